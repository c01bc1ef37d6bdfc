"""The page about views names every field, and none that is not there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_type_hints

import pytest

from signoria.game import View
from signoria.tuscany import view as tuscany
from signoria.virtu import view as virtu

PAGE = (Path(__file__).parent.parent / "docs" / "views.md").read_text(encoding="utf-8")
TUSCANY, VIRTU = "## The Castles of Tuscany", "## Virtù"


def fields(*kinds: type) -> set[str]:
    return {name for kind in kinds for name in get_type_hints(kind)}


def between(beginning: str, end: str) -> str:
    return PAGE[PAGE.index(beginning) : PAGE.index(end) if end else None]


def rows(text: str) -> set[str]:
    """Return what stands in the first cells of a part's tables."""
    return {name for line in text.splitlines() if line.startswith("| `") for name in re.findall(r"`(\w+)`", line.split("|")[1])}


PARTS = [
    (between("## Every view", TUSCANY), fields(View), set[str]()),
    (
        between(TUSCANY, VIRTU),
        fields(tuscany.TuscanyView, tuscany.PlayerView) - fields(View),
        fields(tuscany.DisplayTile, tuscany.ColourBonus),
    ),
    (
        between(VIRTU, ""),
        fields(virtu.VirtuView, virtu.PlayerView) - fields(View),
        fields(virtu.AllianceView, virtu.SiegeView, virtu.CityView, virtu.PaymentView, virtu.PalaceView, virtu.PrestigeView, virtu.RoomView)
        | fields(virtu.CourtierView, virtu.TokenView),
    ),
]


@pytest.mark.parametrize(("text", "in_tables", "in_words"), PARTS, ids=["every view", "tuscany", "virtu"])
def test_every_field_is_described(text: str, in_tables: set[str], in_words: set[str]) -> None:
    assert rows(text) == in_tables
    assert in_words <= set(re.findall(r"`(\w+)`", text))
