"""The Python interface to the compiled dice game."""

from typing import ClassVar, assert_never

from heptapolis.games.dice.data import SHIPPED
from heptapolis.games.dice.game import Dice, DiceState
from heptapolis.games.dice.kernel import actions, bridge
from heptapolis.games.dice.kernel import batch as batch_module
from heptapolis.games.dice.kernel import features as features_module
from heptapolis.games.dice.kernel import inputs as inputs_module
from heptapolis.games.dice.kernel import layout as layout_module
from heptapolis.games.dice.kernel import network as network_module
from heptapolis.games.dice.kernel import observe as observe_module
from heptapolis.games.dice.kernel import opponents as opponents_module
from heptapolis.games.dice.kernel import outcomes as outcomes_module
from heptapolis.games.dice.kernel import search as search_module
from heptapolis.games.dice.kernel import self_play as self_play_module
from heptapolis.games.dice.kernel.determinize import encode_view
from heptapolis.games.dice.kernel.hooks import price_action, restore
from heptapolis.games.dice.kernel.names import PIECE_BOUNDS, piece_names
from heptapolis.games.dice.kernel.score import ROWS
from heptapolis.games.dice.kernel.tables import encode
from heptapolis.games.dice.moves import Bonus, Build, BuildStage, ChooseBoard, Cross, Decline, Move, Pass
from heptapolis.games.dice.view import View
from heptapolis.kernel.arrays import Records
from heptapolis.kernel.engine import Engine
from heptapolis.kernel.jit import Progress, direct
from heptapolis.kernel.modules import (
    BatchModule,
    FeaturesModule,
    InputsModule,
    LayoutModule,
    NetworkModule,
    ObserveModule,
    OpponentsModule,
    OutcomesModule,
    SearchModule,
    SelfPlayModule,
)
from heptapolis.kernel.piece_names import PieceNames


class DiceEngine(Engine[Dice, DiceState, View, Move]):
    """The dice game with its options, compiled."""

    layout: ClassVar[LayoutModule] = layout_module
    batch: ClassVar[BatchModule] = batch_module
    observe: ClassVar[ObserveModule] = observe_module
    features: ClassVar[FeaturesModule] = features_module
    search: ClassVar[SearchModule] = search_module
    inputs: ClassVar[InputsModule] = inputs_module
    network: ClassVar[NetworkModule] = network_module
    self_play: ClassVar[SelfPlayModule] = self_play_module
    opponents: ClassVar[OpponentsModule] = opponents_module
    outcomes: ClassVar[OutcomesModule] = outcomes_module
    codes = actions.SIZE
    action_groups = actions.GROUPS
    piece_bounds = PIECE_BOUNDS
    sheet_rows = len(ROWS)
    entry_points = (*batch_module.TABLE_ENTRY_POINTS, restore, price_action)

    def __init__(self, game: Dice, progress: Progress | None = None) -> None:
        super().__init__(game, progress)
        self._payment = self.work["payment"]
        self._price = direct(price_action)

    @property
    def network_guides(self) -> bool:
        return self.game.board_set == SHIPPED[0]  # it has never seen other boards

    @staticmethod
    def encode(game: Dice) -> Records:
        return encode(game)

    def blank_game(self) -> Records:
        return bridge.blank(self.tables)

    @property
    def rows(self) -> tuple[str, ...]:
        return ROWS

    @property
    def piece_names(self) -> dict[str, PieceNames]:
        return piece_names(self.game.printed)

    def from_rules(self, state: DiceState) -> Records:
        return bridge.to_kernel(state.position, self.tables)

    def to_rules(self, games: Records, index: int = 0) -> DiceState:
        return DiceState(self.game, bridge.to_rules(games, self.game, index))

    def encode_view(self, view: View) -> Records:
        return encode_view(view, self.tables)

    def moves(self, games: Records, seat: int, index: int = 0) -> dict[Move, int]:
        """The legal moves of this seat with their codes."""
        codes = map(int, self.legal(games, seat, index))
        return {self.move(games, seat, code, index): code for code in codes}

    def move(self, games: Records, seat: int, action: int, index: int = 0) -> Move:
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
            case BuildStage():
                return BuildStage(box + 1, missing)
            case ChooseBoard() | Pass() | Decline() | Bonus():
                raise AssertionError("does not cross a box")
            case _:
                assert_never(move)
