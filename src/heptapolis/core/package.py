"""What a game provides: one descriptor, the only way for shared layers to reach a game.

A game is a package with a subclass of `GamePackage`, named in the entry-point group `heptapolis.games`.
Its parts are properties that import what they return: nothing is loaded before it is needed. Only the
rules are required; where a part is missing, a plainer one takes its place, or an error says so.

The layers that use the parts define their types, which are imported here for the type checker only.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from importlib.resources.abc import Traversable
from types import UnionType
from typing import TYPE_CHECKING, Any

from heptapolis.core.contract import Game, View

if TYPE_CHECKING:
    import typer

    from heptapolis.arena.traits import Traits
    from heptapolis.bots.evaluation import Evaluation
    from heptapolis.cli.presenter import Presenter
    from heptapolis.core.score_pad import ScorePad
    from heptapolis.i18n.narrator import Narrator
    from heptapolis.kernel.chance_nodes import ChanceNodes
    from heptapolis.kernel.engine import AnyEngine


class GamePackage(ABC):
    """A game and what it offers to the layers around it; docs/adding-a-game.md shows how to write one."""

    @property
    @abstractmethod
    def rules(self) -> type[Game]:
        """The ruleset: a frozen dataclass of options that keeps the contract (`heptapolis.check_game`)."""

    @property
    def view(self) -> type[View] | None:
        """The type of its views, for client schemas."""
        return None

    @property
    def moves(self) -> UnionType | None:
        """The union of its kinds of move, each a dataclass, for client schemas."""
        return None

    @property
    def events(self) -> UnionType | None:
        """The union of its kinds of event, each a dataclass, for client schemas."""
        return None

    # For programs that play.

    @property
    def engine(self) -> "type[AnyEngine] | None":
        """The compiled game, for simulation, search and environments."""
        return None

    @property
    def chance_nodes(self) -> "type[ChanceNodes] | None":
        """Its chance, outcome by outcome, for OpenSpiel; needs an engine."""
        return None

    @property
    def evaluation(self) -> "Evaluation | None":
        """A quick estimate of what moves are worth, for `greedy` and for hints."""
        return None

    @property
    def characters(self) -> Mapping[str, Mapping[str, float]]:
        """For each character, what a point is worth to it beyond a point, by row of the score sheet."""
        return {}

    @property
    def traits(self) -> "Traits | None":
        """What statistics count: boards, cards, buildings."""
        return None

    def chapter(self, view: Any) -> int:
        """The part of the game that a view belongs to, from 1, for reports; 0 if it has no parts."""
        return 0

    # For puzzles.

    @property
    def puzzles(self) -> Traversable | None:
        """The folder of its puzzles: a file per set, made by `heptapolis puzzles make`."""
        return None

    @property
    def themes(self) -> Mapping[str, str]:
        """The themes of puzzles by row of the score sheet; the texts `<game>-theme-...` name them."""
        return {}

    def without_payment(self, move: Any) -> Any:
        """The move, whoever is paid for it: moves that differ only in this are the same choice."""
        return move

    # For people.

    @property
    def score_pad(self) -> "ScorePad | None":
        """How a game on a real table is scored by hand, for `heptapolis score`."""
        return None

    @property
    def texts(self) -> Traversable | None:
        """The folder of its texts: a folder of Fluent files per language; ids begin with the game's name."""
        return None

    @property
    def rules_pages(self) -> Traversable | None:
        """The file that lists the pages, sections and paragraphs of its rules for players."""
        return None

    @property
    def narrator(self) -> "Narrator[Any, Any] | None":
        """The game in words; without it, codes are shown."""
        return None

    @property
    def presenter(self) -> "Presenter[Any, Any] | None":
        """How the terminal shows the game; without it, the terminal shows lists."""
        return None

    @property
    def facts(self) -> Callable[[Any], Mapping[str, object]] | None:
        """Facts derived from a view, as data for clients; the return type is their schema."""
        return None

    @property
    def catalogue(self) -> Callable[[Any], Mapping[str, object]] | None:
        """Everything in the box, or in play in one `Game`, as data with its texts.

        The return type is its schema.
        """
        return None

    def has_own_catalogue(self, game: Game) -> bool:
        """Whether a game with these options uses something that is not in the box."""
        return False

    @property
    def shared_items(self) -> Callable[[Any], Mapping[int, Collection[str]]] | None:
        """The items that the viewer shares with team-mates and may mark, by the seat that holds them."""
        return None

    @property
    def commands(self) -> "Mapping[str, Callable[..., None] | typer.Typer]":
        """The game's own commands for the command line, by name."""
        return {}
