"""What happened at the table, told as sentences."""

from collections.abc import Sequence

from heptapolis.core.contract import Event
from heptapolis.games.dice.model import Rolled
from heptapolis.games.dice.text.names import board_name, building_name, die_name, symbol_name
from heptapolis.i18n.story import Who, sentences
from heptapolis.i18n.texts import number, text


def story(events: Sequence[Event], who: Who) -> list[str]:
    """The sentences of what happened; `who` names the seats."""
    return sentences(events, who, clause)


def clause(event: Event, who: Who) -> str:
    """One event without its subject: "crossed box 2 of the Agora"."""
    params = {name: _param(name, value, who) for name, value in event.data.items()}
    return text(f"dice.event.{_key(event)}", **params)


def _key(event: Event) -> str:
    if event.code == "crossed" and "die" in event.data:
        return "crossed_with"
    return "turn_last" if event.code == "turn" and event.data["last"] else event.code


def _param(name: str, value: int | str, who: Who) -> str:
    """A parameter in words: its name says what kind of thing it is."""
    match name:
        case "board":
            return board_name(str(value))
        case "building":
            return building_name(str(value))
        case "die" | "gone":
            return die_name(str(value))
        case "dice":
            return "; ".join(rolled_text(Rolled.from_text(part)) for part in str(value).split(","))
        case "target":
            return who(int(value), "object")
        case "coins":
            return number("coin", int(value))
        case "points":
            return number("point", int(value))
        case _:
            return str(value)


def rolled_text(rolled: Rolled) -> str:
    """A die as it lies: "blue die: owl, 2 coins"."""
    coins = number("coin", rolled.price)
    return text("dice.table.rolled", die=die_name(rolled.die), symbol=symbol_name(rolled.symbol), coins=coins)
