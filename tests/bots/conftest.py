"""Every test here has a registry of bots of its own."""

from tests.bots.isolation import only_our_bots

__all__ = ["only_our_bots"]
