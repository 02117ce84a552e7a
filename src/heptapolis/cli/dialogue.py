"""Asking one seat for one move: by number, by notation, with help, until the answer is legal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from rich.console import Console
from rich.text import Text

from heptapolis.cli.console import plain_table
from heptapolis.cli.presenter import Choice, Presenter
from heptapolis.core.contract import Move, View
from heptapolis.core.errors import HeptapolisError
from heptapolis.i18n import text

T = TypeVar("T")


class PlayerLeft(Exception):
    """The player has left; the message is the id of the text that says why."""


class RejectedAnswer(Exception):
    """An answer that is not a legal move, and why."""

    def __init__(self, given: Sequence[object], reason: str) -> None:
        words = repr(" ".join(map(str, given)))
        super().__init__(text("play-refused", given=words, reason=reason))


@dataclass(frozen=True)
class Dialogue:
    """One decision of one seat."""

    console: Console
    presenter: Presenter[Any, Any]
    view: View
    legal: Sequence[Move]
    parse: Callable[[str], Move]
    story: Callable[[], Sequence[str]]
    hint: Callable[[], Sequence[str]]

    def ask(self) -> Move:
        """The move that the player chooses."""
        choices = self.presenter.choices(self.view, self.legal)
        self.show_menu(choices)
        question = text("play-question", question=self.presenter.question(self.view))
        move = None
        while move is None:
            move = self._try_answer(lambda: self._answer(self.read(question), choices))
        return move

    def _try_answer(self, answer: Callable[[], Move | None]) -> Move | None:
        """Try an answer; if it is rejected, print why and return nothing."""
        try:
            return answer()
        except RejectedAnswer as rejected:
            self.console.print(Text(str(rejected), style="red"))
            return None

    def read(self, prompt: str) -> str:
        """Read one line; `q` and the end of the input leave the game."""
        try:
            line = self.console.input(Text(f"{prompt} ", style="bold")).strip()
        except EOFError:
            self.console.print()
            raise PlayerLeft("play-ended") from None
        if line.lower() in ("q", "quit", "exit"):
            raise PlayerLeft("play-quit")
        return line

    def show_menu(self, choices: Sequence[Choice]) -> None:
        headings = self.presenter.columns(self.view)
        menu = plain_table("#", *headings)
        menu.show_header = bool(headings)
        for number, choice in enumerate(choices, start=1):
            menu.add_row(str(number), *choice.cells)
        self.console.print()
        self.console.print(menu, markup=False)

    def _answer(self, line: str, choices: Sequence[Choice]) -> Move | None:
        """The move that a line means; None for help and other requests, which are handled here."""
        if line.startswith("?"):
            self._explain(line[1:].strip(), choices)
        elif line.lower() == "t":
            self.console.print(self.presenter.table(self.view), markup=False)
            self.show_menu(choices)
        elif line.lower() == "l":
            self._print_lines([text("play-story"), *self.story()])
        elif line.lower() == "h":
            self._print_lines(self.hint())
        elif line and all(word.isdecimal() for word in line.split()):
            return self._by_number([int(word) for word in line.split()], choices)
        else:
            return self._by_notation(line, choices)
        return None

    def _by_number(self, numbers: list[int], choices: Sequence[Choice]) -> Move | None:
        """The move with this number in the menu; a second number picks one of several uses."""
        if len(numbers) > 2:
            raise RejectedAnswer(numbers, text("play-choose-number", most=len(choices)))
        moves = _pick(choices, numbers[0]).moves
        if len(numbers) == 2:
            return _pick(moves, numbers[1])
        return moves[0] if len(moves) == 1 else self._by_use(moves)

    def _by_use(self, moves: Sequence[Move]) -> Move | None:
        """Ask which of several uses the player means; None if the player goes back."""
        for number, move in enumerate(moves, start=1):
            self.console.print(f"  {number} {self.presenter.move(move)}", markup=False)
        move = None
        while move is None:
            answer = self.read(text("play-which"))
            if answer.lower() in ("b", "back", ""):
                return None
            move = self._try_answer(partial(self._use, answer, moves))
        return move

    def _use(self, answer: str, moves: Sequence[Move]) -> Move:
        return _pick(moves, int(answer)) if answer.isdecimal() else self._by_notation(answer, moves)

    def _by_notation(self, line: str, choices: Sequence[object]) -> Move:
        """The move that a line of notation means."""
        if not line:
            raise RejectedAnswer([], text("play-choose-number", most=len(choices)))
        try:
            move = self.parse(line)
        except HeptapolisError as error:
            raise RejectedAnswer([line], str(error).partition(": ")[2]) from None
        if move not in self.legal:
            raise RejectedAnswer([line], self.presenter.refusal(self.view, move))
        return move

    def _explain(self, topic: str, choices: Sequence[Choice]) -> None:
        """Print the keys and all symbols, or explain one topic: by name, or by its number in the menu."""
        if topic.isdecimal():
            topic = _pick(choices, int(topic)).topic
        lines = self.presenter.explain(self.view, topic)
        if not topic:
            lines = [*text("play-keys", examples=self._examples()).splitlines(), *lines]
        if not lines:
            raise RejectedAnswer([topic], text("play-unknown-topic"))
        self._print_lines(lines)

    def _examples(self) -> str:
        """Some of the legal moves, spread over the list."""
        step = max(1, len(self.legal) // 3)
        return ", ".join(str(move) for move in self.legal[::step][:3])

    def _print_lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.print(line, markup=False)


def _pick(things: Sequence[T], number: int) -> T:
    """The item with this number, counted from 1."""
    if not 1 <= number <= len(things):
        raise RejectedAnswer([number], text("play-choose-number", most=len(things)))
    return things[number - 1]
