"""What people may be called: anything that can be seen and told apart, in any script."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count

from signoria.server import wire
from signoria.server.problem import Problem

MOST_MARKS = 3
"""Combining marks in a row. Vietnamese, Hebrew, Thai and the scripts of India need no more."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
"""Letters, marks and symbols that show nothing. Other invisible characters are of categories that are never printable."""
EMOJI_STYLE = "\ufe0f"
JOINERS = "\u200c\u200d"
"""They show nothing themselves, but change how the letters beside them are written: Persian and the scripts of India need them."""
VIRAMA = 9
"""The combining class of the mark that takes the vowel from a letter of an Indian script."""


def visible(name: str) -> str:
    """Return what can be seen of a name: composed, without space around it, without invisible characters and stacks of marks.

    >>> visible("  Zoe   Smith ")
    'Zoe Smith'
    """
    shown: list[str] = []
    marks = 0
    name = " ".join(unicodedata.normalize("NFC", name).split())
    for letter, following in zip(name, name[1:] + " ", strict=False):
        category = unicodedata.category(letter)
        if letter in JOINERS:
            fits = bool(shown) and _can_join(shown[-1], following)
        elif letter == EMOJI_STYLE:
            fits = bool(shown) and unicodedata.category(shown[-1]) == "So"
        elif category in ("Mn", "Me"):
            marks += 1
            fits = bool(shown) and marks <= MOST_MARKS and letter not in BLANK and not _selects_variant(letter)
        else:
            marks = 0
            fits = letter.isprintable() and letter not in BLANK and (category != "Mc" or bool(shown))
        if fits:
            shown.append(letter)
    return " ".join("".join(shown).split())


def _can_join(before: str, following: str) -> bool:
    """Return whether a joiner between two characters can change how they look."""
    joins = unicodedata.bidirectional(before) == "AL" or unicodedata.combining(before) == VIRAMA
    return joins and unicodedata.category(following).startswith("L") and following not in BLANK


def _selects_variant(letter: str) -> bool:
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def clean_name(name: str) -> str:
    """Return a name without space around it. Raises `Problem` if not all of it can be seen."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 0 < len(name) <= wire.LONGEST_NAME or visible(name) != name:
        raise Problem(422, "server-bad-name", {"most": wire.LONGEST_NAME})
    return name


def distinct(name: str, others: Iterable[str]) -> str:
    """Return a name that nobody else at a table has: itself, or with a number. Names that look the same count as one."""
    taken = {_looks(other) for other in others}
    return next(found for number in count(1) if _looks(found := name if number == 1 else f"{name} {number}") not in taken)


def _looks(name: str) -> str:
    return "".join(letter for letter in unicodedata.normalize("NFKC", visible(name)).casefold() if letter not in EMOJI_STYLE + JOINERS)
