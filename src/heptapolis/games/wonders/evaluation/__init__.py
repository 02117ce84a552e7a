"""What the moves of the card game are worth at a glance."""
