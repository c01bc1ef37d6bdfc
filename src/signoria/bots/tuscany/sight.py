# compiled
"""What the network of `master` sees of a position: more of the table, of every colour and of what can be placed than `features` shows.

The numbers are written with `Ink`, four to a machine word: making an array of numbers one by one would take longer than the network does.
"""

from __future__ import annotations

from typing import Final

from signoria.bots.tuscany.judgement import Judgement, bits, colour_bonus
from signoria.ints import i64
from signoria.tuscany.kinds import (
    AGRICULTURE,
    COLOURS,
    HEX,
    cards_in,
    cards_total,
    tiles_in,
)
from signoria.tuscany.player import Player
from signoria.tuscany.region import SPACES
from signoria.tuscany.scoring import projected
from signoria.tuscany.state import State

GRAIN: Final = 1024
"""How many steps a number is written in from 0 to 1."""
BELOW: Final = 8
"""The least number that can be written, with its sign turned."""
LANE: Final = 16
OF_TABLE: Final = 8 + 2 * COLOURS
OF_PLAYER: Final = 26 + 7 * COLOURS
"""How many numbers there are of the table and of every player."""


class Ink:
    """Writes numbers from -8 to 24 into words of four lanes."""

    def __init__(self) -> None:
        self.words: list[int] = []
        self.word: i64 = 0
        self.lane: i64 = 0

    def append(self, number: float) -> None:
        """Write a number; what is out of range becomes the nearest that is not."""
        steps: i64 = i64(number * float(GRAIN)) + BELOW * GRAIN
        if steps < 0:
            steps = 0
        elif steps > 32767:
            steps = 32767
        self.word += steps << self.lane
        if self.lane == 3 * LANE:
            self.words.append(self.word)
            self.word = 0
            self.lane = 0
        else:
            self.lane += LANE

    def end(self) -> None:
        """End a part; the next one begins with a word of its own."""
        if self.lane:
            self.words.append(self.word)
            self.word = 0
            self.lane = 0


def sights_of_players(state: State, judgement: Judgement) -> list[list[int]]:
    """Return for every player the words with their numbers: they are the same whoever looks."""
    judgement.look(state)
    parts: list[list[int]] = []
    for player in state.players:
        ink = Ink()
        sight_of_player(state, player, judgement, ink)
        ink.end()
        parts.append(ink.words)
    return parts


def sight(state: State, seat: i64, parts: list[list[int]], out: Ink) -> None:
    """Write the numbers of a position as `seat` sees it: the table, then the players in turn order from the seat."""
    seats: i64 = len(parts)
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
    for colour in range(i64(COLOURS)):
        out.append(float((state.shown >> (4 * colour)) & 15) / 2.0)
        out.append(float(colour_bonus(state, colour)) / 5.0)
    out.end()
    for number in range(seats):
        other = seat + number
        if other >= seats:
            other -= seats
        out.words.extend(parts[other])


def sight_of_player(state: State, player: Player, judgement: Judgement, out: Ink) -> None:
    """Write the numbers of one player."""
    region = player.assembled()
    left = float(4 - state.round)
    hand = player.hand
    pairs = ((hand >> 1) & 0x7F7F7F7F7F7F7F7F) % 255
    workers = player.workers
    out.append(float(player.red) / 40.0)
    out.append(float(player.green) / 20.0)
    out.append(float(projected(state, player)) / 60.0)
    out.append(float(player.marble) / 3.0)
    out.append(float(workers) / 4.0)
    out.append(float(cards_total(hand)) / 10.0)
    out.append(float(pairs) / 4.0)
    out.append(float(player.storage_free()) / 2.0)
    out.append(float(bits(player.filled)) / 15.0)
    out.append(float(player.pile_left) / 21.0)
    out.append(float(player.pile_left - (3 - state.round) * state.components.pile_size) / 7.0)
    out.append(float(tiles_in(player.storage, HEX)) / 2.0)
    for bonus in range(i64(5)):
        out.append(float(tiles_in(player.bonus, bonus)) / 2.0)
    display = 0.0
    second = 0.0
    third = 0.0
    stored = 0.0
    now = 0.0
    hexed = 0.0
    hex_now = 0.0
    open_colours = 0.0
    payable = 0.0
    for colour in range(i64(COLOURS)):
        rest = i64(region.colour_masks[colour]) & ~player.filled
        missing = bits(rest)
        reach = rest & player.frontier
        own = cards_in(hand, colour)
        held = float(own if own < 4 else 4) / 4.0
        lack = 2 - own if own < 2 else 0
        lack -= workers + pairs - (own >> 1)
        out.append(float(missing) / 5.0)
        out.append(held if missing else 0.0)
        out.append(float(bits(reach)) / 2.0)
        out.append(float(colour_bonus(state, colour)) / float(missing + 1) if missing else 0.0)
        stock: i64 = 0
        best = 0.0
        if colour != AGRICULTURE:
            stock = tiles_in(player.storage, colour)
            if reach:
                best = best_placement(state, player, judgement, colour, reach)
        else:
            for kind in range(i64(AGRICULTURE), i64(HEX)):
                stock += tiles_in(player.storage, kind)
            if reach:
                best = best_placement(state, player, judgement, HEX, reach)
        out.append(float(stock))
        out.append(best / 10.0)
        if reach:
            open_colours += 1.0
            cost = judgement.cheapest(player, colour)
            if lack <= 0:
                payable += 1.0
                if best > hex_now:
                    hex_now = best
            net = best - cost
            if net > hexed:
                hexed = net
            shown = (state.shown >> (4 * colour)) & 15
            if shown:
                if net > display:
                    third = second
                    second = display
                    display = net
                elif net > second:
                    third = second
                    second = net
                elif net > third:
                    third = net
            if stock:
                stored += (net if net > 0.5 else 0.5) * float(stock)
                if lack <= 0 and best > now:
                    now = best
    hexes = tiles_in(player.storage, HEX)
    if hexes:
        stored += hexed * float(hexes)
        if hexes > player.fresh_hexes and hex_now > now:
            now = hex_now
    out.append(open_colours / 8.0)
    out.append(payable / 8.0)
    out.append(display / 10.0)
    out.append(second / 10.0)
    out.append(third / 10.0)
    out.append(stored / 10.0)
    out.append(now / 10.0)
    begun = 0.0
    ahead = 0.0
    seen: i64 = 0
    for space in range(i64(SPACES)):
        area: i64 = region.areas[space]
        if not (seen >> space) & 1:
            seen |= area
            size = bits(area)
            done = bits(area & player.filled)
            if done < size:
                points = float(state.components.area_points[size])
                ahead += points
                if done:
                    begun += points * float(done) / float(size)
    out.append(begun * left / 10.0)
    out.append(ahead / 40.0)
    for colour in range(i64(COLOURS)):
        out.append(float(tiles_in(player.pile, colour)) / 2.0 if colour != AGRICULTURE else 0.0)


def best_placement(state: State, player: Player, judgement: Judgement, kind: i64, spaces: i64) -> float:
    """Return what the best of some spaces brings."""
    best = 0.0
    space: i64 = 0
    while spaces:
        if spaces & 1:
            value = judgement.placement(state, player, kind, space)
            if value > best:
                best = value
        spaces >>= 1
        space += 1
    return best
