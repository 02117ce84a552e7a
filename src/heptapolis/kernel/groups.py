"""Numbers in consecutive named groups: action codes, and the pieces of an observation."""

from collections.abc import Sequence

Groups = Sequence[tuple[str, int]]  # a name and how many codes it has, in order


def size_of(groups: Groups) -> int:
    """How many codes there are in total."""
    return sum(size for _, size in groups)


def offsets_of(groups: Groups) -> dict[str, int]:
    """The first code of each group."""
    return {name: size_of(groups[:place]) for place, (name, _) in enumerate(groups)}


def find_group(groups: Groups, code: int) -> tuple[str, int]:
    """The group of a code and its place in it."""
    place = code
    for name, size in groups:
        if 0 <= place < size:
            return name, place
        place -= size
    raise ValueError(f"no action has the code {code}")
