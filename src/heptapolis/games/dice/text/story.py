"""What happened at the table, told as sentences."""

from collections.abc import Sequence

from heptapolis.core.contract import Event
from heptapolis.games.dice.model import Rolled
from heptapolis.games.dice.text.names import name_board
from heptapolis.i18n.message import Argument, Message, chain, quantity, render
from heptapolis.i18n.story import StoryLine, Telling, Who


def story(events: Sequence[Event], who: Who) -> list[StoryLine]:
    """The sentences of what happened; `who` names the seats."""
    return TELLING.tell(events, who)


def clause(event: Event, who: Who) -> Message:
    """One event without its subject: "crossed box 2 of the Agora"."""
    params = {name: _param(name, value, who) for name, value in event.data.items()}
    return Message(f"dice.event.{_key(event)}", params)


def _key(event: Event) -> str:
    if event.code == "crossed" and "die" in event.data:
        return "crossed_with"
    return "turn_last" if event.code == "turn" and event.data["last"] else event.code


def _param(name: str, value: int | str, who: Who) -> Argument:
    """A parameter in words: its name says what kind of thing it is."""
    match name:
        case "board":
            return name_board(str(value))
        case "building":
            return Message(f"dice.building.{value}")
        case "die" | "gone":
            return Message(f"dice.die.{value}")
        case "dice":
            return chain(map(tell_rolled, _read_forum(str(value))), "list.semicolon")
        case "target":
            return who(int(value), "object")
        case "coins":
            return quantity("coin", int(value))
        case "points":
            return quantity("point", int(value))
        case _:
            return value


def _read_forum(dice: str) -> list[Rolled]:
    return [Rolled.from_text(part) for part in dice.split(",")]


def tell_rolled(rolled: Rolled) -> Message:
    """A die as it lies: "blue die: owl, 2 coins"."""
    die, symbol = Message(f"dice.die.{rolled.die}"), Message(f"dice.symbol.{rolled.symbol}")
    return Message(
        "dice.table.rolled", {"die": die, "symbol": symbol, "coins": quantity("coin", rolled.price)}
    )


def rolled_text(rolled: Rolled) -> str:
    """The same in words."""
    return render(tell_rolled(rolled))


ICONS = {
    "attack": "sword",
    "board": "wonder",
    "bonus": "hourglass",
    "coins": "coin",
    "completed": "flag",
    "crossed": "pencil",
    "end-triggered": "hourglass",
    "first-agora": "trophy",
    "forum": "die",
    "over": "trophy",
    "passed": "pass",
    "replaced": "die",
    "turn": "hourglass",
    "unlocked": "key",
}
TELLING = Telling(clause, ICONS, asides=frozenset({"coins"}))
