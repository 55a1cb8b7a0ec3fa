"""What may happen, what happens then, and what it is worth."""
