"""`heptapolis cards`: browse the catalogue of the card game."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from heptapolis.cli.arguments import Json, number_option
from heptapolis.cli.console import console, plain_table, say
from heptapolis.core.errors import BadOption, UnknownName
from heptapolis.games.wonders.commands.catalogue import BOXES, check_box, matching

if TYPE_CHECKING:
    from rich.console import RenderableType

    from heptapolis.games.wonders.effects import Colour
    from heptapolis.games.wonders.model import Card

Row = tuple[str, int, "Card"]  # box, Age, card
SEATS = range(3, 8)


def command(
    age: Annotated[int | None, number_option("Only this Age: 1, 2 or 3.")] = None,
    colour: Annotated[str | None, typer.Option(help="Only this colour.", metavar="COLOUR")] = None,
    box: Annotated[str | None, typer.Option(help=f"Only this box: {' or '.join(BOXES)}.")] = None,
    name: Annotated[str | None, typer.Option(help="Only names containing this text.")] = None,
    players: Annotated[int | None, number_option("Only cards used with this many players.")] = None,
    json: Json = False,
) -> None:
    """Browse the cards of the card game.

    Cost, effect, chains, and the player counts that use each copy.
    """
    rows = select(age, colour, box, name, players)
    if json:
        from heptapolis.core.codec import dumps

        say(dumps([describe(row) for row in rows]))
    else:
        _show(rows, players)


def select(
    age: int | None, colour: str | None, box: str | None, name: str | None, players: int | None
) -> list[Row]:
    """The cards that pass all filters; an unknown value of a filter is an error."""
    from heptapolis.games.wonders.catalog import AGES, all_cards

    check_box(box)
    wanted = None if colour is None else _colour(colour)
    _check_number(f"age={age}", "no such Age", age, AGES)
    _check_number(f"players={players}", "the card game has no such number of players", players, SEATS)
    rows = all_cards()
    names = None if name is None else matching(name, (card.name for _, _, card in rows), "card")
    return [
        row
        for row in rows
        if (box is None or row[0] == box)
        and (age is None or row[1] == age)
        and (wanted is None or row[2].colour == wanted)
        and (names is None or row[2].name in names)
        and (players is None or min(row[2].seats) <= players)
    ]


def _colour(text: str) -> "Colour":
    from heptapolis.games.wonders.effects import Colour

    if text.upper() not in Colour.__members__:
        raise UnknownName(text, "no such colour", [name.lower() for name in Colour.__members__])
    return Colour[text.upper()]


def _check_number(given: str, reason: str, number: int | None, valid: Iterable[int]) -> None:
    if number is not None and number not in valid:
        raise BadOption(given, reason, valid)


def describe(row: Row) -> dict[str, object]:
    """A card as data, with its sentences; observations and actions know it by its number."""
    from heptapolis.games.wonders.catalog import ORDER
    from heptapolis.games.wonders.text.effects import describe_effect
    from heptapolis.games.wonders.text.names import name_card
    from heptapolis.i18n import render

    box, age, card = row
    return {
        "number": ORDER[card.name],
        "name": card.name,
        "title": render(name_card(card.name)),
        "box": box,
        "age": age,
        "colour": str(card.colour.name).lower(),
        "cost": str(card.price),
        "effects": [render(describe_effect(effect)) for effect in card.effects],
        "free_after": card.after,
        "chains": list(card.gives),
        "drawn": _is_drawn(card),
        "copies": None if _is_drawn(card) else {seats: _copies(card, seats) for seats in SEATS},
    }


def _is_drawn(card: "Card") -> bool:
    """Whether only some cards of this colour are drawn for each game: guilds and black cards."""
    from heptapolis.games.wonders.effects import Colour

    return card.colour in Colour.PURPLE | Colour.BLACK


def _copies(card: "Card", players: int) -> int:
    return sum(seats <= players for seats in card.seats)


def _show(rows: list[Row], players: int | None) -> None:
    from heptapolis.games.wonders.resources import Resource
    from heptapolis.games.wonders.terminal.help import explain_letter
    from heptapolis.i18n import join_messages, text

    if not rows:
        say(text("wonders-cards-none"))
        return
    table = plain_table(*(text(f"wonders-cards-column-{name}") for name in COLUMNS))
    for row in rows:
        table.add_row(*_cells(row, players))
    console().print(table)
    letters = join_messages(map(explain_letter, Resource))
    say("", text("wonders-cards-count", n=len(rows)), text("wonders-cards-letters", letters=letters))


COLUMNS = ("age", "card", "cost", "effect", "chains", "copies")


def _cells(row: Row, players: int | None) -> "list[RenderableType]":
    from heptapolis.games.wonders.terminal.style import coloured
    from heptapolis.games.wonders.text.effects import describe_effects
    from heptapolis.games.wonders.text.names import name_age
    from heptapolis.i18n import render, text

    _, age, card = row
    used = str(_copies(card, players)) if players else " ".join(f"{seats}+" for seats in card.seats)
    return [
        render(name_age(age)),
        coloured(card, kind=True),
        str(card.price) or "-",
        render(describe_effects(card.effects)),
        _chains(card),
        text("wonders-cards-drawn") if _is_drawn(card) else used,
    ]


def _chains(card: "Card") -> str:
    """What makes it free, and what it makes free later."""
    from heptapolis.games.wonders.text.names import name_chain
    from heptapolis.i18n import Message, join_messages, render

    parts = []
    if card.after:
        parts.append(Message("wonders-cards-after", {"symbol": name_chain(card.after)}))
    if card.gives:
        parts.append(Message("wonders-cards-gives", {"symbols": join_messages(map(name_chain, card.gives))}))
    return render(join_messages(parts, "semicolon")) if parts else ""
