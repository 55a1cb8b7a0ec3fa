"""Reasons to come back: the game of the day, challenges, codes of deals."""
