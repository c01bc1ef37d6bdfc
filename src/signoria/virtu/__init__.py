"""The rules of Virtù for three to five players: pure, without input or output."""

from signoria.virtu.rules import GAME

__all__ = ["GAME"]
