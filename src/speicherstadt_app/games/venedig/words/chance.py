"""What is counted of chance (rules/chance.py), in words."""

from __future__ import annotations

from speicherstadt_app.games.venedig.words import TITLES

title = TITLES.table("Chance.chance")
