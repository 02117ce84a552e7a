"""From a state of the rules to a record of the kernel and back, losing nothing."""

from collections.abc import Iterable, Iterator
from typing import assert_never

import numpy as np

from heptapolis.core.closed import check_complete
from heptapolis.games.wonders.catalog import AGES, ORDER
from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.deal import Deal
from heptapolis.games.wonders.kernel import layout
from heptapolis.games.wonders.kernel.bundle import EVERYTHING
from heptapolis.games.wonders.kernel.hooks import restore
from heptapolis.games.wonders.kernel.layout import (
    CARDS,
    GAME,
    HAND,
    NONE,
    STAGES,
    Kind,
    Phase,
    new,
    stage_source,
)
from heptapolis.games.wonders.kernel.tables import (
    BOARD_LIST,
    BOARD_NUMBER,
    CARD_LIST,
    SIDE_LIST,
    SIDE_NUMBER,
    card_of,
)
from heptapolis.games.wonders.legal import moves_of
from heptapolis.games.wonders.model import Board, Card, Side
from heptapolis.games.wonders.moves import (
    Build,
    BuildStage,
    ChooseBoard,
    ChooseSide,
    Decline,
    Leave,
    Move,
    Recover,
    Sell,
    Settle,
)
from heptapolis.games.wonders.options import Options
from heptapolis.games.wonders.state import Discarded, Fresh, Position, Recovery, Step
from heptapolis.games.wonders.state import Phase as RulesPhase
from heptapolis.kernel.jit import direct

PHASES = {phase: Phase[phase.name] for phase in RulesPhase}
check_complete("bridge.PHASES", Phase, PHASES.values())
RULES_PHASES = {number: phase for phase, number in PHASES.items()}
BOARDS = BOARD_LIST
SIDES = SIDE_LIST


def blank() -> layout.Games:
    """An array of one record: a table with nothing on it."""
    records = new(GAME)
    records[0].age = records[0].turn = 1
    records[0].settled[...] = NONE
    for city in records[0].seats:
        city.coins, city.board, city.side = City().coins, -1, -1
        city.dear[:] = EVERYTHING
    return records


def pack(cards: list[Card] | tuple[Card, ...]) -> int:
    """A hand as one number."""
    return sum(ORDER[card.name] << 8 * slot for slot, card in enumerate(cards))


def unpack(hand: int, size: int) -> list[Card]:
    return [CARD_LIST[number] for number in int(hand).to_bytes(8, "little", signed=True)[:size]]


def bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(HAND) if int(mask) >> seat & 1]


# From the rules to the kernel.


def to_kernel(position: Position, tables: layout.TablesRow) -> layout.Games:
    """Encode a state of the rules as an array of one record."""
    games = blank()
    game = games[0]
    _write_deal(game, position.deal)
    for seat, city in enumerate(position.cities):
        _write_city(game.seats[seat], city)
    direct(restore)(tables, games)
    for seat in position.seats:
        game.seats[seat].hand = pack(position.hands[seat])
        game.seats[seat].hand_size = len(position.hands[seat])
        game.seats[seat].owed = position.owed[seat] if position.owed else 0
    game.age, game.turn, game.phase = position.age, position.turn, PHASES[position.phase]
    game.waiting, game.decided = bits(position.waiting), bits(position.chosen)
    for seat, move in position.chosen.items():
        _write_move(game.seats[seat].chosen, move)
    _write_piles(game, position)
    found = iter(position.recovered)
    for step in position.log:
        _write_step(game, step, found)
    return games


def _write_deal(game: layout.Game, deal: Deal) -> None:
    for seat, (board, side) in enumerate(zip(deal.boards, deal.sides, strict=True)):
        game.dealt_board[seat], game.dealt_side[seat] = BOARD_NUMBER[board], SIDE_NUMBER[side]
        for age in AGES:
            game.deal[age - 1, seat] = pack(deal.hand(age, seat))


