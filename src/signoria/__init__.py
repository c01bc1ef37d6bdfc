"""The Castles of Tuscany and Virtù at one digital table."""

import os

from signoria import engine_form

__version__ = "0.1.0"

# Before any engine module is imported: a compiled engine that does not fit its sources must not be used.
engine_form.choose()

# Before NumPy is imported: the matrices of small networks are not worth a second thread, and its time would count against the bot.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
