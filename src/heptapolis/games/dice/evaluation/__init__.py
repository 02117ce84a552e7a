"""What the moves of the dice game are worth at a glance."""
