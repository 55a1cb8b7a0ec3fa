"""Pictures of the window in every state, size, look and language, and what is wrong in them."""
