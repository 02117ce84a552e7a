"""What people do around a game: sit down, leave, put bots in seats, start. Pure functions of a table."""

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from heptapolis.bots.support import DEFAULT_BOT, default_bot
from heptapolis.core.contract import Game
from heptapolis.core.errors import HeptapolisError
from heptapolis.core.games import make
from heptapolis.core.message import Message
from heptapolis.i18n.message import join_in_words
from heptapolis.server.presence import Presence
from heptapolis.server.problems import Problem, problem_of
from heptapolis.server.table import NOBODY, Person, Sitter, Table
from heptapolis.server.wire.lobby import SeatChoice, TableChange

OPEN = Sitter()
OFFLINE_VOTE_SECONDS = 120.0  # after which players other than the host may act for someone offline


def make_game(name: str, options: Mapping[str, object]) -> Game:
    """Make the game with these options, or raise a problem that says why not."""
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


def check_undo_fits(table: Table) -> None:
    """Reject undo unless one human plays against bots."""
    kinds = [sitter.kind for sitter in table.seats]
    if table.undo and (kinds.count("human") != 1 or "open" in kinds):
        raise Problem("no-undo", Message("problem-undo-alone"))


def check_host(table: Table, person: Person) -> None:
    if table.host.id != person.id:
        raise Problem("not-host")


def check_may_close(table: Table, person: Person) -> None:
    """Let only the host close a table: before the start, an upload, or an unfinished game against bots."""
    check_host(table, person)
    others = [one for one in table.seats if one.kind == "human" and one.person != person]
    if table.status != "open" and not table.uploaded and (table.status == "over" or others):
        raise Problem("already-started")


def join(table: Table, person: Person, seat: int | None) -> Table:
    """Sit down; a seated guest stays, or moves to the seat named."""
    own = table.seat_of(person.id)
    if own is not None and seat in (None, own):
        return table
    _check_not_started(table)
    place = _find_free_seat(table) if seat is None else seat
    if find_sitter(table, place).kind != "open":
        raise Problem("seat-taken", f"seat {place} is taken")
    if table.undo and own is None and any(sitter.person for sitter in table.seats):
        raise Problem("table-full", Message("problem-one-player"))
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
    """Make someone else at the table the host when the host has left."""
    people = [sitter.person for sitter in table.seats if sitter.person]
    return replace(table, host=people[0]) if people and table.host.id == left.id else table


def forget_player(table: Table, guest: str) -> Table:
    """The table without a trace of this guest: before the start their seat opens, later a bot keeps it.

    A finished game stays as it was played, by a player without a name.
    """
    table = replace(table, seats=tuple(_forget_sitter(table, sitter, guest) for sitter in table.seats))
    people = [sitter.person for sitter in table.seats if sitter.person]
    if table.host.id == guest:
        table = replace(table, host=people[0] if people else NOBODY)
    deserted = table.status == "open" and not people
    return replace(table, visibility="link") if deserted else table


def _forget_sitter(table: Table, sitter: Sitter, guest: str) -> Sitter:
    if sitter.person is None or sitter.person.id != guest:
        return replace(sitter, votes=sitter.votes - {guest})
    match table.status:
        case "open":
            return OPEN
        case "playing":
            return Sitter("bot", bot=sitter.stand_in or _default_bot(table.game))
        case "over":
            return Sitter("human")
        case _:
            assert_never(table.status)


