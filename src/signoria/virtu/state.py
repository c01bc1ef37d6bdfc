# compiled
"""The state of a game: who decides, what may be done, and doing it."""

from __future__ import annotations

from signoria.chance import Chance
from signoria.game import Event, JsonObject, Result
from signoria.ints import i64
from signoria.virtu.imagine import redraw_hidden
from signoria.virtu.position import FAMILY_PLACING, OVER, Position
from signoria.virtu.prestige import standing_of
from signoria.virtu.prompts import game_view
from signoria.virtu.refusals import refuse
from signoria.virtu.stored import position_view
from signoria.virtu.suggest import suggested
from signoria.virtu.tables import digest
from signoria.virtu.turns import carry_out, frame_of, offer


class VirtuState:
    """A game of Virtù in progress; see `signoria.game.State`."""

    def __init__(self, position: Position, options: JsonObject, tables: JsonObject | None) -> None:
        self.position: Position = position
        self.options: JsonObject = options
        self.tables: JsonObject | None = tables
        self._offered: list[int] | None = None
        self._offered_to: i64 = -1

    @property
    def events(self) -> list[Event] | None:
        """What happened is appended here while it is a list."""
        return self.position.events

    @events.setter
    def events(self, listener: list[Event] | None) -> None:
        self.position.events = listener

    def actors(self) -> list[int]:
        """Return the seats that must decide now."""
        p = self.position
        if len(p.frames) == 0:
            return []
        if p.frames[0].kind != FAMILY_PLACING:
            return [int(p.top().seat)]
        seats: list[int] = []
        for frame in p.frames:
            seats.append(int(frame.seat))
        return seats

    def _moves(self, seat: int) -> list[int]:
        """Return the legal moves of a seat; the list is kept until the next move."""
        if self._offered is not None and self._offered_to == seat:
            return self._offered
        out: list[int] = []
        frame = frame_of(self.position, seat)
        if frame is not None:
            offer(self.position, frame, out)
        self._offered = out
        self._offered_to = seat
        return out

    def moves(self, seat: int) -> list[int]:
        """Return all legal moves of `seat`, in ascending order."""
        return self._moves(seat)[:]

    def check(self, seat: int, move: int) -> None:
        """Raise `Refused` with the rule if `move` is not legal for `seat` now."""
        if move not in self._moves(seat):
            raise refuse(self.position, seat, move)

    def play(self, seat: int, move: int, chance: Chance) -> None:
        """Check the move and carry it out."""
        self.check(seat, move)
        self.apply(seat, move, chance)

    def apply(self, seat: int, move: int, chance: Chance) -> None:
        """Carry out a move that is known to be legal."""
        self._offered = None
        frame = frame_of(self.position, seat)
        assert frame is not None
        carry_out(self.position, frame, move)

    def hidden_step(self) -> bool:
        """Return whether the family cards are being placed, hidden from each other (V2.3)."""
        p = self.position
        return len(p.frames) > 0 and p.frames[0].kind == FAMILY_PLACING

    def suggested(self, seat: int) -> list[int]:
        """Return the moves of a sensible complete payment, if `seat` is paying a price; else none."""
        frame = frame_of(self.position, seat)
        if frame is None:
            return []
        return suggested(self.position, frame)

    def view(self, seat: int | None, common: JsonObject | None = None) -> JsonObject:
        """Return everything `seat` may know, as plain JSON data."""
        p = self.position
        view: JsonObject = {
            "game": "virtu",
            "seats": len(p.players),
            "seat": seat,
            "options": dict(self.options),
            "components": {"hash": digest(self.tables), "tables": dict(self.tables) if self.tables is not None else None},
            "actors": list(self.actors()),
            "over": p.phase == OVER,
        }
        view.update(game_view(p, seat, [] if seat is None else self._moves(seat), common))
        return view

    def imagine_again(self, seat: int, chance: Chance) -> VirtuState:
        """Return a copy in which everything `seat` may not know is drawn anew."""
        new = self.copy()
        redraw_hidden(new.position, seat, chance)
        return new

    def copy(self) -> VirtuState:
        """Return an independent copy."""
        return VirtuState(self.position.copy(), self.options, self.tables)

    def dump(self) -> JsonObject:
        """Return the whole state as plain JSON data, secrets included."""
        dumped: JsonObject = {
            "game": "virtu",
            "seats": len(self.position.players),
            "options": dict(self.options),
            "tables": dict(self.tables) if self.tables is not None else None,
        }
        dumped.update(position_view(self.position, None, True))
        return dumped

    def result(self) -> Result | None:
        """Return how the game ended, or None while it goes on (V16.4)."""
        if self.position.phase != OVER:
            return None
        return standing_of(self.position)

    def standing(self) -> Result:
        """Return the result if the game ended now: prestige by source at any time."""
        return standing_of(self.position)
