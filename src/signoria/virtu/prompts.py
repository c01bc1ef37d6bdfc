"""What a decision asks, as words to be looked up, and the view of a position."""

from __future__ import annotations

from typing import cast

from signoria.game import JsonObject, MoveChoice, Text
from signoria.virtu.domain import agent_at, armies_at, has_cathedral, owner_of, resilience
from signoria.virtu.moves import CITIES
from signoria.virtu.notation import CITY_NAMES, move_text
from signoria.virtu.palace import city_count, room_action, usable_shaded
from signoria.virtu.position import (
    ACTING,
    ARRIVAL,
    CAMPAIGN,
    FAMILY_PLACING,
    FOR_CITY,
    FOR_PATRONAGE,
    FOR_PURCHASE,
    FRAME_NAMES,
    GOVERNING,
    MARKER,
    OVER,
    PAYMENT,
    PURCHASES,
    PURPOSE_NAMES,
    RETREATING,
    SCHEMING,
    TURNING,
    WAGES,
    WAR_BONUS,
    Frame,
    Position,
)
from signoria.virtu.prestige import crosses, standing_of, symbols_owned
from signoria.virtu.purchases import thing_name
from signoria.virtu.stored import names_in, position_view
from signoria.virtu.suggest import suggested
from signoria.virtu.symbols import ACTION_NAMES, CAVALRY, CROWN, EITHER, SHIP, SYMBOL_NAMES, SYMBOLS, lane
from signoria.virtu.turns import frame_of
from signoria.virtu.view import CityView, PalaceView, PaymentView
from signoria.virtu.winter import arriving_card, wages_due


def prompt(p: Position, frame: Frame | None) -> Text:
    """Return what is asked: of the seat that decides, or of those the others wait for."""
    if p.phase == OVER:
        return {"key": "virtu-prompt-over", "args": {}}
    if frame is None:
        if p.frames[0].kind == FAMILY_PLACING:
            return {"key": "virtu-wait-placing", "args": {"count": len(p.frames)}}
        return {"key": "virtu-wait", "args": {"seat": p.top().seat, "step": "@virtu-step-" + FRAME_NAMES[p.top().kind]}}
    args: JsonObject = {}
    key = "virtu-prompt-" + FRAME_NAMES[frame.kind]
    player = p.players[frame.seat]
    if frame.kind == PAYMENT:
        key += "-" + PURPOSE_NAMES[frame.purpose]
        if frame.purpose == FOR_CITY:
            args["city"] = "@virtu-city-" + CITY_NAMES[frame.place]
        elif frame.purpose == FOR_PURCHASE:
            args["thing"] = thing_name(p, frame.place)
        elif frame.purpose == FOR_PATRONAGE:
            args["step"] = player.patronage + 1
    elif frame.kind == MARKER and player.marker < 0:
        key = "virtu-prompt-first-room"
    elif frame.kind == ACTING:
        args["action"] = "@virtu-action-" + ACTION_NAMES[room_action(p.components, player, player.marker)]
    elif frame.kind in {GOVERNING, SCHEMING, RETREATING}:
        args["symbols"] = frame.pool
        if frame.kind == RETREATING:
            args["city"] = "@virtu-city-" + CITY_NAMES[frame.place]
    elif frame.kind == TURNING:
        args["tokens"] = frame.pool
    elif frame.kind == CAMPAIGN:
        args["cavalry"], args["ships"] = lane(frame.pool, CAVALRY), lane(frame.pool, SHIP)
    elif frame.kind == WAR_BONUS and p.siege is not None:
        siege = p.siege
        args = {"city": "@virtu-city-" + CITY_NAMES[siege.city], "attack": siege.attack, "defence": siege.defence}
        key += "-battle" if siege.battle else "-attack" if frame.seat == siege.attacker else "-defence"
    elif frame.kind == WAGES:
        args["florins"] = wages_due(p, frame.seat)
    elif frame.kind == ARRIVAL:
        args["card"] = "@virtu-card-" + p.components.card_names[arriving_card(frame)]
    elif frame.kind == PURCHASES:
        args["treasury"] = player.treasury
    return {"key": key, "args": args}


