# compiled
"""What must be true of a position that came from outside: a stored state or a view.

The rules take it for granted that nothing was created or lost and that every number is in its range; a position for which that does not
hold could make them fail in any way, or never end. Everything here raises `ValueError` with what is wrong.
"""

from __future__ import annotations

from signoria.tuscany.display import any_fits, may_refresh
from signoria.tuscany.imagine import draws_of
from signoria.tuscany.kinds import (
    AGRICULTURE,
    BONUS_NAMES,
    CASTLE,
    COLOURS,
    FARMS,
    HEX,
    KINDS,
    SOURCE_NAMES,
    cards_total,
    colour_of,
    tiles_in,
)
from signoria.tuscany.moves import SLOTS
from signoria.tuscany.paying import can_pay
from signoria.tuscany.player import Player
from signoria.tuscany.position import (
    ASSEMBLE,
    CASTLE_EFFECT,
    CITY_EFFECT,
    DRAFT,
    DREW,
    GAP,
    MAKE_ROOM,
    ONE_MORE,
    OVER,
    PAID,
    PAYMENT,
    REFRESH_AGAIN,
    RESHUFFLED,
    TAKE_FITTING,
    Memory,
    Position,
)
from signoria.tuscany.region import ARRANGEMENTS, SPACES, spaces_in

BOARD_CODES = 64
ALL_SPACES = (1 << SPACES) - 1
HIGHEST_BITS = 0x8080808080808080
MOST_TURNS = 1 << 30
MOST_GOODS = 200
"""More marble or workers than any game brings, and few enough to be counted as points."""


def demand(true: bool, otherwise: str) -> None:
    """Raise `ValueError` unless something is true."""
    if not true:
        raise ValueError(otherwise)


def lanes(pack: int, width: int, number: int) -> list[int]:
    """Return the lanes of a pack that must not have more of them."""
    demand(0 <= pack < 1 << width * number, f"{pack} is not a pack")
    return [pack >> width * lane & (1 << width) - 1 for lane in range(number)]


def within(pack: int, whole: int, width: int, number: int) -> bool:
    """Return whether a pack holds no more of anything than another one."""
    return all(part <= most for part, most in zip(lanes(pack, width, number), lanes(whole, width, number), strict=True))


def cards_within(pack: int, whole: int) -> bool:
    """Return whether a pack of cards holds no more of any colour than another one."""
    # No lane has its highest bit set; set in `whole`, it survives the subtraction exactly if the lane need not borrow it.
    return 0 <= pack and not pack & HIGHEST_BITS and not pack >> 64 and (whole | HIGHEST_BITS) - pack & HIGHEST_BITS == HIGHEST_BITS


def check_region_code(boards: int, arrangement: int) -> None:
    """Check the numbers of boards and arrangement before a region is made of them."""
    demand(0 <= boards < BOARD_CODES, f"there are no boards {boards}")
    demand(0 <= arrangement < ARRANGEMENTS, f"there is no arrangement {arrangement}")


def check_sound(table: Position, viewer: int | None) -> None:
    """Check a position; `viewer`: the seat from whose view it was filled, so that what is hidden from it may still be missing."""
    seats = len(table.players)
    demand(2 <= seats <= 4, f"{seats} players")
    demand(viewer is None or 0 <= viewer < seats, f"there is no seat {viewer}")
    demand(0 <= table.first < seats and 0 <= table.current < seats, "a seat does not exist")
    demand(0 <= table.step <= OVER, "the step does not exist")
    demand(1 <= table.round <= 3 and 0 <= table.turn < MOST_TURNS and table.draw_option in (2, 3), "round, turn or option does not exist")
    demand(not table.extra_turns or table.round == 3, "extra turns come in round 3")
    _check_supplies(table)
    _check_display(table)
    for seat, player in enumerate(table.players):
        _check_goods(table, player)
        if table.step == ASSEMBLE:
            if viewer is None or viewer == seat:
                _check_assembling(player)
        else:
            _check_region(player)
    if table.step != ASSEMBLE or viewer is None:
        for letter in range(3):
            dealt = {player.boards >> 2 * letter & 3 for player in table.players}
            demand(len(dealt) == seats, "a board was dealt twice")
    _check_tiles(table)
    _check_step(table, viewer)
    _check_memory(table)


