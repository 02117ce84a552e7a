"""Paying, compiled: the twin of `wonders.payment`."""

from heptapolis.jit import kernel
from heptapolis.wonders.kernel.layout import LEFT, NONE, PAIRS, RIGHT, City, Game, Tables, Work

SEVENS = 0x7777777
GUARD = 0x8888888
EVERYTHING = 0x1111111
NOT_FOR_SALE = 10_000
CHOICES = 28  # the first bit above a bundle
OWN, FROM_LEFT, FROM_RIGHT = 0, 1, 2  # sources of a unit, in the order in which they are tried


@kernel
def uncovered(want: int, have: int) -> int:
    """What is left of a bundle after plain symbols have given all they can, all resources at once."""
    rest = (want | GUARD) - have
    return rest & (((rest & GUARD) >> 3) * 7)


@kernel
def one_of_each(bundle: int) -> int:
    """The different resources in a bundle."""
    return ((bundle + SEVENS) & GUARD) >> 3


@kernel
def size(bundle: int) -> int:
    """How many resources in all: the multiplication adds them up in the top digit."""
    return (int(bundle) * EVERYTHING) >> 24 & 15


@kernel
def bits_in(bits: int) -> int:
    total = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total


@kernel
def left_of(tables: Tables, seat: int) -> int:
    return seat + 1 if seat + 1 < tables.players else 0


@kernel
def right_of(tables: Tables, seat: int) -> int:
    return seat - 1 if seat else tables.players - 1


@kernel
def splits(tables: Tables, game: Game, seat: int, want: int, purse: int, row: int, work: Work) -> int:
    """Write the minimal pairs that the purse can pay to `work.pair[row]`, the cheapest first; how many."""
    work.pairs[row] = 0
    if purse < 0:
        return 0
    city = game.seats[seat]
    need = uncovered(want, city.fixed)
    own = 0
    if need and city.choices + city.extra_owned + city.extra_missing:
        need = _serve_obvious(city, need, work)
        own = work.own
    if need == 0:
        return _write_pair(work, row, 0, 0)
    west = game.seats[left_of(tables, seat)]
    east = game.seats[right_of(tables, seat)]
    if not work.market:
        _open_market(tables, city, west, east, work)
    if one_of_each(need) & ~(work.sold | _own_kinds(city, own)):
        return 0
    if own == 0 and need & EVERYTHING and need & (need - 1) == 0:
        return _buy_one(west, east, need, purse, row, work)
    work.purse = purse
    work.limit = purse + work.rebate[LEFT] + work.rebate[RIGHT]
    if (size(need) - bits_in(own)) * _cheapest(need, work) > work.limit:
        return 0
    for left in range(PAIRS):
        work.best[left] = NONE
    work.todos = 0
    _try(work, need, own, work.stock[LEFT], work.stock[RIGHT], 0, 0, 0, OWN)
    while work.todos:
        _buy_next(work, city, west, east)
    return _minimal(row, work)


@kernel
def _buy_one(west: City, east: City, unit: int, purse: int, row: int, work: Work) -> int:
    """A single unit, which is what most often is missing: from the left, from the right, or either."""
    left = _price_of_one(work, west, unit, LEFT)
    right = _price_of_one(work, east, unit, RIGHT)
    if left == 0 or right == 0:
        return _write_pair(work, row, 0, 0)
    if left < right and left <= purse:  # the cheapest first
        _write_pair(work, row, left, 0)
    if right <= purse:
        _write_pair(work, row, 0, right)
    if right <= left <= purse:
        _write_pair(work, row, left, 0)
    return work.pairs[row]


@kernel
def _price_of_one(work: Work, seller: City, unit: int, side: int) -> int:
    """What one unit costs on this side with the rebate; more than any purse if it is not for sale there."""
    sold = work.stock[side] & unit * 7 != 0
    for place in range(seller.sold_choices):
        sold = sold or seller.sold_choice[place] & unit != 0
    if not sold:
        return NOT_FOR_SALE
    return max(0, _price(work, seller, work.stock[side], unit, side) - work.rebate[side])


@kernel
def _write_pair(work: Work, row: int, left: int, right: int) -> int:
    place = work.pairs[row]
    work.pair[row, place, LEFT] = left
    work.pair[row, place, RIGHT] = right
    work.pairs[row] = place + 1
    return place + 1


@kernel
def _open_market(tables: Tables, city: City, west: City, east: City, work: Work) -> None:
    """Note once for all cards of a hand what the neighbours sell, and for how much."""
    work.sold = _sold_kinds(west) | _sold_kinds(east)
    work.stock[LEFT] = _stock(west)
    work.stock[RIGHT] = _stock(east)
    _read_prices(tables, city, west, LEFT, work)
    _read_prices(tables, city, east, RIGHT, work)
    work.market = 1


@kernel
def _serve_obvious(city: City, need: int, work: Work) -> int:
    """Use own choice symbols that can serve just one kind of what is needed; `work.own` are the others."""
    symbols = int(city.choices)
    for _ in range(city.extra_owned):
        city.choice[symbols] = city.produced
        symbols += 1
    for _ in range(city.extra_missing):
        city.choice[symbols] = EVERYTHING & ~city.produced
        symbols += 1
    others = (1 << symbols) - 1
    again = True
    while again:
        again = False
        for place in range(symbols):
            if others >> place & 1:
                useful = city.choice[place] & one_of_each(need)
                if useful & (useful - 1) == 0:  # one kind or none
                    others &= ~(1 << place)
                    need -= useful
                    again = again or useful != 0
    work.own = others
    return need


