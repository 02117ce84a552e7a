"""The dice game in brief: the Forum, and every city with its score."""

from typing import TYPE_CHECKING

from heptapolis.core.summary import Chip, SeatSummary, TableSummary

if TYPE_CHECKING:
    from heptapolis.games.dice.view import View


def summarize(view: "View") -> TableSummary:
    """What the view shows."""
    seen = "" if view.seat is None else f", seen by seat {view.seat}"
    dice = [Chip(f"{rolled.die} {rolled.symbol} for {rolled.price}") for rolled in view.forum]
    return TableSummary(
        title=f"dice, {view.options.players} players, turn {view.turn}, {view.phase}{seen}",
        seats=[_seat(view, seat) for seat in view.options.seats],
        to_act=view.to_act,
        others={"Forum": dice} if dice else {},
    )


def _seat(view: "View", seat: int) -> SeatSummary:
    city = view.cities[seat]
    facts = {"board": city.board or "?", "coins": city.coins, **view.result.sheets[seat]}
    return SeatSummary(facts | {"total": view.result.totals[seat]}, [Chip(flag) for flag in city.flags])
