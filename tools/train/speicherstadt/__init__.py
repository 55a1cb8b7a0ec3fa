"""Nets for the learned values, trained by games of the program against itself (docs/training.md)."""
