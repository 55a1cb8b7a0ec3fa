"""Learning a game: rulebook and lessons."""
