"""What decided a game, in one sentence."""

from collections.abc import Sequence

import pytest

import heptapolis
from heptapolis.core.contract import State
from heptapolis.core.result import Result
from heptapolis.i18n import render
from heptapolis.i18n.narrator import Narrator, narrator_of


class View:
    """What seat 0 sees, or a spectator."""

    def __init__(self, seat: int | None = 0) -> None:
        self.seat = seat

    def to_json(self) -> str:
        return "{}"


def tell(
    sheets: Sequence[dict[str, int]],
    coins: Sequence[int] = (),
    teams: Sequence[Sequence[int]] = (),
    seat: int | None = 0,
    language: str = "en",
) -> str | None:
    result = Result.of(sheets, coins or [0] * len(sheets), teams)
    line = Narrator[View, str]().verdict(View(seat), result)
    return render(line.message, language) if line else None


def test_the_row_with_the_largest_lead_over_the_second_is_named() -> None:
    sheets = [{"science": 26, "military": 2}, {"science": 14, "military": 9}, {"science": 0, "military": 20}]
    assert tell(sheets) == "Decisive: science. You scored 12 points more there than Player 2, 26 to 14."


def test_the_winner_and_the_second_are_named_as_a_seat_sees_them() -> None:
    sheets = [{"science": 3}, {"science": 4}]
    assert tell(sheets) == "Decisive: science. Player 2 scored 1 point more there than you, 4 to 3."
    watched = "Decisive: science. Player 2 scored 1 point more there than Player 1, 4 to 3."
    assert tell(sheets, seat=None) == watched


def test_two_rows_may_share_the_lead_but_three_explain_nothing() -> None:
    two = [{"a": 5, "b": 5, "c": 0}, {"a": 2, "b": 2, "c": 1}]
    assert tell(two) == "Decisive: a and b. You scored 3 points more in each than Player 2."
    three = [{"a": 1, "b": 1, "c": 1}, {"a": 0, "b": 0, "c": 0}]
    assert tell(three) == "You finished 3 points ahead of Player 2; no single row was decisive."


def test_debt_decides_too() -> None:
    """C39: Debt counts with the coins, so that row may be negative for both."""
    debt = [{"treasury": -1, "blue": 5}, {"treasury": -6, "blue": 6}]
    assert tell(debt) == "Decisive: treasury. You lost less there than Player 2, −1 to −6."
    mixed = [{"treasury": 2, "blue": 5}, {"treasury": -6, "blue": 6}]
    assert tell(mixed) == "Decisive: treasury. You scored 8 points more there than Player 2, 2 to −6."


def test_a_tie_is_decided_by_the_tie_break_or_shared() -> None:
    """B37, D65: coins break the tie; a row that differs is then not what decided."""
    sheets = [{"a": 9, "b": 1}, {"a": 1, "b": 9}]
    assert tell(sheets, [1, 3]) == "Player 2 won on the tie-break: you had 10 points too."
    assert tell(sheets, [3, 3]) == "You and Player 2 share the victory: even the tie-break is level."


def test_a_team_adds_its_sheets_up() -> None:
    """C61."""
    sheets = [{"a": 1, "b": 9}, {"a": 9, "b": 0}, {"a": 2, "b": 6}, {"a": 2, "b": 6}]
    told = tell(sheets, teams=[(0, 1), (2, 3)], seat=1)
    assert told == (
        "Decisive: a. You and Player 1 scored 6 points more there than Player 3 and Player 4, 10 to 4."
    )
    assert tell(sheets, teams=[(0, 1), (2, 3)], seat=3) == (
        "Decisive: a. Player 1 and Player 2 scored 6 points more there than you and Player 3, 10 to 4."
    )


TEAMS = [(0, 1), (2, 3)]
LEVEL = [{"a": 5}, {"a": 5}, {"a": 4}, {"a": 6}]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The victory is shared: you and Player 2; Player 3 and Player 4."),
        ("bg", "Споделена победа: вие и играч 2; играч 3 и играч 4."),
        ("ru", "Победа разделена: вы и игрок 2; игрок 3 и игрок 4."),
        ("sr", "Pobeda je podeljena: vi i igrač 2; igrač 3 i igrač 4."),
        ("sv", "Segern delas: du och spelare 2; spelare 3 och spelare 4."),
    ],
)
def test_teams_that_share_the_victory_stay_apart(language: str, sentence: str) -> None:
    """They used to be one list of people: "You and A and B and C"."""
    told = tell(LEVEL, [1, 1, 1, 1], TEAMS, language=language) or ""
    assert told.startswith(sentence)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You and Player 2 won on the tie-break: Player 3 and Player 4 had 10 points too."),
        ("bg", "вие и играч 2 пред играч 3 и играч 4."),
        ("ru", "вы и игрок 2. 10\u00a0очков и у игрока 3 и игрока 4."),
        (
            "sr",
            "Vi i igrač 2 pobeđujete zahvaljujući dodatnom kriterijumu: 10 poena imaju i igrač 3 i igrač 4.",
        ),
        ("sv", "Du och spelare 2 vann på särskiljningen: även spelare 3 och spelare 4 slutade på 10 poäng."),
    ],
)
def test_teams_with_as_many_points_stay_apart(language: str, sentence: str) -> None:
    assert sentence in (tell(LEVEL, [3, 3, 1, 1], TEAMS, language=language) or "")


def test_without_anyone_to_beat_there_is_no_verdict() -> None:
    assert tell([{"a": 1}]) is None


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("wonders", {"players": 3}),
        ("wonders", {"players": 4, "expansions": ["cities"], "teams": True}),
        ("dice", {"players": 2}),
    ],
)
def test_every_game_names_its_rows_in_words(name: str, options: dict[str, object]) -> None:
    state: State = heptapolis.make(name, **options).new(3)
    while state.to_act:
        state.play({seat: state.legal(seat)[0] for seat in state.to_act})
    narrator = narrator_of(name)
    for row in state.result().sheets[0]:
        render(narrator.name_row(row))  # a row without words is an error
    assert narrator.verdict(state.view(0), state.result())
