"""The dice game compiled with Numba: the same rules as structured arrays and small functions."""
