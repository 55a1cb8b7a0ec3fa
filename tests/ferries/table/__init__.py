"""Ferries at the table on screen."""
