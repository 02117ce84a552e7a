"""What happened at the table, told as sentences."""

from collections.abc import Iterator, Sequence

from heptapolis.core.contract import Event
from heptapolis.core.message import Argument, Message
from heptapolis.games.wonders.moves import Waiver
from heptapolis.games.wonders.notation import parse
from heptapolis.games.wonders.text.moves import describe_chosen, explain_waiver, tell_loss
from heptapolis.games.wonders.text.names import name_card
from heptapolis.i18n.message import quantity
from heptapolis.i18n.story import StoryLine, Telling, Who


def story(events: Sequence[Event], who: Who, teams: bool = False) -> list[StoryLine]:
    """The sentences of what happened; `who` names the seats."""
    return TELLING.tell(list(_tell_both_sides(events, teams)), who)


def _tell_both_sides(events: Sequence[Event], teams: bool) -> Iterator[Event]:
    """Add the losers' side and leave out ties; in teams, Diplomacy does not prevent a conflict (C58)."""
    for event in events:
        if event.code == "conflict" and not event.data["tokens"]:
            continue
        yield Event("peace_teams", event.seat) if teams and event.code == "peace" else event
        if event.code == "conflict":
            lost = {"defeats": event.data["tokens"], "against": event.seat or 0}
            yield Event("defeat", int(event.data["against"]), lost)


def clause(event: Event, who: Who) -> Message:
    """One event without its subject: "built Walls"."""
    subject: dict[str, Argument] = {} if event.seat is None else {"who": who(event.seat)}
    if event.code == "loss":
        return tell_loss("event-loss", int(event.data["coins"]), int(event.data["debt"]), **subject)
    key = "built-free" if "waiver" in event.data else event.code.replace("_", "-")
    args = {name: _describe(name, value, who) for name, value in event.data.items()}
    return Message(f"wonders-event-{key}", subject | args)


def _describe(name: str, value: int | str, who: Who) -> Argument:
    """A parameter in words: its name says what kind of thing it is."""
    match name:
        case "card":
            return name_card(str(value))
        case "board" | "side" | "age":
            return Message(f"wonders-{name}-{value}")
        case "waiver":
            return explain_waiver(Waiver(*str(value).split()))
        case "move":
            return describe_chosen(parse(str(value)))
        case "to" | "against":
            return who(int(value))
        case _:
            return _amount(name, int(value))


AMOUNTS = {"coins": "coin", "tokens": "victory", "defeats": "defeat", "points": "debt", "debt": "debt"}


def _amount(name: str, value: int) -> Argument:
    return quantity(AMOUNTS[name], value) if name in AMOUNTS else value


ICONS = {
    "age": "hourglass",
    "board": "wonder",
    "built": "hand",
    "coins": "coin",
    "conflict": "victory",
    "debt": "debt",
    "defeat": "defeat",
    "diplomacy": "diplomacy",
    "loss": "debt",
    "over": "trophy",
    "peace": "diplomacy",
    "peace_teams": "diplomacy",
    "raid": "victory",
    "recovered": "pile",
    "side": "wonder",
    "sold": "coins",
    "stage": "stage",
}
TELLING = Telling(clause, ICONS, asides=frozenset({"trade", "coins", "chose"}))
