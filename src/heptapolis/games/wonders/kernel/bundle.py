"""Arithmetic of bundles, compiled: four bits per resource, all at once (`wonders.resources`)."""

from heptapolis.kernel.jit import kernel

SEVENS = 0x7777777
GUARD = 0x8888888
EVERYTHING = 0x1111111
BITS = 28  # of a bundle


@kernel
def uncovered(want: int, have: int) -> int:
    """The part of a bundle that plain symbols cannot give."""
    rest = (int(want) | GUARD) - int(have)
    return rest & (((rest & GUARD) >> 3) * 7)


@kernel
def one_of_each(bundle: int) -> int:
    """The different resources in a bundle."""
    return ((bundle + SEVENS) & GUARD) >> 3


@kernel
def size(bundle: int) -> int:
    """The total number of resources: the multiplication adds them up in the top digit."""
    return (int(bundle) * EVERYTHING) >> 24 & 15


@kernel
def bits_in(bits: int) -> int:
    total = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total
