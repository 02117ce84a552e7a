"""The games: one folder each, reached only through their descriptors (`package.py`)."""