def _write_city(row: layout.City, city: City) -> None:
    row.board = BOARD_NUMBER[city.board] if city.board else -1
    row.side = SIDE_NUMBER[city.side] if city.side else -1
    row.stages, row.buildings = city.stages, len(city.buildings)
    row.building[: len(city.buildings)] = [ORDER[card.name] for card in city.buildings]
    row.coins, row.defeats, row.debt, row.diplomacy = city.coins, city.defeats, city.debt, city.diplomacy
    row.victories[:] = city.victories


def _write_piles(game: layout.Game, position: Position) -> None:
    game.pile = len(position.discard)
    for row, entry in zip(game.discard[: game.pile], position.discard, strict=True):
        _write_discarded(row, entry)
    game.fresh = len(position.fresh)
    for row, new_one in zip(game.fresh_entry[: game.fresh], position.fresh, strict=True):
        row.seat, row.source = new_one.seat, _source(game, new_one)
    game.recoveries = len(position.recoveries)
    for row, recovery in zip(game.recovery[: game.recoveries], position.recoveries, strict=True):
        row[:] = recovery


def _write_discarded(row: np.record, entry: Discarded) -> None:
    row.card, row.age, row.turn, row.seat = ORDER[entry.card.name], entry.age, entry.turn, entry.seat
    row.known_to = bits(entry.known_to)


def _source(game: layout.Game, fresh: Fresh) -> int:
    city = game.seats[fresh.seat]
    if fresh.card:
        return ORDER[fresh.card.name]
    return int(stage_source(city.board, city.side, fresh.stage - 1))


def _write_step(game: layout.Game, step: Step, found: Iterator[Discarded]) -> None:
    last = step.phase is RulesPhase.LAST_CARD
    for seat, move in step.moves.items():
        match step.phase:
            case RulesPhase.CARD | RulesPhase.LAST_CARD:
                _write_move(game.plays[step.age - 1, step.turn - 1 + last, seat], move)
            case RulesPhase.DISCARD:
                row = game.recovered[game.recovered_size]
                row.age, row.turn, row.seat = step.age, step.turn, seat
                row.found.card = NONE
                if isinstance(move, Recover):
                    _write_discarded(row.found, next(found))
                game.recovered_size += 1
            case RulesPhase.LOSS:
                assert isinstance(move, Settle)
                game.settled[step.age - 1, step.turn - 1, seat] = move.coins, move.debt
            case RulesPhase.BOARD | RulesPhase.SIDE | RulesPhase.OVER:
                pass  # boards and sides are in the cities
            case _:
                assert_never(step.phase)


def _write_move(row: np.record, move: Move) -> None:
    """A move as numbers; `number` and the price in the bank follow from the rest."""
    row.card, row.left, row.right = NONE, 0, 0
    match move:
        case Build(card, left, right):
            row.kind, row.card, row.left, row.right = Kind.BUILD, ORDER[card.name], left, right
        case BuildStage(_, card, left, right):
            row.kind, row.card, row.left, row.right = Kind.STAGE, ORDER[card.name], left, right
        case Sell(card):
            row.kind, row.card = Kind.SELL, ORDER[card.name]
        case Leave(card):
            row.kind, row.card = Kind.LEAVE, ORDER[card.name]
        case Settle(coins, debt):
            row.kind, row.left, row.right = Kind.SETTLE, coins, debt
        case ChooseSide(side):
            row.kind, row.card = Kind.SIDE, SIDE_NUMBER[side]
        case ChooseBoard(board):
            row.kind, row.card = Kind.BOARD, BOARD_NUMBER[board]
        case Recover(card):
            row.kind, row.card = Kind.RECOVER, ORDER[card.name]
        case Decline():
            row.kind = Kind.DECLINE
        case _:
            assert_never(move)


# From the kernel to the rules.


