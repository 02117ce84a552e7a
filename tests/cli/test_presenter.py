"""Presenters: score sheets with ties, and games without a presenter."""

import io

import pytest
from rich.console import Console

import heptapolis as package
from heptapolis.cli.presenter.plain import PlainPresenter
from heptapolis.cli.presenter.score_sheet import score_sheet
from heptapolis.core.result import Result
from heptapolis.i18n import verbatim

NAMES = ["You", "Rhodos", "Gizah", "Petra"]


def sheet(totals: list[int], coins: list[int], teams: tuple[tuple[int, ...], ...] = ()) -> str:
    result = Result.of([{"military": total} for total in totals], coins, teams)
    out = io.StringIO()
    Console(file=out, width=80).print(score_sheet(result, "wonders", lambda seat: verbatim(NAMES[seat])))
    return out.getvalue()


@pytest.mark.parametrize(
    ("totals", "coins", "words"),
    [
        ([50, 40, 30], [0, 0, 0], "You won with 50 points."),
        ([50, 50, 30], [1, 4, 0], "You and Rhodos have 50 points each; coins break the tie (1 to 4)."),
        ([50, 50, 30], [1, 4, 0], "Rhodos won with 50 points."),
        ([50, 30, 50], [4, 1, 4], "You and Gizah tie with 50 points and 4 coins each."),
        ([50, 30, 50], [4, 1, 4], "You and Gizah share the victory with 50 points."),
    ],
)
def test_ties_are_explained(totals: list[int], coins: list[int], words: str) -> None:
    """B37: the richer city wins a tie; B40: the sheet."""
    assert words in sheet(totals, coins)


def test_teams_are_added_up() -> None:
    """C61: a team's score is the sum of its members' points."""
    shown = sheet([50, 40, 60, 20], [0, 0, 0, 0], teams=((0, 1), (2, 3)))
    assert "Team You and Rhodos: 90 points" in shown
    assert "You and Rhodos won with 90 points." in shown


def test_a_game_without_a_presenter_is_shown_plainly() -> None:
    state, plain = package.make("wonders", players=3, sides="day").new(1), PlainPresenter()
    view, legal = state.view(0), state.legal(0)
    assert plain.choices(view, legal)[0].cells == (str(legal[0]),)
    assert plain.table(view) == view.to_json()
    events = state.play({seat: state.legal(seat)[-1] for seat in state.to_act})
    assert plain.story(view, events)[0].startswith("You: sold coins 3")
    assert plain.headline(view) == ""
    assert plain.explain(view, "walls") == []
    assert plain.question(view)
    assert plain.columns(view) == ()
    assert plain.move(legal[0]) == str(legal[0])
