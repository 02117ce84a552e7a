"""The card game in brief: every city with its tokens and buildings, and the viewer's hand."""

from typing import TYPE_CHECKING

from heptapolis.core.summary import Chip, SeatSummary, TableSummary
from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.effects import Colour
from heptapolis.games.wonders.model import Card

if TYPE_CHECKING:
    from heptapolis.games.wonders.view import View

COLOURS = {  # as on the page
    Colour.BROWN: "#6f4420",
    Colour.GREY: "#5c6366",
    Colour.BLUE: "#1f4b82",
    Colour.YELLOW: "#8a5c06",
    Colour.RED: "#a2311c",
    Colour.GREEN: "#2c6547",
    Colour.PURPLE: "#66295b",
    Colour.BLACK: "#2c2724",
}


def summarize(view: "View") -> TableSummary:
    """What the view shows, without its history."""
    seen = "" if view.seat is None else f", seen by seat {view.seat}"
    course = f"Age {view.age}, turn {view.turn}, {view.phase}"
    return TableSummary(
        title=f"wonders, {view.options.players} players, {course}{seen}",
        seats=[_seat(city) for city in view.cities],
        to_act=view.to_act,
        others={"hand": [_chip(card) for card in view.hand]} if view.hand else {},
    )


def _seat(city: City) -> SeatSummary:
    facts = {
        "board": f"{city.board or '?'} {city.side or ''}".strip(),
        "coins": city.coins,
        "stages": city.stages,
        "shields": city.shields if city.board else 0,
        "victories": sum(city.victories),
        "defeats": city.defeats,
    }
    if city.debt:
        facts["debt"] = city.debt
    return SeatSummary(facts, [_chip(card) for card in city.buildings])


def _chip(card: Card) -> Chip:
    return Chip(card.name, COLOURS.get(card.colour, "#5c6366"))
