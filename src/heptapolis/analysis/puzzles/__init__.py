"""Puzzles: positions of strong games where one move is clearly best and the obvious one is wrong."""
