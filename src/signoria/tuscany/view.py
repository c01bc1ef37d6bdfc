# compiled
"""What a seat may know, as plain JSON data (T10), and a position rebuilt from it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import TypedDict, cast

from signoria.game import BadInput, Json, JsonObject, Text, View
from signoria.tuscany.cards import letters
from signoria.tuscany.imagine import draws_of
from signoria.tuscany.kinds import (
    BONUS_NAMES,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    COLOURS,
    HEX,
    KIND_NAMES,
    REWARD_NAMES,
    SOURCE_NAMES,
    card,
    cards_in,
    cards_total,
    source,
    tile,
    tiles_in,
)
from signoria.tuscany.moves import MOVE_TEXTS, SLOTS
from signoria.tuscany.paying import cheapest
from signoria.tuscany.placing import fill_space, mark_face
from signoria.tuscany.player import Draws, Player
from signoria.tuscany.position import (
    ASSEMBLE,
    DREW,
    GAP,
    MAKE_ROOM,
    OVER,
    PAID,
    PAYMENT,
    RESHUFFLED,
    STEP_NAMES,
    Memory,
    Position,
)
from signoria.tuscany.region import ARRANGEMENT_TEXTS, SPACE_NAMES, SPACES
from signoria.tuscany.scoring import projected, scorings_left, standing
from signoria.tuscany.sound import check_sound
from signoria.tuscany.stored import flag, memories, whole

BOARD_NAMES = [[f"{letter}{number}" for number in range(1, 5)] for letter in "ABC"]


class DisplayTile(TypedDict):
    """A tile of the display. `neutral`: it comes back when the neutral tiles are shuffled again (T5.7)."""

    tile: str
    neutral: bool


class ColourBonus(TypedDict):
    """A colour bonus tile: the points of sides I and II and the seats that took them, in order (T6.6)."""

    points: list[int]
    taken: list[int]


class PlayerView(TypedDict):
    """One player as the viewer may see them. Fields that are None are hidden from the viewer or not chosen yet."""

    ready: bool
    boards: list[str] | None
    region: str | None
    colours: str | None
    """The colours of the 30 spaces, a letter each."""
    castle: str | None
    tiles: dict[str, str]
    """What lies on each filled space but the starting castle's."""
    hand: str | None
    hand_size: int
    storage: list[str]
    storage_spaces: int
    fresh_hexes: int
    piles: list[int]
    turned: dict[str, int]
    """The tiles turned over from the piles so far, by kind."""
    marble: int
    workers: int
    bonus: dict[str, int]
    green: int
    red: int
    projected: int
    sources: dict[str, int]
    """Projected points by source."""
    green_by: dict[str, int]
    red_by: dict[str, int]


class TuscanyView(View):
    """Everything a seat may know of a game of The Castles of Tuscany."""

    step: str
    pending: str | None
    """What the step is about: "village c3" (to be paid), a place of the display (to make room for)."""
    round: int
    extra_turns: bool
    turn: int
    first: int
    current: int
    marble_used: bool
    stirred: bool
    scorings_left: int
    display: list[DisplayTile | None]
    deck: int
    discards: str
    yields: dict[str, int]
    """The yield cards left in their deck, by reward and amount."""
    neutral: dict[str, int]
    """The face-down neutral tiles by kind; the removed ones in `removed`."""
    removed: dict[str, int]
    bonus_left: dict[str, int]
    colour_bonus: dict[str, ColourBonus]
    players: list[PlayerView]
    places: list[int]
    memory: list[str]
    """What was seen of region cards: "0+3" seat 0 drew three, "0+OLL" the viewer's own draw, "1-OO" seat 1 paid, "*" new deck."""


def view_of(table: Position, seat: int | None, actors: list[int], moves: list[int], common: TuscanyView | None) -> TuscanyView:
    """Return what `seat` may know; None: a spectator. `common`: what a spectator sees of the same position, if it is at hand."""
    if common is None:
        common = _common_view(table, actors)
    if seat is None:
        return common
    # Both views share what is the same in them: nobody changes a view.
    view = common.copy()
    view["seat"] = seat
    view["prompt"] = prompt(table, seat, actors)
    view["moves"] = [{"id": move, "text": MOVE_TEXTS[move]} for move in moves]
    view["suggested"] = _suggested(table, seat)
    view["players"] = common["players"].copy()
    view["players"][seat] = _player_view(table, seat, True, common["players"][seat]["sources"])
    view["memory"] = memory_texts(table, seat)
    return view


