"""The page for players: conclusions, tables and charts, all from the sums, so that they agree."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from heptapolis.arena.ratings import wilson_interval
from heptapolis.arena.stats import Tally
from heptapolis.i18n import text
from tools.what_wins.charts import Dot, draw_dots
from tools.what_wins.collect import STRATEGY, Configuration

Found = Mapping[str, Configuration]
TITLES = {
    **{f"cards-{n}": f"{n} players" for n in range(3, 8)},
    "cities-4": "Cities, 4",
    "teams-4": "teams of 2",
    "dice-2": "2 players",
    "dice-4": "4 players",
}
BASE = ("cards-3", "cards-4", "cards-5", "cards-6", "cards-7")
CARD_GAME = (*BASE, "cities-4", "teams-4")
DICE = ("dice-2", "dice-4")
MIN_CITIES = 500  # with fewer, a figure is left out
MIN_SEARCHED = 30  # the same for the search
BEST_CARDS, WORST_CARDS = 15, 10
LIFT_UNIT = "wins, as a multiple of an average city's; bars are intervals of 95 %"
POINTS_UNIT = "points more than an average city; bars are intervals of 95 %"


def name_of(game: str, kind: str, name: str) -> str:
    """A board, card, building or strategy as people call it."""
    if kind == STRATEGY:
        return "military" if name == "military" else text(f"{game}-source-{name}").removeprefix("the ")
    if kind == "board" and game == "wonders":
        board, _, side = name.partition(" ")
        return f"{text(f'wonders-board-{board}')}, {side}"
    return text(f"{game}-{kind}-{name}")


def lift(tally: Tally, par: float) -> Dot:
    """How many times as often as an average city, with its interval of 95 %."""
    low, high = wilson_interval(tally.wins, tally.taken)
    return Dot(tally.wins / tally.taken / par, low / par, high / par)


def lifts(one: Configuration, kind: str, game: str, least: int = MIN_CITIES) -> dict[str, Dot]:
    """The lift of everything of a kind, by its name for people, the highest first."""
    found = {
        name_of(game, kind, name): lift(tally, one.par)
        for name, tally in one.tallies.get(kind, {}).items()
        if tally.taken >= least
    }
    return dict(sorted(found.items(), key=lambda entry: -entry[1].value))


def percent(tally: Tally) -> str:
    """A win rate with its interval."""
    low, high = wilson_interval(tally.wins, tally.taken)
    return f"{100 * tally.wins / tally.taken:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    rows = [head, ["---", *("---:" for _ in head[1:])], *lines]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def half(dot: Dot) -> float:
    return (dot.high - dot.low) / 2


def lift_table(found: Found, names: Sequence[str], kind: str, game: str) -> str:
    """A line per name, a column per configuration: the lift, ± half its interval."""
    columns = {one: lifts(found[one], kind, game) for one in names if one in found}
    first = sorted(
        {name for column in columns.values() for name in column}, key=lambda name: _rank(name, columns)
    )
    lines = [[name, *(cell(column.get(name)) for column in columns.values())] for name in first]
    return table(["", *(TITLES[one] for one in columns)], lines)


def points_table(found: Found, names: Sequence[str], kind: str, game: str) -> str:
    """A line per name, a column per configuration: the mean points, ± half their interval."""
    columns = {one: _points(found[one], kind, game) for one in names if one in found}
    above = {one: _above_average(column, found[one].points) for one, column in columns.items()}
    first = sorted({name for column in columns.values() for name in column}, key=lambda n: _rank(n, above))
    lines = [[name, *(_points_cell(column.get(name)) for column in columns.values())] for name in first]
    averages = [f"{found[one].points:.1f}" for one in columns]
    return table(["", *(TITLES[one] for one in columns)], [*lines, ["*average city*", *averages]])


def _points(one: Configuration, kind: str, game: str) -> dict[str, Dot]:
    """The mean points of the cities with everything of a kind."""
    tallies = {name_of(game, kind, name): tally for name, tally in one.tallies.get(kind, {}).items()}
    means = {name: tally.mean_points() for name, tally in tallies.items() if tally.taken >= MIN_CITIES}
    return {name: Dot(mean, mean - bound, mean + bound) for name, (mean, bound) in means.items()}


def _above_average(column: Mapping[str, Dot], average: float) -> dict[str, Dot]:
    return {n: Dot(d.value - average, d.low - average, d.high - average) for n, d in column.items()}


def _points_cell(dot: Dot | None) -> str:
    return "" if dot is None else f"{dot.value:.1f} ± {max(0.1, half(dot)):.1f}"


def _rank(name: str, columns: Mapping[str, Mapping[str, Dot]]) -> tuple[float, str]:
    known = [column[name].value for column in columns.values() if name in column]
    return -sum(known) / len(known), name


def cell(dot: Dot | None) -> str:
    return "" if dot is None else f"{dot.value:.2f} ± {max(0.01, half(dot)):.2f}"


def strategy_table(found: Found, names: Sequence[str], game: str) -> str:
    """Shares, lifts and points of the strategies in some configurations."""
    lines = []
    for one in names:
        if one in found:
            whole = found[one]
            for row, tally in sorted(whole.tallies[STRATEGY].items(), key=lambda e: -e[1].wins / e[1].taken):
                share, (points, bound) = 100 * tally.taken / whole.cities, tally.mean_points()
                words = [TITLES[one], name_of(game, STRATEGY, row), f"{share:.0f} %", percent(tally)]
                scored = Dot(points, points - bound, points + bound)
                lines.append([*words, cell(lift(tally, whole.par)), _points_cell(scored)])
    return table(["game", "most above the average in", "of the cities", "wins", "lift", "points"], lines)


def row_table(found: Found, names: Sequence[str], game: str) -> str:
    """How many more points winners have than the others, by row."""
    known = [one for one in names if one in found]
    rows = list(dict.fromkeys(row for one in known for row in found[one].rows))
    lines = [[name_of(game, STRATEGY, row), *(_difference(found[one], row) for one in known)] for row in rows]
    return table(["", *(TITLES[one] for one in known)], lines)


def _difference(one: Configuration, row: str) -> str:
    if row not in one.rows:
        return ""
    found = one.rows[row]
    sign = "−" if found.winners < found.others else "+"
    gap, bound = abs(found.winners - found.others), max(0.01, 1.96 * found.error)
    return f"{found.winners:.1f} ({sign}{gap:.1f} ± {bound:.2f})"


def card_table(one: Configuration, game: str) -> str:
    """The cards with the highest and the lowest lift."""
    cards = [(n, t) for n, t in one.tallies["card"].items() if t.taken >= MIN_CITIES]
    cards.sort(key=lambda entry: -entry[1].wins / entry[1].taken)
    winners = one.cities * one.par
    lines = [
        [
            name_of(game, "card", name),
            percent(tally),
            cell(lift(tally, one.par)),
            f"{100 * tally.taken / one.cities:.0f} %",
            f"{100 * tally.wins / winners:.0f} %",
            "{:.1f} ± {:.1f}".format(*tally.mean_points()),
        ]
        for name, tally in [*cards[:BEST_CARDS], *cards[-WORST_CARDS:]]
    ]
    return table(["card", "its builders win", "lift", "built by", "built by winners", "points"], lines)


def agreement_table(found: Found, searched: Found, kind: str, game: str) -> Iterator[Sequence[str]]:
    """What the search finds beside what the policy found, for the same configurations."""
    for title, name, search, quick in compare(found, searched, kind, game):
        yield title, name, cell(search), cell(quick)


def compare(found: Found, searched: Found, kind: str, game: str) -> Iterator[tuple[str, str, Dot, Dot]]:
    """The configuration, the name, and its lift with the search and with the quick bot."""
    names = DICE if game == "dice" else CARD_GAME
    for one in (name for name in names if name in searched):
        quick = lifts(found[one], kind, game)
        for name, dot in lifts(searched[one], kind, game, least=MIN_SEARCHED).items():
            if name in quick:
                yield f"dice, {TITLES[one]}" if game == "dice" else TITLES[one], name, dot, quick[name]


def overlap(one: Dot, other: Dot) -> bool:
    return one.low <= other.high and other.low <= one.high


def charts(found: Found) -> dict[str, str]:
    """All pictures by file name."""
    cities = ("cities-4", "teams-4")
    return {
        "wonders.svg": _chart("Wonders: wins", found, BASE, "board", "wonders"),
        "wonders-points.svg": _points_chart("Wonders: points", found, BASE, "board", "wonders"),
        "wonders-cities.svg": _chart("Wonders with Cities: wins", found, cities, "board", "wonders"),
        "strategies.svg": _chart("Strategies: wins", found, BASE, STRATEGY, "wonders"),
        "strategies-points.svg": _points_chart("Strategies: points", found, BASE, STRATEGY, "wonders"),
        "strategies-cities.svg": _chart("Strategies with Cities: wins", found, cities, STRATEGY, "wonders"),
        "cards.svg": _card_chart("Cards, 3 to 7 players: wins of their builders", found, BASE),
        "cards-cities.svg": _card_chart("Cards with Cities: wins of their builders", found, cities),
        "dice-boards.svg": _chart("Dice, boards: wins", found, DICE, "board", "dice"),
        "dice-strategies.svg": _chart("Dice, strategies: wins", found, DICE, STRATEGY, "dice"),
    }


def _chart(title: str, found: Found, names: Sequence[str], kind: str, game: str) -> str:
    series = {TITLES[one]: lifts(found[one], kind, game) for one in names if one in found}
    return draw_dots(title, _in_order(series), series, 1.0, LIFT_UNIT)


def _points_chart(title: str, found: Found, names: Sequence[str], kind: str, game: str) -> str:
    series = {
        TITLES[one]: _above_average(_points(found[one], kind, game), found[one].points)
        for one in names
        if one in found
    }
    return draw_dots(title, _in_order(series), series, 0.0, POINTS_UNIT)


def _in_order(series: Mapping[str, Mapping[str, Dot]]) -> list[str]:
    return sorted({name for column in series.values() for name in column}, key=lambda n: _rank(n, series))


def _card_chart(title: str, found: Found, names: Sequence[str]) -> str:
    """The best and the worst cards on average over the configurations."""
    series = {TITLES[one]: lifts(found[one], "card", "wonders") for one in names if one in found}
    order = _in_order(series)
    return draw_dots(title, order[:BEST_CARDS] + order[-WORST_CARDS:], series, 1.0, LIFT_UNIT)
