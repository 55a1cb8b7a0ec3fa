"""Sealed bids at the table on screen."""