def _common_view(table: Position, actors: list[int]) -> TuscanyView:
    """Return what everybody may know."""
    components = table.components
    result = standing(table)
    return {
        "game": "tuscany",
        "seats": len(table.players),
        "seat": None,
        "options": {"draw": int(table.draw_option), "inn_hex_same_turn": table.hex_same_turn},
        "components": {"hash": components.hash, "tables": json.loads(components.tables_text) if components.tables_text else None},
        "actors": actors,
        "prompt": prompt(table, None, actors),
        "moves": [],
        "suggested": None,
        "over": table.step == OVER,
        "step": STEP_NAMES[table.step],
        "pending": pending(table),
        "round": int(table.round),
        "extra_turns": table.extra_turns,
        "turn": int(table.turn),
        "first": int(table.first),
        "current": int(table.current),
        "marble_used": table.marble_used,
        "stirred": table.stirred,
        "scorings_left": int(scorings_left(table)),
        "display": [_display_tile(table, place) for place in range(SLOTS)],
        "deck": int(cards_total(table.deck)),
        "discards": letters(table.discards),
        "yields": {yield_name(table, kind): int(cards_in(table.yields, kind)) for kind in range(len(components.yield_rewards))},
        "neutral": tile_counts(table.neutral),
        "removed": tile_counts(table.removed),
        "bonus_left": {name: int(tiles_in(table.bonus_left, kind)) for kind, name in enumerate(BONUS_NAMES)},
        "colour_bonus": {name: _colour_bonus(table, colour) for colour, name in enumerate(COLOUR_NAMES)},
        "players": [_player_view(table, number, False, result.sources[number]) for number in range(len(table.players))],
        "places": result.places,
        "memory": memory_texts(table, None),
    }


def _suggested(table: Position, seat: int) -> int | None:
    if table.step != PAYMENT or seat != table.current:
        return None
    player = table.players[seat]
    return int(cheapest(player.hand, player.workers, player.assembled().colours[table.pending_place]))


def pending(table: Position) -> str | None:
    """Return what the step is about, in notation."""
    if table.step == PAYMENT:
        return f"{KIND_NAMES[table.pending_kind]} {SPACE_NAMES[table.pending_place]}"
    if table.step == MAKE_ROOM:
        return str(int(table.pending_place) + 1)
    return None


def prompt(table: Position, seat: int | None, actors: list[int]) -> Text:
    """Return who must do what: addressed to the viewer if they must act, else about the others."""
    step = STEP_NAMES[table.step]
    args: JsonObject = {}
    if table.step == OVER:
        return {"key": "tuscany-prompt-over", "args": args}
    if table.step == ASSEMBLE:
        if seat in actors and seat is not None:
            chosen = table.players[seat].region is not None
            return {"key": "tuscany-prompt-castle-space" if chosen else "tuscany-prompt-assemble", "args": args}
        return {"key": "tuscany-wait-assemble", "args": {"count": len(actors)}}
    if table.step == PAYMENT:
        colour = table.players[table.current].assembled().colours[table.pending_place]
        args = {"tile": KIND_NAMES[table.pending_kind], "space": SPACE_NAMES[table.pending_place], "colour": COLOUR_NAMES[colour]}
    elif table.step == MAKE_ROOM:
        args = {"tile": KIND_NAMES[table.slot(table.pending_place)]}
    if seat == table.current:
        return {"key": f"tuscany-prompt-{step}", "args": args}
    return {"key": f"tuscany-wait-{step}", "args": {**args, "seat": int(table.current)}}


def yield_name(table: Position, kind: int) -> str:
    """Return the notation of a kind of yield card, such as "red2"."""
    components = table.components
    return f"{REWARD_NAMES[components.yield_rewards[kind]]}{components.yield_amounts[kind]}"


def tile_counts(pack: int) -> dict[str, int]:
    """Return the tiles of a pack by kind, without those there are none of."""
    return {name: int(tiles_in(pack, kind)) for kind, name in enumerate(KIND_NAMES) if tiles_in(pack, kind)}


def _display_tile(table: Position, place: int) -> DisplayTile | None:
    kind = table.slot(place)
    if kind == GAP:
        return None
    return {"tile": KIND_NAMES[kind], "neutral": bool(table.display_neutral >> place & 1)}


def _colour_bonus(table: Position, colour: int) -> ColourBonus:
    first, second = table.components.colour_bonus[colour]
    takers = (table.colour_bonus >> (colour * 6) & 7, table.colour_bonus >> (colour * 6 + 3) & 7)
    return {"points": [first, second], "taken": [int(taker) - 1 for taker in takers if taker]}


