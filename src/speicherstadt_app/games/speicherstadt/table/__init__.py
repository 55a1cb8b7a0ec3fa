"""Die Speicherstadt on screen: what the window shows of a position, and what a tap means there."""
