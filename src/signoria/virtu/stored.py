"""A position as plain JSON that a person can read, and back. Dumps and views are made of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from signoria.game import BadInput, Json, JsonObject
from signoria.virtu.components import Components
from signoria.virtu.moves import ALLIANCES, BONUS_NAMES, CARDS, CATHEDRALS, NOBLES, ROOMS, SPACES, TOKENS
from signoria.virtu.notation import CITY_NAMES, NOBLE_NAMES, PLACE_TEXTS, TOKEN_NAMES
from signoria.virtu.position import FAMILY_PLACING, FRAME_NAMES, PHASE_NAMES, PURPOSE_NAMES, Frame, Player, Position, Siege
from signoria.virtu.symbols import LANE, lane
from signoria.virtu.tables import ALLIANCE_NAMES
from signoria.virtu.view import AllianceView, CourtierView, FrameView, PlayerView, RoomView, SiegeView, TokenView


def names_in(mask: int, names: Sequence[str]) -> list[str]:
    """Return the names of the bits that are set."""
    return [name for number, name in enumerate(names) if mask >> number & 1]


def mask_of(names: Sequence[str], known: Sequence[str]) -> int:
    """Return the mask whose bits have these names."""
    mask = 0
    for name in names:
        mask |= 1 << known.index(name)
    return mask


def _card(c: Components, card: int) -> str | None:
    return c.card_names[card] if card else None


def player_view(p: Position, seat: int, hidden: bool) -> PlayerView:
    """Describe a player; `hidden` leaves out where family cards are while they are being placed (V2.3)."""
    c, player = p.components, p.players[seat]
    rooms, court, fresh = (0, 0, 0) if hidden else (player.rooms, player.court, player.fresh)
    ready = all(frame.kind != FAMILY_PLACING or frame.seat != seat for frame in p.frames)
    courtiers: list[CourtierView | None] = []
    for space in range(SPACES):
        card = lane(court, space)
        courtiers.append({"card": c.card_names[card], "available": bool(fresh >> space & 1)} if card else None)
    return {
        "family": c.family_names[player.family],
        "treasury": player.treasury,
        "marker": player.marker + 1,
        "ready": ready,
        "unplaced": None if hidden else [number + 1 for number in range(3) if player.unplaced >> number & 1],
        "family_cards": [c.card_names[c.family_cards[player.family * 3 + number]] for number in range(3)],
        "rooms": [room_view(p, player, rooms, room) for room in range(ROOMS)],
        "courtiers": courtiers,
        "domain": [
            TokenView(token=TOKEN_NAMES[token], available=bool(player.ready >> token & 1))
            for token in range(TOKENS)
            if player.domain >> token & 1
        ],
        "armies": [CITY_NAMES[lane(player.armies, number) - 1] for number in range(6) if lane(player.armies, number)],
        "agents": names_in(player.agents, PLACE_TEXTS),
        "ready_agents": player.ready_agents,
        "bonuses": names_in(player.bonuses, BONUS_NAMES),
        "patronage": player.patronage,
        "trophies": [other for other in range(len(p.players)) if player.trophies >> other & 1],
        "war_tokens": player.war_tokens,
        "disc": player.stamp,
        "may_request": player.may_request,
        "retreats": names_in(player.retreats, CITY_NAMES),
        "battles_won": names_in(player.battles_won, CITY_NAMES),
        "leonardo_used": names_in(player.leonardo_used, CITY_NAMES),
    }


def room_view(p: Position, player: Player, rooms: int, room: int) -> RoomView:
    """Describe a room."""
    c = p.components
    return {
        "card": _card(c, lane(rooms, room)),
        "upgrade": _card(c, lane(rooms, ROOMS + room)),
        "indulgence": bool(player.indulgences >> room & 1),
    }


def frame_view(frame: Frame) -> FrameView:
    """Describe a pending decision."""
    return {
        "kind": FRAME_NAMES[frame.kind],
        "seat": frame.seat,
        "purpose": frame.purpose,
        "place": frame.place,
        "need": frame.need,
        "pool": frame.pool,
        "spent": frame.spent,
        "tally": frame.tally,
    }


def siege_view(siege: Siege | None) -> SiegeView | None:
    """Describe the siege being resolved."""
    if siege is None:
        return None
    return {
        "city": CITY_NAMES[siege.city],
        "attacker": siege.attacker,
        "defender": None if siege.defender < 0 else siege.defender,
        "battle": siege.battle,
        "attack": siege.attack,
        "defence": siege.defence,
        "passes": siege.passes,
    }


def position_view(p: Position, viewer: int | None, secrets: bool) -> JsonObject:
    """Describe a position: all of it, or what `viewer` may know."""
    placing = any(frame.kind == FAMILY_PLACING for frame in p.frames)
    alliances: list[AllianceView] = []
    for alliance in range(ALLIANCES):
        ally = lane(p.allies, alliance) - 1
        name, active = ALLIANCE_NAMES[alliance], bool(p.active >> alliance & 1)
        alliances.append({"power": name, "ally": None if ally < 0 else ally, "active": active})
    view = {
        "year": p.year,
        "phase": PHASE_NAMES[p.phase],
        "turn": p.turn,
        "step": p.step,
        "ending": p.ending,
        "order": list(p.order),
        "nobles": {NOBLE_NAMES[noble]: p.nobles >> (4 * noble) & 15 for noble in range(NOBLES)},
        "cathedrals": [CITY_NAMES[lane(p.cathedral_at, slot) - 1] if lane(p.cathedral_at, slot) else None for slot in range(CATHEDRALS)],
        "alliances": alliances,
        "gone": names_in(p.gone, p.components.card_names),
        "clock": p.clock,
        "players": [player_view(p, seat, placing and not secrets and seat != viewer) for seat in range(len(p.players))],
        "frames": [frame_view(frame) for frame in p.frames],
        "siege": siege_view(p.siege),
    }
    return cast("JsonObject", view)


def restore(stored: Mapping[str, Json], components: Components) -> Position:
    """Return the position a description was made of. Raises `BadInput` if it is no such description."""
    try:
        return _restore(stored, components)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, OverflowError) as error:
        raise BadInput("bad-state", {"problem": f"{type(error).__name__}: {error}"}) from error


def _restore(stored: Mapping[str, Json], c: Components) -> Position:
    p = Position(c)
    p.year = cast("int", stored["year"])
    p.phase = PHASE_NAMES.index(cast("str", stored["phase"]))
    p.turn = cast("int", stored["turn"])
    p.step = cast("int", stored["step"])
    p.ending = cast("bool", stored["ending"])
    p.order = list(cast("list[int]", stored["order"]))
    nobles = cast("dict[str, int]", stored["nobles"])
    for noble, name in enumerate(NOBLE_NAMES):
        p.nobles |= nobles[name] << (4 * noble)
    for slot, city in enumerate(cast("list[str | None]", stored["cathedrals"])):
        p.cathedral_at |= 0 if city is None else (CITY_NAMES.index(city) + 1) << (LANE * slot)
    for alliance, entry in enumerate(cast("list[AllianceView]", stored["alliances"])):
        p.allies |= 0 if entry["ally"] is None else (entry["ally"] + 1) << (LANE * alliance)
        p.active |= int(entry["active"]) << alliance
    p.gone = mask_of(cast("list[str]", stored["gone"]), c.card_names)
    p.clock = cast("int", stored["clock"])
    p.players = [_player(entry, c) for entry in cast("list[PlayerView]", stored["players"])]
    if sorted(p.order) != list(range(len(p.players))) or len(p.players) != c.seats:
        raise ValueError("order")
    for frame in cast("list[FrameView]", stored["frames"]):
        p.frames.append(_frame(frame))
    siege = cast("SiegeView | None", stored["siege"])
    if siege is not None:
        defender = -1 if siege["defender"] is None else siege["defender"]
        p.siege = Siege(CITY_NAMES.index(siege["city"]), siege["attacker"], defender, siege["battle"])
        p.siege.attack, p.siege.defence, p.siege.passes = siege["attack"], siege["defence"], siege["passes"]
    return p


def _frame(entry: FrameView) -> Frame:
    frame = Frame(FRAME_NAMES.index(entry["kind"]), entry["seat"])
    frame.purpose, frame.place, frame.need = entry["purpose"], entry["place"], entry["need"]
    frame.pool, frame.spent, frame.tally = entry["pool"], entry["spent"], entry["tally"]
    if not 0 <= frame.purpose <= max(len(PURPOSE_NAMES), len(CITY_NAMES) + 1):
        raise ValueError("purpose")
    return frame


def _player(entry: PlayerView, c: Components) -> Player:
    player = Player(c.family_names.index(entry["family"]))
    player.treasury, player.marker = entry["treasury"], entry["marker"] - 1
    unplaced = entry["unplaced"]
    player.unplaced = 7 if unplaced is None else sum(1 << (number - 1) for number in unplaced)
    for room, held in enumerate(entry["rooms"]):
        player.rooms |= _number(c, held["card"]) << (LANE * room) | _number(c, held["upgrade"]) << (LANE * (ROOMS + room))
        player.indulgences |= int(held["indulgence"]) << room
    for space, courtier in enumerate(entry["courtiers"]):
        if courtier is not None:
            player.court |= _number(c, courtier["card"]) << (LANE * space)
            player.fresh |= int(courtier["available"]) << space
    for token in entry["domain"]:
        number = TOKEN_NAMES.index(token["token"])
        player.domain |= 1 << number
        player.ready |= int(token["available"]) << number
    for lane_number, city in enumerate(entry["armies"]):
        player.armies |= (CITY_NAMES.index(city) + 1) << (LANE * lane_number)
    player.agents = mask_of(entry["agents"], PLACE_TEXTS)
    player.ready_agents, player.patronage = entry["ready_agents"], entry["patronage"]
    player.bonuses = mask_of(entry["bonuses"], BONUS_NAMES)
    player.trophies = sum(1 << other for other in entry["trophies"])
    player.war_tokens, player.stamp, player.may_request = entry["war_tokens"], entry["disc"], entry["may_request"]
    player.retreats = mask_of(entry["retreats"], CITY_NAMES)
    player.battles_won = mask_of(entry["battles_won"], CITY_NAMES)
    player.leonardo_used = mask_of(entry["leonardo_used"], CITY_NAMES)
    return player


def _number(c: Components, card: str | None) -> int:
    return 0 if card is None else c.card_names.index(card, 1, CARDS)
