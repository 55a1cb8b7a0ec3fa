"""The six lessons, as data: three games that were thought out beforehand (game.txt with three players, bets.txt with
four, thieves.txt with five), what is said at which of their moves (course.toml), and the sentences in a file for each
language."""
