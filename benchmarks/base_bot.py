"""A bot of the base (`benchmarks.compare`) as a program, to be seated next to bots of this version.

    python -m benchmarks.compare install     # once
    heptapolis arena wonders --players 4 --games 300 --seed 1 --jobs 1 \\
        --bots mcts:ms=100,base:seconds=90,base:seconds=90,base:seconds=90 \\
        --bot "base=program:build/base/.venv/bin/python benchmarks/base_bot.py mcts:ms=100"

The base's own Python runs it, so the imports are the base's; its first move may wait for the
compiler. The bot measures its time itself: starting the program and reading the view cost it nothing. The
base cannot read the boards of today's dice game.
"""

import json
import sys
from importlib import import_module

import heptapolis
from heptapolis.bots import parse_bot
from heptapolis.core import codec


def main(spec: str) -> None:
    start = json.loads(sys.stdin.readline())
    game = heptapolis.make(start["game"], **start["options"])
    player = parse_bot(spec).sit(game, start["seat"], start["seed"])
    view_class = import_module(f"heptapolis.{game.name}.view").View
    for line in sys.stdin:
        view = codec.load(view_class, json.dumps(json.loads(line)["view"]))
        print(json.dumps({"move": str(player.choose(view, view.legal))}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
