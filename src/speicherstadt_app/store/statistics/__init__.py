"""Statistics: games counted once, and what can be asked of them."""
