"""A table of Virtù set up and played in notation, so that a test of a rule can be read by a player.

    t = table(phase="spring", p0={"treasury": 5, "marker": 2, "courtiers": {1: "merchant"}})
    t.play("0: step", "0: stop", "0: govern", "0: use florence crown", "0: done")
    assert t.token(0, "florence") == "used"

With three players seat 0 is Medici (florence, pisa), seat 1 Aragon (naples, palermo), seat 2 Doges (venice, corfu); with four, Sforza
(milan, genoa) comes first; with five, Borgia (rome, civitavecchia) last. Unless a test says otherwise family cards are out of the game,
palaces are empty, nobody has florins, and the turn order is that of the seats. A used card or token is written with a star.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias, cast

import pytest

from signoria.chance import Dice
from signoria.game import Event, JsonObject, Refused, Result
from signoria.virtu import GAME
from signoria.virtu.notation import CITY_NAMES
from signoria.virtu.position import FRAME_NAMES, PHASE_NAMES, Frame, Player
from signoria.virtu.state import VirtuState
from signoria.virtu.stored import names_in, position_view
from signoria.virtu.turns import settle
from signoria.virtu.view import PlayerView

Setting: TypeAlias = Mapping[str, object]

TABLES = GAME.tables(Path(__file__).with_name("components.json").read_text(encoding="utf-8"))
"""The values the tests of the rules count with. They stay when the built-in reconstruction is tuned."""


class Table:
    """A game in progress, played and asked about in notation."""

    def __init__(self, state: VirtuState) -> None:
        self.state = state
        self.log: list[Event] = []

    def play(self, *lines: str) -> Table:
        """Play lines such as "0: annex ravenna"; moves a player must not make fail the test."""
        for line in lines:
            seat, move = _parsed(line)
            events: list[Event] = []
            self.state.events = events
            try:
                self.state.play(seat, move, Dice(1))
            except Refused as refused:
                offered = ", ".join(GAME.move_text(other) for other in self.state.moves(seat))
                raise AssertionError(f"{line!r} refused: {refused} (asked: {self.asked()}; offered: {offered})") from refused
            self.state.events = None
            self.log += events
        return self

    def rest(self, seat: int) -> Table:
        """Let a seat do nothing more in its Winter."""
        while self.state.actors() == [seat]:
            self.play(f"{seat}: done")
        return self

    def refuses(self, line: str, rule: str, key: str) -> None:
        """Check that a move is refused with a rule and a reason, and that nothing changed."""
        seat, move = _parsed(line)
        before = self.state.dump()
        with pytest.raises(Refused) as caught:
            self.state.play(seat, move, Dice(1))
        assert (caught.value.rule, caught.value.key) == (rule, "virtu-refuse-" + key)
        assert self.state.dump() == before

    def offers(self, line: str) -> bool:
        """Return whether a move is among the legal ones."""
        seat, move = _parsed(line)
        return move in self.state.moves(seat)

    def offered(self, seat: int, verb: str) -> list[str]:
        """Return the legal moves that begin with a word, without it."""
        texts = [GAME.move_text(move) for move in self.state.moves(seat)]
        return [text.removeprefix(verb).strip() for text in texts if text.split()[0] == verb]

    def asked(self) -> str:
        """Return who decides what: "0 marker"."""
        frames = self.state.position.frames
        return f"{frames[-1].seat} {FRAME_NAMES[frames[-1].kind]}" if frames else "over"

    def player(self, seat: int) -> Player:
        """Return the player at a seat."""
        return self.state.position.players[seat]

    def seen(self, seat: int) -> PlayerView:
        """Return a player as everybody sees them."""
        players = position_view(self.state.position, None, secrets=True)["players"]
        return cast("list[PlayerView]", players)[seat]

    def token(self, seat: int, name: str) -> str:
        """Return the side of a token: "available", "used", or "none" if the seat does not have it."""
        for token in self.seen(seat)["domain"]:
            if token["token"] == name:
                return "available" if token["available"] else "used"
        return "none"

    def courtier(self, seat: int, space: int) -> str:
        """Return a courtier, with a star if used; "" if the space is empty."""
        held = self.seen(seat)["courtiers"][space - 1]
        return "" if held is None else held["card"] + ("" if held["available"] else "*")

    def room(self, seat: int, room: int) -> str:
        """Return the cards of a room: "merchant", "merchant + bishop", or ""."""
        held = self.seen(seat)["rooms"][room - 1]
        return " + ".join(card for card in (held["card"], held["upgrade"]) if card is not None)

    def cities(self, seat: int) -> set[str]:
        """Return the cities a seat controls."""
        return set(names_in(self.player(seat).domain & ((1 << 30) - 1), CITY_NAMES))

    def armies(self, seat: int) -> list[str]:
        """Return where the armies of a seat stand."""
        return sorted(self.seen(seat)["armies"])

    def happened(self, key: str) -> list[JsonObject]:
        """Return the arguments of the events with a key, in order."""
        return [event.args for event in self.log if event.key == "virtu-log-" + key]

    def standing(self) -> Result:
        """Return the result if the game ended now."""
        return self.state.standing()


def _parsed(line: str) -> tuple[int, int]:
    seat, _, move = line.partition(": ")
    return int(seat), GAME.move_of(move)


def _card(text: str) -> tuple[str, bool]:
    return text.rstrip("*"), not text.endswith("*")


def _apply(player: PlayerView, setting: Setting) -> None:
    """Change a player's description by what a test says."""
    for name, value in setting.items():
        if name == "rooms":
            for room, cards in cast("Mapping[int, str]", value).items():
                card, _, below = cards.partition(" + ")
                player["rooms"][room - 1].update({"card": card, "upgrade": below or None})
        elif name == "indulgences":
            for room in cast("Sequence[int]", value):
                player["rooms"][room - 1]["indulgence"] = True
        elif name == "courtiers":
            for space, text in cast("Mapping[int, str]", value).items():
                card, available = _card(text)
                player["courtiers"][space - 1] = {"card": card, "available": available}
        elif name == "domain":
            player["domain"] = []
            for text in cast("str", value).split():
                token, available = _card(text)
                player["domain"].append({"token": token, "available": available})
        elif name == "armies":
            # Stored in the order of the cities, the last one first.
            player["armies"] = sorted(cast("str", value).split(), key=CITY_NAMES.index, reverse=True)
        elif name == "agents":
            player["agents"] = list(cast("Sequence[str]", value))
        else:
            assert name in player, name
            player[name] = value  # type: ignore[literal-required]


