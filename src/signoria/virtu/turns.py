# compiled
"""Decisions: what each of them offers, how it is carried out, and which ones settle themselves."""

from __future__ import annotations

from signoria.ints import i64
from signoria.virtu.alliances import begin_alliance, no_alliance, offer_alliances
from signoria.virtu.diplomacy import can_annex_any, city_payment, offer_diplomacy
from signoria.virtu.govern import end_paying, nothing_to_turn, offer_govern, offer_turning, play_turning
from signoria.virtu.intrigue import offer_agent_move, offer_intrigue, play_agent_move, play_intrigue
from signoria.virtu.marker import masks_within_reach, offer_action, offer_marker, play_marker, tell_action
from signoria.virtu.moves import ACTION, ANNEX, DECLINE, DISCARD, DONE, HIRE, PLACE, SIEGE, SPACES
from signoria.virtu.palace import discard_courtier, enemy_in_room, room_action, shaded_surplus
from signoria.virtu.patronage import can_patronize, offer_bonuses, patronage_payment, play_bonus
from signoria.virtu.paying import offer_uses, use_source
from signoria.virtu.payments import complete, offer_payment, pay_symbols, settles_itself
from signoria.virtu.placing import offer_placing, play_placing
from signoria.virtu.position import (
    ACTING,
    AFTER_BATTLE,
    AGENT_MOVE,
    ALLIANCE,
    ARRIVAL,
    BONUS_CHOICE,
    CAMPAIGN,
    EMBASSY,
    FAMILY_PLACING,
    GOVERNING,
    HIRING,
    LOST_SPACE,
    MARKER,
    OVER,
    PALACE,
    PAYMENT,
    PURCHASES,
    RETREATING,
    SCHEMING,
    SIEGE_CHOICE,
    TRADING,
    TURNING,
    WAGES,
    WAR_BONUS,
    Frame,
    Position,
)
from signoria.virtu.purchases import buy, end_purchases, offer_purchases
from signoria.virtu.retreats import next_retreat, offer_retreats, play_retreat
from signoria.virtu.sieges import (
    declarations_over,
    nothing_to_declare,
    offer_after_battle,
    offer_sieges,
    offer_war_bonuses,
    play_after_battle,
    play_war_bonus,
    resolve,
    take_up,
)
from signoria.virtu.symbols import DIPLOMACY, GOVERN, INTRIGUE, LANE, PATRONAGE, SYMBOLS, TRADE, WARFARE
from signoria.virtu.trade import offer_trade, sell
from signoria.virtu.war import offer_war, play_war
from signoria.virtu.winter import (
    hire,
    no_hiring,
    offer_arrival,
    offer_hiring,
    offer_lost_space,
    offer_palace,
    offer_wages,
    play_arrival,
    play_lost_space,
    play_palace,
    play_wages,
    wages_due,
)
from signoria.virtu.year import advance


def frame_of(p: Position, seat: i64) -> Frame | None:
    """Return the decision a seat must make now, None if it need not decide."""
    if len(p.frames) == 0:
        return None
    if p.frames[0].kind != FAMILY_PLACING:
        top = p.top()
        return top if top.seat == seat else None
    for frame in p.frames:
        if frame.seat == seat:
            return frame
    return None


def action_affordable(p: Position, seat: i64) -> bool:
    """Return whether the action of the room can be paid for: Patronage, Diplomacy, and removing the agent of V11.6."""
    player = p.players[seat]
    action = room_action(p.components, player, player.marker)
    if action == PATRONAGE:
        return can_patronize(p, seat)
    if action == DIPLOMACY:
        return can_annex_any(p, seat)
    if action == INTRIGUE and enemy_in_room(p, seat, player.marker):
        return masks_within_reach(p, seat) >= p.components.mask_remove
    return True


def offer(p: Position, frame: Frame, out: list[int]) -> None:
    """Append all legal moves of a decision, in ascending order."""
    kind = frame.kind
    if kind == FAMILY_PLACING:
        offer_placing(p, frame.seat, out)
        return
    offer_uses(p, frame, out)
    if kind == PAYMENT:
        offer_payment(p, frame, out)
    elif kind == MARKER:
        offer_marker(p, frame, out)
    elif kind == ACTING:
        offer_action(p, frame, action_affordable(p, frame.seat), out)
    elif kind == GOVERNING:
        offer_govern(out)
    elif kind == TURNING:
        offer_turning(p, frame, out)
    elif kind == TRADING:
        offer_trade(out)
    elif kind == CAMPAIGN:
        offer_war(p, frame, out)
    elif kind == SCHEMING:
        offer_intrigue(p, frame, out)
    elif kind == AGENT_MOVE:
        offer_agent_move(p, frame, out)
    elif kind == BONUS_CHOICE:
        offer_bonuses(p, frame, out)
    elif kind == ARRIVAL:
        offer_arrival(p, frame, out)
    elif kind == LOST_SPACE:
        offer_lost_space(p, frame, out)
    elif kind == EMBASSY:
        offer_diplomacy(p, frame, out)
    elif kind == SIEGE_CHOICE:
        offer_sieges(p, frame, out)
    elif kind == WAR_BONUS:
        siege = p.siege
        assert siege is not None
        offer_war_bonuses(p, frame, siege, out)
    elif kind == AFTER_BATTLE:
        offer_after_battle(out)
    elif kind == RETREATING:
        offer_retreats(p, frame, out)
    elif kind == WAGES:
        offer_wages(p, frame, out)
    elif kind == PALACE:
        offer_palace(p, frame, out)
    elif kind == PURCHASES:
        offer_purchases(p, frame, out)
    elif kind == HIRING:
        offer_hiring(p, frame, out)
    elif kind == ALLIANCE:
        offer_alliances(p, frame, out)


