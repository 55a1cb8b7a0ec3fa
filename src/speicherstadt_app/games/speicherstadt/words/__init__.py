"""Everything that is said of Die Speicherstadt."""
