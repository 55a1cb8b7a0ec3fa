"""How things are said, in any language: no window in here, and no game."""
