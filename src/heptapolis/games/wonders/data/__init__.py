"""The printed components as declarations, one module per box."""
