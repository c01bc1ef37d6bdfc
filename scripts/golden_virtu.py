"""Golden records of Virtù: every way the game can end and every kind of fight.

One game shows many things, so few are kept: `tests/golden/virtu/games.json` says how each was dealt and played and what it shows.
`python -m scripts.golden --renew` finds games again for what is no longer shown after the component tables have changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, cast

from signoria.chance import Committed, Dice, Replayed, secret_of_seed
from signoria.game import Event, JsonObject
from signoria.record import Record
from signoria.virtu import GAME
from signoria.virtu.domain import agent_at, armies_at, besieging, has_cathedral, neutral_cities
from signoria.virtu.moves import ACTION, ANNEX, ARM, BASTIONS, CITIES, DECLINE, MARCH, STOP
from signoria.virtu.notation import CITY_NAMES, texts
from signoria.virtu.palace import city_count, room_action
from signoria.virtu.playout import WEIGHTS, choose_sensibly, on_credit
from signoria.virtu.position import PAYMENT, Frame, Position
from signoria.virtu.state import VirtuState
from signoria.virtu.symbols import ACTION_NAMES, DIPLOMACY
from signoria.virtu.tables import built_in
from signoria.virtu.turns import frame_of
from signoria.virtu.year import LAST_YEAR

FOLDER = Path(__file__).parent.parent / "tests" / "golden" / "virtu"
GAMES = FOLDER / "games.json"
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]


# What happened in a game


class Step(NamedTuple):
    """One move of a game and what it caused."""

    seat: int
    text: str
    year: int
    before: Position
    events: list[Event]


class Fight(NamedTuple):
    """A siege or a field battle: who, where, with what, and what came of it."""

    battle: bool
    city: int
    year: int
    attacker: int
    defender: int | None
    attack: int
    defence: int
    """The strengths before bonuses were declared."""
    declared: list[tuple[int, str]]
    """Seats and what they declared, in notation."""
    outcome: str
    """won, failed, drawn; of a battle, by the attacker."""
    lost: list[int]
    """A seat for every army lost."""
    before: Position
    """The position before the move with which the fight began."""


class Played(NamedTuple):
    """A whole game: its moves, its fights, the armies lost while retreating, and how it stood at the end."""

    steps: list[Step]
    fights: list[Fight]
    lost_retreats: int
    state: VirtuState

    def told(self, key: str) -> bool:
        """Return whether something happened."""
        return any(event.key == f"virtu-log-{key}" for step in self.steps for event in step.events)

    def typed(self, text: str) -> bool:
        """Return whether a move was made."""
        return any(step.text == text for step in self.steps)


def step(state: VirtuState, seat: int, move: int, chance: Committed | Replayed) -> Step:
    """Play a move and return what it caused."""
    before = state.position.copy()
    state.events = []
    state.apply(seat, move, chance)
    events, state.events = state.events, None
    return Step(seat, GAME.move_text(move), int(before.year), before, events)


def played(steps: list[Step], state: VirtuState) -> Played:
    """Gather the fights of a game from what was told."""
    fights: list[Fight] = []
    open_fight: Fight | None = None
    lost_retreats = 0
    spared = False
    for one in steps:
        families = {one.before.family_key(seat): seat for seat in range(len(one.before.players))}
        for event in one.events:
            key = event.key.removeprefix("virtu-log-")
            assert event.seat is not None
            if key in ("siege", "siege-neutral", "battle"):
                city = CITY_NAMES.index(str(event.args["city"]).removeprefix("@virtu-city-"))
                defender = families[str(event.args["other"])] if "other" in event.args else None
                strengths = cast("int", event.args["attack"]), cast("int", event.args["defence"])
                open_fight = Fight(key == "battle", city, one.year, event.seat, defender, *strengths, [], "", [], one.before)
            elif key == "war-bonus" and open_fight is not None:
                open_fight.declared.append((event.seat, one.text))
            elif key == "armies-lost":
                losses = [event.seat] * cast("int", event.args["armies"])
                if open_fight is not None:
                    open_fight.lost.extend(losses)
                elif spared:
                    fights[-1].lost.extend(losses)
                elif one.text != "abandon":
                    lost_retreats += len(losses)
            elif key in ("conquest", "siege-failed", "battle-won", "battle-drawn"):
                assert open_fight is not None
                won = {"conquest": "won", "siege-failed": "failed", "battle-drawn": "drawn"}
                outcome = won.get(key) or ("won" if event.seat == open_fight.attacker else "failed")
                fights.append(open_fight._replace(outcome=outcome))
                open_fight = None
            # Only the army lost with a siege is told after the siege.
            spared = key == "siege-failed"
    return Played(steps, fights, lost_retreats, state)


def replayed(record: Record) -> Played:
    """Return what happened in a recorded game."""
    state = GAME.start(len(record.names), record.options, Replayed(record.start_outcomes), record.tables)
    steps = [step(state, entry.seat, entry.move, Replayed(entry.outcomes)) for entry in record.moves_made() if entry.move is not None]
    return played(steps, state)


# Ways to play


Policy = Callable[[VirtuState, int, Dice], int]


def crowd(p: Position, seat: int, move: int) -> int:
    """Return how much more an army likes a march: where others besiege, and where armies of its own do."""
    if not MARCH <= move < ARM:
        return 1
    goal = (move - MARCH) % CITIES
    others = sum(int(besieging(p.players[other]) >> goal & 1) for other in range(len(p.players)) if other != seat)
    return int(20**others) * (6 if besieging(p.players[seat]) >> goal & 1 else 1)


def tasteful(wanted: tuple[str, ...], **liked: int) -> Policy:
    """Return a way to play that stops in rooms with these actions and likes moves by their verbs; else sensible."""
    weights = [liked.get(text.split()[0], int(WEIGHTS[move])) for move, text in enumerate(texts())]
    for action in ACTION_NAMES:
        weights[texts().index(action)] = 2000 if action in wanted else 300

    def policy(state: VirtuState, seat: int, dice: Dice) -> int:
        p, moves = state.position, state.moves(seat)
        frame = frame_of(p, seat)
        assert frame is not None
        if frame.kind == PAYMENT:
            return int(choose_sensibly(p, frame, moves, dice))
        found = [0 if on_credit(p, frame, move) else weights[move] * crowd(p, seat, move) for move in moves]
        if STOP in moves:
            here = ACTION_NAMES[room_action(p.components, p.players[seat], p.players[seat].marker)]
            found[moves.index(STOP)] = 1500 if here in wanted else 20
        rank = dice.number(max(sum(found), 1))
        for move, weight in zip(moves, found, strict=True):
            rank -= weight
            if rank < 0:
                return move
        return moves[-1]

    return policy


def peaceful(state: VirtuState, seat: int, dice: Dice) -> int:
    """Win neutral cities, pirate ports above all, and stop at seven: then no neutral city is left before somebody has eight."""
    p = state.position
    frame = frame_of(p, seat)
    assert frame is not None
    player, moves = p.players[seat], state.moves(seat)
    satisfied = city_count(player) + int(besieging(player)).bit_count() >= p.components.last_space - 1
    neutral, pirates = int(neutral_cities(p)), int(p.components.pirates)
    left: list[int] = []
    for move in moves:
        if MARCH <= move < ARM:
            goal = (move - MARCH) % CITIES
            hostile = not player.domain >> goal & 1
            joined = besieging(player) >> goal & 1
            if hostile and not joined and (satisfied or not neutral >> goal & 1):
                continue
            left += [move] * (30 if joined else 20 if pirates >> goal & 1 and neutral >> goal & 1 else 1)
        elif not (satisfied and ANNEX <= move < MARCH):
            left.append(move)
    if not left or (satisfied and ACTION + DIPLOMACY in moves):
        return DECLINE if DECLINE in moves else moves[-1]
    if any(MARCH <= move < ARM for move in left):
        return [move for move in left if MARCH <= move < ARM][dice.number(sum(MARCH <= move < ARM for move in left))]
    settling = POLICIES["diplomatic" if neutral & ~pirates and p.year % 2 else "warlike"]
    chosen = settling(state, seat, dice)
    return chosen if chosen in left else left[dice.number(len(left))]


def sensible(state: VirtuState, seat: int, dice: Dice) -> int:
    """Act, pay, buy and fight, and seldom throw things away."""
    frame: Frame | None = frame_of(state.position, seat)
    assert frame is not None
    return int(choose_sensibly(state.position, frame, state.moves(seat), dice))


POLICIES: dict[str, Policy] = {
    "sensible": sensible,
    "warlike": tasteful(
        ("war", "govern"), march=1500, sail=1500, hire=3000, arm=1500, abandon=200, withdraw=160, call=600, rally=600, token=600
    ),
    "diplomatic": tasteful(("diplomacy", "govern"), annex=3000, done=150, march=60, sail=60, buy=300),
    "peaceful": peaceful,
    "artful": tasteful(("patronage", "govern", "trade"), buy=120, hire=20, done=800, use=900),
}


# What a game can show


def ends(played: Played) -> set[str]:
    """Return why a game ended (V16.1, V16.5). Neither cities nor patronage change in the Winter before the end."""
    p = played.state.position
    found: set[str] = set()
    if neutral_cities(p) == 0:
        found.add("end-no-neutral-city")
    if any(city_count(player) >= p.components.last_space for player in p.players):
        found.add("end-eight-cities")
    if any(player.patronage >= p.components.patronage_steps for player in p.players):
        found.add("end-patronage")
    if not found and p.year >= LAST_YEAR:
        found.add("end-year-30")
    return found


def only_end(name: str) -> Callable[[Played], bool]:
    """Return whether a game ended in one way only."""
    return lambda played: ends(played) == {name}


def fought(shows: Callable[[Fight], bool]) -> Callable[[Played], bool]:
    """Return whether there was such a fight."""
    return lambda played: any(shows(fight) for fight in played.fights)


def declared(what: str) -> Callable[[Fight], bool]:
    """Return whether a bonus was declared in a siege."""
    return lambda fight: not fight.battle and any(text.startswith(what) for _, text in fight.declared)


def with_agent(own: bool) -> Callable[[Fight], bool]:
    """Return whether an agent made a city weaker (the attacker's) or, while it was neutral, stronger (another's)."""

    def shows(fight: Fight) -> bool:
        agent = int(agent_at(fight.before, fight.city))
        base = int(fight.before.components.resilience[fight.city])
        if fight.battle or agent < 0:
            return False
        return fight.defence < base if own else fight.defender is None and agent != fight.attacker and fight.defence == base + 1

    return shows


def besieged_with(bonus: int) -> Callable[[Fight], bool]:
    """Return whether the owner of a besieged city had a patronage bonus."""
    return lambda fight: not fight.battle and fight.defender is not None and fight.before.players[fight.defender].bonuses >> bonus & 1 != 0


def garrisoned(fight: Fight) -> bool:
    """Return whether armies of the owner defended a city and were lost."""
    return (
        not fight.battle
        and fight.defender is not None
        and fight.outcome == "won"
        and armies_at(fight.before.players[fight.defender], fight.city) > 0
        and fight.defender in fight.lost
    )


def siege(outcome: str, *, owned: bool) -> Callable[[Fight], bool]:
    """Return whether a siege of an owned or a neutral city came out so."""
    return lambda fight: not fight.battle and fight.outcome == outcome and (fight.defender is not None) == owned


def battle(*outcomes: str) -> Callable[[Fight], bool]:
    """Return whether a field battle came out so."""
    return lambda fight: fight.battle and fight.outcome in outcomes


def won_without_survivors(fight: Fight) -> bool:
    """Return whether a city was won although no attacking army was left (V13.5)."""
    return (
        not fight.battle
        and fight.outcome == "won"
        and fight.lost.count(fight.attacker) == armies_at(fight.before.players[fight.attacker], fight.city) > 0
    )


def cathedral_lost(fight: Fight) -> bool:
    """Return whether a city with a cathedral was conquered (V13.5)."""
    return not fight.battle and fight.outcome == "won" and bool(has_cathedral(fight.before, fight.city))


def three_before_a_city(played: Played) -> bool:
    """Return whether a second battle followed the first before the same city in one Spring (V13.8)."""
    places = [(fight.city, fight.year) for fight in played.fights if fight.battle]
    return len(places) > len(set(places))


def crowns_decide(played: Played) -> bool:
    """Return whether equal prestige was decided by crowns (V16.4)."""
    result = played.state.result()
    assert result is not None
    best = max(result.scores)
    return result.scores.count(best) > 1 and result.places.count(1) == 1


def victory_shared(played: Played) -> bool:
    """Return whether the first place was shared (V16.4)."""
    result = played.state.result()
    assert result is not None
    return result.places.count(1) > 1


class Show(NamedTuple):
    """Something a game can show."""

    what: str
    shows: Callable[[Played], bool]


SHOWS: dict[str, Show] = {
    "end-no-neutral-city": Show("no neutral city is left", only_end("end-no-neutral-city")),
    "end-eight-cities": Show("somebody has eight cities", only_end("end-eight-cities")),
    "end-patronage": Show("somebody takes the last step of patronage", only_end("end-patronage")),
    "end-year-30": Show("nothing of that in thirty years", only_end("end-year-30")),
    "tie-crowns": Show("equal prestige: more crowns win", crowns_decide),
    "tie-shared": Show("equal prestige and crowns: the victory is shared", victory_shared),
    "siege-neutral-won": Show("a neutral city is conquered", fought(siege("won", owned=False))),
    "siege-neutral-failed": Show("a siege of a neutral city fails", fought(siege("failed", owned=False))),
    "siege-owned-won": Show("a city is conquered from a player, with a trophy", fought(siege("won", owned=True))),
    "siege-owned-failed": Show("a siege of a player's city fails", fought(siege("failed", owned=True))),
    "siege-garrison": Show("a conquered city had armies in it", fought(garrisoned)),
    "siege-no-survivors": Show("a city is conquered by armies none of which is left", fought(won_without_survivors)),
    "siege-cathedral": Show("a city with a cathedral is conquered", fought(cathedral_lost)),
    "bonus-token": Show("a “+1 war” token is declared", fought(declared("token"))),
    "bonus-courtier": Show("a courtier's war symbols are declared", fought(declared("rally"))),
    "bonus-leonardo": Show("Leonardo is called", fought(declared("call leonardo"))),
    "bonus-artillery": Show("Artillery is called", fought(declared("call artillery"))),
    "bonus-france": Show("France is called", fought(declared("call france"))),
    "bonus-bastions": Show("Bastions defend", fought(besieged_with(BASTIONS))),
    "bonus-of-the-defence": Show(
        "the defence declares a bonus", fought(lambda fight: any(seat == fight.defender for seat, _ in fight.declared))
    ),
    "bonus-in-a-battle": Show("a bonus is declared in a field battle", fought(lambda fight: fight.battle and bool(fight.declared))),
    "bonus-own-agent": Show("the attacker's agent weakens a city", fought(with_agent(own=True))),
    "bonus-other-agent": Show("another's agent strengthens a neutral city", fought(with_agent(own=False))),
    "battle-won": Show("a field battle is won by the first", fought(battle("won"))),
    "battle-lost": Show("a field battle is won by the second", fought(battle("failed"))),
    "battle-drawn": Show("a field battle is drawn", fought(battle("drawn"))),
    "battle-of-three": Show("three armies before one city", three_before_a_city),
    "battle-then-siege": Show("the winner of a battle goes on to the siege", lambda played: played.typed("besiege")),
    "battle-then-withdrawal": Show("the winner of a battle withdraws", lambda played: played.typed("withdraw")),
    "retreat-by-road": Show("an army retreats by road", lambda played: played.told("retreat")),
    "retreat-by-sea": Show("an army retreats by sea", lambda played: played.told("retreat-sea")),
    "retreat-given-up": Show("an army is given up instead of retreating", lambda played: played.typed("abandon")),
    "retreat-impossible": Show("an army has nowhere to retreat to", lambda played: played.lost_retreats > 0),
    "option-families": Show("the families are drawn", lambda played: played.state.options["families"] == "random"),
    "option-agents": Show("at most one enemy agent in each palace", lambda played: played.state.options["one_enemy_agent"] is True),
}


# Games


def generous_tables() -> JsonObject:
    """Return tables in which rooms, treasuries and allies are rich and cathedrals cheap: more happens in fewer years."""
    start = {**cast("JsonObject", built_in()["start"]), "florins": 12}
    rooms = {"govern": {"crown": 3}, "patronage": {"crown": 3}, "trade": {"ship": 2}}
    rooms |= {"diplomacy": {"crown": 4}, "war": {"cavalry": 4, "ship": 4}, "intrigue": {"mask": 2}}
    layout = {**cast("JsonObject", built_in()["palace_layout"]), "room_printed_symbols": rooms}
    powers = [{**power, "cost": {"crown": 1}} for power in cast("list[JsonObject]", built_in()["alliances"])]
    powers[0]["bonus"] = {"war_bonus": 4, "war_cost": 0}
    cathedral = {**cast("JsonObject", built_in()["cathedral"]), "cost": {"florin": 1}}
    return GAME.tables(json.dumps({"start": start, "palace_layout": layout, "alliances": powers, "cathedral": cathedral}))


class Game(NamedTuple):
    """A golden game: how it is dealt and played, and what it is kept for."""

    file: str
    seats: int
    policy: str
    seed: int
    generous: bool
    """Whether it is played with `generous_tables`."""
    options: JsonObject
    shows: list[str]


def games() -> list[Game]:
    """Return the golden games as the file lists them."""
    return [Game(**entry) for entry in json.loads(GAMES.read_text(encoding="utf-8"))]


def play(game: Game) -> Played:
    """Play a game as its record will be, without writing it."""
    chance = Committed(secret_of_seed(game.seed))
    state = GAME.start(game.seats, game.options, chance, generous_tables() if game.generous else None)
    dice = Dice(f"golden {game.seed}")
    steps: list[Step] = []
    while actors := state.actors():
        steps.append(step(state, actors[0], POLICIES[game.policy](state, actors[0], dice), chance))
    return played(steps, state)


def recorded(game: Game) -> Record:
    """Return the record of a golden game."""
    tables = generous_tables() if game.generous else None
    record = Record.new(GAME, NAMES[: game.seats], game.options, seed=game.seed, tables=tables)
    dice = Dice(f"golden {game.seed}")
    while actors := record.state.actors():
        record.play(actors[0], POLICIES[game.policy](cast("VirtuState", record.state), actors[0], dice))
    return record


def shown_by(game: Played) -> list[str]:
    """Return everything a game shows."""
    return [name for name, show in SHOWS.items() if show.shows(game)]


def candidates(least: int, most: int) -> Iterator[Game]:
    """Yield games that may show something: every way to play at every number of players, seed by seed; the first with built-in tables."""
    for seed in range(least, most):
        for policy in POLICIES:
            for seats in GAME.seats:
                options: JsonObject = {"one_enemy_agent": seed % 5 == 0, "families": "random" if seed % 3 == 0 else "by-seat"}
                yield Game("", seats, policy, seed, seed > 3, options, [])


def renewed(kept: list[Game], most: int) -> list[Game]:
    """Return few games that together show everything: of those kept until now and, for what they no longer show, of new ones."""
    found = [game._replace(shows=shown_by(play(game))) for game in kept]
    missing = [name for name in SHOWS if not any(name in game.shows for game in found)]
    for game in candidates(1, most):
        if not missing:
            break
        shown = shown_by(play(game))
        if not set(shown).isdisjoint(missing):
            missing = [name for name in missing if name not in shown]
            found.append(game._replace(shows=shown))
            print(f"seed {game.seed}, {game.policy}: still missing {', '.join(missing) or 'nothing'}", flush=True)
    chosen: list[Game] = []
    left = [name for name in SHOWS if name not in missing]
    while left:
        best = max(found, key=lambda game: sum(name in left for name in game.shows))
        shows = [name for name in best.shows if name in left]
        chosen.append(best._replace(file=f"{shows[0]}.txt", shows=shows))
        left = [name for name in left if name not in shows]
    return chosen


def renew(most: int) -> None:
    """Find games for everything that is no longer shown, write the list of the golden games, and remove records it does not name."""
    found = renewed(games() if GAMES.exists() else [], most)
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    ordered = sorted(found, key=lambda game: min(list(SHOWS).index(name) for name in game.shows))
    GAMES.parent.mkdir(parents=True, exist_ok=True)
    GAMES.write_text("[\n" + ",\n".join("  " + json.dumps(game._asdict()) for game in ordered) + "\n]\n", encoding="utf-8")
