"""Words for every code that the rules emit; a language is one file in `languages/`."""

from heptapolis.i18n.texts import format_list, number, text, text_or, use_language

__all__ = ["format_list", "number", "text", "text_or", "use_language"]
