"""The Castles of Tuscany and Virtù at one digital table."""

from signoria import engine_form

__version__ = "0.1.0"

# Before any engine module is imported: a compiled engine that does not fit its sources must not be used.
engine_form.choose()
