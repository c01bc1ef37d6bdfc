"""The laboratory: environments for learning programs, data sets by self-play, and a small network trained from them.

What needs nothing but NumPy is handed on here. The environments for other programs have modules of their own, because each needs its
package (the extra `lab`): `signoria.lab.zoo` for PettingZoo, `signoria.lab.single` for Gymnasium, `signoria.lab.spiel` for OpenSpiel.
"""

import signoria.words as _words  # noqa: F401 - with it errors read as sentences
from signoria.lab.observing import Observer, Part, observer_of
from signoria.lab.tables import Tables, returns_of

__all__ = ["Observer", "Part", "Tables", "observer_of", "returns_of"]
