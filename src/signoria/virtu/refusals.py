"""Why a move is not allowed: the rule and the reason, as words to be looked up. Asked only when a move was refused."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Final, TypeAlias

from signoria.game import JsonObject, Refused
from signoria.virtu import moves as m
from signoria.virtu import position as at
from signoria.virtu.alliances import alliance_cost
from signoria.virtu.diplomacy import annexable, ships_to
from signoria.virtu.domain import (
    agent_at,
    ally_of,
    armies_at,
    armies_on_map,
    bonus_usable,
    cathedrals_built,
    controlled,
    has_cathedral,
    host_of,
    indulgences_left,
    open_places,
    owner_of,
    war_tokens_left,
)
from signoria.virtu.intrigue import room_place
from signoria.virtu.marker import may_step_for_florins
from signoria.virtu.notation import CITY_NAMES
from signoria.virtu.palace import (
    action_card,
    courtier,
    free_spaces,
    noble_supply,
    occupied_spaces,
    room_action,
    room_is_closed,
    upgrade,
)
from signoria.virtu.patronage import open_bonuses
from signoria.virtu.paying import allowed_sources, may_request, source_name, sources_at_hand, symbols_of, wanted_kinds
from signoria.virtu.placing import family_card
from signoria.virtu.position import FRAME_NAMES, Frame, Position
from signoria.virtu.purchases import copies_owned, domain_to_be, room_for_card
from signoria.virtu.retreats import road_goals
from signoria.virtu.sieges import leonardo_free, war_symbols
from signoria.virtu.symbols import ACTION_NAMES, CAVALRY, FLORIN, SHIP, SYMBOL_NAMES, SYMBOLS, WAR, lane
from signoria.virtu.turns import frame_of
from signoria.virtu.winter import MOST_SPACE_MOVES

Reason: TypeAlias = tuple[str, str, JsonObject]


def city_key(city: int) -> str:
    """Return the key of the words for a city."""
    return "@virtu-city-" + CITY_NAMES[city]


def refuse(p: Position, seat: int, move: int) -> Refused:
    """Return why a move is not allowed now. The move must not be a legal one."""
    rule, key, args = _reason(p, seat, move)
    return Refused(rule, "virtu-refuse-" + key, args)


def _reason(p: Position, seat: int, move: int) -> Reason:
    if p.phase == at.OVER:
        return "V16.1", "over", {}
    if not 0 <= move < m.MOVE_COUNT:
        return "V4.1", "no-such-move", {}
    frame = frame_of(p, seat)
    if frame is None:
        if p.phase == at.PLACING:
            return "V2.3", "ready", {}
        return "V4.1", "not-your-turn", {}
    verb = _VERBS[bisect_right(_STARTS, move) - 1]
    if frame.kind not in verb[2]:
        return verb[1], "wrong-step", {"step": "@virtu-step-" + FRAME_NAMES[frame.kind]}
    return verb[3](p, frame, move - verb[0])


def _use(p: Position, frame: Frame, number: int) -> Reason:
    source, kind = number // SYMBOLS, number % SYMBOLS
    player = p.players[frame.seat]
    symbol = "@virtu-symbol-" + SYMBOL_NAMES[kind]
    if source < m.TOKENS and not player.domain >> source & 1:
        return "V3.1", "token-not-yours", {"token": "@virtu-token-" + p.components.token_names[source]}
    if m.TOKENS <= source < m.CARD_SOURCE and not courtier(player, source - m.COURT_SOURCES):
        return "V3.1", "no-courtier", {"place": source - m.COURT_SOURCES + 1}
    if source == m.INDULGENCE_SOURCE:
        return _indulgence(p, frame, kind)
    if source in {m.OTTOMAN_SOURCE, m.EMPIRE_SOURCE}:
        alliance = m.OTTOMAN if source == m.OTTOMAN_SOURCE else m.EMPIRE
        name: JsonObject = {"alliance": "@virtu-alliance-" + p.components.alliance_names[alliance]}
        if ally_of(p, alliance) != frame.seat:
            return "V12.1", "not-your-ally", name
        if not p.active >> alliance & 1:
            return "V12.4", "bonus-used", name
        if not bonus_usable(p, frame.seat, alliance):
            return "V12.3", "bonus-blocked", name
        if not lane(symbols_of(p, player, source), kind) or not allowed_sources(frame) >> source & 1:
            return "V12.4", "bonus-not-for-this", name
    at_hand = sources_at_hand(p, frame.seat, 0)
    if not at_hand >> source & 1:
        if source >= m.CARD_SOURCE:
            return "V3.3", "not-in-room", {}
        return "V3.1", "used", {"source": source_name(p, player, source)}
    name = {"source": source_name(p, player, source), "symbol": symbol}
    if not lane(symbols_of(p, player, source), kind):
        return "V3.2", "no-symbol", name
    if m.CARD_SOURCE <= source <= m.PRINTED_SOURCE and not allowed_sources(frame) >> source & 1:
        return "V3.6", "room-only", {}
    if frame.spent >> source & 1:
        return "V3.2", "one-kind", name
    if kind != FLORIN and not wanted_kinds(p, frame) >> kind & 1:
        return "V3.3", "not-needed", {"symbol": symbol}
    if kind == FLORIN and source >= m.CARD_SOURCE:
        return "V3.4", "room-florins", {}
    if frame.kind == at.SCHEMING:
        return "V11.6", "masks-first", {}
    return "V3.2", "would-fall-short", name


def _indulgence(p: Position, frame: Frame, kind: int) -> Reason:
    player = p.players[frame.seat]
    if not player.may_request:
        return "V6.1", "indulgence-not-now", {}
    if player.indulgences >> player.marker & 1:
        return "V6.3", "indulgence-there", {}
    if not indulgences_left(p):
        return "V6.2", "no-indulgence-left", {}
    if may_request(p, frame.seat) and kind == 1 and allowed_sources(frame) >> m.INDULGENCE_SOURCE & 1:
        return "V3.2", "would-fall-short", {"source": "@virtu-indulgence", "symbol": "@virtu-symbol-crown"}
    return "V6.1", "indulgence-not-for-this", {}


def _place(p: Position, frame: Frame, number: int) -> Reason:
    card, way = divmod(number, m.ROOMS + m.SPACES)
    player = p.players[frame.seat]
    if not player.unplaced >> card & 1:
        return "V2.3", "already-placed", {}
    if way >= m.ROOMS:
        if not p.components.open_spaces >> (way - m.ROOMS) & 1:
            return "V2.3", "space-shaded", {}
        return "V2.3", "space-taken", {}
    return _room_reason(p, frame, "V2.3", way, family_card(p, player, card))


def _room_reason(p: Position, frame: Frame, rule: str, room: int, card: int) -> Reason:
    player = p.players[frame.seat]
    if action_card(player, room) and upgrade(player, room):
        return rule, "room-full", {"room": room + 1}
    return rule, "card-without-action", {"card": "@virtu-card-" + p.components.card_names[card]}


def _marker(p: Position, frame: Frame, number: int) -> Reason:
    move = number + m.ROOM
    player = p.players[frame.seat]
    if move < m.STEP:
        return "V5.1", "room-by-room", {}
    if player.marker < 0:
        return "V5.1", "choose-room", {}
    if move == m.STOP:
        return "V5.1", "must-move", {}
    if move < m.STOP and frame.place >= m.ROOMS:
        return "V5.2", "full-circle", {}
    if move == m.STEP:
        return "V5.2", "needs-arrow", {}
    if move == m.STEP_FLORINS:
        if may_step_for_florins(p, frame):
            return "V5.2", "florins", {"florins": p.components.extra_room_florins, "treasury": player.treasury}
        return "V5.2", "free-first" if frame.tally == 0 else "once-per-spring", {}
    room = (move - m.ABSOLVE) // 2
    if not player.indulgences >> room & 1:
        return "V5.4", "no-indulgence", {"room": room + 1}
    if not frame.need >> room & 1:
        return "V5.4", "not-passed", {"room": room + 1}
    return "V5.4", "cannot-pay", {}


def _action(p: Position, frame: Frame, number: int) -> Reason:
    player = p.players[frame.seat]
    action = room_action(p.components, player, player.marker)
    if number != action:
        return "V5.5", "other-action", {"action": "@virtu-action-" + ACTION_NAMES[action]}
    return "V8.1" if ACTION_NAMES[action] == "patronage" else "V10.1", "cannot-pay", {}


def _closing(_p: Position, frame: Frame, number: int) -> Reason:
    move = number + m.DECLINE
    if move == m.DONE and frame.kind == at.SCHEMING:
        return "V11.6", "remove-first", {}
    if move == m.PAY:
        rule = "V15.1" if frame.kind == at.WAGES else "V3.2"
        return rule, "not-paid-yet", {}
    return _STEP_RULES.get(frame.kind, "V4.1"), "wrong-step", {"step": "@virtu-step-" + FRAME_NAMES[frame.kind]}


def _turn(p: Position, frame: Frame, number: int) -> Reason:
    player = p.players[frame.seat]
    name: JsonObject = {"token": "@virtu-token-" + p.components.token_names[number]}
    if not player.domain >> number & 1:
        return "V7.1", "token-not-yours", name
    if player.ready >> number & 1:
        return "V7.1", "token-available", name
    return "V7.2", "paid-with-it", name


def _renew(p: Position, frame: Frame, number: int) -> Reason:
    name: JsonObject = {"alliance": "@virtu-alliance-" + p.components.alliance_names[number]}
    if ally_of(p, number) != frame.seat:
        return "V7.1", "not-your-ally", name
    if p.active >> number & 1:
        return "V7.1", "bonus-available", name
    if frame.pool < 2:
        return "V7.1", "whole-symbol", {}
    return "V7.2", "paid-with-it", {"token": name["alliance"]}


def _annex(p: Position, frame: Frame, city: int) -> Reason:
    name: JsonObject = {"city": city_key(city)}
    if not p.components.open_cities >> city & 1:
        return "V1.2", "city-closed", name
    if p.components.pirates >> city & 1:
        return "V10.1", "pirates", name
    if not annexable(p) >> city & 1:
        return "V10.1", "not-neutral", name
    if ships_to(p, frame.seat, city) < 0:
        return "V10.1", "not-connected", name
    return "V10.1", "cannot-pay", {}


def _march(p: Position, frame: Frame, number: int) -> Reason:
    return _army(p, frame, number, sea=False)


def _sail(p: Position, frame: Frame, number: int) -> Reason:
    return _army(p, frame, number, sea=True)


def _army(p: Position, frame: Frame, number: int, *, sea: bool) -> Reason:
    city, goal = divmod(number, m.CITIES)
    player = p.players[frame.seat]
    if not armies_at(player, city):
        return "V11.1", "no-army", {"city": city_key(city)}
    if not player.domain >> city & 1:
        return "V11.2", "army-besieges", {"city": city_key(city)}
    way = p.components.sea_ways[number]
    ends: JsonObject = {"from": city_key(city), "to": city_key(goal)}
    if sea:
        return ("V11.1", "ships", {"ships": way, "found": lane(frame.pool, SHIP)}) if way else ("V11.1", "no-sea-way", ends)
    if not p.components.roads[city] >> goal & 1:
        return "V11.1", "no-road", ends
    return "V11.1", "cavalry", {"found": lane(frame.pool, CAVALRY)}


def _arm(p: Position, frame: Frame, number: int) -> Reason:
    slot, tokens = divmod(number, m.MOST_SYMBOLS)
    source = m.CARD_SOURCE + slot
    if not sources_at_hand(p, frame.seat, 0) >> source & 1:
        return "V11.3", "not-in-room", {}
    if frame.spent >> source & 1:
        name = source_name(p, p.players[frame.seat], source)
        return "V11.3", "one-kind", {"source": name, "symbol": "@virtu-symbol-war"}
    if lane(symbols_of(p, p.players[frame.seat], source), WAR) <= tokens:
        return "V11.3", "no-war-symbol", {}
    if war_tokens_left(p) <= tokens:
        return "V11.3", "no-war-token-left", {}
    return "V11.3", "cannot-pay", {}


def _agent(p: Position, frame: Frame, place: int) -> Reason:
    player = p.players[frame.seat]
    if frame.kind == at.SCHEMING:
        if frame.tally:
            return "V11.6", "remove-first", {}
        if frame.pool < p.components.mask_place:
            return "V11.4", "masks", {"masks": p.components.mask_place, "found": frame.pool}
        if not player.ready_agents:
            return "V11.4", "no-agent-ready", {}
    if agent_at(p, place) >= 0:
        return "V11.5", "agent-there", {}
    host = host_of(p, place)
    if host not in {-1, frame.seat} and host < len(p.players) and p.players[host].bonuses >> m.PRINCE & 1:
        return "V8.3", "prince", {"other": p.family_key(host)}
    palace = m.PALACE_PLACES <= place < m.ALLIANCE_PLACES
    if palace and p.one_enemy_agent and host < len(p.players):
        return "V11.7", "one-enemy-agent", {}
    return "V11.4", "no-such-place", {}


def _lift(p: Position, frame: Frame, place: int) -> Reason:
    if frame.tally:
        return "V11.6", "remove-first", {}
    if agent_at(p, place) != frame.seat:
        return "V11.4", "no-own-agent", {}
    if not open_places(p, frame.seat, 0):
        return "V11.5", "agent-there", {}
    return "V11.4", "masks", {"masks": p.components.mask_place, "found": frame.pool}


def _remove(p: Position, frame: Frame, place: int) -> Reason:
    if frame.tally and place != room_place(p, frame.seat):
        return "V11.6", "remove-first", {}
    if agent_at(p, place) in {-1, frame.seat}:
        return "V11.4", "no-enemy-agent", {}
    return "V11.4", "masks", {"masks": p.components.mask_remove, "found": frame.pool}


def _take(p: Position, frame: Frame, bonus: int) -> Reason:
    own = p.players[frame.seat].bonuses
    taken = any(player.bonuses >> bonus & 1 for player in p.players)
    assert own >> bonus & 1 or taken or not open_bonuses(p, frame.seat) >> bonus & 1
    return "V8.2", "bonus-taken" if taken else "bonus-of-that-kind", {}


def _siege(_p: Position, _frame: Frame, city: int) -> Reason:
    return "V13.1", "no-siege", {"city": city_key(city)}


def _bonus(p: Position, frame: Frame, number: int) -> Reason:
    move = number + m.TOKEN
    siege = p.siege
    assert siege is not None
    player = p.players[frame.seat]
    if move == m.TOKEN:
        if player.war_tokens and not siege.battle and frame.seat != siege.attacker:
            return "V13.4", "tokens-attack-only", {}
        return "V13.4", "no-war-token", {}
    if (
        m.RALLY <= move < m.CALL_LEONARDO
        and war_symbols(p, player, (move - m.RALLY) // m.MOST_SYMBOLS) <= (move - m.RALLY) % m.MOST_SYMBOLS
    ):
        return "V13.4", "courtier-without-war", {}
    if move == m.CALL_LEONARDO and not leonardo_free(player, siege):
        return "V13.4", "once-per-siege" if player.bonuses >> m.LEONARDO & 1 else "bonus-not-yours", {}
    if move == m.CALL_ARTILLERY and not player.ready >> m.ARTILLERY_TOKEN & 1:
        return "V13.4", "bonus-not-yours", {}
    if move == m.CALL_FRANCE and not bonus_usable(p, frame.seat, m.FRANCE):
        return "V12.4", "bonus-not-yours", {}
    return "V13.4", "cannot-pay", {}


def _retreat(p: Position, frame: Frame, number: int) -> Reason:
    by_sea, goal = divmod(number, m.CITIES)
    name: JsonObject = {"city": city_key(goal)}
    if not controlled(p.players[frame.seat]) >> goal & 1:
        return "V13.7", "not-your-city", name
    if not by_sea:
        return "V13.7", "no-road", {"from": city_key(frame.place), "to": city_key(goal)}
    if road_goals(p, frame.seat, frame.place) >> goal & 1:
        return "V13.7", "road-is-free", name
    way = p.components.sea_ways[frame.place * m.CITIES + goal]
    if not way:
        return "V13.7", "no-sea-way", {"from": city_key(frame.place), "to": city_key(goal)}
    return "V13.7", "ships", {"ships": way, "found": frame.pool}


def _dismiss(_p: Position, _frame: Frame, city: int) -> Reason:
    return "V15.1", "no-army", {"city": city_key(city)}


def _hire(p: Position, frame: Frame, city: int) -> Reason:
    if not controlled(p.players[frame.seat]) >> city & 1:
        return "V15.8", "not-your-city", {"city": city_key(city)}
    if armies_on_map(p.players[frame.seat]) >= p.components.max_armies:
        return "V15.8", "armies-enough", {}
    return "V15.8", "cannot-pay", {}


def _move_room(p: Position, frame: Frame, number: int) -> Reason:
    space, room = divmod(number, m.ROOMS)
    reason = _courtier_moves(p, frame, space)
    if reason is not None:
        return reason
    if room_is_closed(p, frame.seat, room):
        return "V15.2", "room-closed", {"room": room + 1}
    return _room_reason(p, frame, "V15.2", room, courtier(p.players[frame.seat], space))


def _courtier_moves(p: Position, frame: Frame, space: int) -> Reason | None:
    player = p.players[frame.seat]
    if not courtier(player, space):
        return "V15.2", "no-courtier", {"place": space + 1}
    if not player.fresh >> space & 1 and frame.kind == at.PALACE:
        return "V15.2", "used", {"source": "@virtu-card-" + p.components.card_names[courtier(player, space)]}
    return None


def _space_reason(p: Position, frame: Frame, goal: int) -> Reason:
    player = p.players[frame.seat]
    if occupied_spaces(player) >> goal & 1:
        return "V15.2", "space-taken", {}
    if not free_spaces(p.components, player) >> goal & 1:
        return "V15.3", "space-shaded", {}
    return "V15.2", "moves-enough", {"most": MOST_SPACE_MOVES}


def _move_space(p: Position, frame: Frame, number: int) -> Reason:
    space, goal = divmod(number, m.SPACES)
    if frame.kind == at.LOST_SPACE and p.components.open_spaces >> space & 1:
        return "V14.2", "lost-space", {}
    reason = _courtier_moves(p, frame, space)
    return _space_reason(p, frame, goal) if reason is None else reason


def _leave(p: Position, frame: Frame, number: int) -> Reason:
    room, goal = divmod(number, m.SPACES)
    player = p.players[frame.seat]
    if not action_card(player, room):
        return "V15.2", "room-empty", {"room": room + 1}
    if room_is_closed(p, frame.seat, room):
        return "V15.2", "room-closed", {"room": room + 1}
    below = upgrade(player, room)
    if below and p.components.card_action[below] < 0:
        return "V15.2", "card-without-action", {"card": "@virtu-card-" + p.components.card_names[below]}
    return _space_reason(p, frame, goal)


def _leave_upgrade(p: Position, frame: Frame, number: int) -> Reason:
    room, goal = divmod(number, m.SPACES)
    if not upgrade(p.players[frame.seat], room):
        return "V15.2", "no-upgrade", {"room": room + 1}
    if room_is_closed(p, frame.seat, room):
        return "V15.2", "room-closed", {"room": room + 1}
    return _space_reason(p, frame, goal)


def _discard(p: Position, frame: Frame, space: int) -> Reason:
    if not courtier(p.players[frame.seat], space):
        return "V15.2", "no-courtier", {"place": space + 1}
    if frame.kind == at.LOST_SPACE:
        return "V14.2", "lost-space", {}
    return "V8.3", "space-free", {}


def _buy_card(p: Position, frame: Frame, noble: int) -> Reason:
    card = m.FIRST_NOBLE + noble
    name: JsonObject = {"thing": "@virtu-card-" + p.components.card_names[card]}
    if frame.place >> noble & 1:
        return "V15.4", "bought-already", name
    if not noble_supply(p, noble):
        return "V2.1", "none-left", name
    limit = p.components.card_limit[card]
    if limit and copies_owned(p, frame.seat, card) >= limit:
        return "V15.5", "only-one", name
    if not room_for_card(p, frame):
        return "V15.4", "no-space", {}
    return "V3.2", "cannot-pay", {}


def _buy_title(p: Position, frame: Frame, title: int) -> Reason:
    owned = domain_to_be(p, frame)
    name: JsonObject = {"thing": "@virtu-token-" + p.components.token_names[m.TITLE_TOKENS + title]}
    if owned >> (m.TITLE_TOKENS + title) & 1:
        return "V15.5", "only-one", name
    excluded = p.components.title_excludes[title]
    if excluded >= 0 and owned >> (m.TITLE_TOKENS + excluded) & 1:
        return "V15.5", "excluded", {"thing": "@virtu-token-" + p.components.token_names[m.TITLE_TOKENS + excluded]}
    taken = sum(player.domain >> (m.TITLE_TOKENS + title) & 1 for player in p.players)
    if title >= 2 and taken >= p.components.title_copies[title]:
        return "V15.5", "none-left", name
    return "V3.2", "cannot-pay", {}


def _buy_guild(p: Position, frame: Frame, _number: int) -> Reason:
    name: JsonObject = {"thing": "@virtu-token-guild"}
    if frame.tally >> 4 & 1 or p.players[frame.seat].domain >> m.GUILD_TOKEN & 1:
        return "V15.5", "only-one", name
    if sum(player.domain >> m.GUILD_TOKEN & 1 for player in p.players) >= p.components.guilds:
        return "V2.1", "none-left", name
    return "V3.2", "cannot-pay", {}


def _buy_cathedral(p: Position, frame: Frame, city: int) -> Reason:
    name: JsonObject = {"city": city_key(city)}
    if frame.purpose:
        return "V15.4", "bought-already", {"thing": "@virtu-cathedral"}
    if owner_of(p, city) != frame.seat:
        return "V15.6", "not-your-city", name
    if not p.components.cathedral_cities >> city & 1:
        return "V15.6", "resilience-too-low", name
    if has_cathedral(p, city):
        return "V15.6", "cathedral-there", name
    if cathedrals_built(p) >= p.components.cathedrals:
        return "V2.1", "none-left", {"thing": "@virtu-cathedral"}
    return "V3.2", "cannot-pay", {}


def _settle(p: Position, frame: Frame, space: int) -> Reason:
    if occupied_spaces(p.players[frame.seat]) >> space & 1:
        return "V15.4", "space-taken", {}
    return "V15.3", "space-shaded", {}


def _ally(p: Position, frame: Frame, number: int) -> Reason:
    return _alliance(p, frame, number, -1)


def _ally_less(p: Position, frame: Frame, number: int) -> Reason:
    return _alliance(p, frame, number // SYMBOLS, number % SYMBOLS)


def _alliance(p: Position, frame: Frame, alliance: int, kind: int) -> Reason:
    name: JsonObject = {"alliance": "@virtu-alliance-" + p.components.alliance_names[alliance]}
    ally, agent = ally_of(p, alliance), agent_at(p, m.ALLIANCE_PLACES + alliance)
    if ally == frame.seat:
        return "V12.1", "already-allied", name
    if ally >= 0 and agent != frame.seat:
        return "V12.2", "agent-needed", name
    if alliance_cost(p, frame.seat, alliance, kind) < 0:
        return "V12.2", "name-the-symbol" if ally < 0 and agent == frame.seat else "full-price", name
    return "V12.2", "cannot-pay", {}


_ANY: Final = frozenset(range(1, len(FRAME_NAMES)))
_IN_WINTER: Final = frozenset({at.WAGES, at.PALACE, at.PURCHASES, at.HIRING, at.ALLIANCE, at.ARRIVAL, at.LOST_SPACE})
_STEP_RULES: Final = {at.ACTING: "V5.5", at.WAGES: "V15.1", at.PALACE: "V15.2", at.WAR_BONUS: "V13.4"}

_VERBS: Final[tuple[tuple[int, str, frozenset[int], Callable[[Position, Frame, int], Reason]], ...]] = (
    (m.USE, "V3.3", _ANY, _use),
    (m.PLACE, "V2.3", frozenset({at.FAMILY_PLACING}), _place),
    (m.ROOM, "V5.1", frozenset({at.MARKER}), _marker),
    (m.ACTION, "V5.5", frozenset({at.ACTING}), _action),
    (m.DECLINE, "V4.1", _ANY, _closing),
    (m.TURN, "V7.1", frozenset({at.TURNING}), _turn),
    (m.RENEW, "V7.1", frozenset({at.TURNING}), _renew),
    (m.ANNEX, "V10.1", frozenset({at.EMBASSY}), _annex),
    (m.MARCH, "V11.1", frozenset({at.CAMPAIGN}), _march),
    (m.SAIL, "V11.1", frozenset({at.CAMPAIGN}), _sail),
    (m.ARM, "V11.3", frozenset({at.CAMPAIGN}), _arm),
    (m.AGENT, "V11.4", frozenset({at.SCHEMING, at.AGENT_MOVE}), _agent),
    (m.LIFT, "V11.4", frozenset({at.SCHEMING}), _lift),
    (m.REMOVE, "V11.4", frozenset({at.SCHEMING}), _remove),
    (m.TAKE, "V8.2", frozenset({at.BONUS_CHOICE}), _take),
    (m.SIEGE, "V13.1", frozenset({at.SIEGE_CHOICE}), _siege),
    (m.BESIEGE, "V13.8", frozenset(), _siege),
    (m.TOKEN, "V13.4", frozenset({at.WAR_BONUS}), _bonus),
    (m.RETREAT, "V13.7", frozenset({at.RETREATING}), _retreat),
    (m.ABANDON, "V13.7", frozenset(), _siege),
    (m.DISMISS, "V15.1", frozenset({at.WAGES}), _dismiss),
    (m.HIRE, "V15.8", frozenset({at.HIRING}), _hire),
    (m.MOVE_ROOM, "V15.2", frozenset({at.PALACE}), _move_room),
    (m.MOVE_SPACE, "V15.2", frozenset({at.PALACE, at.LOST_SPACE}), _move_space),
    (m.LEAVE, "V15.2", frozenset({at.PALACE}), _leave),
    (m.LEAVE_UPGRADE, "V15.2", frozenset({at.PALACE}), _leave_upgrade),
    (m.DISCARD, "V15.2", _IN_WINTER, _discard),
    (m.BUY_CARD, "V15.4", frozenset({at.PURCHASES}), _buy_card),
    (m.BUY_TITLE, "V15.4", frozenset({at.PURCHASES}), _buy_title),
    (m.BUY_GUILD, "V15.4", frozenset({at.PURCHASES}), _buy_guild),
    (m.BUY_CATHEDRAL, "V15.4", frozenset({at.PURCHASES}), _buy_cathedral),
    (m.SETTLE, "V15.4", frozenset({at.ARRIVAL}), _settle),
    (m.ALLY, "V12.1", frozenset({at.ALLIANCE}), _ally),
    (m.ALLY_LESS, "V12.2", frozenset({at.ALLIANCE}), _ally_less),
)
"""Each verb: its first move, the rule that governs it, the decisions in which it has a place, and who explains a refusal there."""

_STARTS: Final = [verb[0] for verb in _VERBS]
