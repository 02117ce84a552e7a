"""Renders messages in one language: the twin of the page's `web/src/lib/fluent.ts`.

An argument may be a message itself. Its attributes are arguments too: `$card-acc` is the attribute `acc` of
the message `$card`, or its text if the language has no such attribute for it.
"""

import warnings
from functools import cache
from threading import Lock

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from heptapolis.core.errors import UnknownName
from heptapolis.core.message import Message
from heptapolis.i18n.sources import (
    ANALYSIS,
    DERIVED,
    LESSONS,
    RULES,
    SCORE,
    TABLE,
    TERMINAL,
    read_entries,
    require_language,
)


class Speech:
    """All messages of a language, read when they are first needed."""

    def __init__(self, language: str) -> None:
        self.language = require_language(language)
        source = DERIVED[language][0] if language in DERIVED else language
        self._bundle = FluentBundle([source], use_isolating=False)
        self._reading = Lock()
        self._unread = [ANALYSIS, SCORE, LESSONS, RULES, TERMINAL, TABLE]
        self._variables: dict[tuple[str, str], frozenset[str]] = {}  # of a message or an attribute of it

    def say(self, message: Message, attribute: str = "") -> str:
        """The text of a message, or of an attribute of it."""
        if not self.knows(message.id):
            raise UnknownName(message.id, f"no such text in {self.language}")
        found = self._bundle.get_message(message.id)
        part = attribute if attribute in found.attributes else ""
        pattern = found.attributes[part] if part else found.value
        assert pattern, message.id
        args = {name: self._fill(name, message) for name in self._variables[message.id, part]}
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            warnings.warn(f"{self.language}: {message.id}: {errors}", stacklevel=2)
        return str(text)

    def knows(self, key: str) -> bool:
        """Whether there is a message of this id."""
        if self._bundle.has_message(key):
            return True
        with self._reading:  # another thread may be reading the same part
            while not self._bundle.has_message(key) and self._unread:
                self._read(self._unread.pop())
        return self._bundle.has_message(key)

    def _fill(self, variable: str, message: Message) -> object:
        name, _, attribute = variable.partition("-")
        if name not in message.args:
            warnings.warn(f"{message.id} lacks its argument ${name}", stacklevel=2)
        value = message.args.get(name, f"${name}")
        if isinstance(value, Message):
            return self.say(value, attribute)
        return value if isinstance(value, str) else fluent_number(value, useGrouping=False)

    def _read(self, part: str) -> None:
        entries = read_entries(self.language, part).values()
        for entry in entries:
            for name, pattern in (("", entry.value), *((one.id.name, one.value) for one in entry.attributes)):
                self._variables[entry.id.name, name] = list_variables(pattern)
        self._bundle.add_resource(ast.Resource(list(entries)))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  named by fluent.syntax
        self.found.add(node.id.name)


def list_variables(pattern: ast.Pattern | None) -> frozenset[str]:
    """The arguments that a pattern uses."""
    variables = _Variables()
    if pattern:
        variables.visit(pattern)
    return frozenset(variables.found)


@cache
def speech(language: str) -> Speech:
    """The messages of a language, read once."""
    return Speech(language)
