"""The whole table as one seat sees it: both neighbours, the others, its own city."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from heptapolis.games.wonders.model import BACK
from heptapolis.games.wonders.terminal.city import brief, city_name, detailed
from heptapolis.games.wonders.text.effects import describe_effects
from heptapolis.games.wonders.text.moves import describe_chosen, describe_offer
from heptapolis.games.wonders.text.names import name_card
from heptapolis.games.wonders.view import View
from heptapolis.i18n import Message, join_messages, quantity, render, text
from heptapolis.i18n.narrator import name_player


def table(view: View) -> RenderableType:
    """Everything this seat can see."""
    if any(city.board is None for city in view.cities):
        return Group(*_set_up(view))
    if view.seat is None:
        return Group(*_all_cities(view), _discard(view))
    around_us = (_neighbours(view, view.seat), *_others(view, view.seat))
    return Group(*around_us, "", *_own(view, view.seat), _discard(view))


def _set_up(view: View) -> Iterator[Text]:
    for seat, city in enumerate(view.cities):
        if city.board:
            yield Text(f"{render(name_player(seat, None))}: {city_name(city)}")


def _all_cities(view: View) -> Iterator[RenderableType]:
    for seat, city in enumerate(view.cities):
        yield detailed(render(name_player(seat, None)), city)
        yield from _secrets(view, seat)


def around(view: View, seat: int) -> tuple[int, int]:
    """The left and the right neighbour (W1)."""
    players = len(view.cities)
    return (seat + 1) % players, (seat - 1) % players


def _neighbours(view: View, seat: int) -> RenderableType:
    """Left neighbour on the left, right neighbour on the right."""
    grid = Table.grid(expand=True, padding=(0, 2))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    left, right = around(view, seat)
    grid.add_row(_neighbour(view, seat, left, "left"), _neighbour(view, seat, right, "right"))
    return grid


def _neighbour(view: View, seat: int, other: int, side: str) -> RenderableType:
    role = Message(f"wonders-table-{side}")
    if other in view.options.circle(seat):
        role = Message("wonders-table-mate", {"role": role})
    return Group(detailed(render(role), view.cities[other]), *_secrets(view, other))


def _others(view: View, seat: int) -> Iterator[RenderableType]:
    """The cities beyond the neighbours, in the order of the table."""
    players = len(view.cities)
    for distance in range(2, players - 1):
        other = (seat + distance) % players
        yield brief(city_name(view.cities[other]), view.cities[other])
        yield from _secrets(view, other)


def _secrets(view: View, seat: int) -> Iterator[Text]:
    """The hand and the choice of another seat, if the rules let us see them."""
    hand = view.hands[seat]
    if hand and BACK not in hand and seat != view.seat:
        cards = join_messages(name_card(card.name) for card in hand)
        yield Text(text("wonders-table-hand", cards=cards), style="dim")
    if seat in view.chosen:
        yield Text(text("wonders-table-chosen", move=describe_chosen(view.chosen[seat])), style="dim")


def _own(view: View, seat: int) -> Iterator[RenderableType]:
    yield detailed(text("wonders-table-you"), view.cities[seat])
    if view.cities[seat].wonder:
        yield _stages(view, seat)


def _stages(view: View, seat: int) -> Table:
    """The Wonder: what each stage costs and does, and what the next one still needs."""
    city = view.cities[seat]
    grid = Table.grid(padding=(0, 2))
    for place, stage in enumerate(city.wonder):
        state = text("wonders-table-stage-built") if place < city.stages else ""
        if place == city.stages and view.stage_offer:
            state = render(describe_offer(view.stage_offer))
        name = text("wonders-table-stage", number=place + 1)
        grid.add_row(
            name, str(stage.price), render(describe_effects(stage.effects)), Text(state, style="cyan")
        )
    return grid


def _discard(view: View) -> Text:
    return Text(text("wonders-table-discard", cards=quantity("card", len(view.discard))), style="dim")
