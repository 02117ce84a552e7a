"""Ratings, intervals and standings."""

import pytest

from heptapolis.arena.ratings import mean_interval, rate, victory_share, wilson_interval
from heptapolis.arena.standings import compute_standings, summarize
from tests.arena.arrange import played, tournament


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (250, 1000, 0.2242, 0.2777),
        (0, 0, 0, 1),
    ],
)
def test_wilson_intervals(wins: float, trials: int, low: float, high: float) -> None:
    """Compared with published tables."""
    assert list(wilson_interval(wins, trials)) == pytest.approx([low, high], abs=1e-4)


def test_the_interval_of_a_mean() -> None:
    assert list(mean_interval([1, 3] * 50)) == pytest.approx([1.803, 2.197], abs=1e-3)
    assert mean_interval([7]) == (7, 7)


def test_winners_are_rated_higher() -> None:
    ratings = rate(played(("a", "b", "c"), (30, 20, 10), number) for number in range(20))
    assert ratings.of("a").ordinal > ratings.of("b").ordinal > ratings.of("c").ordinal
    assert ratings.of("a").sigma < ratings.of("new").sigma


def test_teams_are_rated_together() -> None:
    ratings = rate([played(("a", "b", "c", "d"), (90, 0, 40, 40), teams=[(0, 1), (2, 3)])])
    assert ratings.of("b").mu == ratings.of("a").mu > ratings.of("c").mu == ratings.of("d").mu


def test_bots_of_one_spec_are_one_player_with_several_seats() -> None:
    first, second = compute_standings([played(("a", "b", "b"), (30, 20, 10))])
    assert (first.bot, first.seats, first.wins, first.rank) == ("a", 1, 1.0, 1)
    assert (second.bot, second.seats, second.mean, second.rank) == ("b", 2, 15.0, 2)


def test_a_bot_alone_at_the_table_keeps_its_rating() -> None:
    (only,) = compute_standings([played(("a", "a", "a"), (30, 20, 10))])
    assert only.rating.mu == pytest.approx(25)
    assert only.win_rate == pytest.approx(1 / 3)


def test_shared_victories_count_as_fractions() -> None:
    one = played(("a", "b", "c"), (9, 9, 1))
    assert victory_share(one.result) == 0.5
    assert [standing.wins for standing in compute_standings([one])] == [0.5, 0.5, 0]


def test_team_mates_win_together() -> None:
    one = played(("a", "a", "b", "b"), (9, 9, 1, 1), teams=[(0, 1), (2, 3)])
    assert [standing.win_rate for standing in compute_standings([one])] == [1, 0]


def test_the_order_of_finishing_does_not_matter() -> None:
    matches = [played(("a", "b", "c"), (number, 5, 4), number) for number in range(9)]
    assert compute_standings(matches) == compute_standings(matches[::-1])


def test_the_summary_says_how_bots_behave() -> None:
    done = summarize(tournament("random"), [played(("random",) * 3, (3, 2, 1))])
    (row,) = done["standings"]
    assert (row["mean_ms"], row["max_ms"], row["illegal"], row["late"]) == (10.0, 50.0, 0, 0)
    assert (row["mean_total"], row["mean_scores"]) == (2.0, {"points": 2.0})
