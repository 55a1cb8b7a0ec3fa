"""One table: the loop that joins match, dealer, people, brains and the store."""
