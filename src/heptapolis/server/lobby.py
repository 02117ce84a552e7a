"""What people do around a game: sit down, leave, put bots on seats, start. Pure changes of a table."""

from collections.abc import Mapping
from dataclasses import replace

from heptapolis.bots.support import DEFAULT_BOT, default_bot
from heptapolis.core.contract import Game
from heptapolis.core.errors import HeptapolisError
from heptapolis.core.games import make
from heptapolis.server.problems import Problem, problem_of
from heptapolis.server.table import Person, Sitter, Table
from heptapolis.server.wire.lobby import SeatChoice, TableChange

OPEN = Sitter()


def make_game(name: str, options: Mapping[str, object]) -> Game:
    """Make the game with these options, or the reason why there is none."""
    try:
        return make(name, **options)
    except HeptapolisError as error:
        raise problem_of(error) from None


def make_sitter(choice: SeatChoice, game: Game | None) -> Sitter:
    return Sitter("bot", bot=choice.bot or _default_bot(game)) if choice.kind == "bot" else OPEN


def _default_bot(game: Game | None) -> str:
    """The default bot; none for a game whose rules are no longer supported."""
    return default_bot(game) if game else DEFAULT_BOT


def replace_sitter(table: Table, seat: int, sitter: Sitter) -> Table:
    return replace(table, seats=(*table.seats[:seat], sitter, *table.seats[seat + 1 :]))


def find_sitter(table: Table, seat: int) -> Sitter:
    if not 0 <= seat < len(table.seats):
        raise Problem("unknown-seat", f"seat {seat}", str(seat), map(str, range(len(table.seats))))
    return table.seats[seat]


def _check_not_started(table: Table) -> None:
    if table.status != "open":
        raise Problem("already-started")


def check_host(table: Table, person: Person) -> None:
    if table.host.id != person.id:
        raise Problem("not-host")


def join(table: Table, person: Person, seat: int | None) -> Table:
    """Sit down; a seated guest stays, or moves to the seat named."""
    own = table.seat_of(person.id)
    if own is not None and seat in (None, own):
        return table
    _check_not_started(table)
    place = _find_free_seat(table) if seat is None else seat
    if find_sitter(table, place).kind != "open":
        raise Problem("seat-taken", f"seat {place} is taken")
    if own is not None:
        table = replace_sitter(table, own, OPEN)
    return replace_sitter(table, place, Sitter("human", person))


def _find_free_seat(table: Table) -> int:
    for seat, sitter in enumerate(table.seats):
        if sitter.kind == "open":
            return seat
    raise Problem("table-full")


def leave(table: Table, person: Person) -> Table:
    """Leave the seat; during a game a bot fills in, and the seat can be taken back."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise Problem("not-seated")
    if table.status == "playing":
        return replace_sitter(table, seat, replace(table.seats[seat], stand_in=_default_bot(table.game)))
    return _replace_host(replace_sitter(table, seat, OPEN), person) if table.status == "open" else table


def _replace_host(table: Table, left: Person) -> Table:
    """Somebody at the table looks after it when the host has gone."""
    people = [sitter.person for sitter in table.seats if sitter.person]
    return replace(table, host=people[0]) if people and table.host.id == left.id else table


def take_back(table: Table, person: Person) -> Table:
    """The stand-in gives the seat back to its player."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise Problem("not-seated")
    return replace_sitter(table, seat, replace(table.seats[seat], stand_in=None))


def set_seat(table: Table, host: Person, seat: int, choice: SeatChoice, *, present: bool) -> Table:
    """The host opens a seat or gives it to a bot; a bot fills in for an absent player."""
    check_host(table, host)
    sitter = find_sitter(table, seat)
    if table.status == "open":
        return replace_sitter(table, seat, make_sitter(choice, table.game))
    if table.status == "over" or choice.kind != "bot":
        raise Problem("already-started")
    bot = choice.bot or _default_bot(table.game)
    if sitter.kind == "bot":
        return replace_sitter(table, seat, replace(sitter, bot=bot))
    if present:
        raise Problem("present", "a bot can only take over while the player is offline")
    return replace_sitter(table, seat, replace(sitter, stand_in=bot))


def change(table: Table, host: Person, wanted: TableChange) -> Table:
    """What the host may change: timer and visibility at any time, options before the start."""
    check_host(table, host)
    if wanted.visibility:
        table = replace(table, visibility=wanted.visibility)
    if wanted.timer or wanted.no_timer:
        table = replace(table, timer=None if wanted.no_timer else wanted.timer)
    return table if wanted.options is None else _change_options(table, wanted.options)


def _change_options(table: Table, options: Mapping[str, object]) -> Table:
    """Other options; more seats are open ones, and seats with people in them do not vanish."""
    _check_not_started(table)
    game = make_game(table.name, options)
    kept, cut = table.seats[: game.players], table.seats[game.players :]
    people = [sitter for sitter in cut if sitter.person]
    for sitter in people:
        if OPEN not in kept:
            raise Problem("table-full", "someone would lose their seat")
        place = kept.index(OPEN)
        kept = (*kept[:place], sitter, *kept[place + 1 :])
    seats = kept + (OPEN,) * (game.players - len(kept))
    return replace(table, game=game, options=game.options, seats=seats)


def start(table: Table, host: Person, at: float) -> Table:
    """Everybody is there: deal."""
    check_host(table, host)
    _check_not_started(table)
    empty = [str(seat) for seat, sitter in enumerate(table.seats) if sitter.kind == "open"]
    if empty:
        raise Problem("seats-open", f"seats {', '.join(empty)} are open: invite someone or add bots")
    return table.begin(at)
