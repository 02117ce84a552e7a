"""A bot of the base as a program, run by the base's own Python: `python base_bot.py mcts:ms=100`.

It speaks the protocol for programs (docs/bots.md), but plays any number of games and seats: a "start" seats a
new bot, and a "choose" asks the one at the seat of the view. A bot measures its own time, so reading the view
costs it nothing. The imports are the base's: this version has its views elsewhere.
"""

import json
import sys
from importlib import import_module

import heptapolis
from heptapolis.bots import parse_bot
from heptapolis.core import codec


def main(spec: str) -> None:
    game, players = None, {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            game = heptapolis.make(message["game"], **message["options"])
            players[message["seat"]] = parse_bot(spec).sit(game, message["seat"], message["seed"])
        elif game:
            kind = import_module(f"heptapolis.{game.name}.view").View
            view = codec.load(kind, json.dumps(message["view"]))
            chosen = players[view.seat].choose(view, view.legal)
            print(json.dumps({"move": str(chosen)}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
