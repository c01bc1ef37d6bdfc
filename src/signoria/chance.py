# compiled
"""Chance: where the outcomes of shuffles come from.

A game never holds a random generator. When a card, a tile or the first player must come from a shuffle, the game asks
`chance.pick` for one kind out of a multiset. Drawing from a multiset each time a card is needed is the same as drawing from
a deck that was shuffled beforehand, and leaves no hidden order in the state.

A multiset is a *pack*: an integer with one lane of `width` bits for each kind, holding how many of that kind there are.

Every deck of a game has a number. `Committed` gives each deck its own stream of outcomes, so that the order of a deck follows from the
secret alone, whatever the players do with the other decks.
"""

from __future__ import annotations

import hashlib
import hmac

from signoria.ints import i64


class ChanceMismatch(ValueError):
    """Recorded outcomes do not fit what the game asks for."""


class Chance:
    """Pick kinds out of packs, and keep what was picked when `produced` is a list."""

    def __init__(self) -> None:
        self.produced: list[tuple[int, int]] | None = None

    def below(self, deck: i64, total: i64) -> i64:
        """Return a number in `range(total)`, all equally likely."""
        raise NotImplementedError

    def pick(self, deck: i64, pack: i64, width: i64, total: i64) -> i64:
        """Return one kind from `pack`, each with the probability its lane gives it. `total` is the sum of all lanes, at least 1."""
        kind = lane_at(pack, width, self.below(deck, total))
        if self.produced is not None:
            self.produced.append((deck, kind))
        return kind


def lane_at(pack: i64, width: i64, rank: i64) -> i64:
    """Return the kind of the item number `rank` when the items of `pack` lie in the order of their kinds."""
    kind: i64 = 0
    mask: i64 = (1 << width) - 1
    rest = pack
    while rank >= rest & mask:
        rank -= rest & mask
        rest >>= width
        kind += 1
        if rest == 0:
            raise ChanceMismatch("rank beyond the end of the pack")
    return kind


class Dice(Chance):
    """A fast generator for playouts and imagined states: L'Ecuyer's two combined congruences. Equal seeds give equal outcomes."""

    def __init__(self, seed: int | str) -> None:
        super().__init__()
        digest = hashlib.sha256(f"signoria dice {seed}".encode()).digest()
        self._one: i64 = 1 + int.from_bytes(digest[0:8], "big") % 2147483562
        self._other: i64 = 1 + int.from_bytes(digest[8:16], "big") % 2147483398

    def number(self, total: i64) -> i64:
        """Return a number in `range(total)`; for players and tests that need a choice and have no deck."""
        self._one = one = self._one * 40014 % 2147483563
        self._other = other = self._other * 40692 % 2147483399
        return (((one - other) & 0x7FFFFFFF) * total) >> 31

    def below(self, deck: i64, total: i64) -> i64:
        return self.number(total)

    def pick(self, deck: i64, pack: i64, width: i64, total: i64) -> i64:
        # `number` and `lane_at` in one piece: nothing else is done as often.
        self._one = one = self._one * 40014 % 2147483563
        self._other = other = self._other * 40692 % 2147483399
        rank = (((one - other) & 0x7FFFFFFF) * total) >> 31
        kind: i64 = 0
        mask: i64 = (1 << width) - 1
        while rank >= pack & mask:
            rank -= pack & mask
            pack >>= width
            kind += 1
        if self.produced is not None:
            self.produced.append((deck, kind))
        return kind


class Committed(Chance):
    """Outcomes that follow from a secret: draw number k of a deck is HMAC-SHA256(secret, "deck:k") reduced without bias."""

    def __init__(self, secret: bytes) -> None:
        super().__init__()
        self._secret: bytes = secret
        self.drawn: dict[int, int] = {}

    def below(self, deck: i64, total: i64) -> i64:
        k = self.drawn.get(deck, 0)
        self.drawn[deck] = k + 1
        limit = (1 << 64) - (1 << 64) % int(total)
        attempt = 0
        while True:
            digest = hmac.digest(self._secret, f"{deck}:{k}:{attempt}".encode(), "sha256")
            value = int.from_bytes(digest[:8], "big")
            if value < limit:
                return value % int(total)
            attempt += 1


class Replayed(Chance):
    """Outcomes read from a record, handed out in order and checked against the packs."""

    def __init__(self, outcomes: list[tuple[int, int]]) -> None:
        super().__init__()
        self._outcomes: list[tuple[int, int]] = outcomes
        self._next: int = 0

    def left(self) -> int:
        """Return how many recorded outcomes have not been asked for."""
        return len(self._outcomes) - self._next

    def pick(self, deck: i64, pack: i64, width: i64, total: i64) -> i64:
        if self._next >= len(self._outcomes):
            raise ChanceMismatch("the record has fewer outcomes than the move needs")
        seen_deck, kind = self._outcomes[self._next]
        if seen_deck != deck:
            raise ChanceMismatch(f"the record draws from deck {seen_deck} where the move draws from deck {deck}")
        if kind < 0 or kind * int(width) > 62 or (pack >> (kind * width)) & ((1 << width) - 1) == 0:
            raise ChanceMismatch(f"deck {deck} has no kind {kind} left")
        self._next += 1
        if self.produced is not None:
            self.produced.append((deck, kind))
        return kind


def commitment(secret: bytes) -> str:
    """Return the published hash of a secret."""
    return hashlib.sha256(b"signoria commitment " + secret).hexdigest()


def secret_of_seed(seed: int | str) -> bytes:
    """Return the secret of a game dealt from a chosen seed. Anybody can compute it: such a game is marked as seeded."""
    return hashlib.sha256(f"signoria seed {seed}".encode()).digest()