def _check_supplies(table: Position) -> None:
    components, players = table.components, table.players
    for pack in (table.deck, table.discards, *(player.hand for player in players)):
        demand(cards_within(pack, components.cards), "there are not so many cards of a colour")
    total = int(table.deck) + int(table.discards) + sum(int(player.hand) for player in players)
    demand(total == components.cards, "cards are missing or too many")
    demand(within(table.yields, components.yields, 8, 8) and cards_total(table.yields) == table.yields_left, "wrong yield cards")
    for pack in (table.bonus_left, *(player.bonus for player in players)):
        demand(within(pack, components.bonus_tiles, 3, len(BONUS_NAMES)), "there are not so many bonus tiles of a kind")
    total = int(table.bonus_left) + sum(int(player.bonus) for player in players)
    demand(total == components.bonus_tiles, "bonus tiles are missing or too many")
    demand(sum(lanes(table.neutral, 3, HEX)) == table.neutral_left, "wrong number of neutral tiles")
    demand(sum(lanes(table.removed, 3, HEX)) == table.removed_count, "wrong number of removed tiles")
    for taken in lanes(table.colour_bonus, 6, COLOURS):
        first, second = taken & 7, taken >> 3
        demand(max(first, second) <= len(players) and (first != second or not first), "a colour bonus was taken by nobody or twice")
        demand(bool(first) or not second, "side II was taken before side I")


def _check_display(table: Position) -> None:
    demand(0 <= table.display < 1 << 5 * SLOTS and 0 <= table.display_neutral < 1 << SLOTS, "wrong display")
    for place in range(SLOTS):
        kind = table.slot(place)
        demand(kind == GAP or kind < HEX, "an unknown tile lies in the display")
        demand(kind != GAP or not table.display_neutral >> place & 1, "a gap is not neutral")
    demand(all(table.shown >> 4 * colour & 15 < 5 for colour in range(COLOURS)), "five tiles of a colour lie in the display")


def _check_goods(table: Position, player: Player) -> None:
    demand(min(player.marble, player.workers, player.green, player.red, player.fresh_hexes, player.pile_left) >= 0, "a number is negative")
    demand(max(player.marble, player.workers) <= MOST_GOODS, "a number is too large")
    demand(player.green == sum(lanes(player.green_by, 9, len(SOURCE_NAMES))), "green points do not add up")
    demand(player.red == sum(lanes(player.red_by, 9, len(SOURCE_NAMES))), "red points do not add up")
    stored = lanes(player.storage, 3, KINDS)
    demand(sum(stored) <= player.storage_spaces(), "storage is too full")
    demand(player.fresh_hexes <= stored[HEX], "more fresh inn hexes than inn hexes")
    demand(within(player.pile, table.components.player_tiles, 3, HEX), "there are not so many tiles of a kind")
    demand(sum(lanes(player.pile, 3, HEX)) == player.pile_left, "wrong number of tiles in the piles")


def _check_assembling(player: Player) -> None:
    if player.region is None or not player.ready():
        demand(not player.ready(), "a castle without a region")
        demand(not any((player.filled, player.frontier, player.hexes, *faces_of(player))), "tiles without a castle")
    else:
        _check_region(player)
        demand(player.filled == 1 << player.castle, "tiles before the game")


