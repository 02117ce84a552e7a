"""Search and learning in any compiled game: policy, trees, search, self-play."""
