"""A game in the terminal: one human or none, bots at the other seats, and a file to save it in."""

from collections.abc import Mapping
from functools import partial

from rich.rule import Rule

from heptapolis.bots import BotKind
from heptapolis.bots.table import choose_moves, close_bots, seat_bots
from heptapolis.cli.console import console
from heptapolis.cli.dialogue import Dialogue, PlayerLeft
from heptapolis.cli.files import SaveFile
from heptapolis.cli.hints import hint_lines
from heptapolis.cli.presenter import presenter_of
from heptapolis.core.contract import Event, Game, Move
from heptapolis.core.record import Record
from heptapolis.i18n import text


class Session:
    """One game in the terminal: it holds the state, and shows only the human's view."""

    def __init__(
        self, game: Game, seed: int, kinds: Mapping[int, BotKind], human: int | None, save: SaveFile | None
    ) -> None:
        self.console = console()
        self.presenter = presenter_of(game)
        self.state = game.new(seed)
        self.record = Record.of(game, seed)
        self.bots = seat_bots(kinds, game, seed)
        self.human = human
        self.save_file = save
        self.events: list[list[Event]] = []  # by decision
        self.read_count = 0  # decisions whose events the human has read

    def run(self) -> None:
        """Play to the end, or until the human leaves; close the bots in any case."""
        try:
            self._play()
        finally:
            close_bots(self.bots)

    def _play(self) -> None:
        self._save()
        try:
            while self.state.to_act:
                self._step()
        except PlayerLeft as left:
            self.console.print(text(str(left)))
        else:
            self._show_score()
        if self.save_file:
            self.console.print(
                text("play-saved", path=str(self.save_file.path)), soft_wrap=True, markup=False
            )

    def _step(self) -> None:
        """Let every seat that must act now decide."""
        seats = self.state.to_act
        moves = choose_moves(self.state, self.bots, [seat for seat in seats if seat in self.bots])
        if self.human in seats:
            moves[self.human] = self._ask(self.human)
        elif self.human is None:
            self._show_headline()
        self.events.append(self.record.play(self.state, moves))
        self._save()

    def _save(self) -> None:
        if self.save_file:
            self.save_file.save(self.record)

    def _ask(self, seat: int) -> Move:
        """Show the table to the human and ask for a move."""
        view = self.state.view(seat)
        self.console.print(Rule(self.presenter.headline(view)))
        self._print_news(text("play-last"))
        self.console.print(self.presenter.table(view), markup=False)
        return Dialogue(
            self.console,
            self.presenter,
            view,
            self.state.legal(seat),
            self.state.parse,
            self._tell_story,
            partial(hint_lines, self.state, seat),
        ).ask()

    def _show_headline(self) -> None:
        self._print_news()
        self.console.print(Rule(self.presenter.headline(self.state.view(None))))

    def _tell_story(self, since: int = 0) -> list[str]:
        """What happened since a decision, in sentences."""
        view = self.state.view(self.human)
        return [line for events in self.events[since:] for line in self.presenter.story(view, events)]

    def _print_news(self, title: str = "") -> None:
        """Print what the human has not read yet."""
        lines = self._tell_story(self.read_count)
        self.read_count = len(self.events)
        if lines and title:
            self.console.print(title, style="bold")
        for line in lines:
            self.console.print(line, markup=False)
        if lines:
            self.console.print()

    def _show_score(self) -> None:
        self._print_news(text("play-last") if self.human is not None else "")
        view = self.state.view(self.human)
        self.console.print(Rule(self.presenter.headline(view)))
        self.console.print(self.presenter.score(view, self.state.result(), self.state.game.name))