@kernel
def _own_kinds(city: City, own: int) -> int:
    kinds = 0
    place = 0
    while own >> place:
        if own >> place & 1:
            kinds |= city.choice[place]
        place += 1
    return kinds


@kernel
def _sold_kinds(seller: City) -> int:
    """The resources that a city has for sale, one of each."""
    kinds = one_of_each(seller.sold)
    for place in range(seller.sold_choices):
        kinds |= seller.sold_choice[place]
    return kinds


@kernel
def _read_prices(tables: Tables, city: City, seller: City, side: int, work: Work) -> None:
    work.rebate[side] = city.rebate[side]
    work.first_off[side] = 0
    work.paid[side] = EVERYTHING
    work.dear[side] = city.dear[side]
    if city.smuggling == 0:
        return
    if tables.smuggle_start_only:  # X9: only the symbol printed on the seller's board
        work.first_off[side] = tables.start[seller.board]
    else:
        work.paid[side] = city.dear[side]
        work.dear[side] = 0


@kernel
def _cheapest(need: int, work: Work) -> int:
    """The least that a unit of this could cost anywhere."""
    if work.first_off[LEFT] or work.first_off[RIGHT]:
        return 0
    kinds = one_of_each(need)
    if kinds & ~(work.paid[LEFT] & work.paid[RIGHT]):
        return 0
    return 1 if kinds & ~(work.dear[LEFT] & work.dear[RIGHT]) else 2


@kernel
def _stock(seller: City) -> int:
    """What a neighbour has to sell: its plain symbols as a bundle, above them a bit a choice symbol."""
    return int(seller.sold) | ((1 << int(seller.sold_choices)) - 1) << CHOICES


@kernel
def _price(work: Work, seller: City, goods: int, unit: int, side: int) -> int:
    """What the next unit of a resource costs on this side."""
    price = int(work.paid[side] & unit != 0) + int(work.dear[side] & unit != 0)
    plain = unit * 7
    if unit == work.first_off[side] and goods & plain == seller.sold & plain:
        return max(0, price - 1)
    return price


@kernel
def _try(
    work: Work,
    need: int,
    own: int,
    from_left: int,
    from_right: int,
    left: int,
    right: int,
    unit: int,
    source: int,
) -> None:
    """Note a way to pay if nothing is needed any more; else remember to go on from here."""
    if left + right > work.limit:
        return
    if need == 0:
        to_left = max(0, left - work.rebate[LEFT])
        to_right = max(0, right - work.rebate[RIGHT])
        if to_left + to_right <= work.purse and to_right < work.best[to_left]:
            work.best[to_left] = to_right
        return
    todo = work.todo[work.todos]
    todo.need = need
    todo.own = own
    todo.from_left = from_left
    todo.from_right = from_right
    todo.left = left
    todo.right = right
    todo.unit = unit
    todo.source = source
    work.todos += 1


@kernel
def _buy_next(work: Work, city: City, west: City, east: City) -> None:
    """Find every source for the next unit needed; units of a kind take their sources in order."""
    work.todos -= 1
    todo = work.todo[work.todos]
    need, own, from_left, from_right = todo.need, todo.own, todo.from_left, todo.from_right
    left, right = todo.left, todo.right
    unit = one_of_each(need)
    unit &= -unit
    source = todo.source if unit == todo.unit else OWN
    need -= unit
    if source == OWN and own:
        for place in range(len(city.choice)):
            if own >> place & 1 and city.choice[place] & unit:
                _try(work, need, own & ~(1 << place), from_left, from_right, left, right, unit, OWN)
    if source <= FROM_LEFT:
        paid = left + _price(work, west, from_left, unit, LEFT)
        if from_left & unit * 7:  # a plain symbol serves nothing else: it goes before a choice symbol
            _try(work, need, own, from_left - unit, from_right, paid, right, unit, FROM_LEFT)
        else:
            for place in range(west.sold_choices):
                symbol = 1 << CHOICES + place
                if from_left & symbol and west.sold_choice[place] & unit:
                    _try(work, need, own, from_left - symbol, from_right, paid, right, unit, FROM_LEFT)
    paid = right + _price(work, east, from_right, unit, RIGHT)
    if from_right & unit * 7:
        _try(work, need, own, from_left, from_right - unit, left, paid, unit, FROM_RIGHT)
    else:
        for place in range(east.sold_choices):
            symbol = 1 << CHOICES + place
            if from_right & symbol and east.sold_choice[place] & unit:
                _try(work, need, own, from_left, from_right - symbol, left, paid, unit, FROM_RIGHT)


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
            while place and work.pair[row, place - 1, LEFT] + work.pair[row, place - 1, RIGHT] > left + right:
                work.pair[row, place, LEFT] = work.pair[row, place - 1, LEFT]
                work.pair[row, place, RIGHT] = work.pair[row, place - 1, RIGHT]
                place -= 1
            work.pair[row, place, LEFT] = left
            work.pair[row, place, RIGHT] = right
            found += 1
            if right == 0:
                break
    work.pairs[row] = found
    return found
