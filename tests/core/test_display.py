"""What the interactive prompt and notebooks show: short, and enough to see where a game stands."""

from html import escape
from typing import Any

import pytest

import heptapolis
from heptapolis.core.errors import HeptapolisError
from heptapolis.core.options import options_of
from heptapolis.core.record import Record

GAMES = ["wonders", "dice"]


def played(name: str, decisions: int = 6) -> tuple[Any, Record]:
    game = heptapolis.make(name)
    state, record = game.new(7), Record.of(game, 7)
    for _ in range(decisions):
        record.play(state, {seat: state.legal(seat)[0] for seat in state.to_act})
    return state, record


@pytest.mark.parametrize("name", GAMES)
def test_everything_has_a_short_repr_a_text_and_a_table(name: str) -> None:
    state, record = played(name)
    for thing in (state, state.view(0), state.view(None), record):
        assert len(repr(thing)) < 120
        assert repr(thing).startswith("<")
        assert thing._repr_html_().startswith("<div>")
    assert len(str(state.view(0)).splitlines()) > state.game.players
    assert state.result()._repr_html_().count("<tr>") == state.game.players + 1
    assert str(state.result()).splitlines()[0].startswith("seat  rank")


@pytest.mark.parametrize("name", GAMES)
def test_the_repr_of_a_move_can_be_pasted(name: str) -> None:
    state, _ = played(name)
    package = __import__(f"heptapolis.games.{name}", fromlist=["*"])
    for move in state.legal(0):
        assert eval(repr(move), vars(package)) == move
        assert move._repr_html_() == f"<code>{escape(str(move))}</code>"


def test_a_view_shows_only_what_its_seat_knows() -> None:
    state, _ = played("wonders")
    others = [card.name for seat in (1, 2, 3) for card in state.position.hands[seat]]
    own = {card.name for card in state.position.hands[0]}
    built = {card.name for city in state.position.cities for card in city.buildings}
    shown = str(state.view(0)) + state.view(0)._repr_html_() + repr(state.view(0))
    assert [name for name in others if name not in own | built and name in shown] == []
    assert all(name in shown for name in own)


def test_names_of_cards_are_escaped_in_html() -> None:
    assert "&lt;" in Record("<script>", {}, 1, 1)._repr_html_()


@pytest.mark.parametrize("name", GAMES)
def test_what_does_not_exist_is_a_clear_error(name: str) -> None:
    game = heptapolis.make(name)
    state = game.new(1)
    seed: Any = "x"
    with pytest.raises(HeptapolisError, match="'x': a seed must be a whole number"):
        game.new(seed)
    with pytest.raises(HeptapolisError, match=r"'7': no such seat \(valid: 0, 1, 2, 3\)"):
        state.view(7)
    with pytest.raises(HeptapolisError, match="'-1': no such seat"):
        state.legal(-1)


def test_replayed_states_are_independent() -> None:
    """They used to be one state that changed: a list of them held the end many times."""
    _, record = played("wonders")
    states = [state for state, _ in record.replay()]
    assert len({state.to_json() for state in states}) == len(states) == 7
    states[2].play({seat: states[2].legal(seat)[0] for seat in states[2].to_act})
    assert states[2].to_json() == states[3].to_json()


@pytest.mark.parametrize("name", GAMES)
def test_the_help_of_make_lists_every_option(name: str) -> None:
    page = heptapolis.make.__doc__ or ""
    part = page[page.index(f"options of `{name}`") :]
    for option in options_of(type(heptapolis.make(name))):
        assert f"        {option.name} " in part
