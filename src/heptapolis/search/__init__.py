"""What thinks in any compiled game: policies, trees, search, self-play."""
