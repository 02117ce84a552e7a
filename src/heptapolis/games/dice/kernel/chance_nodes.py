"""The chance nodes of the dice game, one outcome at a time: boards, if they are dealt; then, turn by turn,
which grey dice make room for special ones, and for each die its face and the section where it lies.

An outcome is the number of a board, a place in the Forum, or face × 4 + section.
"""

from dataclasses import replace

from heptapolis.games.dice.game import Dice, DiceState
from heptapolis.games.dice.kernel.layout import BOARDS, FACES_PER_DIE, SECTIONS, Phase
from heptapolis.games.dice.kernel.tables import DICE
from heptapolis.games.dice.moves import ChooseBoard
from heptapolis.kernel.arrays import Records
from heptapolis.kernel.chance_nodes import ChanceNodes, Outcomes, evenly
from heptapolis.kernel.engine import AnyEngine

MOST_DECISIONS = 5_000  # of all players together; random games take about a hundred
DICE_PER_DECISION = 2 * len(DICE)  # each may enter the Forum, and is rolled
A_DIE = evenly(range(FACES_PER_DIE * SECTIONS))


def _face_and_section(outcome: int) -> tuple[int, int]:
    return divmod(outcome, SECTIONS)


class DiceChanceNodes(ChanceNodes):
    """What chance must still decide before the players' next choice."""

    max_outcomes = max(BOARDS, FACES_PER_DIE * SECTIONS)
    hidden = False  # everything on the table is open

    def __init__(self, engine: AnyEngine) -> None:
        super().__init__(engine)
        self.boards: tuple[int, ...] = ()
        self.entering: tuple[int, ...] = ()
        self.rolled: int | None = None

    @property
    def max_nodes(self) -> int:
        return DICE_PER_DECISION * self.max_decisions

    @property
    def max_decisions(self) -> int:
        """No rule ends a game in which everyone always passes; this limit does, far beyond any real game."""
        return MOST_DECISIONS

    def outcomes(self, games: Records | None) -> Outcomes:
        """What chance may decide next, with probabilities; empty when the players must choose."""
        if games is None:
            return evenly([n for n in range(len(self._game.printed.boards)) if n not in self.boards])
        if self.entering:
            return evenly(self._grey_places(games))
        return A_DIE if self.rolled is not None else []

    def draw(self, games: Records | None, outcome: int) -> Records | None:
        """The game after this outcome; None while boards are being dealt."""
        if games is None:
            self.boards += (outcome,)
            return self._start() if len(self.boards) == self._game.players else None
        if self.entering:
            games["forum"]["die"][0, outcome], self.entering = self.entering[0], self.entering[1:]
        else:
            self._roll(games, outcome)
        return games

    def after(self, before: Records, games: Records) -> None:
        """Note a decision: if it starts a turn, the dice of that turn must still be rolled."""
        if games["turn"][0] == before["turn"][0] or games["phase"][0] == Phase.OVER:
            return
        now, lay = games["forum"], before["forum"]
        self.entering = tuple(sorted({*now["die"][0].tolist()} - {*lay["die"][0].tolist()}))
        now[:] = lay
        self.rolled = 0

    def name(self, outcome: int) -> str:
        """An outcome as text; dice are named by their place, which the table shows."""
        if len(self.boards) < self._game.players and self._game.boards == "deal":
            return f"seat {len(self.boards)}: {self._game.printed.names[outcome]}"
        if self.entering:
            return f"{DICE[self.entering[0]]} takes place {outcome}"
        face, section = _face_and_section(outcome)
        return f"place {self.rolled}: face {face + 1}, section {section + 1}"

    def begin(self) -> Records | None:
        """There is no game before boards are dealt; if players choose them, the game begins with that."""
        return self.engine.new(0) if self._game.boards == "choose" else None

    @property
    def _game(self) -> Dice:
        game: Dice = self.engine.game
        return game

    def _grey_places(self, games: Records) -> list[int]:
        forum = games["forum"]["die"][0, : games["dice"][0]]
        return [place for place, die in enumerate(forum) if self.engine.tables[0].dice[die].grey]

    def _roll(self, games: Records, outcome: int) -> None:
        """Write the face and the price of the next die."""
        assert self.rolled is not None
        face, section = _face_and_section(outcome)
        tables, forum = self.engine.tables[0], games["forum"]
        die = tables.dice[forum["die"][0, self.rolled]]
        forum["symbol"][0, self.rolled], forum["price"][0, self.rolled] = (
            die.symbols[face],
            tables.prices[section],
        )
        self.rolled = self.rolled + 1 if self.rolled + 1 < games["dice"][0] else None

    def _start(self) -> Records:
        """Start the game: the boards are dealt, the dice of the first turn are not rolled yet."""
        state = replace(self._game, boards="choose").new(0)
        for seat, board in enumerate(self.boards):
            state.play({seat: ChooseBoard(self._game.printed.names[board])})
        state.position.options = self._game
        self.rolled = 0
        return self.engine.from_rules(DiceState(self._game, state.position))
