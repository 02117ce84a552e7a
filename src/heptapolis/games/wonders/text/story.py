"""What happened at the table, told as sentences."""

from collections.abc import Iterator, Sequence

from heptapolis.core.contract import Event
from heptapolis.games.wonders.moves import Waiver
from heptapolis.games.wonders.text.moves import loss_text, waiver_text
from heptapolis.games.wonders.text.names import age_name, board_name, card_name, side_name
from heptapolis.i18n.story import Who, sentences
from heptapolis.i18n.texts import number, text


def story(events: Sequence[Event], who: Who, teams: bool = False) -> list[str]:
    """The sentences of what happened; `who` names the seats."""
    return sentences(list(_tell_both_sides(events, teams)), who, clause)


def _tell_both_sides(events: Sequence[Event], teams: bool) -> Iterator[Event]:
    """Add what the losers took; in teams a diplomat still fights (C58) and is told so."""
    for event in events:
        yield Event("peace_teams", event.seat) if teams and event.code == "peace" else event
        if event.code == "conflict":
            lost = {"defeats": event.data["tokens"], "against": event.seat or 0}
            yield Event("defeat", int(event.data["against"]), lost)


def clause(event: Event, who: Who) -> str:
    """One event without its subject: "built Walls"."""
    key = "built_free" if "waiver" in event.data else event.code
    return text(f"wonders.event.{key}", **_params(event, who))


def _params(event: Event, who: Who) -> dict[str, str]:
    params = {name: _param(name, value, who) for name, value in event.data.items()}
    if event.code == "loss":
        params["loss"] = loss_text("loss", int(event.data["coins"]), int(event.data["debt"]))
    return params


def _param(name: str, value: int | str, who: Who) -> str:
    """A parameter in words: its name says what kind of thing it is."""
    match name:
        case "card":
            return card_name(str(value))
        case "board":
            return board_name(str(value))
        case "side":
            return side_name(str(value))
        case "waiver":
            return waiver_text(Waiver(*str(value).split()))
        case "move":
            return str(value)  # notation: the price is told when the move is carried out
        case "to" | "against":
            return who(int(value), "object")
        case "age":
            return age_name(int(value))
        case _:
            return _amount(name, int(value))


AMOUNTS = {"coins": "coin", "tokens": "victory", "defeats": "defeat", "points": "debt", "debt": "debt"}


def _amount(name: str, value: int) -> str:
    return number(AMOUNTS[name], value) if name in AMOUNTS else str(value)
