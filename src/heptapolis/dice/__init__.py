"""The dice game: a Forum of seven dice, a board to cross off, everybody at once."""