def _check_region(player: Player) -> None:
    region = player.region
    demand(region is not None and player.castle >= 0, "a player is not ready")
    assert region is not None
    demand(player.castle < SPACES and region.colours[player.castle] == CASTLE, "the starting castle stands on a wrong space")
    demand(0 <= player.filled <= ALL_SPACES and player.filled >> player.castle & 1 == 1, "wrong filled spaces")
    reach = 0
    for space in spaces_in(player.filled):
        reach |= region.neighbours[space]
    demand(player.frontier == reach & ~player.filled, "wrong spaces next to tiles")
    tiles = player.filled & ~(1 << player.castle)
    farms = 0
    for mask in faces_of(player):
        demand(0 <= mask and mask & tiles == mask, "a face without a tile")
        farms |= mask
    demand(farms & player.hexes == 0, "farms on an inn hex")
    demand(farms == tiles & region.colour_masks[AGRICULTURE] & ~player.hexes, "farms on a wrong space, or none")
    demand(0 <= player.hexes and player.hexes & tiles == player.hexes, "a face without a tile")
    demand(all(sum(mask >> space & 1 for mask in faces_of(player)) <= 2 for space in spaces_in(farms)), "too many farms on a tile")
    connected = 1 << player.castle
    while (grown := connected | _next_to(player, connected) & player.filled) != connected:
        connected = grown
    demand(connected == player.filled, "a tile stands apart")


def faces_of(player: Player) -> tuple[int, int, int, int]:
    """Return where a player has vineyards, hogs, olives and wheat."""
    return player.vineyards, player.hogs, player.olives, player.wheat


def _next_to(player: Player, mask: int) -> int:
    reach = 0
    for space in spaces_in(mask):
        reach |= player.assembled().neighbours[space]
    return reach


def _check_tiles(table: Position) -> None:
    """Check that no kind of tile is there more often than in the box."""
    components = table.components
    neutral = [a + b for a, b in zip(lanes(table.neutral, 3, HEX), lanes(table.removed, 3, HEX), strict=True)]
    for place in range(SLOTS):
        if table.display_neutral >> place & 1:
            neutral[table.slot(place)] += 1
    everything = lanes(components.neutral_tiles, 3, HEX)
    demand(all(there <= most for there, most in zip(neutral, everything, strict=True)), "there are not so many neutral tiles of a kind")
    there = list(neutral)
    for place in range(SLOTS):
        if table.slot(place) != GAP and not table.display_neutral >> place & 1:
            there[table.slot(place)] += 1
    for player in table.players:
        for kind, number in enumerate(lanes(components.player_tiles, 3, HEX)):
            everything[kind] += number
            there[kind] += tiles_in(player.pile, kind) + tiles_in(player.storage, kind)
        if table.step != ASSEMBLE:
            for space in spaces_in(player.filled & ~player.hexes & ~(1 << player.castle)):
                there[_face(player, space)] += 1
    demand(all(number <= most for number, most in zip(there, everything, strict=True)), "there are not so many tiles of a kind")


def _face(player: Player, space: int) -> int:
    farms = sum(1 << n for n, mask in enumerate(faces_of(player)) if mask >> space & 1)
    return FARMS.index(farms) if farms else player.assembled().colours[space]


def _check_step(table: Position, viewer: int | None) -> None:
    """Check that what must be decided can be decided."""
    player, step = table.players[table.current], table.step
    if step == ASSEMBLE:
        demand(not all(other.ready() for other in table.players), "all regions are assembled")
    elif step in (DRAFT, CITY_EFFECT):
        demand(table.bonus_left > 0, "no bonus tile is left")
    elif step == ONE_MORE:
        demand(player.marble > 0 and not table.marble_used, "no action can be bought")
    elif step in (TAKE_FITTING, CASTLE_EFFECT):
        demand(any_fits(table, player), "nothing fits")
    elif step == REFRESH_AGAIN:
        demand(not any_fits(table, player) and may_refresh(table, player), "nothing to refresh")
    elif step == PAYMENT:
        demand(0 <= table.pending_kind < KINDS and tiles_in(player.storage, table.pending_kind) > 0, "the tile to pay is not in storage")
        demand(0 <= table.pending_place < SPACES and player.frontier >> table.pending_place & 1 == 1, "the space to pay for is not free")
        colour = player.assembled().colours[table.pending_place]
        demand(table.pending_kind == HEX or colour_of(table.pending_kind) == colour, "the tile to pay has another colour")
        demand(viewer not in (None, table.current) or can_pay(player.hand, player.workers, colour), "the tile cannot be paid")
    elif step == MAKE_ROOM:
        demand(0 <= table.pending_place < SLOTS and table.slot(table.pending_place) != GAP, "the tile to take is not there")
        demand(player.storage_free() == 0, "there is room in storage")


