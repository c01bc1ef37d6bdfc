# compiled
"""Single bits and shifted values of the compiled engine.

The compiler writes a shift of a literal (`1 << n`) as a 32-bit one in C. A shift whose result may exceed 31 bits must therefore
start from a variable it cannot see through: use these functions.
"""

from __future__ import annotations

from signoria.ints import i64


def shifted(value: i64, by: i64) -> i64:
    """Return `value << by`, in 64 bits."""
    return value << by


def bit(number: i64) -> i64:
    """Return the mask of one bit."""
    return shifted(1, number)
