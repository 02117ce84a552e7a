"""Resources, bundles of them, and the symbols that produce them.

A bundle is one number with four bits per resource: adding bundles adds numbers, and `fits` compares
all seven counts at once by means of the unused top bit of each. No count in the game exceeds 7.
"""

from enum import IntEnum
from functools import cache

LETTERS = "WSCOGPT"


class Resource(IntEnum):
    """Raw materials, then manufactured goods; `unit` is the bundle of just one."""

    WOOD = 0
    STONE = 1
    CLAY = 2
    ORE = 3
    GLASS = 4
    PAPYRUS = 5
    CLOTH = 6

    @property
    def letter(self) -> str:
        return LETTERS[self]

    @property
    def unit(self) -> int:
        return 1 << 4 * self


RAW = "WSCO"
MANUFACTURED = "GPT"

Bundle = int
Symbol = Bundle  # the resources of which it gives one, once per turn
Goods = tuple[Symbol, ...]

NOTHING: Bundle = 0
EVERYTHING: Bundle = sum(resource.unit for resource in Resource)  # one of each
_GUARD = sum(0b1000 << 4 * resource for resource in Resource)


def resource(letter: str) -> Resource:
    return Resource(LETTERS.index(letter))


def bundle(text: str) -> Bundle:
    """`"SSG"`: two stone and a glass."""
    return sum(resource(letter).unit for letter in text)


def goods(text: str) -> Goods:
    """`"WW"`: two wood symbols; `"W/S"`: one symbol that gives wood or stone."""
    return (bundle(text.replace("/", "")),) if "/" in text else tuple(map(bundle, text))


def fits(part: Bundle, whole: Bundle) -> bool:
    """Whether the whole has at least as much of every resource as the part."""
    return ((whole | _GUARD) - part) & _GUARD == _GUARD


def count(of: Bundle, kind: Resource) -> int:
    return of >> 4 * kind & 0b111


@cache
def counts(of: Bundle) -> tuple[int, ...]:
    """How many of each resource."""
    return tuple(count(of, kind) for kind in Resource)


@cache
def kinds(of: Bundle) -> tuple[Resource, ...]:
    """The different resources in a bundle; what a symbol can give."""
    return tuple(kind for kind in Resource if count(of, kind))


@cache
def one_of_each(of: Bundle) -> Bundle:
    """The different resources in a bundle, one of each."""
    return sum(kind.unit for kind in kinds(of))


@cache
def size(of: Bundle) -> int:
    """How many resources in total."""
    return sum(counts(of))


def letters(of: Bundle) -> str:
    """The text that `bundle` reads."""
    return "".join(kind.letter * count(of, kind) for kind in Resource)
