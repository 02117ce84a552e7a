"""`heptapolis boards`: browse the Wonder boards of the card game."""

from typing import TYPE_CHECKING, Annotated, TypedDict

import typer

from heptapolis.cli.arguments import Json
from heptapolis.cli.console import console, say
from heptapolis.games.wonders.commands.catalogue import BOXES, check_box, matching

if TYPE_CHECKING:
    from heptapolis.games.wonders.model import Board, Side


class StageRow(TypedDict):
    """A stage as data."""

    cost: str
    effects: list[str]


class BoardRow(TypedDict):
    """A board as data; observations and actions know it by its number."""

    number: int
    name: str
    title: str
    resource: str
    sides: dict[str, list[StageRow]]


def command(
    box: Annotated[str | None, typer.Option(help=f"Only this box: {' or '.join(BOXES)}.")] = None,
    name: Annotated[str | None, typer.Option(help="Only names containing this text.")] = None,
    json: Json = False,
) -> None:
    """Browse the Wonder boards.

    Their starting resources, and the stages of both sides.
    """
    boards = select(box, name)
    if json:
        from heptapolis.core.codec import dumps

        say(dumps([describe(board) for board in boards]))
    else:
        for board in boards:
            _show(board)


def select(box: str | None, name: str | None) -> list["Board"]:
    """The boards that pass both filters."""
    from heptapolis.games.wonders.catalog import EXPANSIONS, catalogue

    check_box(box)
    boxes = catalogue(tuple(EXPANSIONS)).boxes
    boards = [board for one in boxes for board in one.boards if box in (None, one.name)]
    names = None if name is None else matching(name, (board.name for board in boards), "board")
    return [board for board in boards if names is None or board.name in names]


def describe(board: "Board") -> BoardRow:
    """A board as data, with its sentences."""
    from heptapolis.games.wonders.model import KNOWN_BOARDS, Side
    from heptapolis.games.wonders.text.names import name_board
    from heptapolis.i18n import render

    return {
        "number": tuple(KNOWN_BOARDS).index(board.name),
        "name": board.name,
        "title": render(name_board(board.name)),
        "resource": board.resource.name.lower(),
        "sides": {side.value: _stages(board, side) for side in Side},
    }


def _stages(board: "Board", side: "Side") -> list[StageRow]:
    from heptapolis.games.wonders.text.effects import describe_effect
    from heptapolis.i18n import render

    return [
        {"cost": str(stage.price), "effects": [render(describe_effect(effect)) for effect in stage.effects]}
        for stage in board.stages(side)
    ]


def _show(board: "Board") -> None:
    from rich.table import Table

    from heptapolis.games.wonders.text.names import name_board, name_resource, name_side
    from heptapolis.i18n import render, text

    table = Table(box=None, show_header=False, pad_edge=False)
    for side, stages in describe(board)["sides"].items():
        for number, stage in enumerate(stages, start=1):
            table.add_row(
                f"  {render(name_side(side))}", str(number), stage["cost"], " ".join(stage["effects"])
            )
    resource = name_resource(board.resource)
    console().print(text("wonders-help-board", board=name_board(board.name), resource=resource), style="bold")
    console().print(table)
