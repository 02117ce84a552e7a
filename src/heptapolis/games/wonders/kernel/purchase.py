"""Searches all purchases if choice symbols can be used in several ways or prices are unusual."""

from heptapolis.games.wonders.kernel.bundle import (
    BITS,
    EVERYTHING,
    GUARD,
    bits_in,
    one_of_each,
    size,
    uncovered,
)
from heptapolis.games.wonders.kernel.layout import (
    FOR_SALE,
    LEFT,
    NONE,
    OWN,
    PAIRS,
    RIGHT,
    City,
    Game,
    Tables,
    Work,
)
from heptapolis.kernel.jit import kernel

SELF, WEST, EAST = 0, 1, 2  # who gives, in the order in which they are asked


@kernel
def write_pair(work: Work, row: int, left: int, right: int) -> int:
    """Add a way to pay; return how many there are."""
    place = work.pairs[row] + 0
    work.pair[row, place, LEFT] = left
    work.pair[row, place, RIGHT] = right
    work.pairs[row] = place + 1
    return place + 1


@kernel
def enough(need: int, left: int, right: int) -> bool:
    """Whether two sides that lack this much of the need together sell enough of every resource."""
    return ((need | GUARD) - left - right) & GUARD == GUARD


@kernel
def search(tables: Tables, game: Game, seat: int, need: int, purse: int, row: int, work: Work) -> int:
    """Write the minimal pairs of all purchases to `work.pair[row]`; above `need` are the open symbols."""
    for left in range(PAIRS):
        work.best[left] = NONE
    last = tables.players - 1
    work.giver[SELF] = seat
    work.giver[WEST] = seat + 1 if seat < last else 0
    work.giver[EAST] = seat - 1 if seat else last
    city = game.seats[seat]
    _read_prices(tables, city, game.seats[work.giver[WEST]], LEFT, work)
    _read_prices(tables, city, game.seats[work.giver[EAST]], RIGHT, work)
    work.purse = purse
    work.lacking[SELF] = need & (1 << BITS) - 1
    _try_all(game, work, need >> BITS)
    return _minimal(row, work)


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
def _try_all(game: Game, work: Work, symbols: int) -> None:
    """Try every use of the city's own choice symbols (bits), then of the neighbours'.

    The uses being tried are on an explicit stack: recursive kernels cannot be loaded from disk.
    """
    depth = 0 if _go_on(game, work, 0, SELF, symbols) else -1
    while depth >= 0:
        use = work.use[depth]
        work.lacking[use.giver] += use.kind  # undo what was tried last
        use.kind = use.useful & -use.useful
        use.useful -= use.kind
        work.lacking[use.giver] -= use.kind
        if use.kind == 0:
            depth -= 1
        elif _go_on(game, work, depth + 1, use.giver, use.symbols & use.symbols - 1):
            depth += 1


@kernel
def _go_on(game: Game, work: Work, depth: int, giver: int, symbols: int) -> bool:
    """Find the next useful symbol, of this giver or a later one; if there is none, note the ways to pay."""
    while True:
        if symbols:
            which = OWN if giver == SELF else FOR_SALE
            gives = int(game.seats[work.giver[giver]].choice[which, bits_in((symbols & -symbols) - 1)])
            useful = gives & one_of_each(work.lacking[giver])
            if useful:
                use = work.use[depth]
                use.giver = giver
                use.symbols = symbols
                use.useful = useful
                use.kind = 0
                return True
            symbols &= symbols - 1
        elif giver == EAST:
            _note_ways(work)
            return False
        else:
            giver += 1
            seller = game.seats[work.giver[giver]]
            work.lacking[giver] = uncovered(work.lacking[SELF], seller.sold)
            symbols = (1 << int(seller.choices[FOR_SALE])) - 1


@kernel
def _note_ways(work: Work) -> None:
    """Every symbol is used: note every way to divide the purchases between the neighbours."""
    need, west, east = work.lacking[SELF], work.lacking[WEST], work.lacking[EAST]
    if not enough(need, west, east):
        return
    either = need - west - east
    part = 0  # the part that comes from the left
    while True:
        _note(work, _cost(work, east + part, LEFT), _cost(work, west + either - part, RIGHT))
        if part == either:
            return
        next_unit = one_of_each(either - part)
        next_unit &= -next_unit
        part = (part & -next_unit) + next_unit  # counts up, resource by resource


@kernel
def _cost(work: Work, bundle: int, side: int) -> int:
    """What a bundle costs on this side."""
    price = size(bundle & work.paid[side] * 7) + size(bundle & work.dear[side] * 7)
    return price - int(bundle & work.first_off[side] * 7 != 0)


@kernel
def _note(work: Work, left: int, right: int) -> None:
    to_left = max(0, left - work.rebate[LEFT])
    to_right = max(0, right - work.rebate[RIGHT])
    if to_left + to_right <= work.purse and to_right < work.best[to_left]:
        work.best[to_left] = to_right


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
