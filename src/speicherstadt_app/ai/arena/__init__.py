"""Measures how strong bots are and how they play, in any game of the house. docs/arena.md says how and why."""
