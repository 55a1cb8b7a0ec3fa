"""The rules of sealed bids, under another name."""
