"""How sealed bids says things."""
