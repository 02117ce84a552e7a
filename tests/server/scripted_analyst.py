"""An analyst that computes nothing: `python -m tests.server.scripted_analyst FOLDER`.

It notes every request and pause in the folder, waits there for a file `go`, reports progress and
answers. It fails when there is a file `fail`, and dies when there is a file `die`.
"""

import json
import sys
from os import getpid
from pathlib import Path
from time import sleep

from heptapolis.core.record import Record
from heptapolis.server.wire.analysis import ChancesAfter, Estimate, PlayerReport, StoredAnalysis

PAUSE_SECONDS = 0.02


def analysed(record: Record, playouts: int) -> StoredAnalysis:
    """An analysis in which nobody had a choice."""
    seats = record.make_game().players
    even = [Estimate(mean=1 / seats, error=0.1)] * seats
    return StoredAnalysis(
        playouts=playouts,
        chances=[ChancesAfter(step=step, seats=even) for step in range(len(record.decisions) + 1)],
        decisions=[],
        players=[
            PlayerReport(
                seat=seat,
                decisions=0,
                accuracy=None,
                verdicts={},
                chapters=[],
                costliest=[],
                rows={},
                change=None,
            )
            for seat in range(seats)
        ],
    )


def main(folder: Path) -> None:
    for number, line in enumerate(sys.stdin):
        wanted = json.loads(line)
        if "pause" in wanted:
            (folder / "paused").touch() if wanted["pause"] else (folder / "paused").unlink(missing_ok=True)
            continue
        (folder / f"asked-{wanted['key']}-{wanted['playouts']}-{getpid()}-{number}").touch()
        say(key=wanted["key"], done=1, of=4)
        while not any((folder / name).exists() for name in ("go", "fail", "die")):
            sleep(PAUSE_SECONDS)
        if (folder / "die").exists():
            sys.exit(1)
        if (folder / "fail").exists():
            say(key=wanted["key"], error="as it was told")
        else:
            made = analysed(Record.from_json(wanted["record"]), wanted["playouts"])
            say(key=wanted["key"], analysis=made.model_dump_json())


def say(**answer: object) -> None:
    print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
