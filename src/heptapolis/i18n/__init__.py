"""Words for every code that the rules emit: messages as values, and Fluent files in each language."""

from heptapolis.core.message import Message
from heptapolis.i18n.language import render, text, text_or, use_language
from heptapolis.i18n.message import join_in_words, join_messages, quantity, verbatim

__all__ = [
    "Message",
    "join_in_words",
    "join_messages",
    "quantity",
    "render",
    "text",
    "text_or",
    "use_language",
    "verbatim",
]
