"""Whole games as readable text: a change in the rules shows up as a change in these lines."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import heptapolis
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Event, Game, State

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Golden:
    """A game that is kept: its name, its options and its seed."""

    name: str
    game: str
    options: dict[str, object]
    seed: int

    def make(self) -> Game:
        return heptapolis.make(self.game, **self.options)

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


GOLDEN = (
    Golden("dice-2", "dice", {"players": 2}, seed=2),
    Golden("dice-4", "dice", {"players": 4, "boards": "choose"}, seed=4),
    Golden("dice-7", "dice", {"players": 7, "agora_tie": "none"}, seed=7),
    Golden("wonders-3", "wonders", {"players": 3}, seed=3),
    Golden("wonders-5", "wonders", {"players": 5, "sides": "night"}, seed=5),
    Golden("wonders-7", "wonders", {"players": 7, "sides": "random"}, seed=7),
    Golden("wonders-cities-4", "wonders", {"players": 4, "expansions": ["cities"]}, seed=4),
    Golden(
        "wonders-teams-6",
        "wonders",
        {"players": 6, "expansions": ["cities"], "teams": True, "sides": "random"},
        seed=6,
    ),
)


def playthrough(golden: Golden) -> str:
    """The game as text: every decision with its moves and events, then the score."""
    game = golden.make()
    state = game.new(golden.seed)
    lines = [f"{game.name} {game.options} seed {golden.seed}, ruleset {game.ruleset}"]
    for number, moves in enumerate(choices(state, golden.seed), start=1):
        lines += ["", f"decision {number}"]
        lines += [f"  {seat}: {move}  (of {len(state.legal(seat))})" for seat, move in moves.items()]
        lines += [f"    {line}" for line in map(_event, state.play(moves))]
    return "\n".join([*lines, "", *_score(state)]) + "\n"


def choices(state: State, seed: int) -> Iterator[dict[int, heptapolis.Move]]:
    """Random but mostly useful moves to the end, if the caller plays them: the first ones more often."""
    chance = Chance(seed, stream=1)
    while state.to_act:
        yield {seat: legal[_eager(chance, len(legal))] for seat, legal in _legal(state).items()}


def _legal(state: State) -> dict[int, tuple[heptapolis.Move, ...]]:
    return {seat: state.legal(seat) for seat in state.to_act}


def _eager(chance: Chance, size: int) -> int:
    return min(chance.below(size), chance.below(size))


def _event(event: Event) -> str:
    data = ", ".join(f"{name} {value}" for name, value in event.data.items())
    who = "" if event.seat is None else f"seat {event.seat} "
    return f"{who}{event.code}: {data}" if data else f"{who}{event.code}"


def _score(state: State) -> Iterator[str]:
    result = state.result()
    for seat, sheet in enumerate(result.sheets):
        rows = ", ".join(f"{row} {points}" for row, points in sheet.items())
        yield f"seat {seat}: rank {result.ranks[seat]}, {result.totals[seat]} points ({rows})"
    for team, total in zip(result.teams, result.team_totals, strict=True):
        yield f"team {team}: {total}"
