"""Quick estimates of what moves of the card game are worth."""