def to_rules(games: layout.Games, options: Options, index: int = 0) -> Position:
    """The state of the rules that a record holds."""
    game = games[index]
    seats = options.seats
    log = list(_read_log(game, options))
    cities = [game.seats[seat] for seat in seats]
    position = Position(
        options=options,
        deal=_read_deal(game, options),
        cities=[_read_city(city) for city in cities],
        hands=[unpack(city.hand, city.hand_size) for city in cities],
        tucked=[_tucked(log, seat) for seat in seats],
        seen=[[] for _ in seats],
        age=int(game.age),
        turn=int(game.turn),
        phase=RULES_PHASES[game.phase],
        waiting=seats_in(game.waiting),
        discard=[_read_discarded(*row) for row in game.discard[: game.pile].tolist()],
        recovered=[_read_discarded(*found) for _, _, _, found in _recovered(game) if found[0] != NONE],
        fresh=[_read_fresh(*row) for row in game.fresh_entry[: game.fresh].tolist()],
        recoveries=[Recovery(*row) for row in game.recovery[: game.recoveries].tolist()],
        owed=_read_owed(game, options),
        log=log,
    )
    position.seen = _read_seen(position)
    _read_chosen(game, position)
    return position


def _read_deal(game: layout.Game, options: Options) -> Deal:
    size = options.turns + 1
    return Deal(
        tuple(BOARDS[game.dealt_board[seat]] for seat in options.seats),
        tuple(SIDES[game.dealt_side[seat]] for seat in options.seats),
        tuple(tuple(tuple(unpack(game.deal[age - 1, seat], size)) for seat in options.seats) for age in AGES),
    )


def _read_city(row: layout.City) -> City:
    """The city of a record; fields are read by key because attributes take several times as long."""
    board: Board | None = BOARDS[row["board"]] if row["board"] >= 0 else None
    side: Side | None = SIDES[row["side"]] if row["side"] >= 0 else None
    return City(
        board,
        side,
        int(row["coins"]),
        [CARD_LIST[number] for number in row["building"][: row["buildings"]].tolist()],
        int(row["stages"]),
        row["victories"].tolist(),
        int(row["defeats"]),
        int(row["debt"]),
        int(row["diplomacy"]),
    )


def _read_discarded(card: int, age: int, turn: int, seat: int, known_to: int) -> Discarded:
    return Discarded(card_of(card), age, turn, seat, frozenset(seats_in(known_to)))


def _recovered(game: layout.Game) -> Iterable[tuple[int, int, int, tuple[int, ...]]]:
    """Age, turn and seat of each look into the pile, and the entry that was taken."""
    return game.recovered[: game.recovered_size].tolist()


def _read_fresh(seat: int, source: int) -> Fresh:
    if source < CARDS:
        return Fresh(seat, card_of(source))
    return Fresh(seat, stage=(source - CARDS) % STAGES + 1)


def _read_owed(game: layout.Game, options: Options) -> list[int]:
    """What each seat owes: nothing before the first turn has ended."""
    if game.plays[0, 0, 0].kind == Kind.NOTHING or _first_turn_goes_on(game):
        return []
    return [int(game.seats[seat].owed) for seat in options.seats]


def _first_turn_goes_on(game: layout.Game) -> bool:
    return bool((game.age, game.turn) == (1, 1) and game.phase == Phase.DISCARD)


def _read_log(game: layout.Game, options: Options) -> Iterator[Step]:
    """The decisions of the game so far, in order."""
    yield from _read_set_up(game, options)
    plays, settled, recovered = game.plays.tolist(), game.settled.tolist(), _recovered(game)
    stages = [0] * options.players
    for age in AGES:
        for turn in range(1, options.turns + 1):
            row = plays[age - 1][turn - 1][: options.players]
            yield from _read_cards(row, RulesPhase.CARD, age, turn, stages)
            if turn == options.turns:
                row = plays[age - 1][turn][: options.players]
                yield from _read_cards(row, RulesPhase.LAST_CARD, age, turn, stages)
            for at_age, at_turn, seat, (card, *_) in recovered:
                if (at_age, at_turn) == (age, turn):
                    move = Decline() if card == NONE else Recover(card_of(card))
                    yield Step(RulesPhase.DISCARD, age, turn, {seat: move})
            yield from _read_losses(settled[age - 1][turn - 1], age, turn)


