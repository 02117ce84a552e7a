"""Playing one match, and the line that stores it: the record of the game, its result, the bots' stats."""

from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field, JsonValue

from heptapolis.arena.tournament import Match, game_of
from heptapolis.bots.declare import declare
from heptapolis.bots.registry import parse_bot
from heptapolis.bots.table import BotStats, play_out, seated_bots
from heptapolis.core import codec
from heptapolis.core.errors import BadData, BadRecord
from heptapolis.core.record import Record
from heptapolis.core.result import Result

FORMAT = "heptapolis-match"
VERSION = 1
NOT_IN_LINES: Any = {"record": {"undone"}, "bot_stats": {"__all__": {"first_error"}}}  # version 1 has neither


@dataclass(frozen=True)
class PlayedMatch:
    """A finished match: one line of the output file."""

    number: int
    deal: int
    seating: int
    bots: tuple[str, ...]
    result: Result
    bot_stats: Annotated[tuple[BotStats, ...], Field(alias="conduct")]  # its name in files
    record: Record
    tournament: str = ""
    format: str = FORMAT
    version: int = VERSION

    def to_line(self) -> str:
        """The match as one line of JSON, as `MatchLog` writes it."""
        return codec.adapter(PlayedMatch).dump_json(self, by_alias=True, exclude=NOT_IN_LINES).decode()


def play_match(match: Match) -> PlayedMatch:
    """Play a match from its first decision to its last."""
    for text in match.declarations:
        declare(text)
    game = game_of(match)
    kinds = {seat: parse_bot(spec) for seat, spec in enumerate(match.bots)}
    state, record = game.new(match.seed), Record.of(game, match.seed)
    with seated_bots(kinds, game, match.seed, warns=False) as bots:
        play_out(state, bots, record)
    stats = tuple(bots[seat].stats for seat in sorted(bots))
    return PlayedMatch(match.number, match.deal, match.seating, match.bots, state.result(), stats, record)


def parse_match(line: str) -> PlayedMatch:
    """Read a line of an output file; reject lines of other programs, saying why."""
    try:
        played = codec.load(PlayedMatch, line)
    except BadData as error:
        raise BadRecord(error.given, error.reason) from None
    if (played.format, played.version) != (FORMAT, VERSION):
        given = f"{played.format} version {played.version}"
        raise BadRecord(given, "not a match this version can read", [f"{FORMAT} version {VERSION}"])
    return played


def strip_times(played: PlayedMatch) -> dict[str, JsonValue]:
    """The part of a match that does not depend on when and where it is played, as JSON data."""
    import json

    data: dict[str, JsonValue] = json.loads(played.to_line())
    data["conduct"] = [
        {"moves": stats.moves, "illegal": stats.illegal, "late": stats.late, "in_a_row": stats.in_a_row}
        for stats in played.bot_stats
    ]
    return data
