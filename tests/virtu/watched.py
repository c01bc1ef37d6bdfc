"""The checks that hold at every decision of every game, and which rules a game made use of."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence

from signoria.chance import Dice
from signoria.game import Event, JsonObject, Refused
from signoria.virtu import GAME
from signoria.virtu.conservation import check
from signoria.virtu.domain import neutral_cities
from signoria.virtu.moves import (
    AGENT,
    ALLIANCES,
    BUY_CARD,
    DONE,
    EMPIRE_SOURCE,
    MOVE_COUNT,
    NOBLES,
    OTTOMAN_SOURCE,
    PLACE,
    TITLES,
    TOKENS,
)
from signoria.virtu.palace import city_count, occupied_spaces
from signoria.virtu.playout import choose, choose_sensibly
from signoria.virtu.position import (
    CAMPAIGN,
    FRAME_NAMES,
    LOST_SPACE,
    OVER,
    PAYMENT,
    PLACING,
    PURCHASES,
    RETREATING,
    SCHEMING,
    TURNING,
    WINTER,
    Frame,
)
from signoria.virtu.state import VirtuState
from signoria.virtu.symbols import SYMBOLS, count, lane
from signoria.virtu.turns import frame_of

Policy = Callable[[VirtuState, int, Dice], int]
"""A way to play: the move of a seat."""
ENDS = ("end-cities", "end-patronage", "end-no-neutral", "end-year-30")
"""What `Watch.keys` calls the ways a game can end (V16.1, V16.5)."""

RULES_OF_EVENTS: dict[str, tuple[str, ...]] = {
    "placed": ("V2.3",),
    "ready": ("V2.3",),
    "spring": ("V4.1",),
    "winter": ("V4.1", "V14.1"),
    "marker": ("V5.1",),
    "extra-room": ("V5.2",),
    "refresh": ("V5.3",),
    "absolved": ("V5.4",),
    "blocked-by-indulgence": ("V5.5", "V6.3"),
    "blocked-by-agent": ("V5.5",),
    "decline": ("V5.5",),
    "action": ("V1.4",),
    "use": ("V3.1", "V3.2", "V3.3"),
    "cash": ("V3.4",),
    "indulgence": ("V6.1",),
    "turn": ("V7.1",),
    "renew": ("V7.1",),
    "patronage": ("V8.1",),
    "bonus": ("V8.2", "V8.3"),
    "trade": ("V9.1",),
    "annex": ("V10.1", "V10.2", "V10.3"),
    "army": ("V11.1",),
    "besiege": ("V11.1", "V11.2"),
    "arm": ("V11.3",),
    "agent": ("V11.4",),
    "agent-removed": ("V11.4",),
    "alliance": ("V12.1", "V12.2"),
    "takeover": ("V12.1", "V12.2", "V11.5"),
    "siege": ("V13.1", "V13.3"),
    "siege-neutral": ("V13.1", "V13.3"),
    "battle": ("V13.2",),
    "battle-won": ("V13.8",),
    "battle-drawn": ("V13.8",),
    "war-bonus": ("V13.4",),
    "conquest": ("V13.5",),
    "trophy": ("V13.5",),
    "siege-failed": ("V13.6",),
    "retreat": ("V13.7",),
    "retreat-sea": ("V13.7",),
    "withdraw": ("V13.8",),
    "wages": ("V15.1",),
    "dismiss": ("V15.1",),
    "card-to-room": ("V15.2",),
    "card-to-space": ("V15.2",),
    "card-leaves": ("V15.2",),
    "discard": ("V15.2",),
    "buy": ("V15.4",),
    "arrives": ("V15.4",),
    "new-agent": ("V15.7",),
    "hire": ("V15.8",),
    "ending": ("V16.1",),
    "over": ("V16.2", "V16.3", "V16.4"),
}


def refused_without_change(state: VirtuState, tried: Sequence[int]) -> None:
    """Check that moves that are not offered are refused with a rule and leave everything as it was."""
    before = json.dumps(state.dump())
    for seat in range(len(state.position.players)):
        legal = set(state.moves(seat))
        for move in tried:
            if move not in legal:
                refused = refusal(state, seat, move)
                assert refused.rule.startswith("V")
                assert refused.key.startswith("virtu-refuse-")
    assert json.dumps(state.dump()) == before


def refusal(state: VirtuState, seat: int, move: int) -> Refused:
    """Return why a move is refused."""
    try:
        state.check(seat, move)
    except Refused as refused:
        return refused
    raise AssertionError(GAME.move_text(move))


def hidden_from(state: VirtuState, seat: int, dice: Dice) -> None:
    """Check that a view tells nothing it must not, and that a state imagined from it looks the same from that seat."""
    view = json.dumps(state.view(seat), sort_keys=True)
    imagined = GAME.imagine(json.loads(view), dice)
    assert json.dumps(imagined.view(seat), sort_keys=True) == view
    assert json.dumps(state.imagine_again(seat, dice).view(seat), sort_keys=True) == view
    if state.position.phase != PLACING:
        assert imagined.dump() == state.dump()


class Watch:
    """One game, watched: what is checked after every move, and what was seen."""

    def __init__(self, seats: int, seed: int, sensible: bool, options: JsonObject | None = None, policy: Policy | None = None) -> None:
        self.dice = Dice(seed)
        self.sensible = sensible
        self.policy = policy
        self.state = GAME.start(seats, options or {}, Dice(seed + 1))
        self.fired: Counter[str] = Counter(("V1.1", "V1.2", "V2.1", "V2.2", "V2.4"))
        self.keys: Counter[str] = Counter()
        self.choices: Counter[int] = Counter()
        self.by_frame: Counter[str] = Counter()
        self.moves: list[tuple[int, int]] = []
        self.last: list[Event] = []

    def step(self, thorough: bool) -> None:
        """Make one move and check everything that can be checked cheaply; `thorough`: the rest too."""
        state, p = self.state, self.state.position
        actors = state.actors()
        seat = actors[self.dice.number(len(actors))]
        moves = state.moves(seat)
        assert moves, FRAME_NAMES[p.top().kind]
        assert moves == sorted(set(moves))
        assert 0 <= moves[0] and moves[-1] < MOVE_COUNT
        self.choices[len(moves)] += 1
        frame = frame_of(p, seat)
        assert frame is not None
        self.by_frame[FRAME_NAMES[frame.kind]] += 1
        if thorough:
            self.look_closely(seat)
        if self.policy is not None:
            move = self.policy(state, seat, self.dice)
            assert move in moves
        else:
            move = int(choose_sensibly(p, frame, moves, self.dice) if self.sensible else choose(moves, self.dice, False))
        self.note_before(frame, move)
        twin = state.copy() if thorough else None
        before = json.dumps(state.dump()) if thorough else ""
        events: list[Event] = []
        state.events = events
        state.apply(seat, move, self.dice)
        state.events = None
        self.moves.append((seat, move))
        self.last = events
        self.note_events(events)
        check(p)
        if twin is not None:
            assert json.dumps(twin.dump()) == before
            twin.play(seat, move, self.dice)
            assert twin.dump() == state.dump()

    def look_closely(self, seat: int) -> None:
        """Check storing, refusing and imagining."""
        state = self.state
        dumped = json.loads(json.dumps(state.dump()))
        assert GAME.load(dumped).dump() == state.dump()
        assert GAME.load(dumped).moves(seat) == state.moves(seat)
        refused_without_change(state, [self.dice.number(MOVE_COUNT) for _ in range(20)])
        hidden_from(state, seat, self.dice)
        suggested = state.suggested(seat)
        if suggested:
            self.fired["V3.2"] += 1
            payer = state.copy()
            depth = len(payer.position.frames)
            for move in suggested:
                payer.play(seat, move, self.dice)
            frames = payer.position.frames
            assert len(frames) != depth or frames[-1].kind != PAYMENT or frames[-1].place != state.position.top().place

    def note_before(self, frame: Frame, move: int) -> None:
        """Note rules that no event tells of."""
        p = self.state.position
        source = move // SYMBOLS
        if move < PLACE and source in {OTTOMAN_SOURCE, EMPIRE_SOURCE}:
            self.fired["V12.4"] += 1
        if frame.kind == PAYMENT and p.phase == WINTER:
            self.fired["V3.6"] += 1
        if move == DONE and frame.kind in {SCHEMING, CAMPAIGN, TURNING, PURCHASES} and frame.pool:
            self.fired["V3.5"] += 1
        if frame.kind == TURNING and frame.spent & ((1 << TOKENS) - 1):
            self.fired["V7.2"] += 1
        if frame.kind == SCHEMING and frame.tally:
            self.fired["V11.6"] += 1
        if p.one_enemy_agent and AGENT <= move < AGENT + 55:
            self.fired["V11.7"] += 1
        if frame.kind == LOST_SPACE:
            self.fired["V14.2"] += 1
        if frame.kind == PURCHASES and BUY_CARD + NOBLES <= move < BUY_CARD + NOBLES + TITLES + 1:
            self.fired["V15.5"] += 1
        if frame.kind == PURCHASES and move > BUY_CARD + NOBLES + TITLES:
            self.fired["V15.6"] += 1
        if p.phase == WINTER and move < PLACE and source == 52:
            self.fired["V15.9"] += 1
        if frame.kind == RETREATING and move < PLACE:
            self.fired["V13.7"] += 1

    def note_events(self, events: Sequence[Event]) -> None:
        """Note the rules the events tell of."""
        p = self.state.position
        for event in events:
            name = event.key.removeprefix("virtu-log-")
            self.keys[name] += 1
            self.fired.update(RULES_OF_EVENTS.get(name, ()))
            if name == "conquest" and any(count(player.agents & ((1 << 30) - 1)) for player in p.players):
                self.fired["V11.5"] += 1
            if name == "alliance" or name == "takeover":
                self.fired["V15.9"] += 1
        for player in p.players:
            if occupied_spaces(player) & ~p.components.open_spaces:
                self.fired["V15.3"] += 1
        for alliance in range(ALLIANCES):
            ally = lane(p.allies, alliance) - 1
            if ally >= 0 and any(other.agents >> (55 + alliance) & 1 for seat, other in enumerate(p.players) if seat != ally):
                self.fired["V12.3"] += 1

    def why_ending(self) -> str:
        """Return which condition ends the game (V16.1, V16.5)."""
        p = self.state.position
        if any(player.patronage >= p.components.patronage_steps for player in p.players):
            return "patronage"
        if any(city_count(player) >= p.components.last_space for player in p.players):
            return "cities"
        return "no-neutral" if neutral_cities(p) == 0 else "year-30"

    def finish(self, thorough_every: int) -> None:
        """Play to the end; every so many moves everything is checked."""
        number = 0
        while not self.state.result():
            self.step(thorough_every > 0 and number % thorough_every == 0)
            number += 1
            assert number < 20_000
        p = self.state.position
        assert p.phase == OVER
        assert self.state.actors() == []
        result = self.state.result()
        assert result is not None
        assert result == self.state.standing()
        assert min(result.places) == 1
        for score, sources in zip(result.scores, result.sources, strict=True):
            assert score == sum(sources.values())
        if any(player.indulgences for player in p.players):
            self.fired["V6.2"] += 1
        self.keys["end-" + self.why_ending()] += 1
        if self.why_ending() == "year-30":
            self.fired["V16.5"] += 1
        self.fired["V17.1"] += 1
        self.fired["V1.3"] += self.keys["annex"] + self.keys["besiege"]
