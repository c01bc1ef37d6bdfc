"""The siege calculator: what a fight comes to as things stand, and what either side could still declare (V13.3, V13.4, V13.8)."""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text as Line

from signoria.cli.virtu_sight import Sight, flow
from signoria.virtu.domain import armies_at, besieging, bonus_usable, owner_of, resilience
from signoria.virtu.moves import ARTILLERY, ARTILLERY_TOKEN, BASTIONS, FRANCE, LEONARDO, SPACES
from signoria.virtu.notation import CITY_NAMES
from signoria.virtu.palace import courtier
from signoria.virtu.paying import florins_within_reach
from signoria.virtu.position import Position, Siege
from signoria.virtu.sieges import has_token_bonus, leonardo_free, war_symbol_cost, war_symbols


class Bonus(NamedTuple):
    """A war bonus that can be declared: what it is, how strong, and the florins for each point and for the whole."""

    key: str
    strength: int
    florins: int
    each: bool
    """Whether it may be declared in part, each point at its price: war symbols of a courtier."""


class Forecast(NamedTuple):
    """A fight as it stands, and what could be added to it."""

    city: str
    attacker: int
    defender: int | None
    battle: bool
    attack: int
    defence: int
    attack_parts: list[tuple[str, int]]
    defence_parts: list[tuple[str, int]]
    """What the strengths consist of, by keys of the catalogue."""
    attack_bonuses: list[Bonus]
    defence_bonuses: list[Bonus]
    most_attack: int
    most_defence: int
    """With everything that could still be declared and paid for."""


def bonuses_of(p: Position, seat: int, siege: Siege) -> list[Bonus]:
    """Return what a player could declare, whatever the treasury has (V13.4)."""
    c = p.components
    player = p.players[seat]
    found: list[Bonus] = []
    if has_token_bonus(player, siege, seat):
        found.append(Bonus("virtu-war-token", int(player.war_tokens), 0, True))
    for space in range(SPACES):
        if strength := war_symbols(p, player, space):
            key = "virtu-card-" + c.card_names[courtier(player, space)]
            found.append(Bonus(key, int(strength), int(war_symbol_cost(p, player, space)), True))
    if leonardo_free(player, siege):
        found.append(Bonus("virtu-bonus-leonardo", int(c.bonus_war[LEONARDO]), int(c.bonus_war_cost[LEONARDO]), False))
    if player.ready >> ARTILLERY_TOKEN & 1:
        found.append(Bonus("virtu-bonus-artillery", int(c.bonus_war[ARTILLERY]), int(c.bonus_war_cost[ARTILLERY]), False))
    if bonus_usable(p, seat, FRANCE):
        found.append(Bonus("virtu-alliance-france", int(c.france_war), int(c.france_war_cost), False))
    return found


def most_added(bonuses: list[Bonus], florins: int) -> int:
    """Return the most that can be added with some florins. Courtiers cashed for them are not subtracted: it is an upper bound."""
    best = [0] * (florins + 1)
    for bonus in bonuses:
        pieces = [(1, bonus.florins)] * bonus.strength if bonus.each else [(bonus.strength, bonus.florins)]
        for strength, cost in pieces:
            for have in range(florins, cost - 1, -1):
                best[have] = max(best[have], best[have - cost] + strength)
    return best[florins]


def attack_parts(p: Position, city: int, seat: int, armies: int | None = None) -> list[tuple[str, int]]:
    """Return what an attack consists of before bonuses: armies (V13.3)."""
    return [("cli-virtu-part-armies", int(armies_at(p.players[seat], city)) if armies is None else armies)]


def defence_parts(p: Position, city: int, attacker: int) -> list[tuple[str, int]]:
    """Return what the defence of a city consists of before bonuses: resilience, agents, armies, Bastions (V13.3, V13.4)."""
    base = int(p.components.resilience[city])
    owner = int(owner_of(p, city))
    parts = [("virtu-resilience", base)]
    if agent := int(resilience(p, city, attacker)) - base:
        parts.append(("virtu-agent", agent))
    if owner >= 0:
        if inside := int(armies_at(p.players[owner], city)):
            parts.append(("cli-virtu-part-armies", inside))
        if p.players[owner].bonuses >> BASTIONS & 1:
            parts.append(("virtu-bonus-bastions", int(p.components.bonus_defence[BASTIONS])))
    return parts


def forecast(sight: Sight, name: str, attacker: int, armies: int | None = None) -> Forecast:
    """Return the siege of a city by a player, with the armies there or with a number of them."""
    p, city = sight.position, CITY_NAMES.index(name)
    owner = int(owner_of(p, city))
    siege = Siege(city, attacker, owner, False)
    return _forecast(p, siege, attack_parts(p, city, attacker, armies), defence_parts(p, city, attacker))


