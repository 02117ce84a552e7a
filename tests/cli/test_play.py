"""Whole games in the terminal, through scripted answers."""

import io
import re
from itertools import product
from pathlib import Path

import pytest
from rich.console import Console

import heptapolis as package
from heptapolis.bots.random_bot import Random
from heptapolis.bots.table import choose_moves, seat_bots
from heptapolis.cli.dialogue import Dialogue
from heptapolis.cli.presenter import presenter_of
from heptapolis.core.chance import Chance
from heptapolis.core.contract import State
from heptapolis.core.record import Record
from heptapolis.games.wonders.game import WondersState
from heptapolis.games.wonders.text.names import name_card
from heptapolis.i18n import render
from tests.cli.run import Done, heptapolis

FIRST = "1 1\n" * 80  # the first use of the first line, whatever is asked


def play(*args: object, answers: str = FIRST) -> Done:
    return heptapolis("play", "wonders", "--seed", 7, *args, answers=answers)


@pytest.mark.parametrize(
    "options",
    [
        "--players 3",
        "--players 7 --sides night",
        "--players 4 --expansion cities",
        "--players 4 --expansion cities --teams -o boards=choose",
        "--players 3 -o open=yes -o boards=choose",
    ],
)
def test_a_whole_game_by_numbers(options: str) -> None:
    done = play(*options.split())
    assert (done.code, done.err) == (0, "")
    assert "The game is over" in done.out
    assert re.search(r"(won|victory) with \d+ points\.", done.out)
    assert "seed 7" in done.out
    shown = re.sub(r"^.*q\s+quit\): ", "", done.out, flags=re.MULTILINE)  # nobody presses Enter here
    assert max(map(len, shown.splitlines())) <= 80


def typed_game(options: dict[str, object], seed: int, prefer: str) -> tuple[str, set[str]]:
    """What to type for a game that prefers some moves, and the verbs that are typed in it."""
    game = package.make("wonders", **options)
    state, chance = game.new(seed), Chance(seed)
    bots = seat_bots({seat: Random() for seat in range(1, game.players)}, game, seed)
    lines: list[str] = []
    while seats := state.to_act:
        moves = choose_moves(state, bots, [seat for seat in seats if seat])
        if 0 in seats:
            liked = [move for move in state.legal(0) if re.match(prefer, str(move))]
            moves[0] = chance.pick(liked or state.legal(0))
            lines.append(str(moves[0]))
        state.play(moves)
    return "".join(f"{line}\n" for line in lines), {line.split()[0] for line in lines}


def test_every_kind_of_decision_can_be_typed() -> None:
    """Boards, sides, cards, last cards, the discard pile and losses come up in these games."""
    options: dict[str, object] = {"players": 3, "expansions": ["cities"], "boards": "choose"}
    verbs = set()
    for board, seed in product(("babylon", "halikarnassos"), (4, 6, 8)):
        answers, typed = typed_game(options, seed, f"board {board}|side night|stage")
        done = heptapolis("play", "wonders", "--seed", seed, *TYPED.split(), answers=answers)
        assert (done.code, done.err) == (0, "")
        assert " with " in done.out.splitlines()[-1]
        verbs |= typed
    assert verbs == {"board", "side", "build", "stage", "sell", "leave", "recover", "decline", "pay"}


TYPED = "--bot random --players 3 --expansion cities -o boards=choose"


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert play().out == play().out


def test_a_fresh_seed_is_drawn_and_echoed() -> None:
    first, second = (heptapolis("play", "wonders", answers="q\n").out for _ in range(2))
    assert re.search(r"seed \d+", first)
    assert first != second


