"""The pages outside a game: start page, new game, games, today, challenges, people, settings, data."""
