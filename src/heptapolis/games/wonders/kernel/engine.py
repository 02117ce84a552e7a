"""The Python interface to the compiled card game."""

from typing import ClassVar

from heptapolis.games.wonders.game import Wonders, WondersState
from heptapolis.games.wonders.kernel import actions, bridge
from heptapolis.games.wonders.kernel import batch as batch_module
from heptapolis.games.wonders.kernel import features as features_module
from heptapolis.games.wonders.kernel import inputs as inputs_module
from heptapolis.games.wonders.kernel import layout as layout_module
from heptapolis.games.wonders.kernel import network as network_module
from heptapolis.games.wonders.kernel import observe as observe_module
from heptapolis.games.wonders.kernel import opponents as opponents_module
from heptapolis.games.wonders.kernel import outcomes as outcomes_module
from heptapolis.games.wonders.kernel import search as search_module
from heptapolis.games.wonders.kernel import self_play as self_play_module
from heptapolis.games.wonders.kernel.determinize import encode_view
from heptapolis.games.wonders.kernel.hooks import restore
from heptapolis.games.wonders.kernel.names import PIECE_BOUNDS, PIECE_NAMES
from heptapolis.games.wonders.kernel.tables import encode
from heptapolis.games.wonders.moves import Move
from heptapolis.games.wonders.scoring import ROWS
from heptapolis.games.wonders.view import View
from heptapolis.kernel.arrays import Records
from heptapolis.kernel.engine import Engine
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


class WondersEngine(Engine[Wonders, WondersState, View, Move]):
    """The card game with its options, compiled."""

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
    slot_groups = actions.SLOT_GROUPS
    piece_bounds = PIECE_BOUNDS
    sheet_rows = len(ROWS)
    entry_points = (*batch_module.TABLE_ENTRY_POINTS, restore)

    @property
    def asks_value(self) -> bool:
        return False

    @staticmethod
    def encode(game: Wonders) -> Records:
        return encode(game)

    def blank_game(self) -> Records:
        return bridge.blank()

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows of a score sheet; the last one is empty without Cities."""
        return ROWS if self.game.expansions else ROWS[:-1]

    @property
    def piece_names(self) -> dict[str, PieceNames]:
        return PIECE_NAMES

    def from_rules(self, state: WondersState) -> Records:
        return bridge.to_kernel(state.position, self.tables)

    def to_rules(self, games: Records, index: int = 0) -> WondersState:
        return WondersState(self.game, bridge.to_rules(games, self.game, index))

    def encode_view(self, view: View) -> Records:
        return encode_view(view, self.tables)

    def moves(self, games: Records, seat: int, index: int = 0) -> dict[Move, int]:
        """The legal moves of this seat with their codes."""
        codes: list[int] = self.legal(games, seat, index).tolist()
        city, work = games[index].seats[seat], self.work[0]
        return {actions.decode(code, city, work): code for code in codes}

    def move(self, games: Records, seat: int, action: int, index: int = 0) -> Move:
        """The move that an action code of this seat means now."""
        self.legal(games, seat, index)
        return actions.decode(action, games[index].seats[seat], self.work[0])