def city_views(p: Position) -> list[CityView]:
    """Describe the cities of the map in use."""
    c = p.components
    views: list[CityView] = []
    for city in range(CITIES):
        if c.open_cities >> city & 1:
            owner, agent = owner_of(p, city), agent_at(p, city)
            armies = {str(seat): armies_at(player, city) for seat, player in enumerate(p.players) if armies_at(player, city)}
            views.append(
                {
                    "city": CITY_NAMES[city],
                    "base": c.resilience[city],
                    "owner": None if owner < 0 else owner,
                    "pirate": bool(c.pirates >> city & 1),
                    "seas": c.city_seas[city],
                    "roads": names_in(c.roads[city], CITY_NAMES),
                    "cathedral": has_cathedral(p, city),
                    "agent": None if agent < 0 else agent,
                    "against": [resilience(p, city, seat) for seat in range(len(p.players))],
                    "armies": armies,
                }
            )
    return views


def palace_view(p: Position, seat: int, hidden: bool) -> PalaceView:
    """Describe what follows from a palace and a domain; hidden cards do not count (V2.3)."""
    player = p.players[seat]
    if hidden:
        player = player.copy()
        player.rooms = player.court = 0
    shown = p.copy()
    shown.players[seat] = player
    return {
        "usable_shaded": usable_shaded(p.components, player, player.domain),
        "cities": city_count(player),
        "wages": wages_due(p, seat),
        "crosses": crosses(shown, seat),
        "crowns": symbols_owned(p, player, CROWN),
    }


def pack_view(pack: int) -> dict[str, int]:
    """Describe a pack of symbols."""
    named = {SYMBOL_NAMES[kind]: lane(pack, kind) for kind in range(SYMBOLS) if lane(pack, kind)}
    if lane(pack, EITHER):
        named["either"] = lane(pack, EITHER)
    return named


def payment_view(p: Position, frame: Frame) -> PaymentView | None:
    """Describe the price being paid, with a sensible way to pay it."""
    if frame.kind != PAYMENT:
        return None
    choices: list[MoveChoice] = [{"id": move, "text": move_text(move)} for move in suggested(p, frame)]
    return {"purpose": PURPOSE_NAMES[frame.purpose], "need": pack_view(frame.need), "suggested": choices}


def pool_view(frame: Frame) -> dict[str, int]:
    """Describe the symbols gathered and not yet used in a decision."""
    if frame.kind in {CAMPAIGN, PURCHASES}:
        return {name: number for name, number in pack_view(frame.pool).items() if number}
    names = {SCHEMING: "mask", RETREATING: "ship", GOVERNING: "either", TURNING: "tokens"}
    return {names[frame.kind]: frame.pool} if frame.kind in names and frame.pool else {}


def hidden_standing(p: Position) -> Position:
    """Return the position with all family cards out of sight: while they are placed, nobody's count (V2.3)."""
    shown = p.copy()
    for player in shown.players:
        player.rooms = player.court = 0
    return shown


def _standing_view(p: Position, placing: bool) -> JsonObject:
    standing = standing_of(hidden_standing(p) if placing else p)
    return cast("JsonObject", {"places": standing.places, "scores": standing.scores, "sources": standing.sources})


def game_view(p: Position, seat: int | None, moves: list[int], common: JsonObject | None) -> JsonObject:
    """Return what a seat may know of the position, beside what every view has. `common`: what everybody may know, if it is at hand."""
    placing = bool(p.frames) and p.frames[0].kind == FAMILY_PLACING
    frame = None if seat is None else frame_of(p, seat)
    # A decision of others is open too: what is being paid and gathered lies on the table (V17.1).
    asked = frame if placing else p.top() if p.frames else None
    view = position_view(p, seat, secrets=False)
    view["cities"] = common["cities"] if common is not None else cast("list[JsonObject]", city_views(p))  # type: ignore[assignment]
    view["palaces"] = cast("list[JsonObject]", [palace_view(p, other, placing and other != seat) for other in range(len(p.players))])  # type: ignore[assignment]
    payment = None if asked is None else payment_view(p, asked)
    view["payment"] = cast("JsonObject | None", payment)
    view["suggested"] = payment["suggested"][0]["id"] if payment is not None and frame is not None and payment["suggested"] else None
    view["pool"] = cast("JsonObject", {} if asked is None else pool_view(asked))
    view["standing"] = common["standing"] if common is not None else _standing_view(p, placing)
    view["prompt"] = cast("JsonObject", prompt(p, frame))
    view["moves"] = cast("list[JsonObject]", [{"id": move, "text": move_text(move)} for move in moves])  # type: ignore[assignment]
    return view
