"""`make bench`: every speed, next to a yardstick; `--json` for programs."""

import json
import sys
from dataclasses import asdict
from itertools import chain

from rich.console import Console
from rich.table import Table

from benchmarks import bots, envs, kernels, rules
from benchmarks.hostile import measure_neighbour, write_lines
from benchmarks.load import load
from benchmarks.resolution import costs
from benchmarks.timing import Speed, measure, yardstick

FILE_WIDTH = 160  # characters
SIZES = (250, 500, 1000)  # tables under load: 1,000 sockets and more


def main() -> None:
    console = Console(stderr=True)
    rule = measure("yardstick: decks shuffled in Python", "decks", yardstick)
    speeds = [rule]
    with console.status("measuring ...") as status:
        for speed in chain(rules.speeds(), kernels.speeds(), bots.speeds(), envs.speeds()):
            status.update(f"measured {speed.name}")
            speeds.append(speed)
    if "--json" in sys.argv:
        print(json.dumps([asdict(speed) | {"ratio": speed.per_second / rule.per_second} for speed in speeds]))
    else:
        Console(width=None if sys.stdout.isatty() else FILE_WIDTH).print(_table(speeds, rule))
    _costs(console)
    _load(console)
    _neighbour(console)


def _costs(console: Console) -> None:
    """What a resolution costs the server in processor time."""
    with console.status("measuring resolutions of this version and the base ..."):
        measured = list(costs())
    if "--json" in sys.argv:
        print(json.dumps([asdict(cost) for cost in measured]))
    else:
        Console().print("", *(cost.line() for cost in measured), sep="\n", highlight=False)


def _load(console: Console) -> None:
    """The server under load: processes and sockets instead of loops."""
    for tables in SIZES:
        with console.status(f"playing {tables} tables on a server ..."):
            measured = load(tables)
        if "--json" in sys.argv:
            print(json.dumps(asdict(measured) | {"delays": None, "p95": measured.quantile(0.95)}))
        else:
            Console().print("", *measured.lines(), sep="\n")


def _neighbour(console: Console) -> None:
    """A table next to hostile clients."""
    with console.status("attacking a server with hostile clients ..."):
        quiet, ratios = measure_neighbour()
    if "--json" in sys.argv:
        print(json.dumps({"quiet": quiet, "ratios": [asdict(ratio) for ratio in ratios]}))
    else:
        Console().print("", *write_lines(quiet, ratios), sep="\n")


def _table(speeds: list[Speed], rule: Speed) -> Table:
    table = Table("what", "unit", "per second", "lowest", "highest", "of the yardstick")
    for column in table.columns[2:]:
        column.justify = "right"
    for speed in speeds:
        form = ",.1f" if speed.unit == "times" else ",.0f"
        numbers = (format(rate, form) for rate in (speed.per_second, speed.lowest, speed.highest))
        ratio = "" if speed.unit == "times" else f"{speed.per_second / rule.per_second:.4f}"
        table.add_row(speed.name, speed.unit, *numbers, ratio)
    return table


main()
