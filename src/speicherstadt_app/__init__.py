"""Die Speicherstadt and its neighbours: rules, AI, table and window."""

__version__ = "0.1.0"
