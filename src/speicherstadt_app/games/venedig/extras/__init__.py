"""Lessons, rulebook, challenges, codes, the game of the day and boxes of one's own."""
