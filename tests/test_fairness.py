"""Whoever does not trust this project can check its shuffles: docs/notation.md once more, with nothing but the standard library."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
GOLDEN = sorted((ROOT / "tests" / "golden" / "tuscany").glob("*.txt"))
TABLES = tomllib.loads((ROOT / "src" / "signoria" / "tuscany" / "tuscany.toml").read_text(encoding="utf-8"))
DECKS = {"first": 0, "card": 1, "yield": 2, "neutral": 3, "A": 4, "B": 5, "C": 6, "pile0": 8, "pile1": 9, "pile2": 10, "pile3": 11}
TILES = ["castle", "city", "inn", "quarry", "village", "monastery", "wagon", "V", "H", "O", "W", "VH", "VO", "VW", "HO", "HW", "OW"]
ORDERS = {"card": "DRBGOYEL", "neutral": TILES, **{f"pile{seat}": TILES for seat in range(4)}}


class Check:
    """Derives every outcome of a record of The Castles of Tuscany from its secret."""

    def __init__(self, text: str) -> None:
        lines = [re.split(r": | = ", line, maxsplit=1) for line in text.splitlines()[1:]]
        self.header: dict[str, Any] = {line[0]: line[1] for line in lines if not line[0].isdigit()}
        kind, value, *_ = self.header["deal"].split()
        self.secret = hashlib.sha256(f"signoria seed {value}".encode()).digest()
        if kind != "seed":
            self.secret = bytes.fromhex(self.header["secret"])
            assert hashlib.sha256(b"signoria commitment " + self.secret).hexdigest() == value
        tables = {**TABLES, **json.loads(self.header.get("tables", "{}"))}
        self.seats = len(json.loads(self.header["seats"]))
        rewards = {"region_cards": "cards", "inn_hex": "hex"}
        self.yields = [f"{rewards.get(y['reward'], y['reward'])}{y['amount']}" for y in tables["yield_cards"] for _ in range(y["copies"])]
        farms = {owner: ["".join(sorted(face, key="VHOW".index)) for face in faces] for owner, faces in tables["agriculture"].items()}
        own = [tile for tile, letter in zip(TILES, "DRBGOYE", strict=False) for _ in range(tables["player_tiles"][letter])] + farms[
            "player"
        ]
        self.decks: dict[str, list[str]] = {letter: list("1234") for letter in "ABC"} | {f"pile{seat}": list(own) for seat in range(4)}
        self.decks |= {
            "first": [str(seat) for seat in range(self.seats)],
            "yield": list(self.yields),
            "neutral": TILES[:7] * 4 + farms["neutral"],
        }
        self.decks["card"] = [colour for colour, number in tables["region_cards"].items() for _ in range(number)]
        self.orders: dict[str, Any] = {**ORDERS, "yield": list(dict.fromkeys(self.yields))}
        self.drawn: Counter[str] = Counter()
        self.paid: list[str] = []
        self.removed: list[str] = []
        self.display: list[tuple[str, bool] | None] = [None] * 8
        self.written: list[tuple[str, str]] = []
        self.entries: list[list[str]] = []
        for line in (line for line in lines if line[0].isdigit()):
            if line[1] != "undo":
                self.entries.append(line)
            else:
                del self.entries[max(n for n, entry in enumerate(self.entries) if entry[0] == line[0])]

    def draw(self) -> tuple[str, str]:
        """Take the next outcome that is written, and compare it with the one the secret gives."""
        deck, kind = self.written.pop(0)
        if not self.decks[deck]:
            self.decks[deck] = {"card": self.paid, "yield": list(self.yields), "neutral": self.removed}[deck]
            self.paid = [] if deck == "card" else self.paid
            self.removed = [] if deck == "neutral" else self.removed
        items, attempt = self.decks[deck], 0
        items.sort(key=lambda item: (self.orders.get(deck, "").index(item) if deck in self.orders else 0, item))
        while True:
            message = f"{DECKS[deck]}:{self.drawn[deck]}:{attempt}".encode()
            value = int.from_bytes(hmac.digest(self.secret, message, "sha256")[:8], "big")
            if value < 2**64 - 2**64 % len(items):
                break
            attempt += 1
        self.drawn[deck] += 1
        assert items.pop(value % len(items)) == kind, (deck, kind)
        return deck, kind

    def fill(self, place: int, *decks: str) -> None:
        """Lay the next tile on a place of the display; none is written where none is left."""
        self.display[place] = None
        if self.written and self.written[0][0] in decks:
            deck, tile = self.draw()
            self.display[place] = (tile, deck == "neutral")

    def replace(self, colour: str) -> None:
        """Remove all tiles of a colour, then fill the gaps."""
        gaps = [place for place, tile in enumerate(self.display) if tile and colour_of(tile[0]) == colour]
        self.removed += [tile[0] for tile in (self.display[place] for place in gaps) if tile and tile[1]]
        for place in gaps:
            self.fill(place, "neutral")

    def keep_limit(self) -> None:
        """Replace whatever lies five times in the display."""
        while crowded := [c for c, n in Counter(colour_of(tile[0]) for tile in self.display if tile).items() if n >= 5]:
            self.replace(crowded[0])

    def run(self) -> int:
        """Derive everything, and return how many outcomes there were."""
        self.written = outcomes(self.header["start"])
        self.draw()
        for place in range(8):
            self.fill(place, "neutral")
        self.keep_limit()
        while self.written:
            self.draw()
        chosen: int | None = None
        for seat, rest in self.entries:
            move, _, happened = rest.partition(" = ")
            verb, *words = move.split()
            self.written = outcomes(happened)
            if chosen is not None and verb != "remove":
                self.display[chosen] = None
            if verb in ("take", "free", "remove"):
                place = chosen if verb == "remove" and chosen is not None else int(words[0]) - 1
                # A tile taken without an outcome: room must be made first, or no tile is left to fill the gap.
                chosen = place if verb == "take" and not self.written else None
                if chosen is None:
                    self.fill(place, f"pile{seat}", "neutral")
            elif verb == "refresh":
                self.replace(words[0])
            elif verb == "pay":
                self.paid += [card for card in words[0] if card != "w"]
            self.keep_limit()
            while self.written:
                self.draw()
        return self.drawn.total()


def colour_of(tile: str) -> str:
    return "agriculture" if tile.isupper() else tile


def outcomes(text: str) -> list[tuple[str, str]]:
    """Return the outcomes of an entry, each with its deck."""
    return [(group.split()[0], kind) for group in text.split(", ") if group for kind in group.split()[1:]]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_outcome_of_a_record_follows_from_its_secret(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert Check(text).run() == sum(len(outcomes(line.partition(" = ")[2])) for line in text.splitlines())


def test_the_check_notices_a_card_that_was_exchanged() -> None:
    text = (ROOT / "tests" / "golden" / "tuscany" / "committed-with-undo.txt").read_text(encoding="utf-8")
    draw = re.search(r"draw = card (\w) (\w) ", text)
    assert draw is not None
    assert draw[1] != draw[2]
    with pytest.raises(AssertionError):
        Check(text.replace(draw[0], f"draw = card {draw[2]} {draw[1]} ")).run()
