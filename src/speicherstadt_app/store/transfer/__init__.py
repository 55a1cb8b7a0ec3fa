"""Taking games and people from one device to another."""
