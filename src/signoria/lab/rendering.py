"""A position in a few lines of text, for the `render` of an environment."""

from __future__ import annotations

from typing import cast

from signoria.game import BadInput, Game, State, View
from signoria.words import ENGLISH, Words

RENDER_MODES = ["ansi"]


def checked_mode(mode: str | None) -> str | None:
    """Return a render mode. Raises `BadInput` if there is no such mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadInput("lab-render-mode", {"mode": str(mode), "known": ", ".join(RENDER_MODES)})
    return mode


def shown(game: Game, state: State) -> str:
    """Return who must do what, and how everybody stands, as everybody may know it."""
    names = [f"player_{seat}" for seat in range(len(state.standing().scores))]
    words = Words(ENGLISH, names, game)
    view = cast("View", state.view(None))
    standing = state.standing()
    lines = [words.say(view["prompt"])]
    lines += [f"{name}: {score} ({place}.)" for name, score, place in zip(names, standing.scores, standing.places, strict=True)]
    return "\n".join(lines) + "\n"
