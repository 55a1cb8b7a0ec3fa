"""Brains that play the games of the house, given what their seat may know and nothing else."""
