"""Die Speicherstadt on screen: pure derivations of what the window shows, and the words for it."""
