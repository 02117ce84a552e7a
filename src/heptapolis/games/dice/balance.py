"""How fair the boards of the dice game are: many games between bots, counted by board."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median

from heptapolis.arena.executor import Executor
from heptapolis.arena.simulation import Advance, ignore_progress
from heptapolis.bots import parse_bot
from heptapolis.bots.table import play_out, seated_bots
from heptapolis.core.chance import derive
from heptapolis.core.result import Result
from heptapolis.games.dice.game import Dice
from heptapolis.games.dice.model import BoardSet
from heptapolis.games.dice.symbols import CITY
from heptapolis.games.dice.text.names import board_name, building_name

MAX_SHARE = 1.25  # of a board's victories, as a multiple of its fair share


@dataclass(frozen=True)
class BalanceGame:
    """One game to play, every seat with the same bot."""

    game: Dice
    bot: str
    seed: int


@dataclass(frozen=True)
class GameOutcome:
    """What is counted of a finished game."""

    turns: int
    boards: tuple[str, ...]  # by seat
    completed: tuple[str, ...]  # buildings, of all seats
    result: Result


@dataclass
class Balance:
    """Sums over all games so far."""

    printed: BoardSet
    games: int = 0
    seats: Counter[str] = field(default_factory=Counter)  # by board, like the next three
    fair: Counter[str] = field(default_factory=Counter)  # victories if all boards were equal
    won: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    completed: Counter[str] = field(default_factory=Counter)  # by building
    rows: Counter[str] = field(default_factory=Counter)
    turns: dict[int, list[int]] = field(default_factory=dict)  # by number of players

    def add(self, outcome: GameOutcome) -> None:
        result, players = outcome.result, len(outcome.boards)
        self.games += 1
        self.turns.setdefault(players, []).append(outcome.turns)
        self.completed.update(outcome.completed)
        for seat, board in enumerate(outcome.boards):
            self.seats[board] += 1
            self.fair[board] += 1 / players  # type: ignore[assignment]
            self.won[board] += (seat in result.winners) / len(result.winners)  # type: ignore[assignment]
            self.points[board] += result.totals[seat]
            self.rows.update(result.sheets[seat])

    def shares(self) -> dict[str, float]:
        """The victories of each board, as a multiple of its fair share."""
        return {name: self.won[name] / self.fair[name] for name in self.printed.names if self.fair[name]}


def measure(
    board_set: str, bot: str, games: int, seed: int, executor: Executor, advance: Advance = ignore_progress
) -> Balance:
    """Play the games, spread over all numbers of players."""
    counts = range(2, min(7, len(Dice(players=2, board_set=board_set).printed.names)) + 1)
    rules = [Dice(players=players, board_set=board_set) for players in counts]
    balance = Balance(rules[0].printed)
    tasks = [BalanceGame(rules[number % len(rules)], bot, derive(seed, number)) for number in range(games)]
    for outcome in executor.run(play_game, tasks):
        balance.add(outcome)
        advance(1)
    return balance


def play_game(task: BalanceGame) -> GameOutcome:
    """Play one game to its end."""
    kinds = dict.fromkeys(range(task.game.players), parse_bot(task.bot))
    state = task.game.new(task.seed)
    with seated_bots(kinds, task.game, task.seed) as bots:
        play_out(state, bots)
    cities = state.position.cities
    completed = tuple(building for city in cities for building in city.flags)
    boards = tuple(str(city.board) for city in cities)
    return GameOutcome(state.position.turn, boards, completed, state.result())


def report(balance: Balance, bot: str, seed: int) -> str:
    """The page docs/dice-balance.md."""
    head = HEAD.format(games=balance.games, bot=bot, seed=seed, name=balance.printed.name, limit=MAX_SHARE)
    return "\n".join([head, *_boards(balance), "", *_lengths(balance), "", *_buildings(balance)]) + "\n"


HEAD = """# Balance of the dice boards

The numbers on the boards of the dice game are our own (see [dice.md](dice.md)), so whether they are fair is
for us to show. This page is not written by hand but by
`heptapolis dice-boards balance --games {games} --bot {bot} --seed {seed} > docs/dice-balance.md`.

Board set `{name}`, {games:,} games spread evenly over all numbers of players, every seat played by the bot
`{bot}`, seed {seed}. A board's share is what it won divided by what it would win if all boards were equal (a
shared victory counts in parts); no board may exceed {limit}.
"""


def _table(*headings: str) -> list[str]:
    return [f"| {' | '.join(headings)} |", "|---" + "|---:" * (len(headings) - 1) + "|"]


def _boards(balance: Balance) -> Iterator[str]:
    yield from _table("board", "played", "won", "share", "mean points")
    for name, share in sorted(balance.shares().items(), key=lambda entry: -entry[1]):
        seats = balance.seats[name]
        wins, points = balance.won[name] / seats, balance.points[name] / seats
        yield f"| {board_name(name)} | {seats:,} | {wins:.1%} | {share:.2f} | {points:.1f} |"


def _lengths(balance: Balance) -> Iterator[str]:
    yield from _table("players", "shortest game", "median", "longest (turns)")
    for players, turns in sorted(balance.turns.items()):
        yield f"| {players} | {min(turns)} | {median(turns):.0f} | {max(turns)} |"


def _buildings(balance: Balance) -> Iterator[str]:
    seats = balance.seats.total()
    yield from _table("building", "completed by", "mean points")
    for building in CITY:
        done, points = balance.completed[building] / seats, balance.rows[building] / seats
        yield f"| {building_name(building)} | {done:.1%} | {points:.1f} |"
