"""How fair the boards of the dice game are: many games between bots, counted by board."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median

from heptapolis.bots import BotKind
from heptapolis.bots.table import choices, seat_bots
from heptapolis.core.chance import derive
from heptapolis.dice.game import Dice, DiceState
from heptapolis.dice.model import BoardSet
from heptapolis.dice.symbols import CITY
from heptapolis.i18n.dice.names import board_name, building_name

LIMIT = 1.25  # no board may win more than this, times its fair share


@dataclass
class Balance:
    """Sums over all games so far."""

    printed: BoardSet
    games: int = 0
    seats: Counter[str] = field(default_factory=Counter)  # by board, as all that is by board
    fair: Counter[str] = field(default_factory=Counter)  # victories if all boards were equal
    won: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    completed: Counter[str] = field(default_factory=Counter)  # by building
    rows: Counter[str] = field(default_factory=Counter)
    turns: dict[int, list[int]] = field(default_factory=dict)  # by number of players

    def add(self, state: DiceState) -> None:
        result, players = state.result(), state.game.players
        self.games += 1
        self.turns.setdefault(players, []).append(state.position.turn)
        for seat, city in enumerate(state.position.cities):
            board = str(city.board)
            self.seats[board] += 1
            self.fair[board] += 1 / players  # type: ignore[assignment]
            self.won[board] += (seat in result.winners) / len(result.winners)  # type: ignore[assignment]
            self.points[board] += result.totals[seat]
            self.completed.update(city.flags)
            self.rows.update(result.sheets[seat])

    def shares(self) -> dict[str, float]:
        """What each board won, as a multiple of its fair share."""
        return {name: self.won[name] / self.fair[name] for name in self.printed.names if self.fair[name]}


def measure(board_set: str, kind: BotKind, games: int, seed: int) -> Balance:
    """Play the games, spread over all numbers of players."""
    counts = range(2, min(7, len(Dice(players=2, board_set=board_set).printed.names)) + 1)
    rules = [Dice(players=players, board_set=board_set) for players in counts]
    balance = Balance(rules[0].printed)
    for number in range(games):
        balance.add(_play(rules[number % len(rules)], kind, derive(seed, number)))
    return balance


def _play(game: Dice, kind: BotKind, seed: int) -> DiceState:
    state, players = game.new(seed), seat_bots(dict.fromkeys(range(game.players), kind), game, seed)
    while seats := state.to_act:
        state.play(choices(state, players, seats))
    return state


def report(balance: Balance, bot: str, seed: int) -> str:
    """The page docs/dice-balance.md."""
    head = HEAD.format(games=f"{balance.games:,}", bot=bot, seed=seed, name=balance.printed.name, limit=LIMIT)
    return "\n".join([head, *_boards(balance), "", *_lengths(balance), "", *_buildings(balance)]) + "\n"


HEAD = """# Balance of the dice boards

The numbers on the boards of the dice game are our own (see [dice.md](dice.md)), so whether they are fair is
for us to show. This page is written by `heptapolis dice-boards balance --games N > docs/dice-balance.md`, not
by hand.

Board set `{name}`, {games} games spread evenly over all numbers of players, every seat played by the bot
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