def memory_texts(table: Position, viewer: int | None) -> list[str]:
    """Return what was seen of region cards, oldest first; the viewer's own draws with the cards."""
    own = [] if viewer is None else [letters(cards) for cards in draws_of(table.players[viewer])]
    texts: list[str] = []
    # Newest first: in a state imagined for another seat only the draws made since are known to this one.
    for memory in reversed(memories(table)):
        if memory.what == RESHUFFLED:
            texts.append("*")
        elif memory.what == PAID:
            texts.append(f"{memory.seat}-{letters(memory.cards)}")
        elif memory.seat == viewer and own:
            texts.append(f"{memory.seat}+{own.pop()}")
        else:
            texts.append(f"{memory.seat}+{memory.cards}")
    return texts[::-1]


def face_on(player: Player, space: int) -> str:
    """Return what lies on a filled space: the name of a kind."""
    if player.hexes >> space & 1:
        return KIND_NAMES[HEX]
    colour = player.assembled().colours[space]
    if colour < COLOURS - 1:
        return COLOUR_NAMES[colour]
    masks = (player.vineyards, player.hogs, player.olives, player.wheat)
    return "".join(letter for letter, mask in zip("VHOW", masks, strict=True) if mask >> space & 1)


def _sources(pack: int) -> dict[str, int]:
    return {name: int(pack >> (9 * of) & 511) for of, name in enumerate(SOURCE_NAMES)}


def _player_view(table: Position, number: int, own: bool, sources: dict[str, int]) -> PlayerView:
    player = table.players[number]
    shown = own or table.step != ASSEMBLE
    region = player.region if shown else None
    size = int(table.components.pile_size)
    left = int(player.pile_left)
    return {
        "ready": player.ready(),
        "boards": [names[player.boards >> 2 * n & 3] for n, names in enumerate(BOARD_NAMES)] if shown else None,
        "region": ARRANGEMENT_TEXTS[region.arrangement] if region else None,
        "colours": "".join(COLOUR_LETTERS[colour] for colour in region.colours) if region else None,
        "castle": SPACE_NAMES[player.castle] if shown and player.ready() else None,
        "tiles": {SPACE_NAMES[s]: face_on(player, s) for s in range(SPACES) if player.filled >> s & 1 and s != player.castle}
        if shown
        else {},
        "hand": letters(player.hand) if own else None,
        "hand_size": int(cards_total(player.hand)),
        "storage": [name for kind, name in enumerate(KIND_NAMES) for _ in range(int(tiles_in(player.storage, kind)))],
        "storage_spaces": int(player.storage_spaces()),
        "fresh_hexes": int(player.fresh_hexes),
        "piles": [max(0, min(size, left - size * below)) for below in (2, 1, 0)],
        "turned": tile_counts(table.components.player_tiles - player.pile),
        "marble": int(player.marble),
        "workers": int(player.workers),
        "bonus": {name: int(tiles_in(player.bonus, kind)) for kind, name in enumerate(BONUS_NAMES)},
        "green": int(player.green),
        "red": int(player.red),
        "projected": int(projected(table, player)),
        "sources": sources,
        "green_by": _sources(player.green_by),
        "red_by": _sources(player.red_by),
    }


def fill_from_view(table: Position, view: Mapping[str, Json]) -> None:
    """Fill a new position with everything a view tells. What it hides is left for `redraw_hidden` to draw. Raises `BadInput`."""
    try:
        viewer = whole(view["seat"])
        _fill_table(table, cast("TuscanyView", view))
        check_sound(table, viewer)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError, OverflowError) as error:
        raise BadInput("bad-view", {"problem": f"{type(error).__name__}: {error}"}) from error