def take_back(table: Table, person: Person) -> Table:
    """Give the seat back to its player; the stand-in leaves."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise Problem("not-seated")
    return replace_sitter(table, seat, replace(table.seats[seat], stand_in=None, votes=frozenset()))


def call_stand_in(table: Table, person: Person, seat: int, presence: Presence, now: float) -> Table:
    """Let a bot play for somebody offline: the host decides alone, others by majority after a while."""
    if table.seat_of(person.id) is None and table.host.id != person.id:
        raise Problem("not-seated")
    if table.status == "over":
        raise Problem("stale", Message("problem-game-over"))
    sitter = find_sitter(table, seat)
    if sitter.kind != "human" or sitter.stand_in:
        return table
    offline = presence.offline_seconds(seat, now)
    if offline is None:
        raise Problem("present", Message("problem-player-present"))
    if table.host.id == person.id:
        return _seat_bot(table, seat)
    if offline < OFFLINE_VOTE_SECONDS:
        left = round(OFFLINE_VOTE_SECONDS - offline)
        raise Problem("too-early", Message("problem-bot-later", {"n": left}))
    table = replace_sitter(table, seat, replace(sitter, votes=sitter.votes | {person.id}))
    votes = len(_voters(table, seat, presence) & table.seats[seat].votes)
    return _seat_bot(table, seat) if votes >= count_votes_needed(table, seat, presence) else table


def _seat_bot(table: Table, seat: int) -> Table:
    """Before the start the bot takes the seat; later it keeps it until its player returns."""
    bot = _default_bot(table.game)
    if table.status == "open":
        return replace_sitter(table, seat, Sitter("bot", bot=bot))
    return replace_sitter(table, seat, replace(table.seats[seat], stand_in=bot, votes=frozenset()))


def count_votes_needed(table: Table, seat: int, presence: Presence) -> int:
    """A majority of the other players who are connected."""
    return len(_voters(table, seat, presence)) // 2 + 1


def _voters(table: Table, seat: int, presence: Presence) -> frozenset[str]:
    others = [table.seats[other].person for other in presence.seats if other != seat]
    return frozenset(person.id for person in others if person)


def take_over(table: Table, person: Person, presence: Presence, now: float) -> Table:
    """Become the host of a table whose host has been offline for a while."""
    if table.host.id == person.id:
        return table
    if table.seat_of(person.id) is None:
        raise Problem("not-seated")
    offline = _host_offline_seconds(table, presence, now)
    if offline is None:
        raise Problem("present", Message("problem-host-present"))
    if offline < OFFLINE_VOTE_SECONDS:
        left = round(OFFLINE_VOTE_SECONDS - offline)
        raise Problem("too-early", Message("problem-host-later", {"n": left}))
    return replace(table, host=person)


def _host_offline_seconds(table: Table, presence: Presence, now: float) -> float | None:
    """How long the host has been offline; a host without a seat can be replaced at once."""
    seat = table.seat_of(table.host.id)
    return OFFLINE_VOTE_SECONDS if seat is None else presence.offline_seconds(seat, now)


def run_clock(table: Table, host: Person, at: float, *, running: bool) -> Table:
    """Pause the clock, or resume it, for the host."""
    check_host(table, host)
    if table.timer is None or table.status != "playing":
        raise Problem("no-clock")
    return table.resume_clock(at) if running else table.pause_clock(at)


def set_seat(table: Table, host: Person, seat: int, choice: SeatChoice, *, present: bool) -> Table:
    """Open a seat, or give it to a bot, for the host; a bot fills in for an absent player."""
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
        raise Problem("present", Message("problem-player-present"))
    return replace_sitter(table, seat, replace(sitter, stand_in=bot))


def change(table: Table, host: Person, wanted: TableChange, game: Game | None, at: float) -> Table:
    """What the host may change: timer and visibility at any time, the game's options before the start."""
    check_host(table, host)
    if wanted.visibility:
        table = replace(table, visibility=wanted.visibility)
    if wanted.timer or wanted.no_timer:
        table = replace(table, timer=None if wanted.no_timer else wanted.timer, paused=None).wind_clock(at)
    return table if game is None else _change_game(table, game)


def _change_game(table: Table, game: Game) -> Table:
    """Play with other options; added seats are open, and no one loses their seat."""
    _check_not_started(table)
    kept, cut = table.seats[: game.players], table.seats[game.players :]
    people = [sitter for sitter in cut if sitter.person]
    for sitter in people:
        if OPEN not in kept:
            raise Problem("table-full", Message("problem-someone-loses-seat"))
        place = kept.index(OPEN)
        kept = (*kept[:place], sitter, *kept[place + 1 :])
    seats = kept + (OPEN,) * (game.players - len(kept))
    return replace(table, game=game, options=game.options, seats=seats)


def start(table: Table, host: Person, at: float) -> Table:
    """Start the game: everyone is there, so deal."""
    check_host(table, host)
    _check_not_started(table)
    empty = [str(seat) for seat, sitter in enumerate(table.seats) if sitter.kind == "open"]
    if empty:
        raise Problem("seats-open", Message("problem-open-seats", {"seats": join_in_words(empty)}))
    return table.begin(at)
