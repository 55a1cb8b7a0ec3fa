"""The contract between all games and everybody else. Standard library only."""
