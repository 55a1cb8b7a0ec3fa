"""The rules as people read them, as data."""
