"""Opponents in Die Speicherstadt."""
