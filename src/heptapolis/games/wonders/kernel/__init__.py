"""The card game compiled: the same rules as arrays and small functions, driven by the same declarations."""
