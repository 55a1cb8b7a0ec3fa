"""What is said of ferries."""
