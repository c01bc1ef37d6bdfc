# compiled
"""Sieges and field battles at the end of Spring (V13.1–V13.6, V13.8)."""

from __future__ import annotations

from signoria.bits import bit
from signoria.game import JsonObject
from signoria.ints import i64
from signoria.virtu.domain import (
    armies_at,
    besieging,
    bonus_usable,
    give_city,
    owner_of,
    remove_army,
    resilience,
)
from signoria.virtu.moves import (
    ARTILLERY,
    ARTILLERY_TOKEN,
    BASTIONS,
    BESIEGE,
    CALL_ARTILLERY,
    CALL_FRANCE,
    CALL_LEONARDO,
    CITIES,
    FRANCE,
    LEONARDO,
    MOST_SYMBOLS,
    PASS,
    RALLY,
    SIEGE,
    SPACES,
    TOKEN,
    WITHDRAW,
)
from signoria.virtu.palace import courtier
from signoria.virtu.paying import florins_within_reach
from signoria.virtu.position import AFTER_BATTLE, WAR_BONUS, Frame, Player, Position, Siege
from signoria.virtu.symbols import WAR, lane


def offer_sieges(p: Position, frame: Frame, out: list[int]) -> None:
    """Append the sieges the player may resolve next, in any order (V13.1)."""
    mask = besieging(p.players[frame.seat])
    for city in range(CITIES):
        if mask >> city & 1:
            out.append(SIEGE + city)


def take_up(p: Position, city: i64) -> None:
    """Resolve what stands before a city: field battles first, then the choice of a winner, then the siege (V13.2, V13.8)."""
    first: i64 = -1
    second: i64 = -1
    for seat in p.order:
        if besieging(p.players[seat]) >> city & 1:
            if first < 0:
                first = seat
            elif second < 0:
                second = seat
    if second >= 0:
        open_battle(p, city, first, second)
    elif first >= 0 and first == p.order[p.turn]:
        if p.players[first].battles_won >> city & 1:
            choice = Frame(AFTER_BATTLE, first)
            choice.place = city
            p.push(choice)
        else:
            open_siege(p, city, first)


def open_battle(p: Position, city: i64, attacker: i64, defender: i64) -> None:
    """Begin a field battle: armies count, then bonuses are declared (V13.8)."""
    siege = Siege(city, attacker, defender, True)
    siege.attack = armies_at(p.players[attacker], city)
    siege.defence = armies_at(p.players[defender], city)
    p.siege = siege
    p.push(Frame(WAR_BONUS, attacker))
    if p.events is not None:
        _tell_fight(p, "virtu-log-battle", siege)


def open_siege(p: Position, city: i64, attacker: i64) -> None:
    """Begin a siege: armies against resilience, the owner's armies and Bastions; then bonuses are declared (V13.3, V13.4)."""
    defender = owner_of(p, city)
    siege = Siege(city, attacker, defender, False)
    siege.attack = armies_at(p.players[attacker], city)
    siege.defence = resilience(p, city, attacker)
    if defender >= 0:
        siege.defence += armies_at(p.players[defender], city)
        if p.players[defender].bonuses >> BASTIONS & 1:
            siege.defence += p.components.bonus_defence[BASTIONS]
    p.siege = siege
    p.push(Frame(WAR_BONUS, attacker))
    if p.events is not None:
        _tell_fight(p, "virtu-log-siege-neutral" if defender < 0 else "virtu-log-siege", siege)


def _tell_fight(p: Position, key: str, siege: Siege) -> None:
    city = "@virtu-city-" + p.components.city_names[siege.city]
    args: JsonObject = {"city": city, "attack": int(siege.attack), "defence": int(siege.defence)}
    if siege.defender >= 0:
        args["other"] = p.family_key(siege.defender)
    p.tell(key, siege.attacker, args)


def has_token_bonus(player: Player, siege: Siege, seat: i64) -> bool:
    """Return whether a player may declare a "+1 war" token: the attacker, in a battle both sides (V13.4)."""
    return player.war_tokens > 0 and (siege.battle or seat == siege.attacker)


def leonardo_free(player: Player, siege: Siege) -> bool:
    """Return whether Leonardo may serve: once in every siege, a battle before it included (V8.3, V13.8)."""
    return player.bonuses >> LEONARDO & 1 != 0 and player.leonardo_used >> siege.city & 1 == 0


