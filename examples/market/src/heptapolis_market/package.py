"""What Market brings to the table: its rules and its texts."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from heptapolis.core.package import GamePackage

if TYPE_CHECKING:
    from heptapolis_market.game import Market


class MarketPackage(GamePackage):
    """Rules and a few texts; for the rest, Heptapolis has plainer parts, or says that they are missing."""

    @property
    def rules(self) -> "type[Market]":
        from heptapolis_market.game import Market

        return Market

    @property
    def texts(self) -> Traversable:
        return files("heptapolis_market") / "languages"


PACKAGE = MarketPackage()
