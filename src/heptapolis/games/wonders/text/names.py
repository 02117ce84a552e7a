"""Names of the things in the box: cards, boards, colours, resources, chains."""

from collections import Counter
from collections.abc import Sequence

from heptapolis.games.wonders.effects import Colour
from heptapolis.games.wonders.resources import Goods, Resource, kinds, letters
from heptapolis.i18n.message import Message, render
from heptapolis.i18n.texts import format_list, text


def card_name(name: str) -> str:
    return text(f"wonders.card.{name}")


def board_name(name: str) -> str:
    return text(f"wonders.board.{name}")


def side_name(side: str) -> str:
    return text(f"wonders.side.{side}")


def age_name(age: int) -> str:
    return text(f"wonders.age.{age}")


def chain_name(symbol: str) -> str:
    return text(f"wonders.chain.{symbol}")


def resource_name(resource: Resource) -> str:
    return text(f"wonders.resource.{resource.name.lower()}")


def colour_name(colour: Colour) -> str:
    """One colour, or several as a list: "brown, grey or purple"."""
    return format_list([text(f"wonders.colour.{str(one.name).lower()}") for one in colour], "or")


def resource_list(resources: Sequence[Resource], last: str = "and") -> str:
    return format_list([resource_name(resource) for resource in resources], last)


def goods_name(goods: Goods) -> str:
    """What is produced: "2 wood", "wood or stone"."""
    numbers = Counter(resource_list(kinds(symbol), "or") for symbol in goods)
    return format_list([_many(name, times) for name, times in numbers.items()])


def _many(name: str, times: int) -> str:
    return name if times == 1 else text("wonders.goods.many", n=times, resource=name)


def goods_letters(goods: Goods) -> str:
    """The same in letters: "W W S/C"."""
    return " ".join("/".join(letters(symbol)) for symbol in goods)


def name_thing(code: str) -> Message:
    """A card or a board: whatever has this code."""
    from heptapolis.games.wonders.model import KNOWN_BOARDS

    return Message(f"wonders.{'board' if code in KNOWN_BOARDS else 'card'}.{code}")


def name_of(code: str) -> str:
    """The same in words."""
    return render(name_thing(code))
