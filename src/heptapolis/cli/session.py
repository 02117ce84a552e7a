"""A game in the terminal: one human or none, bots at the other seats, and a file to save it in."""

from collections.abc import Mapping

from rich.rule import Rule

from heptapolis.bots import BotKind
from heptapolis.bots.table import choices, leave_seats, seat_bots
from heptapolis.cli.console import console
from heptapolis.cli.dialogue import Dialogue, Left
from heptapolis.cli.files import SaveFile
from heptapolis.cli.present import presenter_of
from heptapolis.core.contract import Event, Game, Move
from heptapolis.core.record import Record
from heptapolis.i18n import text


class Session:
    """The table: it knows the state, and shows only what the human's view holds."""

    def __init__(
        self, game: Game, seed: int, kinds: Mapping[int, BotKind], human: int | None, save: SaveFile | None
    ) -> None:
        self.console = console()
        self.presenter = presenter_of(game)
        self.state = game.new(seed)
        self.record = Record.of(game, seed)
        self.players = seat_bots(kinds, game, seed)
        self.human = human
        self.save_file = save
        self.told: list[list[Event]] = []  # the whole story, decision by decision
        self.read = 0  # how much of it the human has seen

    def run(self) -> None:
        """Play to the end, or until the human leaves; the bots leave in any case."""
        try:
            self._play()
        finally:
            leave_seats(self.players)

    def _play(self) -> None:
        self._save()
        try:
            while self.state.to_act:
                self._step()
        except Left as left:
            self.console.print(text(str(left)))
        else:
            self._end()
        if self.save_file:
            self.console.print(text("play.saved", path=self.save_file.path), soft_wrap=True, markup=False)

    def _step(self) -> None:
        """One decision of everybody who must decide now."""
        seats = self.state.to_act
        moves = choices(self.state, self.players, [seat for seat in seats if seat in self.players])
        if self.human in seats:
            moves[self.human] = self._ask(self.human)
        elif self.human is None:
            self._watch()
        self.told.append(self.record.play(self.state, moves))
        self._save()

    def _save(self) -> None:
        if self.save_file:
            self.save_file.save(self.record)

    def _ask(self, seat: int) -> Move:
        """Show the table to the human and take a move."""
        view = self.state.view(seat)
        self.console.print(Rule(self.presenter.headline(view)))
        self._tell_news(text("play.last"))
        self.console.print(self.presenter.table(view))
        legal = self.state.legal(seat)
        return Dialogue(self.console, self.presenter, view, legal, self.state.parse, self._story).ask()

    def _watch(self) -> None:
        self._tell_news()
        self.console.print(Rule(self.presenter.headline(self.state.view(None))))

    def _story(self, since: int = 0) -> list[str]:
        """What happened since a decision, in sentences."""
        view = self.state.view(self.human)
        return [line for events in self.told[since:] for line in self.presenter.story(view, events)]

    def _tell_news(self, title: str = "") -> None:
        """What the human has not read yet."""
        lines = self._story(self.read)
        self.read = len(self.told)
        if lines and title:
            self.console.print(title, style="bold")
        for line in lines:
            self.console.print(line, markup=False)
        if lines:
            self.console.print()

    def _end(self) -> None:
        self._tell_news(text("play.last") if self.human is not None else "")
        view = self.state.view(self.human)
        self.console.print(Rule(self.presenter.headline(view)))
        self.console.print(self.presenter.score(view, self.state.result(), self.state.game.name))
