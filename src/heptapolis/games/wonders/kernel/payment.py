"""Paying, compiled: the twin of `wonders.payment`.

First the city uses its own plain symbols, then its own choice symbols that can serve only one kind. Of the
rest, what one neighbour lacks must come from the other; what neither lacks may come from both. Usually the
prices follow at once; if choices remain open or prices are unusual, `purchase.search` tries everything.
"""

from heptapolis.games.wonders.kernel.bundle import BITS, EVERYTHING, one_of_each, size, uncovered
from heptapolis.games.wonders.kernel.layout import FOR_SALE, LEFT, OWN, RIGHT, City, Game, Tables, Work
from heptapolis.games.wonders.kernel.purchase import enough, search, write_pair
from heptapolis.kernel.jit import inlined, kernel


@kernel
def left_of(tables: Tables, seat: int) -> int:
    return seat + 1 if seat + 1 < tables.players else 0


@kernel
def right_of(tables: Tables, seat: int) -> int:
    return seat - 1 if seat else tables.players - 1


@inlined
def splits(tables: Tables, game: Game, seat: int, want: int, purse: int, row: int, work: Work) -> int:
    """Write the minimal pairs that the purse can pay to `work.pair[row]`, cheapest first; return how many."""
    work.pairs[row] = 0
    if purse < 0:
        return 0
    city = game.seats[seat]
    need = uncovered(want, city.fixed)
    if one_of_each(need) & city.choosable[OWN]:
        need = serve_obvious(city, OWN, _with_extra_symbols(city), need)
    if need == 0:
        return write_pair(work, row, 0, 0)
    return _buy(tables, game, seat, need, purse, row, work)


@kernel
def _with_extra_symbols(city: City) -> int:
    """Append the symbols that depend on what else is produced (X10); return how many there are in total."""
    symbols = int(city.choices[OWN])
    for _ in range(city.extra_owned):
        city.choice[OWN, symbols] = city.produced
        symbols += 1
    for _ in range(city.extra_missing):
        city.choice[OWN, symbols] = EVERYTHING & ~city.produced
        symbols += 1
    return symbols


@kernel
def serve_obvious(city: City, which: int, symbols: int, lacking: int) -> int:
    """Use the choice symbols that can serve only one kind of what is lacking.

    Return what is still lacking, and above that bundle a bit for each symbol whose use is still open.
    """
    others = (1 << int(symbols)) - 1
    before = 0
    while others and lacking != before:
        before = lacking
        for place in range(symbols):
            useful = int(city.choice[which, place]) & one_of_each(lacking)
            if others >> place & 1 and useful & (useful - 1) == 0:  # one kind or none
                others -= 1 << place
                lacking -= useful
    return others << BITS | lacking


@inlined
def _buy(tables: Tables, game: Game, seat: int, need: int, purse: int, row: int, work: Work) -> int:
    """Buy from the neighbours at plain prices, if everything that may come from both costs the same."""
    city = game.seats[seat]
    left = _lacking(game.seats[left_of(tables, seat)], need)
    right = _lacking(game.seats[right_of(tables, seat)], need)
    if (need | left | right) >> BITS or city.bargains:
        return search(tables, game, seat, need, purse, row, work)
    if not enough(need, left, right):
        return 0
    either = need - left - right
    if _mixed(either, city.dear[LEFT]) or _mixed(either, city.dear[RIGHT]):
        return search(tables, game, seat, need, purse, row, work)
    to_left = _cost(right, city.dear[LEFT])
    to_right = _cost(left, city.dear[RIGHT])
    if either == 0:
        return write_pair(work, row, to_left, to_right) if to_left + to_right <= purse else 0
    return _write_either(city, either, to_left, to_right, purse, row, work)


@inlined
def _lacking(seller: City, need: int) -> int:
    """The part of this that a neighbour cannot sell, with the bits of `serve_obvious`."""
    lacking = uncovered(need, seller.sold)
    if one_of_each(lacking) & seller.choosable[FOR_SALE]:
        return serve_obvious(seller, FOR_SALE, seller.choices[FOR_SALE], lacking)
    return lacking


@kernel
def _mixed(bundle: int, dear: int) -> bool:
    """Whether some of a bundle costs 2 coins and some does not."""
    kinds = one_of_each(bundle)
    return kinds & dear != 0 and kinds & ~dear != 0


@kernel
def _cost(bundle: int, dear: int) -> int:
    """One coin per unit, and one more for units that cost 2."""
    return size(bundle) + size(bundle & dear * 7)


@kernel
def _write_either(
    city: City, either: int, to_left: int, to_right: int, purse: int, row: int, work: Work
) -> int:
    """Units that both neighbours sell: some from the left, the others from the right."""
    units = size(either)
    price_left = 2 if either & city.dear[LEFT] * 7 else 1
    price_right = 2 if either & city.dear[RIGHT] * 7 else 1
    for number in range(units + 1):
        from_left = units - number if price_left < price_right else number  # the cheapest first
        left = to_left + from_left * price_left
        right = to_right + (units - from_left) * price_right
        if left + right > purse:
            break
        write_pair(work, row, left, right)
    return work.pairs[row]
