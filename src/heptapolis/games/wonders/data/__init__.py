"""The printed components as declarations, one module a box."""
