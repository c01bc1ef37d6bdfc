"""The Castles of Tuscany and Virtù at one digital table."""

__version__ = "0.1.0"
