"""The moves of a record played again: what each brought about, and the position after any of them."""

from __future__ import annotations

from signoria.chance import Replayed
from signoria.game import Event, State
from signoria.record import Record


class History:
    """The positions of a record: `at(n)` is the state after n moves that stand, `events[n]` what move n brought about."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.made = record.moves_made()
        self.events: list[list[Event]] = []
        state = self.at(0)
        for entry in self.made:
            assert entry.move is not None
            state.events = []
            state.apply(entry.seat, entry.move, Replayed(entry.outcomes))
            self.events.append(state.events)
            state.events = None

    def at(self, moves: int) -> State:
        """Return the state after a number of moves."""
        record = self.record
        state = record.game.start(len(record.names), record.options, Replayed(record.start_outcomes), record.tables)
        for entry in self.made[:moves]:
            assert entry.move is not None
            state.apply(entry.seat, entry.move, Replayed(entry.outcomes))
        return state
