"""What the card game provides."""

from collections.abc import Callable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import UnionType
from typing import TYPE_CHECKING, Any

from heptapolis.core.contract import Game
from heptapolis.core.package import GamePackage

if TYPE_CHECKING:
    from heptapolis.arena.traits import Traits
    from heptapolis.bots.evaluation import Evaluation
    from heptapolis.core.score_pad import ScorePad
    from heptapolis.games.wonders.game import Wonders
    from heptapolis.games.wonders.kernel.chance_nodes import WondersChanceNodes
    from heptapolis.games.wonders.kernel.engine import WondersEngine
    from heptapolis.games.wonders.moves import Move
    from heptapolis.games.wonders.terminal.presenter import WondersPresenter
    from heptapolis.games.wonders.text.catalogue import WondersCatalogue
    from heptapolis.games.wonders.text.facts import WondersFacts
    from heptapolis.games.wonders.text.narrator import WondersNarrator
    from heptapolis.games.wonders.view import View


class WondersPackage(GamePackage):
    """The card game, with Cities."""

    @property
    def rules(self) -> "type[Wonders]":
        from heptapolis.games.wonders.game import Wonders

        return Wonders

    @property
    def view(self) -> "type[View]":
        from heptapolis.games.wonders.view import View

        return View

    @property
    def moves(self) -> UnionType:
        from heptapolis.games.wonders.moves import Move

        return Move

    @property
    def events(self) -> UnionType:
        from heptapolis.games.wonders.events import WondersEvent

        return WondersEvent

    @property
    def engine(self) -> "type[WondersEngine]":
        from heptapolis.games.wonders.kernel.engine import WondersEngine

        return WondersEngine

    @property
    def chance_nodes(self) -> "type[WondersChanceNodes]":
        from heptapolis.games.wonders.kernel.chance_nodes import WondersChanceNodes

        return WondersChanceNodes

    @property
    def evaluation(self) -> "Evaluation":
        from heptapolis.games.wonders.evaluation import evaluator

        return evaluator

    @property
    def characters(self) -> Mapping[str, Mapping[str, float]]:
        from heptapolis.games.wonders.evaluation.characters import FAVOURITES

        return FAVOURITES

    @property
    def traits(self) -> "Traits":
        from heptapolis.games.wonders import traits

        return traits

    def chapter(self, view: "View") -> int:
        """The Age."""
        return view.age

    @property
    def puzzles(self) -> Traversable:
        return files("heptapolis.games.wonders") / "puzzles"

    @property
    def themes(self) -> Mapping[str, str]:
        from heptapolis.games.wonders.themes import THEMES

        return THEMES

    def without_payment(self, move: "Move") -> "Move":
        from heptapolis.games.wonders.themes import without_payment

        return without_payment(move)

    @property
    def score_pad(self) -> "ScorePad":
        from heptapolis.games.wonders import score_pad

        return score_pad

    @property
    def texts(self) -> Traversable:
        return files("heptapolis.games.wonders.text") / "languages"

    @property
    def rules_pages(self) -> Traversable:
        return files("heptapolis.games.wonders.text") / "rules.toml"

    @property
    def narrator(self) -> "WondersNarrator":
        from heptapolis.games.wonders.text.narrator import NARRATOR

        return NARRATOR

    @property
    def presenter(self) -> "WondersPresenter":
        from heptapolis.games.wonders.terminal.presenter import PRESENTER

        return PRESENTER

    @property
    def facts(self) -> "Callable[[Any], WondersFacts]":
        from heptapolis.games.wonders.text.facts import facts

        return facts

    @property
    def catalogue(self) -> "Callable[[Any], WondersCatalogue]":
        from heptapolis.games.wonders.text.catalogue import printed

        return printed

    def has_own_catalogue(self, game: Game) -> bool:
        """Whether the Smuggler's Cache differs from the rulebook's text (X9)."""
        from heptapolis.games.wonders.options import Options

        reading: str = game.options["smugglers_cache"]
        return reading != Options.smugglers_cache

    @property
    def shared_items(self) -> "Callable[[Any], dict[int, tuple[str, ...]]]":
        from heptapolis.games.wonders.view import shared_hands

        return shared_hands

    @property
    def commands(self) -> Mapping[str, Callable[..., None]]:
        from heptapolis.games.wonders.commands import boards, cards

        return {"cards": cards.command, "boards": boards.command}


PACKAGE = WondersPackage()