def _fill_table(table: Position, view: TuscanyView) -> None:
    components = table.components
    options = view["options"]
    table.draw_option = 2 if options["draw"] == 2 else 3
    table.hex_same_turn = options["inn_hex_same_turn"] is True
    table.step = STEP_NAMES.index(view["step"])
    table.round = whole(view["round"])
    table.extra_turns = flag(view["extra_turns"])
    table.turn = whole(view["turn"])
    table.first = whole(view["first"])
    table.current = whole(view["current"])
    table.marble_used = flag(view["marble_used"])
    table.stirred = flag(view["stirred"])
    for place in range(SLOTS):
        there = view["display"][place]
        table.set_slot(place, GAP if there is None else KIND_NAMES.index(there["tile"]))
        if there is not None and flag(there["neutral"]):
            table.display_neutral |= 1 << place
    table.discards = _cards(view["discards"])
    table.yields = sum(int(card(kind)) * whole(view["yields"][yield_name(table, kind)]) for kind in range(len(components.yield_rewards)))
    table.yields_left = cards_total(table.yields)
    table.neutral, table.neutral_left = _tiles(view["neutral"]), sum(view["neutral"].values())
    table.removed, table.removed_count = _tiles(view["removed"]), sum(view["removed"].values())
    table.bonus_left = sum(int(tile(kind)) * whole(view["bonus_left"][name]) for kind, name in enumerate(BONUS_NAMES))
    for colour, name in enumerate(COLOUR_NAMES):
        for side, taker in zip((0, 1), view["colour_bonus"][name]["taken"], strict=False):
            table.colour_bonus += (whole(taker) + 1) << (colour * 6 + 3 * side)
    _fill_pending(table, view["pending"])
    draws: list[int] = []
    for entry in view["memory"]:
        _remember(table, entry, draws)
    unseen = int(components.cards) - int(table.discards)
    for player_view in view["players"]:
        player = _player(table, player_view)
        table.players.append(player)
        unseen -= int(player.hand)
    # Some deal that fits the numbers; `redraw_hidden` makes it a random one.
    for player, player_view in zip(table.players, view["players"], strict=True):
        if player_view["hand"] is None:
            for colour in range(COLOURS):
                taken = min(whole(player_view["hand_size"]) - int(cards_total(player.hand)), int(cards_in(unseen, colour)))
                player.hand += taken * int(card(colour))
                unseen -= taken * int(card(colour))
    table.deck = unseen
    if view["seat"] is not None:
        for cards in draws:
            viewer = table.players[view["seat"]]
            viewer.draws = Draws(viewer.draws, cards)


def _cards(spelled: str) -> int:
    return sum(int(card(COLOUR_LETTERS.index(letter))) for letter in spelled)


def _tiles(counts: Mapping[str, int]) -> int:
    return sum(int(tile(KIND_NAMES.index(name))) * whole(count) for name, count in counts.items())


def _fill_pending(table: Position, text: str | None) -> None:
    if table.step == PAYMENT:
        kind, space = str(text).split()
        table.pending_kind = KIND_NAMES.index(kind)
        table.pending_place = SPACE_NAMES.index(space)
    elif table.step == MAKE_ROOM:
        table.pending_place = int(str(text)) - 1


def _remember(table: Position, entry: str, draws: list[int]) -> None:
    """Add an entry of the view's memory; the viewer's own draws are collected in `draws`."""
    if entry == "*":
        table.memory = Memory(table.memory, RESHUFFLED, 0, 0)
        table.reshuffles += 1
        return
    seat, sign, cards = int(entry[0]), entry[1], entry[2:]
    if sign == "-":
        table.memory = Memory(table.memory, PAID, seat, _cards(cards))
    elif cards.isdigit():
        table.memory = Memory(table.memory, DREW, seat, int(cards))
    else:
        table.memory = Memory(table.memory, DREW, seat, len(cards))
        draws.append(_cards(cards))


def _player(table: Position, view: PlayerView) -> Player:
    player = Player()
    if view["boards"] is not None:
        player.boards = sum(BOARD_NAMES[letter].index(name) << (2 * letter) for letter, name in enumerate(view["boards"]))
    if view["region"] is not None:
        player.region = table.components.region(player.boards, ARRANGEMENT_TEXTS.index(view["region"]))
    if view["castle"] is not None:
        player.castle = SPACE_NAMES.index(view["castle"])
        fill_space(player, player.castle)
    elif view["ready"]:
        player.castle = 0  # hidden: `redraw_hidden` chooses one
    for name, face in view["tiles"].items():
        space = SPACE_NAMES.index(name)
        fill_space(player, space)
        mark_face(player, KIND_NAMES.index(face), space)
    player.hand = _cards(view["hand"] or "")
    player.storage = _tiles(Counter(view["storage"]))
    player.fresh_hexes = whole(view["fresh_hexes"])
    player.pile = table.components.player_tiles - _tiles(view["turned"])
    player.pile_left = sum(whole(number) for number in view["piles"])
    player.marble = whole(view["marble"])
    player.workers = whole(view["workers"])
    player.bonus = sum(int(tile(kind)) * whole(view["bonus"][name]) for kind, name in enumerate(BONUS_NAMES))
    player.green = whole(view["green"])
    player.red = whole(view["red"])
    player.green_by = sum(int(source(whole(view["green_by"][name]), of)) for of, name in enumerate(SOURCE_NAMES))
    player.red_by = sum(int(source(whole(view["red_by"][name]), of)) for of, name in enumerate(SOURCE_NAMES))
    return player
