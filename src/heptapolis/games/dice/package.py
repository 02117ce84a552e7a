"""What the dice game provides."""

from collections.abc import Callable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import UnionType
from typing import TYPE_CHECKING, Any

from heptapolis.core.contract import Game
from heptapolis.core.package import GamePackage

if TYPE_CHECKING:
    import typer

    from heptapolis.arena.traits import Traits
    from heptapolis.bots.evaluation import Evaluation
    from heptapolis.core.score_pad import ScorePad
    from heptapolis.games.dice.game import Dice
    from heptapolis.games.dice.kernel.chance_nodes import DiceChanceNodes
    from heptapolis.games.dice.kernel.engine import DiceEngine
    from heptapolis.games.dice.terminal.presenter import DicePresenter
    from heptapolis.games.dice.text.catalogue import DiceCatalogue
    from heptapolis.games.dice.text.facts import DiceFacts
    from heptapolis.games.dice.text.narrator import DiceNarrator
    from heptapolis.games.dice.view import View


class DicePackage(GamePackage):
    """The dice game."""

    @property
    def rules(self) -> "type[Dice]":
        from heptapolis.games.dice.game import Dice

        return Dice

    @property
    def view(self) -> "type[View]":
        from heptapolis.games.dice.view import View

        return View

    @property
    def moves(self) -> UnionType:
        from heptapolis.games.dice.moves import Move

        return Move

    @property
    def events(self) -> UnionType:
        from heptapolis.games.dice.events import DiceEvent

        return DiceEvent

    @property
    def engine(self) -> "type[DiceEngine]":
        from heptapolis.games.dice.kernel.engine import DiceEngine

        return DiceEngine

    @property
    def chance_nodes(self) -> "type[DiceChanceNodes]":
        from heptapolis.games.dice.kernel.chance_nodes import DiceChanceNodes

        return DiceChanceNodes

    @property
    def evaluation(self) -> "Evaluation":
        from heptapolis.games.dice.evaluation import evaluator

        return evaluator

    @property
    def characters(self) -> Mapping[str, Mapping[str, float]]:
        from heptapolis.games.dice.evaluation.characters import FAVOURITES

        return FAVOURITES

    @property
    def traits(self) -> "Traits":
        from heptapolis.games.dice import traits

        return traits

    @property
    def puzzles(self) -> Traversable:
        return files("heptapolis.games.dice") / "puzzles"

    @property
    def themes(self) -> Mapping[str, str]:
        from heptapolis.games.dice.themes import THEMES

        return THEMES

    @property
    def score_pad(self) -> "ScorePad":
        from heptapolis.games.dice import score_pad

        return score_pad

    @property
    def texts(self) -> Traversable:
        return files("heptapolis.games.dice.text") / "languages"

    @property
    def rules_pages(self) -> Traversable:
        return files("heptapolis.games.dice.text") / "rules.toml"

    @property
    def narrator(self) -> "DiceNarrator":
        from heptapolis.games.dice.text.narrator import NARRATOR

        return NARRATOR

    @property
    def presenter(self) -> "DicePresenter":
        from heptapolis.games.dice.terminal.presenter import PRESENTER

        return PRESENTER

    @property
    def facts(self) -> "Callable[[Any], DiceFacts]":
        from heptapolis.games.dice.text.facts import facts

        return facts

    @property
    def catalogue(self) -> "Callable[[Any], DiceCatalogue]":
        from heptapolis.games.dice.text.catalogue import printed

        return printed

    def has_own_catalogue(self, game: Game) -> bool:
        """Whether the table has its own board file."""
        from heptapolis.games.dice.data import SHIPPED

        return game.options["board_set"] not in SHIPPED

    @property
    def commands(self) -> "Mapping[str, typer.Typer]":
        from heptapolis.games.dice.commands import dice_boards

        return {"dice-boards": dice_boards.app}


PACKAGE = DicePackage()
