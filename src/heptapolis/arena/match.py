"""Playing one match, and the line that keeps it: the record of the game, its result and the bots' conduct."""

from dataclasses import dataclass
from typing import Any

from heptapolis.arena.tournament import Match, game_of
from heptapolis.bots.declare import declare
from heptapolis.bots.registry import parse_bot
from heptapolis.bots.table import Conduct, play_out, seated
from heptapolis.core import codec
from heptapolis.core.errors import BadData, BadRecord
from heptapolis.core.record import Record
from heptapolis.core.result import Result

FORMAT = "heptapolis-match"
VERSION = 1


@dataclass(frozen=True)
class Played:
    """A finished match; one of these is one line of the output file."""

    number: int
    deal: int
    seating: int
    bots: tuple[str, ...]
    result: Result
    conduct: tuple[Conduct, ...]
    record: Record
    tournament: str = ""
    format: str = FORMAT
    version: int = VERSION

    def to_line(self) -> str:
        return codec.dump(Played, self)


def play(match: Match) -> Played:
    """Play a match from its first decision to its last."""
    for text in match.declarations:
        declare(text)
    game = game_of(match)
    kinds = {seat: parse_bot(spec) for seat, spec in enumerate(match.bots)}
    state, record = game.new(match.seed), Record.of(game, match.seed)
    with seated(kinds, game, match.seed) as players:
        play_out(state, players, record)
    conduct = tuple(players[seat].conduct for seat in sorted(players))
    return Played(match.number, match.deal, match.seating, match.bots, state.result(), conduct, record)


def read_line(line: str) -> Played:
    """A line of an output file; what is none of ours is refused with the reason."""
    try:
        played = codec.load(Played, line)
    except BadData as error:
        raise BadRecord(error.given, error.reason) from None
    if (played.format, played.version) != (FORMAT, VERSION):
        given = f"{played.format} version {played.version}"
        raise BadRecord(given, "not a match that this program reads", [f"{FORMAT} version {VERSION}"])
    return played


def without_times(played: Played) -> dict[str, Any]:
    """All of a match that is the same whenever and wherever it is played."""
    import json

    data: dict[str, Any] = json.loads(played.to_line())
    for conduct in data["conduct"]:
        del conduct["seconds"], conduct["slowest"]
    return data
