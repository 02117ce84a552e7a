"""Names of the things in the box: cards, boards, colours, resources, chains."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from heptapolis.core.message import Message
from heptapolis.games.wonders.effects import Colour
from heptapolis.games.wonders.model import BACK
from heptapolis.games.wonders.resources import Goods, Resource, Symbol, kinds, letters
from heptapolis.i18n.message import join_in_words


@cache
def name_card(name: str) -> Message:
    return Message(f"wonders-card-{'face-down' if name == BACK.name else name}")


@cache
def name_board(name: str) -> Message:
    return Message(f"wonders-board-{name}")


def name_side(side: str) -> Message:
    return Message(f"wonders-side-{side}")


def name_age(age: int) -> Message:
    return Message(f"wonders-age-{age}")


def name_chain(symbol: str) -> Message:
    return Message(f"wonders-chain-{symbol}")


@cache
def name_resource(resource: Resource) -> Message:
    return Message(f"wonders-resource-{resource.name.lower()}")


def name_colours(colours: Colour) -> Message:
    """One colour, or several as a list: "brown, grey or purple"."""
    return join_in_words([Message(f"wonders-colour-{str(one.name).lower()}") for one in colours], "or")


def list_resources(resources: Sequence[Resource], last: str = "and") -> Message:
    return join_in_words([name_resource(resource) for resource in resources], last)


def name_goods(goods: Goods) -> Message:
    """What is produced: "2 wood", "wood or stone"."""
    return join_in_words([_name_many(symbol, times) for symbol, times in Counter(goods).items()])


def _name_many(symbol: Symbol, times: int) -> Message:
    name = list_resources(kinds(symbol), "or")
    return name if times == 1 else Message("wonders-goods-many", {"n": times, "resource": name})


def goods_letters(goods: Goods) -> str:
    """The same in letters: "W W S/C"."""
    return " ".join("/".join(letters(symbol)) for symbol in goods)


def name_thing(code: str) -> Message:
    """A card or a board: whatever has this code."""
    from heptapolis.games.wonders.model import KNOWN_BOARDS

    return name_board(code) if code in KNOWN_BOARDS else name_card(code)
