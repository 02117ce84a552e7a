"""Commands of the card game."""
