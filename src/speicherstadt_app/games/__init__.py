"""The games of the house, one folder each behind the engine's contract."""
