"""`i64`, the machine integer of the compiled engine.

The compiled engine stores `i64` values unboxed; the interpreted one sees plain `int`. Engine code must keep every `i64`
value inside -2**63 … 2**63 - 1, so that both forms compute the same. This module itself is never compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
else:
    i64 = int