def table(
    seats: int = 3,
    *,
    phase: str = "spring",
    ask: str = "",
    step: int = 0,
    year: int = 2,
    order: Sequence[int] = (),
    options: JsonObject | None = None,
    allies: Mapping[str, str] | None = None,
    cathedrals: Sequence[str] = (),
    **players: Setting,
) -> Table:
    """Return a table at the beginning of a phase, or at a decision of seat 0 named by `ask`. `allies`: "france": "0" or "0*" if used."""
    state = GAME.start(seats, options or {}, Dice(3), TABLES)
    stored = state.dump()
    described = cast("list[PlayerView]", stored["players"])
    families = cast("list[str]", [card for player in described for card in player["family_cards"]])
    stored["gone"] = cast("list[object]", [card for card in families if card not in str(players)])  # type: ignore[assignment]
    turn_order = list(order) or list(range(seats))
    for seat, player in enumerate(described):
        player.update({"treasury": 0, "marker": 1 if year > 1 else 0, "unplaced": [], "disc": seats - turn_order.index(seat)})
        _apply(player, players.get(f"p{seat}", {}))
    built: list[str | None] = [*cathedrals, None, None, None, None, None]
    stored["cathedrals"] = cast("list[object]", built[:5])  # type: ignore[assignment]
    for entry in cast("list[JsonObject]", stored["alliances"]):
        text = (allies or {}).get(cast("str", entry["power"]))
        if text is not None:
            entry["ally"], entry["active"] = int(text.rstrip("*")), not text.endswith("*")
    stored.update({"phase": phase, "turn": -1 if phase in {"spring", "retreats"} else 0, "step": step, "year": year})
    stored["order"] = cast("list[object]", turn_order)  # type: ignore[assignment]
    stored["frames"] = []
    assert phase in PHASE_NAMES
    built_state = GAME.load(stored)
    if ask:
        built_state.position.turn = 0
        built_state.position.push(Frame(FRAME_NAMES.index(ask), turn_order[0]))
    settle(built_state.position)
    return Table(built_state)
