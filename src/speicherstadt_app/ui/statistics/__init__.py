"""Statistics and achievements in the window: asked for as tables, told in words, drawn as pictures of these tables."""
