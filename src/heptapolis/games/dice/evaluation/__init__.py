"""Quick estimates of what moves of the dice game are worth."""
