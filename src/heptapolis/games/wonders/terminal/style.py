"""Colours of cards; the colour's name is shown too, for people who cannot tell colours apart."""

from rich.text import Text

from heptapolis.games.wonders.effects import Colour
from heptapolis.games.wonders.model import Card
from heptapolis.games.wonders.text.names import name_card, name_colours
from heptapolis.i18n import render

STYLES = {
    Colour.BROWN: "orange4",
    Colour.GREY: "grey62",
    Colour.BLUE: "dodger_blue1",
    Colour.YELLOW: "gold3",
    Colour.RED: "red",
    Colour.GREEN: "green",
    Colour.PURPLE: "medium_purple",
    Colour.BLACK: "bold",
}


def coloured(card: Card, kind: bool = False) -> Text:
    """The name of a card in its colour, optionally with the word for it."""
    name = render(name_card(card.name))
    words = f"{name} ({render(name_colours(card.colour))})" if kind else name
    return Text(words, style=STYLES.get(card.colour, ""))


def colour_word(colour: Colour, words: str = "") -> Text:
    """The name of a colour in that colour, and what belongs to it."""
    return Text(f"{render(name_colours(colour))} {words}".strip(), style=STYLES[colour])
