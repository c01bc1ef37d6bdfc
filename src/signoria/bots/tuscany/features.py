# compiled
"""What a value network sees of a position: numbers for every player and for the table."""

from __future__ import annotations

from signoria.bots.tuscany.judgement import Judgement, bits, colour_bonus
from signoria.ints import i64
from signoria.tuscany.kinds import COLOURS, KINDS, cards_in, cards_total, tiles_in
from signoria.tuscany.moves import SLOTS
from signoria.tuscany.player import Player
from signoria.tuscany.position import GAP, ONE_MORE
from signoria.tuscany.scoring import projected
from signoria.tuscany.state import State


def player_features(state: State, player: Player, judgement: Judgement, out: list[float]) -> None:
    """Add the numbers of one player."""
    region = player.assembled()
    left = float(4 - state.round)
    out.append(float(player.red) / 40.0)
    out.append(float(player.green) / 20.0)
    out.append(float(projected(state, player)) / 60.0)
    out.append(float(player.marble) / 3.0)
    out.append(float(player.workers) / 4.0)
    out.append(float(cards_total(player.hand)) / 10.0)
    out.append(float(((player.hand >> 1) & 0x7F7F7F7F7F7F7F7F) % 255) / 4.0)
    out.append(float(player.storage_free()) / 2.0)
    filled = bits(player.filled)
    out.append(float(filled) / 15.0)
    open_colours: i64 = 0
    for colour in range(i64(COLOURS)):
        spaces: i64 = region.colour_masks[colour]
        rest = spaces & ~player.filled
        missing = bits(rest)
        reach = bits(rest & player.frontier)
        held = cards_in(player.hand, colour)
        out.append(float(missing) / 5.0)
        out.append(float(held if held < 4 else 4) / 4.0 if missing else 0.0)
        out.append(1.0 if reach else 0.0)
        if missing:
            out.append(float(colour_bonus(state, colour)) / float(missing + 1))
        else:
            out.append(0.0)
        if reach:
            open_colours += 1
    out.append(float(open_colours) / 8.0)
    begun = 0.0
    seen: i64 = 0
    for space in range(i64(30)):
        area: i64 = region.areas[space]
        if not (seen >> space) & 1:
            seen |= area
            done = bits(area & player.filled)
            size = bits(area)
            if done and done < size:
                begun += float(state.components.area_points[size]) * float(done) / float(size)
    out.append(begun * left / 10.0)
    stored = 0.0
    for kind in range(i64(KINDS)):
        count = tiles_in(player.storage, kind)
        if count:
            worth = judgement.promise(state, player, kind)
            stored += (worth if worth > 0.5 else 0.5) * float(count)
    out.append(stored / 10.0)
    best = 0.0
    second = 0.0
    for place in range(i64(SLOTS)):
        kind = state.slot(place)
        if kind != GAP:
            worth = judgement.promise(state, player, kind)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    out.append(best / 10.0)
    out.append(second / 10.0)


def features(state: State, seat: i64, judgement: Judgement, out: list[float]) -> None:
    """Add the numbers of a position as `seat` sees it: the table, then the players in turn order from the seat."""
    judgement.look(state)
    seats: i64 = len(state.players)
    out.append(1.0 if state.round == 1 else 0.0)
    out.append(1.0 if state.round == 2 else 0.0)
    out.append(1.0 if state.round == 3 else 0.0)
    out.append(1.0 if state.extra_turns else 0.0)
    least: i64 = 99
    for player in state.players:
        until = player.pile_left - (3 - state.round) * state.components.pile_size
        if until < least:
            least = until
    out.append(float(least) / 7.0)
    out.append(1.0 if least <= 0 else 0.0)
    ahead = state.current - seat
    if ahead < 0:
        ahead += seats
    out.append(float(ahead) / float(seats))
    place = state.first - seat
    if place < 0:
        place += seats
    out.append(float(place) / float(seats))
    out.append(1.0 if state.step == ONE_MORE else 0.0)
    for number in range(seats):
        other = seat + number
        if other >= seats:
            other -= seats
        player = state.players[other]
        player_features(state, player, judgement, out)
        for bonus in range(i64(5)):
            out.append(float(tiles_in(player.bonus, bonus)) / 2.0)
