"""Words for every code that the rules emit; a language is one file in `languages/`."""

from heptapolis.i18n.texts import listing, number, speaking, text, text_or

__all__ = ["listing", "number", "speaking", "text", "text_or"]