def _forecast(p: Position, siege: Siege, attacks: list[tuple[str, int]], defends: list[tuple[str, int]]) -> Forecast:
    attacker, defender = int(siege.attacker), int(siege.defender)
    attack, defence = sum(value for _, value in attacks), sum(value for _, value in defends)
    attack_bonuses = bonuses_of(p, attacker, siege)
    defence_bonuses = bonuses_of(p, defender, siege) if defender >= 0 else []
    more = most_added(attack_bonuses, int(florins_within_reach(p, attacker)))
    against = most_added(defence_bonuses, int(florins_within_reach(p, defender))) if defender >= 0 else 0
    return Forecast(
        CITY_NAMES[siege.city],
        attacker,
        None if defender < 0 else defender,
        bool(siege.battle),
        attack,
        defence,
        attacks,
        defends,
        attack_bonuses,
        defence_bonuses,
        attack + more,
        defence + against,
    )


def fight_at_hand(sight: Sight) -> Forecast | None:
    """Return the siege or battle being resolved, with what is declared so far."""
    siege = sight.position.siege
    if siege is None:
        return None
    p = sight.position
    attacks = attack_parts(p, siege.city, siege.attacker)
    defends = attack_parts(p, siege.city, siege.defender) if siege.battle else defence_parts(p, siege.city, siege.attacker)
    for parts, total in ((attacks, int(siege.attack)), (defends, int(siege.defence))):
        if declared := total - sum(value for _, value in parts):
            parts.append(("cli-virtu-part-declared", declared))
    return _forecast(p, siege, attacks, defends)


def fights_to_come(sight: Sight) -> list[Forecast]:
    """Return every fight that stands on the map: where two besiege a city the battle, else the siege (V13.2)."""
    p = sight.position
    found: list[Forecast] = []
    for city in range(len(CITY_NAMES)):
        before = [int(seat) for seat in p.order if besieging(p.players[seat]) >> city & 1]
        if len(before) > 1:
            siege = Siege(city, before[0], before[1], True)
            found.append(_forecast(p, siege, attack_parts(p, city, before[0]), attack_parts(p, city, before[1])))
        elif before:
            found.append(forecast(sight, CITY_NAMES[city], before[0]))
    return found


def losses_if_won(fight: Forecast) -> int:
    """Return the armies the attacker loses in a siege won as it stands (V13.5)."""
    inside = dict(fight.defence_parts).get("cli-virtu-part-armies", 0) if fight.defender is not None else 0
    armies = dict(fight.attack_parts)["cli-virtu-part-armies"]
    return min(armies, inside + (1 if fight.defence >= 3 else 0))


def draw_fight(sight: Sight, fight: Forecast, width: int) -> RenderableType:
    """Draw a fight: both sides, what comes of it, and, where there is more to say, what they consist of and what could be added."""
    words = sight.words
    title = Line(words("virtu-phase-field-battle" if fight.battle else "virtu-phase-siege").capitalize(), style="bold")
    title.append(f": {sight.city(fight.city)}  ").append_text(sight.letter(fight.attacker)).append(f" {fight.attack}", "bold")
    title.append(" : ").append(str(fight.defence), "bold").append(" ")
    title.append_text(Line(words("virtu-neutral")) if fight.defender is None else sight.letter(fight.defender))
    rows: list[RenderableType] = []
    for key, parts, bonuses, most in (
        ("attack", fight.attack_parts, fight.attack_bonuses, fight.most_attack),
        ("defence", fight.defence_parts, fight.defence_bonuses, fight.most_defence),
    ):
        if len(parts) == 1 and not bonuses:
            continue
        pieces: list[Line | str] = [f"  {words(f'cli-virtu-fight-{key}')} {_sum(sight, parts)}"]
        if bonuses:
            pieces.append(Line(words("cli-virtu-fight-most", most=most) + ": " + _bonus(sight, bonuses[0]), style="dim"))
            pieces += [Line(_bonus(sight, bonus), style="dim") for bonus in bonuses[1:]]
        rows.append(flow(pieces, width, 4))
    return Group(flow([title, Line(outcome(sight, fight), style="bold")], width), *rows)


def _sum(sight: Sight, parts: list[tuple[str, int]]) -> str:
    """Write parts of a strength as a sum."""
    first, *rest = [f"{abs(value)} {sight.words(part, armies=abs(value))}" for part, value in parts]
    return first + "".join(f" {'+' if value > 0 else '−'} {text}" for (_, value), text in zip(parts[1:], rest, strict=True))


def _bonus(sight: Sight, bonus: Bonus) -> str:
    price = f" ({bonus.florins * (bonus.strength if bonus.each else 1)}ƒ)" if bonus.florins else ""
    return f"{sight.words(bonus.key)} +{bonus.strength}{price}"


def outcome(sight: Sight, fight: Forecast) -> str:
    """Return in words what comes of a fight: for certain, or as it stands."""
    words = sight.words
    if fight.battle:
        key = "won" if fight.attack > fight.defence else "lost" if fight.attack < fight.defence else "drawn"
        return words(f"cli-virtu-battle-{key}", winner=sight.family(fight.attacker), other=sight.family(fight.defender or 0))
    if fight.attack > fight.most_defence:
        return words("cli-virtu-fight-certain", losses=losses_if_won(fight))
    if fight.attack > fight.defence:
        return words("cli-virtu-fight-won", losses=losses_if_won(fight), most=fight.most_defence)
    needed = fight.defence + 1 - fight.attack
    if fight.most_attack > fight.defence:
        return words("cli-virtu-fight-possible", needed=needed)
    return words("cli-virtu-fight-lost", needed=needed)
