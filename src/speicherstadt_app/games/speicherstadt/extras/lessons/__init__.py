"""The five lessons, as data: one game of two that was thought out beforehand (game.txt), of which each lesson plays a
stretch, what is said at which of its moves (course.toml), and the sentences in a file for each language."""
