"""`python -m heptapolis.i18n.samples`: every message of every language with sample arguments, rendered.

The page's tests render the same and compare: the page and the terminal must show the same text.
"""

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from heptapolis.core.message import Argument, Message
from heptapolis.i18n.sources import PAGE_PARTS, Entry, find_languages, read_entries, write_part
from heptapolis.i18n.speech import Speech, list_variables, speech

NUMBERS = (0, 1, 2, 5, 11, 21, 1000, 1.5)  # no message has a negative one
NOUNS = 4  # messages with attributes that are tried as arguments


def main() -> None:
    print(json.dumps([_describe(language) for language in find_languages()], ensure_ascii=False))


def _describe(language: str) -> dict[str, Any]:
    texts = [write_part(language, part) for part in PAGE_PARTS]
    return {"language": language, "texts": "\n".join(texts), "samples": [*_samples(speech(language))]}


def _samples(spoken: Speech) -> Iterator[dict[str, Any]]:
    entries = {key: one for part in PAGE_PARTS for key, one in read_entries(spoken.language, part).items()}
    nouns = [*islice((Message(key) for key, entry in entries.items() if _is_noun(entry)), NOUNS)]
    for key, entry in entries.items():
        for value in _values(entry, nouns):
            message = Message(key, dict.fromkeys(_names(entry), value))
            yield {"message": _write(message), "text": spoken.say(message)}


def _values(entry: Entry, nouns: list[Message]) -> tuple[Argument, ...]:
    """What to put into a message: numbers, and names and nouns unless it calculates with its arguments."""
    if isinstance(entry, ast.Term):
        return ()
    if not _names(entry):
        return (0,)
    return NUMBERS if _calls(entry) else (*NUMBERS, "Ада", *nouns)


def _is_noun(entry: Entry) -> bool:
    return bool(entry.attributes) and not _names(entry)


def _names(entry: Entry) -> set[str]:
    patterns = (entry.value, *(part.value for part in entry.attributes))
    return {name.partition("-")[0] for pattern in patterns for name in list_variables(pattern)}


def _write(value: Argument) -> Any:
    if not isinstance(value, Message):
        return value
    return {"id": value.id, "args": {name: _write(part) for name, part in value.args.items()}}


class _Calls(Visitor):
    found = False

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  named by fluent.syntax
        self.found = True


def _calls(entry: Entry) -> bool:
    calls = _Calls()
    calls.visit(entry)
    return calls.found


if __name__ == "__main__":
    main()
