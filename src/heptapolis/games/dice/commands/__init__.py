"""Commands of the dice game."""
