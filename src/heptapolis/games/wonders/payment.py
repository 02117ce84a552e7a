"""Paying: every way to split a price between the two neighbours (B27-B34, W3)."""

from functools import lru_cache
from typing import NamedTuple

from heptapolis.games.wonders.city import Tariff
from heptapolis.games.wonders.resources import (
    NOTHING,
    Bundle,
    Goods,
    Resource,
    counts,
    fits,
    kinds,
    one_of_each,
    size,
)


class Split(NamedTuple):
    """Coins to the left and to the right neighbour."""

    left: int
    right: int


class Seller(NamedTuple):
    """A neighbour as the buyer sees it: what is for sale, and for how much."""

    goods: Goods
    tariff: Tariff
    smuggled: Resource | None  # X9: the only resource that smuggling makes cheaper; None is any


NO_SPLIT = (Split(0, 0),)


def useful(goods: Goods, want: Bundle) -> Goods:
    """What these symbols can contribute to this bundle; for this purpose, many cities are alike."""
    wanted = one_of_each(want)
    return tuple(symbol & wanted for symbol in goods if symbol & wanted)


@lru_cache(maxsize=1 << 16)
def reach(goods: Goods, want: Bundle) -> frozenset[Bundle]:
    """Every part of the wanted bundle that these symbols can give, each used at most once (B29)."""
    parts = {NOTHING}
    for symbol in goods:
        units = [kind.unit for kind in kinds(symbol)]
        parts |= {part + unit for part in parts for unit in units if fits(part + unit, want)}
    return frozenset(parts)


@lru_cache(maxsize=1 << 16)
def missing(production: Goods, want: Bundle) -> tuple[Bundle, ...]:
    """What may be left to buy: the city's own production covers as much as it can (W3).

    The parts that symbols can give form a matroid, so every maximal part is also a largest one.
    """
    parts = reach(production, want)
    most = max(map(size, parts))
    return tuple(want - part for part in parts if size(part) == most)


@lru_cache(maxsize=1 << 16)
def price(bought: Bundle, tariff: Tariff, smuggled: Resource | None) -> int:
    """What one neighbour is paid for these resources."""
    if bought == NOTHING:
        return 0
    total = 0
    for kind, amount in enumerate(counts(bought)):
        full = tariff.prices[kind]
        cheap = max(0, full - tariff.smuggling)
        if smuggled is None:
            total += amount * cheap
        elif amount and kind == smuggled:
            total += cheap + (amount - 1) * full  # X9: the board's own symbol, once per turn
        else:
            total += amount * full
    return max(0, total - tariff.rebate)


def splits(want: Bundle, production: Goods, left: Seller, right: Seller) -> tuple[Split, ...]:
    """The minimal pairs of payments, the cheapest total first; empty if there is no way to get it (W3)."""
    if want == NOTHING:
        return NO_SPLIT
    rests = _rests(production, want)
    return NO_SPLIT if rests[0] == NOTHING else _purchases(rests, left, right)


@lru_cache(maxsize=1 << 14)
def _rests(production: Goods, want: Bundle) -> tuple[Bundle, ...]:
    """What may be left to buy, by the whole production of a city: it has the same for many turns."""
    return missing(useful(production, want), want)


@lru_cache(maxsize=1 << 16)
def _purchases(rests: tuple[Bundle, ...], left: Seller, right: Seller) -> tuple[Split, ...]:
    """The minimal pairs for any one of these bundles."""
    found = set()
    for rest in rests:
        from_right = reach(useful(right.goods, rest), rest)
        for part in reach(useful(left.goods, rest), rest):
            if rest - part in from_right:
                to_left = price(part, left.tariff, left.smuggled)
                to_right = price(rest - part, right.tariff, right.smuggled)
                found.add(Split(to_left, to_right))
    return _minimal(found)


def _minimal(pairs: set[Split]) -> tuple[Split, ...]:
    """The pairs that no other pair undercuts, the cheapest total first."""
    minimal: list[Split] = []
    for pair in sorted(pairs):
        if not minimal or pair.right < minimal[-1].right:
            minimal.append(pair)
    return tuple(sorted(minimal, key=lambda pair: (sum(pair), pair)))
