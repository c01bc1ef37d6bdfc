"""What a person types is forgiven: case, spaces and the ends of words do not matter where only one move can be meant."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from signoria.game import BadInput, Game
from signoria.games import game_named


def squeezed(text: str) -> str:
    """Return a text without spaces and case."""
    return "".join(text.lower().split())


@cache
def _moves_squeezed(name: str) -> dict[str, int]:
    """Return all moves of a game by their squeezed notation, without those that are then alike."""
    game = game_named(name)
    found: dict[str, int] = {}
    alike: set[str] = set()
    for number in range(game.move_count):
        text = game.move_text(number)
        move = game.move_of(text)  # notation may be spelled in another order than the game's own
        if found.setdefault(squeezed(text), move) != move:
            alike.add(squeezed(text))
    return {text: move for text, move in found.items() if text not in alike}


def move_typed(game: Game, line: str, legal: Sequence[int], offered: Sequence[int] = ()) -> int:
    """Return the move a typed line names: by number among the offered, by notation, or by its beginnings. Raises `BadInput`."""
    text = " ".join(line.split())
    if text.isdecimal() and offered:
        number = int(text[:9])  # Python refuses to read very long numbers
        if 1 <= number <= len(offered):
            return offered[number - 1]
        raise BadInput("cli-no-such-number", {"number": text[:9], "most": len(offered)})
    verb, _, rest = text.partition(" ")
    for spelled in (text, f"{verb.lower()} {rest}", f"{verb.lower()} {rest.upper()}", f"{verb.lower()} {rest.lower()}"):
        try:
            return game.move_of(spelled.strip())
        except BadInput:
            continue
    if (move := _moves_squeezed(game.name).get(squeezed(text))) is not None:
        return move
    meant = [move for move in legal if _begins(text.lower().split(), game.move_text(move).lower().split())]
    if len(meant) == 1:
        return meant[0]
    if meant:
        few = ", ".join(game.move_text(move) for move in meant[:6]) + (", …" if len(meant) > 6 else "")
        raise BadInput("cli-several-moves", {"text": text, "known": few})
    raise BadInput("unknown-move", {"text": text})


def _begins(typed: list[str], words: list[str]) -> bool:
    """Return whether every typed word is the beginning of the word of the notation in its place; the last ones may be left out."""
    return 0 < len(typed) <= len(words) and all(word.startswith(part) for part, word in zip(typed, words, strict=False))
