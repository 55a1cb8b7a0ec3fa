"""What there is besides a game of sealed bids."""
