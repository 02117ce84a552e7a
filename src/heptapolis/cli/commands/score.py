"""`heptapolis score`: score a game that was played on a real table."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Annotated

import typer

from heptapolis.cli.arguments import Expansions, GameName, Json, Teams, chosen_game
from heptapolis.core.contract import Game
from heptapolis.core.errors import BadOption
from heptapolis.core.games import score_pad_of
from heptapolis.core.message import Message
from heptapolis.core.result import Result
from heptapolis.core.score_pad import Count

MAX_COUNT = 999
SUGGESTIONS = 4
ColumnTexts = Annotated[
    list[str] | None,
    typer.Option(
        "--player",
        help="A player and what they have, such as 'Ada: coins=7 victory-1=2' (repeatable). The stages"
        " of a board, cards and colours can be counted too: 'gizah-night=3 workers-guild=1 brown=2'.",
        metavar="NAME: COUNT=N ...",
    ),
]
Named = tuple[str, dict[str, int]]


def command(
    game: GameName,
    player: ColumnTexts = None,
    expansion: Expansions = None,
    teams: Teams = False,
    json: Json = False,
) -> None:
    """Score a game that was played on a real table.

    Name every player with --player, in the order in which they sit, or answer the questions.
    """
    from heptapolis.cli.console import console, say
    from heptapolis.cli.presenter.score_sheet import score_sheet
    from heptapolis.core.codec import dumps

    pad = score_pad_of(game)
    if player:
        made = chosen_game(game, len(player), expansion, teams)
        columns = parse_columns(player, [*pad.counts(made), *pad.details(made)])
    else:
        from heptapolis.cli.score_dialogue import ask_columns, ask_game

        made = ask_game(game, expansion, teams)
        columns = ask_columns(made.players, pad.counts(made))
    result = pad.score(made, [counts for _, counts in columns])
    names = [name for name, _ in columns]
    if json:
        say(dumps(describe(made, names, result)))
    else:
        console().print(score_sheet(result, game, lambda seat: Message("verbatim", {"text": names[seat]})))


def parse_columns(texts: Sequence[str], counts: Sequence[Count]) -> list[Named]:
    columns = [parse_column(text, {count.name: count for count in counts}) for text in texts]
    names = [name.lower() for name, _ in columns]
    for name, _ in columns:
        if names.count(name.lower()) > 1:
            raise BadOption(name, "two players have this name", ["a name for each player"])
    return columns


def parse_column(text: str, counts: Mapping[str, Count]) -> Named:
    """Read 'Ada: coins=7 victory-1=2'."""
    name, _, rest = text.partition(":")
    if not name.strip():
        raise BadOption(text, "a player needs a name", ["Ada: coins=7"])
    column: dict[str, int] = {}
    for word in rest.replace(",", " ").split():
        what, _, number = word.partition("=")
        if what not in counts:
            raise BadOption(word, "no such count", get_close_matches(what, counts, SUGGESTIONS, cutoff=0))
        if what in column:
            raise BadOption(word, "given twice", [f"{what} once"])
        column[what] = parse_count(number, word)
    return name.strip(), column


def parse_count(number: str, given: str) -> int:
    """Read a count."""
    if number.isascii() and number.isdigit() and int(number) <= MAX_COUNT:
        return int(number)
    raise BadOption(given, "not a count", [f"0 to {MAX_COUNT}"])


def describe(game: Game, names: Sequence[str], result: Result) -> dict[str, object]:
    """What `--json` prints."""
    players = [
        {
            "name": name,
            "rank": result.ranks[seat],
            "total": result.totals[seat],
            "coins": result.tiebreaks[seat],
            "sheet": result.sheets[seat],
        }
        for seat, name in enumerate(names)
    ]
    return {
        "game": game.name,
        "players": players,
        "teams": result.teams,
        "team_totals": result.team_totals,
        "winners": [names[seat] for seat in result.winners],
    }
