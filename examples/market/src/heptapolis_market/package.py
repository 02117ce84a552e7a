"""What Market brings to the table: its rules."""

from typing import TYPE_CHECKING

from heptapolis.core.package import GamePackage

if TYPE_CHECKING:
    from heptapolis_market.game import Market


class MarketPackage(GamePackage):
    """Rules only: Heptapolis replaces the other parts by plainer ones, or says that they are missing."""

    @property
    def rules(self) -> "type[Market]":
        from heptapolis_market.game import Market

        return Market


PACKAGE = MarketPackage()
