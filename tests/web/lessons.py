"""The lessons as the page holds them, and their games played by the rules."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from heptapolis.bots import parse_bot
from heptapolis.bots.table import choose_moves, seated_bots
from heptapolis.core.contract import Game, State
from heptapolis.core.games import GAMES
from tests.paths import ROOT

Json = dict[str, Any]
SOURCES = ROOT / "web" / "src"
LESSONS: dict[str, Json] = {
    path.stem: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted((SOURCES / "games").glob("*/lessons/*.json"))
}


@dataclass(frozen=True)
class Decision:
    """What the learner sees at one decision, and the move that the lesson asks for; the last has none."""

    sequence: int
    view: Any
    legal: dict[str, Any]
    move: Any


def steps_of(lesson: str) -> dict[str, Json]:
    return {step["id"]: step for turn in LESSONS[lesson]["turns"] for step in turn["steps"]}


def game_of(lesson: Json) -> Game:
    options = {
        name: tuple(value) if isinstance(value, list) else value for name, value in lesson["options"].items()
    }
    return GAMES[lesson["game"]].rules(**options)


def play(name: str) -> Iterator[Decision]:
    """Every decision of the learner at seat 0, the others played by the bots that the page asks for."""
    lesson = LESSONS[name]
    game = game_of(lesson)
    others = {seat: parse_bot(lesson["bot"]) for seat in range(1, lesson["options"]["players"])}
    script = {turn["sequence"]: turn.get("move") for turn in lesson["turns"]}
    with seated_bots(others, game, lesson["seed"]) as bots:
        state = game.new(lesson["seed"])
        for sequence in range(max(script) + 1):
            decision = _decide(state, sequence, script)
            if decision:
                yield decision
            if sequence < max(script):
                own = {0: decision.move} if decision else {}
                state.play(own | choose_moves(state, bots, [seat for seat in state.to_act if seat]))


def _decide(state: State, sequence: int, script: dict[int, str | None]) -> Decision | None:
    """The learner's decision, if this is one; the script must have it, and no others."""
    assert (0 in state.to_act) == (sequence in script), f"decision {sequence} is not as the lesson says"
    if sequence not in script:
        return None
    legal = {str(move): move for move in state.legal(0)}
    wanted = script[sequence]
    assert wanted is None or wanted in legal, f"{wanted!r} is not legal at {sequence}: {list(legal)}"
    return Decision(sequence, state.view(0), legal, legal.get(wanted or ""))
