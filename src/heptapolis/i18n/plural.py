"""Plural rules: which form of a word goes with a number. A language file names its rule."""

from collections.abc import Callable

from heptapolis.core.registry import Registry

PLURALS: Registry[Callable[[int], str]] = Registry("plural rule")


def one_other(count: int) -> str:
    """English and similar languages: one form for 1, another for all other numbers."""
    return "one" if abs(count) == 1 else "other"


PLURALS.add("one-other", one_other)
