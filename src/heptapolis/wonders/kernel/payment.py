"""Paying, compiled: the twin of `wonders.payment`."""

from heptapolis.jit import kernel
from heptapolis.wonders.kernel.layout import Game, LEFT, NONE, PAIRS, RESOURCES, RIGHT, Tables, Work

GUARD = 0x8888888
CHOICES = 28  # the first bit above a bundle
OWN = 0  # sources of a unit, in the order in which they are tried
FROM_LEFT = 1
FROM_RIGHT = 2


@kernel
def covered(want: int, have: int) -> int:
    """What is left of a bundle after plain symbols have given all they can, all resources at once."""
    rest = (want | GUARD) - have
    return rest & (((rest & GUARD) >> 3) * 7)


@kernel
def kinds_in(bundle: int) -> int:
    """The kinds of resources in a bundle, a bit each."""
    bits = 0
    for kind in range(RESOURCES):
        if bundle >> 4 * kind & 7:
            bits |= 1 << kind
    return bits


@kernel
def units_in(bundle: int) -> int:
    total = 0
    while bundle:
        total += bundle & 7
        bundle >>= 4
    return total


@kernel
def bits_in(bits: int) -> int:
    total = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total


@kernel
def open_market(tables: Tables, game: Game, seat: int, work: Work) -> None:
    """Note what this seat produces, what its neighbours sell, and the prices."""
    city = game.seats[seat]
    own = 0
    for place in range(city.choices):
        work.own_choice[own] = city.choice[place]
        own += 1
    for _ in range(city.extra_owned):
        work.own_choice[own] = city.produced
        own += 1
    for _ in range(city.extra_missing):
        work.own_choice[own] = 127 & ~city.produced
        own += 1
    work.own = own
    work.cheapest = 9
    _open_stall(tables, game, seat, (seat + 1) % tables.players, LEFT, work)
    _open_stall(tables, game, seat, (seat + tables.players - 1) % tables.players, RIGHT, work)


@kernel
def _open_stall(tables: Tables, game: Game, seat: int, other: int, side: int, work: Work) -> None:
    city = game.seats[seat]
    seller = game.seats[other]
    work.seller_fixed[side] = seller.sold
    work.sellers[side] = seller.sold_choices
    for place in range(seller.sold_choices):
        work.seller_choice[side, place] = seller.sold_choice[place]
    work.rebate[side] = city.rebate[side]
    work.first_off[side] = -1
    off = city.smuggling
    if off and tables.smuggle_start_only:  # X9: only the symbol printed on the seller's board
        work.first_off[side] = tables.start[seller.board]
        off = 0
    for kind in range(RESOURCES):
        price = max(0, city.price[side, kind] - off)
        work.price[side, kind] = price
        work.cheapest = min(work.cheapest, price - (kind == work.first_off[side]))


@kernel
def splits(game: Game, seat: int, want: int, purse: int, row: int, work: Work) -> int:
    """Write the minimal pairs that the purse can pay to `work.pair[row]`, the cheapest first; how many."""
    work.pairs[row] = 0
    if purse < 0:
        return 0
    need = covered(want, game.seats[seat].fixed)
    own = 0
    if need and work.own:
        need, own = _serve_obvious(need, work)
    if need == 0:
        work.pair[row, 0, LEFT] = 0
        work.pair[row, 0, RIGHT] = 0
        work.pairs[row] = 1
        return 1
    return _shop(need, own, purse, row, work)


@kernel
def _serve_obvious(need: int, work: Work) -> tuple[int, int]:
    """Use own choice symbols that can serve just one kind of what is needed; the rest and the others."""
    others = (1 << work.own) - 1
    again = True
    while again:
        again = False
        wanted = kinds_in(need)
        for place in range(work.own):
            if others >> place & 1:
                useful = work.own_choice[place] & wanted
                if useful & (useful - 1) == 0:  # one kind or none
                    others &= ~(1 << place)
                    if useful:
                        need -= 1 << 4 * bits_in(useful - 1)
                        wanted = kinds_in(need)
                        again = True
    return need, others


@kernel
def _shop(need: int, own: int, purse: int, row: int, work: Work) -> int:
    """Try every way to buy what is missing, unless even the cheapest would be too dear."""
    limit = purse + work.rebate[LEFT] + work.rebate[RIGHT]
    if (units_in(need) - bits_in(own)) * work.cheapest > limit:
        return 0
    for left in range(PAIRS):
        work.best[left] = NONE
    work.purse = purse
    _buy(work, limit, need, own, stock(work, LEFT), stock(work, RIGHT), 0, 0, 0, OWN)
    return _minimal(row, work)


@kernel
def stock(work: Work, side: int) -> int:
    """What a neighbour has to sell: its plain symbols as a bundle, above them a bit a choice symbol."""
    return work.seller_fixed[side] | ((1 << work.sellers[side]) - 1) << CHOICES


@kernel
def _buy(work: Work, limit: int, need: int, own: int, from_left: int, from_right: int, left: int, right: int, kind: int, source: int) -> int:
    """Find a source for each unit still needed, in every way; units of a kind take sources in order."""
    if left + right > limit:
        return 0
    if need == 0:
        to_left = max(0, left - work.rebate[LEFT])
        to_right = max(0, right - work.rebate[RIGHT])
        if to_left + to_right <= work.purse and to_right < work.best[to_left]:
            work.best[to_left] = to_right
        return 0
    while need >> 4 * kind & 7 == 0:
        kind += 1
        source = OWN
    rest = need - (1 << 4 * kind)
    if source == OWN:
        for place in range(work.own):
            if own >> place & 1 and work.own_choice[place] >> kind & 1:
                _buy(work, limit, rest, own & ~(1 << place), from_left, from_right, left, right, kind, OWN)
    for side in range(max(0, source - FROM_LEFT), 2):
        goods = from_right if side else from_left
        plain = goods >> 4 * kind & 7
        price = work.price[side, kind]
        if plain:  # a plain symbol serves nothing else: it goes before a choice symbol
            first = plain == work.seller_fixed[side] >> 4 * kind & 7
            price -= first and price > 0 and kind == work.first_off[side]
            sold = 1 << 4 * kind
            if side:
                _buy(work, limit, rest, own, from_left, goods - sold, left, right + price, kind, FROM_RIGHT)
            else:
                _buy(work, limit, rest, own, goods - sold, from_right, left + price, right, kind, FROM_LEFT)
            continue
        for place in range(work.sellers[side]):
            sold = 1 << CHOICES + place
            if goods & sold and work.seller_choice[side, place] >> kind & 1:
                if side:
                    _buy(
                        work, limit, rest, own, from_left, goods - sold, left, right + price, kind, FROM_RIGHT
                    )
                else:
                    _buy(
                        work, limit, rest, own, goods - sold, from_right, left + price, right, kind, FROM_LEFT
                    )
    return 0


@kernel
def _minimal(row: int, work: Work) -> int:
    """Keep the pairs that no other undercuts, sorted by total and then by the coins to the left."""
    found = 0
    lowest = NONE
    for left in range(PAIRS):
        right = work.best[left]
        if right < lowest:
            lowest = right
            place = found
            while (
                place > 0
                and work.pair[row, place - 1, LEFT] + work.pair[row, place - 1, RIGHT] > left + right
            ):
                work.pair[row, place, LEFT] = work.pair[row, place - 1, LEFT]
                work.pair[row, place, RIGHT] = work.pair[row, place - 1, RIGHT]
                place -= 1
            work.pair[row, place, LEFT] = left
            work.pair[row, place, RIGHT] = right
            found += 1
    work.pairs[row] = found
    return found
