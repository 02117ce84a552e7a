"""The dice game compiled, for Python."""

from typing import Any, ClassVar

from heptapolis.games.dice.game import Dice, DiceState
from heptapolis.games.dice.kernel import actions, batch, bridge, features, layout, observe
from heptapolis.games.dice.kernel import search as searching
from heptapolis.games.dice.kernel.determinize import Sampler, determinize_all
from heptapolis.games.dice.kernel.score import ROWS
from heptapolis.games.dice.kernel.tables import encode
from heptapolis.games.dice.moves import Build, BuildStage, Cross, Move
from heptapolis.games.dice.view import View
from heptapolis.kernel.engine import Engine
from heptapolis.kernel.jit import Progress, direct
from heptapolis.search.tree import Reward


class DiceEngine(Engine):
    """The dice game with its options, compiled."""

    layout: ClassVar[Any] = layout
    batch: ClassVar[Any] = batch
    observe: ClassVar[Any] = observe
    features: ClassVar[Any] = features
    searching: ClassVar[Any] = searching
    policy_file = ("heptapolis.games.dice.kernel", "policy.json")
    learning_reward = Reward.MARGIN  # the game is a race: points alone would delay its end
    codes = actions.SIZE
    sheet_rows = len(ROWS)
    entries = (
        batch.start_all,
        batch.restore,
        batch.acting,
        batch.list_legal,
        batch.price_action,
        batch.mask_all,
        batch.sample_all,
        batch.step_all,
        batch.score_all,
        batch.playout_all,
        batch.random_games,
        observe.observe_all,
        determinize_all,
    )

    def __init__(self, game: Dice, progress: Progress | None = None) -> None:
        super().__init__(game, progress)
        self._payment = self.work["payment"]
        self._price = direct(batch.price_action)

    @staticmethod
    def encode(game: Dice) -> Any:
        return encode(game)

    def blank_game(self) -> Any:
        return bridge.blank(self.tables)

    @property
    def rows(self) -> tuple[str, ...]:
        return ROWS

    def from_rules(self, state: DiceState) -> Any:
        return bridge.to_kernel(state.position, self.tables)

    def to_rules(self, games: Any, index: int = 0) -> DiceState:
        return DiceState(self.game, bridge.to_rules(games, self.game, index))

    def sampler(self, view: View) -> Sampler:
        """Draws whole states that the seat of this view could be in."""
        return Sampler(view, self.tables)

    def moves(self, games: Any, seat: int, index: int = 0) -> dict[Move, int]:
        """The legal moves of this seat with their codes."""
        codes = map(int, self.legal(games, seat, index))
        return {self.move(games, seat, code, index): code for code in codes}

    def move(self, games: Any, seat: int, action: int, index: int = 0) -> Move:
        """The move that an action code of this seat means now, with its price."""
        move = actions.decode(action, self.game.printed)
        if not self._price(self.tables, games, index, seat, action, self.work):
            return move
        _, box, price, _, missing = self._payment[0].item()
        match move:
            case Build(building, number, die):
                return Build(building, number, die, price, missing)
            case Cross(building, number):
                return Cross(building, number, missing)
            case _:
                return BuildStage(box + 1, missing)