def carry_out(p: Position, frame: Frame, move: i64) -> None:
    """Carry out a legal move of a decision, and everything that follows without another."""
    kind = frame.kind
    if move < PLACE:
        _use(p, frame, move // SYMBOLS, move % SYMBOLS)
    elif kind == FAMILY_PLACING:
        play_placing(p, frame, move)
    elif kind == LOST_SPACE:
        play_lost_space(p, frame, move)
    elif DISCARD <= move < DISCARD + SPACES:
        discard_courtier(p, frame.seat, move - DISCARD)
    elif kind == PAYMENT:
        complete(p, frame)
    elif kind == MARKER:
        play_marker(p, frame, move)
    elif kind == ACTING:
        _begin_action(p, frame, move)
    elif kind == GOVERNING:
        end_paying(p, frame)
    elif kind == PURCHASES:
        if move == DONE:
            end_purchases(p, frame)
        else:
            buy(p, frame, move)
    elif move == DONE:
        p.pop()
    elif kind == TURNING:
        play_turning(p, frame, move)
    elif kind == CAMPAIGN:
        play_war(p, frame, move)
    elif kind == SCHEMING:
        play_intrigue(p, frame, move)
    elif kind == AGENT_MOVE:
        play_agent_move(p, frame, move)
    elif kind == BONUS_CHOICE:
        play_bonus(p, frame, move)
    elif kind == ARRIVAL:
        play_arrival(p, frame, move)
    elif kind == EMBASSY:
        p.pop()
        p.push(city_payment(p, frame.seat, move - ANNEX))
    elif kind == SIEGE_CHOICE:
        p.pop()
        take_up(p, move - SIEGE)
    elif kind == WAR_BONUS:
        siege = p.siege
        assert siege is not None
        play_war_bonus(p, frame, siege, move)
    elif kind == AFTER_BATTLE:
        play_after_battle(p, frame, move)
    elif kind == RETREATING:
        play_retreat(p, frame, move)
    elif kind == WAGES:
        play_wages(p, frame, move)
    elif kind == PALACE:
        play_palace(p, frame, move)
    elif kind == HIRING:
        hire(p, frame.seat, move - HIRE)
    elif kind == ALLIANCE:
        begin_alliance(p, frame, move)
    settle(p)


def _use(p: Position, frame: Frame, source: i64, symbol: i64) -> None:
    """Use a source; what it gives goes to the price, the pool or the trade of the current decision."""
    amount = use_source(p, frame, source, symbol)
    if amount == 0:
        return
    kind = frame.kind
    if kind == PAYMENT:
        pay_symbols(p, frame, symbol, amount)
    elif kind == TRADING:
        sell(p, frame.seat, amount)
    elif kind == CAMPAIGN:
        frame.pool += amount << (LANE * symbol)
    else:
        frame.pool += amount


def _begin_action(p: Position, frame: Frame, move: i64) -> None:
    """Begin the action of the room, or decline it (V5.5)."""
    seat = frame.seat
    p.pop()
    if move == DECLINE:
        if p.events is not None:
            p.tell("virtu-log-decline", seat, {})
        return
    action = move - ACTION
    tell_action(p, seat, action)
    if action == GOVERN:
        p.push(Frame(GOVERNING, seat))
    elif action == PATRONAGE:
        p.push(patronage_payment(p, seat))
    elif action == TRADE:
        p.push(Frame(TRADING, seat))
    elif action == DIPLOMACY:
        p.push(Frame(EMBASSY, seat))
    elif action == WARFARE:
        p.push(Frame(CAMPAIGN, seat))
    elif action == INTRIGUE:
        scheme = Frame(SCHEMING, seat)
        if enemy_in_room(p, seat, p.players[seat].marker):
            scheme.tally = 1
        p.push(scheme)


def settle(p: Position) -> None:
    """Go on until somebody has something to decide or the game is over."""
    while p.phase != OVER:
        if len(p.frames) == 0:
            advance(p)
        elif not _settles(p, p.top()):
            return


def _settles(p: Position, frame: Frame) -> bool:
    """Conclude a decision in which there is nothing to decide; return whether it was one."""
    kind = frame.kind
    over = False
    if kind == PAYMENT:
        if settles_itself(p, frame):
            complete(p, frame)
            return True
    elif kind == WAR_BONUS:
        siege = p.siege
        assert siege is not None
        if declarations_over(siege):
            resolve(p, siege)
            return True
        if nothing_to_declare(p, frame, siege):
            siege.passes += 1
            if siege.defender >= 0:
                frame.seat = siege.defender if frame.seat == siege.attacker else siege.attacker
            return True
    elif kind == ACTING:
        over = not action_affordable(p, frame.seat)
    elif kind == EMBASSY:
        # Whoever cashes the crowns away meanwhile has declined.
        over = not can_annex_any(p, frame.seat)
    elif kind == TURNING:
        over = nothing_to_turn(p, frame)
    elif kind == ARRIVAL:
        over = frame.place == 0
    elif kind == LOST_SPACE:
        over = not shaded_surplus(p.components, p.players[frame.seat])
    elif kind == RETREATING:
        over = not next_retreat(p, frame)
    elif kind == WAGES:
        over = wages_due(p, frame.seat) == 0
    elif kind == HIRING:
        over = no_hiring(p, frame.seat)
    elif kind == ALLIANCE:
        over = no_alliance(p, frame.seat)
    if over:
        p.pop()
    return over
