"""The rules of The Castles of Tuscany: pure, without input or output."""

from signoria.tuscany.rules import GAME

__all__ = ["GAME"]