@pytest.mark.parametrize(("answers", "words"), [("q\n", "You left the game"), ("", "The input ended")])
def test_leaving_is_clean_and_keeps_the_game(answers: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = play("--save", path, answers="1\n1 1\n" + answers)
    assert (done.code, done.err) == (0, "")
    assert words in done.out
    assert len(Record.from_json(path.read_text("utf-8")).decisions) == 2
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


def test_a_saved_game_is_the_game_that_was_played(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = play("--save", path)
    assert path.read_text("utf-8") == Record.from_json(path.read_text("utf-8")).to_json()
    assert not Record.from_json(path.read_text("utf-8")).final().to_act
    assert heptapolis("replay", path).out.splitlines()[-1] == first.out.splitlines()[-2].replace(
        "You", "Ephesos"
    )


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("0", "choose a number from 1 to"),
        ("99", "choose a number from 1 to"),
        ("1 99", "choose a number from 1 to"),
        ("1 1 1", "choose a number from 1 to"),
        ("", "choose a number from 1 to"),
        ("dance", "not a valid move"),
        ("sell lom", "no such card: lom (valid: loom"),
        ("build palace", "Palace is not in your hand"),
        ("build stockade", "Stockade can't be built now: missing resources"),
        ("build well < 2L", "that is not the price of Well (free)"),
        ("stage 1 with well", "stage 1 can't be built now: missing resources"),
        ("decline", "not possible now"),
        ("? atlantis", "no card or board has this name"),
    ],
)
def test_a_wrong_answer_is_told_why_and_asked_again(answer: str, words: str) -> None:
    done = play("--players", 5, "--sides", "day", answers=f"{answer}\nsell well\nq\n")
    assert words in done.out
    assert "You discarded a card for 3 coins." in done.out


def test_a_use_can_be_reconsidered() -> None:
    done = play("--players", 5, "--sides", "day", answers="1\nb\n1\n9\nsell clay-pool\nq\n")
    assert "1 build Clay Pool (free)" in done.out
    assert "You discarded a card" in done.out


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("?", "W wood, S stone, C clay, O ore, G glass, P papyrus, T cloth"),
        ("?", "Well (blue). Cost: none. Worth 3 points. Makes Statue free (hammer)."),
        ("? 6", "Well (blue)"),
        ("? walls", "Walls (red). Cost: SSS. 2 shields. Makes Fortifications free (castle)."),
        ("? Gizah", "Gizah produces stone."),
        ("t", "You: Ephesos (day)"),
        ("l", "The story so far"),
        ("h", "Chance to win"),
    ],
)
def test_help(answer: str, words: str) -> None:
    done = play("--players", 5, "--sides", "day", answers=f"{answer}\nq\n")
    assert words in done.out


def test_hidden_hands_stay_hidden() -> None:
    """What is printed until the first choice of an Age names no card that only others hold (B15)."""
    state = package.make("wonders", players=5, sides="day").new(7)
    assert isinstance(state, WondersState)
    own, *others = ({card.name for card in hand} for hand in state.position.hands)
    hidden = set().union(*others) - own
    shown = play("--players", 5, "--sides", "day", answers="?\nt\nl\nq\n").out
    assert hidden
    assert not [name for name in hidden if render(name_card(name)) in shown]


def screen(state: State) -> str:
    """Everything that seat 0 can be shown: table, menu and help."""
    view, legal, out = state.view(0), state.legal(0), io.StringIO()
    console, presenter = Console(file=out, width=80), presenter_of(state.game)
    console.print(presenter.headline(view), presenter.table(view), *presenter.explain(view, ""))
    if legal:
        dialogue = Dialogue(console, presenter, view, legal, state.parse, list, list)
        dialogue.show_menu(presenter.choices(view, legal))
    return out.getvalue()


@pytest.mark.parametrize(
    "options", [{}, {"expansions": ["cities"]}, {"expansions": ["cities"], "teams": True}]
)
def test_the_screen_does_not_depend_on_what_is_hidden(options: dict[str, object]) -> None:
    """Throughout a game: redraw what seat 0 cannot know, and it is shown exactly the same."""
    state, chance = package.make("wonders", players=4, **options).new(2), Chance(2)
    while state.to_act:
        assert screen(state.redeal(0, chance)) == screen(state)
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})


def test_watching_bots() -> None:
    done = play("--watch", "--players", 3, answers="")
    assert done.code == 0
    assert "You" not in done.out
    assert re.search(r"won with \d+ points\.", done.out)
