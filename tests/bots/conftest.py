"""Every test here has its own registry of bots."""

from tests.bots.isolation import only_our_bots

__all__ = ["only_our_bots"]
