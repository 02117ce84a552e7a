"""Market: a three-card draft for the Heptapolis table, in its own package."""

from heptapolis_market.game import Market, MarketState, View
from heptapolis_market.moves import Card, Sell, Take

__all__ = ["Card", "Market", "MarketState", "Sell", "Take", "View"]
