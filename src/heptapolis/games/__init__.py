"""The games: one folder each, reached only through their descriptors (`package.py`).

`make` is that of `heptapolis.core.games`, with the types of our own games.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypedDict, overload

from typing_extensions import Unpack

from heptapolis.core import games
from heptapolis.core.contract import Game

if TYPE_CHECKING:
    from heptapolis.games.dice.game import Dice
    from heptapolis.games.wonders.game import Wonders


class WondersOptions(TypedDict, total=False):
    """The options of the card game."""

    players: int
    expansions: Sequence[str]
    teams: bool
    sides: Literal["choose", "day", "night", "random"]
    boards: Literal["deal", "choose"]
    open: bool
    smugglers_cache: Literal["any", "starting"]


class DiceOptions(TypedDict, total=False):
    """The options of the dice game."""

    players: int
    agora_tie: Literal["all", "none"]
    boards: Literal["deal", "choose"]
    board_set: str


@overload
def make(name: Literal["wonders"], **options: Unpack[WondersOptions]) -> "Wonders": ...
@overload
def make(name: Literal["dice"], **options: Unpack[DiceOptions]) -> "Dice": ...
@overload
def make(name: str, **options: object) -> Game: ...
def make(name: str, **options: object) -> Game:
    """The named game with these options, an immutable value: `make("wonders", players=4).new(seed=7)`.

    The options of `wonders`, the card game:

        players          3 to 7 (4)
        expansions       ["cities"] adds the Cities box ([])
        teams            teams of two; needs Cities and 4 or 6 players (False)
        sides            who chooses the side of a board: "choose", "day", "night", "random" ("choose")
        boards           "deal" them at random, or "choose" in seat order ("deal")
        open             teaching mode: players choose one after another, all hands face up (False)
        smugglers_cache  which resources the Smuggler's Cache makes cheaper: "any", "starting" ("any")

    The options of `dice`, the dice game:

        players          2 to 7 (4)
        agora_tie        who gains when several complete the Agora first: "all", "none" ("all")
        boards           "deal" them at random, or "choose" in seat order ("deal")
        board_set        the name of a board set, or the text of a board file ("heptapolis")

    An unknown game or option raises `UnknownName`, a wrong value `BadOption`; both list what is valid.
    `heptapolis games` shows every installed game with its options.
    """
    return games.make(name, **options)


__all__ = ["DiceOptions", "WondersOptions", "make"]
