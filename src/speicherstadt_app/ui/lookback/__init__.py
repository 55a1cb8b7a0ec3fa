"""Looking back at a game: replay, review, puzzles, fairness."""