def war_symbols(p: Position, player: Player, space: i64) -> i64:
    """Return the war symbols of an available courtier, 0 if there is none (V13.4)."""
    if player.fresh >> space & 1 == 0:
        return 0
    return lane(p.components.card_symbols[courtier(player, space)], WAR)


def war_symbol_cost(p: Position, player: Player, space: i64) -> i64:
    """Return the florins for each war symbol of a courtier."""
    return p.components.card_war_cost[courtier(player, space)]


def offer_war_bonuses(p: Position, frame: Frame, siege: Siege, out: list[int]) -> None:
    """Append the bonuses a player may declare, and passing (V13.4)."""
    c = p.components
    player = p.players[frame.seat]
    out.append(PASS)
    if has_token_bonus(player, siege, frame.seat):
        out.append(TOKEN)
    for space in range(SPACES):
        symbols = war_symbols(p, player, space)
        used: i64 = 1
        while used <= symbols and player.treasury >= used * war_symbol_cost(p, player, space):
            out.append(int(RALLY + space * MOST_SYMBOLS + used - 1))
            used += 1
    if leonardo_free(player, siege) and player.treasury >= c.bonus_war_cost[LEONARDO]:
        out.append(CALL_LEONARDO)
    if player.ready >> ARTILLERY_TOKEN & 1 and player.treasury >= c.bonus_war_cost[ARTILLERY]:
        out.append(CALL_ARTILLERY)
    if bonus_usable(p, frame.seat, FRANCE) and player.treasury >= c.france_war_cost:
        out.append(CALL_FRANCE)


def nothing_to_declare(p: Position, frame: Frame, siege: Siege) -> bool:
    """Return whether a player has no bonus they could pay for, even with all the florins within reach: they pass without being asked."""
    c = p.components
    player = p.players[frame.seat]
    if has_token_bonus(player, siege, frame.seat):
        return False
    florins: i64 = -1
    for space in range(SPACES):
        if war_symbols(p, player, space) > 0:
            florins = florins_within_reach(p, frame.seat)
            if florins >= war_symbol_cost(p, player, space):
                return False
    if leonardo_free(player, siege) and florins_within_reach(p, frame.seat) >= c.bonus_war_cost[LEONARDO]:
        return False
    if player.ready >> ARTILLERY_TOKEN & 1 and florins_within_reach(p, frame.seat) >= c.bonus_war_cost[ARTILLERY]:
        return False
    return not (bonus_usable(p, frame.seat, FRANCE) and florins_within_reach(p, frame.seat) >= c.france_war_cost)


def play_war_bonus(p: Position, frame: Frame, siege: Siege, move: i64) -> None:
    """Declare a bonus or pass; then the other side is asked (V13.4)."""
    c = p.components
    seat = frame.seat
    player = p.players[seat]
    strength: i64 = 0
    if move == PASS:
        siege.passes += 1
    else:
        siege.passes = 0
        if move == TOKEN:
            player.war_tokens -= 1
            strength = 1
        elif move == CALL_LEONARDO:
            player.leonardo_used |= bit(siege.city)
            player.treasury -= c.bonus_war_cost[LEONARDO]
            strength = c.bonus_war[LEONARDO]
        elif move == CALL_ARTILLERY:
            player.ready &= ~(1 << ARTILLERY_TOKEN)
            player.treasury -= c.bonus_war_cost[ARTILLERY]
            strength = c.bonus_war[ARTILLERY]
        elif move == CALL_FRANCE:
            p.active &= ~(1 << FRANCE)
            player.treasury -= c.france_war_cost
            strength = c.france_war
        else:
            space: i64 = (move - RALLY) // MOST_SYMBOLS
            strength = (move - RALLY) % MOST_SYMBOLS + 1
            player.treasury -= strength * war_symbol_cost(p, player, space)
            player.fresh &= ~(bit(space))
        if seat == siege.attacker:
            siege.attack += strength
        else:
            siege.defence += strength
        if p.events is not None:
            p.tell("virtu-log-war-bonus", seat, {"strength": int(strength), "attack": int(siege.attack), "defence": int(siege.defence)})
    if siege.defender >= 0:
        frame.seat = siege.defender if seat == siege.attacker else siege.attacker


def declarations_over(siege: Siege) -> bool:
    """Return whether everybody has passed in a row (V13.4)."""
    return siege.passes >= (1 if siege.defender < 0 else 2)


