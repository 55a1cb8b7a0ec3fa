"""The five lessons: one game of two that was thought out beforehand (game.txt), of which each lesson plays a stretch,
and what is said at which of its moves (course.py; the sentences themselves in a file for each language)."""
