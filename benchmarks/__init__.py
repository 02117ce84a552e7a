"""How fast things are, always next to a yardstick measured in the same run."""
