"""What happened at the table, told as sentences."""

from collections.abc import Sequence

from heptapolis.core.contract import Event
from heptapolis.core.message import Argument, Message
from heptapolis.games.dice.model import Rolled
from heptapolis.games.dice.text.names import name_board, name_building, name_die, name_symbol
from heptapolis.i18n.message import join_messages, quantity
from heptapolis.i18n.story import StoryLine, Telling, Who


def story(events: Sequence[Event], who: Who) -> list[StoryLine]:
    """The sentences of what happened; `who` names the seats."""
    return TELLING.tell(events, who)


def clause(event: Event, who: Who) -> Message:
    """One event without its subject: "crossed box 2 of the Agora"."""
    subject: dict[str, Argument] = {} if event.seat is None else {"who": who(event.seat)}
    args = {name: _describe(name, value, who) for name, value in event.data.items()}
    return Message(f"dice-event-{_key(event)}", subject | args)


def _key(event: Event) -> str:
    if event.code == "crossed" and "die" in event.data:
        return "crossed-with"
    return "turn-last" if event.code == "turn" and event.data["last"] else event.code


def _describe(name: str, value: int | str, who: Who) -> Argument:
    """A parameter in words: its name says what kind of thing it is."""
    match name:
        case "board":
            return name_board(str(value))
        case "building":
            return name_building(str(value))
        case "die" | "gone":
            return name_die(str(value))
        case "dice":
            return join_messages(map(tell_rolled, _read_forum(str(value))), "semicolon")
        case "target":
            return who(int(value))
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
    parts = {"die": name_die(rolled.die), "symbol": name_symbol(rolled.symbol)}
    return Message("dice-rolled", {**parts, "coins": quantity("coin", rolled.price)})


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
