"""Two lessons, as data: a game of two, what is said at which of its moves, and the sentences in three languages."""
