"""What the top level of Die Säulen von Venedig learns: how likely each seat is to win (docs/training.md)."""
