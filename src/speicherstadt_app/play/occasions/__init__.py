"""Games that begin in a particular way: the game of the day, a challenge, a code."""
