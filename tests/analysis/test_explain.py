"""Explanations come from the expected score sheets of two moves."""

from heptapolis.analysis.explain import explain
from heptapolis.core.message import Message
from heptapolis.i18n.message import verbatim
from heptapolis.i18n.speech import speech
from heptapolis.search.forecast import Estimate, Forecast


def forecast(science: float, military: float, points: float = 50, error: float = 0.1) -> Forecast:
    rows = {"science": Estimate(science, error), "military": Estimate(military, error)}
    return Forecast(Estimate(0.3, 0.01), Estimate(points, error), rows)


def said(gained: Estimate, after_better: list[Forecast], after_played: list[Forecast]) -> str:
    better, played = verbatim("Library"), verbatim("Walls")
    message = explain(better, played, after_better, after_played, gained, [0], verbatim)
    return speech("en").say(message)


def test_rows_others_and_the_chance_are_named_with_their_sign() -> None:
    better = [forecast(10.1, 3.4), forecast(5, 5, points=47)]
    played = [forecast(6, 5), forecast(5, 5)]
    line = said(Estimate(0.07, 0.01), better, played)
    changes = "science +4.1, military −1.6, the others together −3.0"
    assert line == f"“Library” instead of “Walls”: {changes}; +7 % to win (±2)."


def test_small_changes_and_noise_are_not_named() -> None:
    better, played = [forecast(6.2, 5, error=0.01)] * 2, [forecast(6, 4, error=2)] * 2
    assert "no row of the score sheet stands out; +7 % to win" in said(Estimate(0.07, 0.01), better, played)


def test_what_is_uncertain_is_said_so() -> None:
    two = [forecast(6, 5)] * 2
    assert "it is not clear: +3 % to win (±4)" in said(Estimate(0.03, 0.02), two, two)


def test_a_message_has_only_messages_and_numbers() -> None:
    two = [forecast(6, 5)] * 2
    message = explain(verbatim("a"), verbatim("b"), two, two, Estimate(0.5, 0.01), [0], verbatim)
    assert all(isinstance(value, Message | int | float | str) for value in message.args.values())
