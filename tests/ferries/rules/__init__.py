"""What a ferry may load, what happens then, and what it is worth."""