def _check_memory(table: Position) -> None:
    """Check that what was seen of the cards leads to where they are now."""
    chain: list[Memory] = []
    memory = table.memory
    while memory is not None:
        chain.append(memory)
        memory = memory.before
    chain.reverse()
    seats = len(table.players)
    hands, left, pile = [0] * seats, int(cards_total(table.components.cards)), 0
    demand(table.reshuffles == sum(entry.what == RESHUFFLED for entry in chain), "wrong number of reshuffles")
    for entry in chain:
        demand(0 <= entry.seat < seats, "a seat does not exist")
        if entry.what == DREW:
            demand(1 <= entry.cards <= left, "more cards were drawn than there were")
            hands[entry.seat] += entry.cards
            left -= entry.cards
        elif entry.what == PAID:
            number = int(cards_total(entry.cards))
            demand(cards_within(entry.cards, table.components.cards), "there are not so many cards of a colour")
            demand(1 <= number <= hands[entry.seat], "more cards were paid than there were")
            hands[entry.seat] -= number
            pile += int(entry.cards)
        else:
            demand(entry.what == RESHUFFLED and not left and pile > 0, "a reshuffle in between")
            left, pile = int(cards_total(pile)), 0
        demand(cards_within(pile, table.components.cards), "there are not so many cards of a colour")
    demand(pile == table.discards and left == cards_total(table.deck), "deck and discards are not what was seen")
    demand(hands == [cards_total(player.hand) for player in table.players], "hands are not what was seen")
    for seat in range(seats):
        _check_draws(table, chain, seat)


def _check_draws(table: Position, chain: list[Memory], seat: int) -> None:
    """Check what a seat knows of its draws, and that what the others discarded can have come from the rest."""
    known = [int(cards) for cards in draws_of(table.players[seat])]
    drawn = [entry for entry in chain if entry.what == DREW and entry.seat == seat]
    demand(len(known) <= len(drawn), "more draws are known than were made")
    for cards, entry in zip(known[::-1], drawn[::-1], strict=False):
        demand(int(cards_total(cards)) == entry.cards, "a draw had another number of cards")
    if len(known) < len(drawn):
        return
    hand, decks, pile = 0, [int(table.components.cards)], 0
    sources: list[set[int]] = [set() for _ in table.players]
    for entry in chain:
        if entry.what == RESHUFFLED:
            decks.append(pile)
            pile = 0
        elif entry.what == DREW:
            sources[entry.seat].add(len(decks) - 1)
            if entry.seat == seat:
                cards = known.pop(0)
                demand(cards_within(cards, decks[-1]), "a drawn card was not in the deck")
                decks[-1] -= cards
                hand += cards
        else:
            pile += int(entry.cards)
            if entry.seat == seat:
                demand(cards_within(entry.cards, hand), "a paid card was not in hand")
                hand -= int(entry.cards)
            elif len(sources[entry.seat]) == 1:
                (only,) = sources[entry.seat]
                demand(cards_within(entry.cards, decks[only]), "a paid card was not in the deck")
                decks[only] -= int(entry.cards)
    demand(hand == table.players[seat].hand, "the hand is not what was drawn")