def _read_set_up(game: layout.Game, options: Options) -> Iterator[Step]:
    boards = [seat for seat in options.seats if game.seats[seat].board >= 0]
    if options.boards == "choose":
        for seat in boards:
            yield Step(RulesPhase.BOARD, 1, 1, {seat: ChooseBoard(BOARDS[game.seats[seat].board])})
    if options.sides == "choose" and game.seats[0].side >= 0:
        sides: dict[int, Move] = {seat: ChooseSide(SIDES[game.seats[seat].side]) for seat in options.seats}
        yield Step(RulesPhase.SIDE, 1, 1, sides)


MoveRow = tuple[int, int, int, int]  # kind, card, left, right


def _read_cards(
    row: list[MoveRow], phase: RulesPhase, age: int, turn: int, stages: list[int]
) -> Iterator[Step]:
    moves: dict[int, Move] = {}
    for seat, play in enumerate(row):
        if play[0] != Kind.NOTHING:
            stages[seat] += play[0] == Kind.STAGE
            moves[seat] = _read_move(play, stages[seat])
    if moves:
        yield Step(phase, age, turn, moves)


def _read_losses(row: list[list[int]], age: int, turn: int) -> Iterator[Step]:
    moves: dict[int, Move] = {
        seat: Settle(coins, debt) for seat, (coins, debt) in enumerate(row) if coins != NONE
    }
    if moves:
        yield Step(RulesPhase.LOSS, age, turn, moves)


def _read_move(row: MoveRow, stage: int) -> Move:
    kind, card, left, right = row
    match Kind(kind):
        case Kind.BUILD:
            return Build(card_of(card), left, right)
        case Kind.STAGE:
            return BuildStage(stage, card_of(card), left, right)
        case Kind.SELL:
            return Sell(card_of(card))
        case Kind.LEAVE:
            return Leave(card_of(card))
        case Kind.SETTLE:
            return Settle(left, right)
        case Kind.SIDE:
            return ChooseSide(SIDES[card])
        case Kind.BOARD:
            return ChooseBoard(BOARDS[card])
        case Kind.RECOVER:
            return Recover(card_of(card))
        case Kind.DECLINE | Kind.NOTHING:
            return Decline()


def _tucked(log: list[Step], seat: int) -> list[Card]:
    moves = (step.moves.get(seat) for step in log)
    return [move.card for move in moves if isinstance(move, BuildStage)]


def _read_seen(position: Position) -> list[list[tuple[Card, ...]]]:
    """The hands that every seat has held, found by passing the dealt hands again."""
    seen: list[list[tuple[Card, ...]]] = [[] for _ in position.seats]
    started = position.phase not in (RulesPhase.BOARD, RulesPhase.SIDE)
    for age in AGES[: position.age if started else 0]:
        hands = [list(position.deal.hand(age, seat)) for seat in position.seats]
        turns = [step for step in position.log if step.phase is RulesPhase.CARD and step.age == age]
        last = position.turn if age == position.age else position.options.turns
        for turn in range(last):
            for held, hand in zip(seen, hands, strict=True):
                held.append(tuple(hand))
            if turn < len(turns):
                for seat, move in turns[turn].moves.items():
                    assert isinstance(move, Build | BuildStage | Sell)
                    hands[seat].remove(move.card)
            shift = -1 if age == 2 else 1
            hands = [hands[(seat - shift) % len(hands)] for seat in position.seats]
    return seen


def _read_chosen(game: layout.Game, position: Position) -> None:
    """Open mode: the choices that wait for the others, with their price (W17)."""
    for seat in seats_in(game.decided):
        move = _read_move(game.seats[seat].chosen.tolist(), position.cities[seat].stages + 1)
        position.chosen[seat] = next(twin for twin in moves_of(position, seat) if twin == move)
