"""The table on screen, for any game: what happens at it, what is shown of it, and what a tap means."""