def resolve(p: Position, siege: Siege) -> None:
    """Resolve a siege or battle whose bonuses are all declared."""
    p.pop()
    p.siege = None
    if siege.battle:
        resolve_battle(p, siege)
    elif siege.attack > siege.defence:
        win_city(p, siege)
    else:
        fail_siege(p, siege)


def lose_armies(p: Position, seat: i64, city: i64, armies: i64) -> None:
    """Return armies to their owner's reserve, at most those present (V13.6)."""
    player = p.players[seat]
    present = armies_at(player, city)
    lost = armies if armies < present else present
    for _ in range(lost):
        remove_army(player, city)
    if lost > 0 and p.events is not None:
        p.tell("virtu-log-armies-lost", seat, {"armies": int(lost), "city": "@virtu-city-" + p.components.city_names[city]})


def win_city(p: Position, siege: Siege) -> None:
    """Take a city by siege: losses, token and cathedral used side up, a trophy from a player (V13.5)."""
    losses: i64 = 1 if siege.defence >= 3 else 0
    if siege.defender >= 0:
        garrison = armies_at(p.players[siege.defender], siege.city)
        losses += garrison
        lose_armies(p, siege.defender, siege.city, garrison)
        winner = p.players[siege.attacker]
        if winner.trophies >> siege.defender & 1 == 0:
            winner.trophies |= bit(siege.defender)
            if p.events is not None:
                p.tell("virtu-log-trophy", siege.attacker, {"other": p.family_key(siege.defender)})
    lose_armies(p, siege.attacker, siege.city, losses)
    if p.events is not None:
        p.tell("virtu-log-conquest", siege.attacker, {"city": "@virtu-city-" + p.components.city_names[siege.city]})
    give_city(p, siege.attacker, siege.city, False)


def fail_siege(p: Position, siege: Siege) -> None:
    """Lose a siege: one army is lost at once, the rest retreat later (V13.6)."""
    if p.events is not None:
        p.tell("virtu-log-siege-failed", siege.attacker, {"city": "@virtu-city-" + p.components.city_names[siege.city]})
    lose_armies(p, siege.attacker, siege.city, 1)
    will_retreat(p, siege.attacker, siege.city)


def will_retreat(p: Position, seat: i64, city: i64) -> None:
    """Note that the armies a player has left before a city must retreat (V13.7)."""
    if armies_at(p.players[seat], city) > 0:
        p.players[seat].retreats |= bit(city)


def resolve_battle(p: Position, siege: Siege) -> None:
    """Resolve a field battle: the loser loses all its armies there, the winner as many; equal strength: one each, both retreat (V13.8)."""
    city = siege.city
    if siege.attack == siege.defence:
        lose_armies(p, siege.attacker, city, 1)
        lose_armies(p, siege.defender, city, 1)
        will_retreat(p, siege.attacker, city)
        will_retreat(p, siege.defender, city)
        if p.events is not None:
            _tell_battle_end(p, "virtu-log-battle-drawn", siege.attacker, siege.defender, city)
    else:
        winner = siege.attacker if siege.attack > siege.defence else siege.defender
        loser = siege.defender if winner == siege.attacker else siege.attacker
        fallen = armies_at(p.players[loser], city)
        lose_armies(p, loser, city, fallen)
        lose_armies(p, winner, city, fallen)
        if armies_at(p.players[winner], city) > 0:
            p.players[winner].battles_won |= bit(city)
        if p.events is not None:
            _tell_battle_end(p, "virtu-log-battle-won", winner, loser, city)
    take_up(p, city)


def _tell_battle_end(p: Position, key: str, seat: i64, other: i64, city: i64) -> None:
    p.tell(key, seat, {"other": p.family_key(other), "city": "@virtu-city-" + p.components.city_names[city]})


def offer_after_battle(out: list[int]) -> None:
    """Append the choice of a battle's winner: besiege the city or retreat from it (V13.8)."""
    out.append(BESIEGE)
    out.append(WITHDRAW)


def play_after_battle(p: Position, frame: Frame, move: i64) -> None:
    """Go on with the siege, or leave the city to retreat without a loss (V13.8)."""
    player = p.players[frame.seat]
    p.pop()
    player.battles_won &= ~(bit(frame.place))
    if move == BESIEGE:
        open_siege(p, frame.place, frame.seat)
    else:
        will_retreat(p, frame.seat, frame.place)
        if p.events is not None:
            p.tell("virtu-log-withdraw", frame.seat, {"city": "@virtu-city-" + p.components.city_names[frame.place]})
