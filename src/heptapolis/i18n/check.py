"""What is wrong or missing in a translation, compared with the English texts."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from heptapolis.i18n.sources import SOURCE_LANGUAGE, Entry, key_of, list_files, parse_file
from heptapolis.i18n.speech import list_variables

PLURAL_FORMS = frozenset({"zero", "one", "two", "few", "many", "other"})
SAMPLES = range(201)  # numbers that show which plural forms whole numbers need


@dataclass(frozen=True)
class Finding:
    """One thing to correct: where, in which message, and what."""

    place: str
    key: str
    what: str

    def __str__(self) -> str:
        return f"{self.place}: {self.key}: {self.what}"


@dataclass(frozen=True)
class Source:
    """An English message: the arguments that it uses, and those that its comments add."""

    used: frozenset[str]
    offered: frozenset[str]


def check_language(language: str) -> list[Finding]:
    """Everything to correct in a language, file by file; missing messages come last."""
    checker = _Checker(language)
    found = [*checker.check_files()]
    return found + [Finding(language, key, "missing") for key in checker.sources if key not in checker.seen]


@dataclass
class _Checker:
    language: str
    sources: dict[str, Source] = field(default_factory=lambda: dict(_read_sources()))
    seen: set[str] = field(default_factory=set)

    def check_files(self) -> Iterator[Finding]:
        attributes = frozenset(_list_attributes(self.language))
        for _, file in list_files(self.language):
            text = file.read_text("utf-8")
            for entry in parse_file(file).body:
                if isinstance(entry, ast.Junk):
                    yield from _explain(entry, f"{file}", text)
                elif isinstance(entry, Entry):
                    yield from (
                        Finding(f"{file}", key_of(entry), what) for what in self._check(entry, attributes)
                    )

    def _check(self, entry: Entry, attributes: frozenset[str]) -> Iterator[str]:
        if key_of(entry) in self.seen:
            yield "written twice"
        self.seen.add(key_of(entry))
        yield from _check_plurals(entry, self.language)
        for name in sorted(_list_variables(entry)):
            wanted = name.partition("-")[2]
            if wanted and wanted not in attributes:
                yield f"${name}: no message of this language has the attribute .{wanted}"
        if isinstance(entry, ast.Message):
            yield from _check_arguments(entry, self.sources.get(key_of(entry)))


def _list_attributes(language: str) -> Iterator[str]:
    for _, file in list_files(language):
        for entry in parse_file(file).body:
            if isinstance(entry, Entry):
                yield from (part.id.name for part in entry.attributes)


def _explain(junk: ast.Junk, file: str, text: str) -> Iterator[Finding]:
    key = (junk.content or "").partition("=")[0].strip()
    for note in junk.annotations:
        line = text.count("\n", 0, note.span.start if note.span else 0) + 1
        yield Finding(f"{file}:{line}", key, note.message or "cannot be read")


def _read_sources() -> Iterator[tuple[str, Source]]:
    for _, file in list_files(SOURCE_LANGUAGE):
        group = ""
        for entry in parse_file(file).body:
            if isinstance(entry, ast.GroupComment):
                group = entry.content or ""
            elif isinstance(entry, ast.Message):
                comment = entry.comment.content if entry.comment else ""
                used = _list_arguments(entry)
                yield key_of(entry), Source(used, used | set(re.findall(r"\$(\w+)", f"{group} {comment}")))


def _list_arguments(entry: Entry) -> frozenset[str]:
    """The arguments of an entry, without the attributes that it asks them for."""
    return frozenset(name.partition("-")[0] for name in _list_variables(entry))


def _list_variables(entry: Entry) -> frozenset[str]:
    patterns = (entry.value, *(part.value for part in entry.attributes))
    return frozenset(name for pattern in patterns for name in list_variables(pattern))


def _check_arguments(entry: ast.Message, source: Source | None) -> Iterator[str]:
    if source is None:
        yield "stale: there is no such message in English"
        return
    if entry.value is None:
        yield "has no text"
    used = _list_arguments(entry)
    yield from (f"there is no argument ${name} here" for name in sorted(used - source.offered))
    yield from (f"does not use the argument ${name}" for name in sorted(source.used - used))


def _check_plurals(entry: Entry, language: str) -> Iterator[str]:
    needed, known = plural_forms(language)
    for forms in _list_choices(entry):
        if not forms & PLURAL_FORMS:
            continue
        if missing := needed - forms:
            yield f"lacks the plural form {', '.join(sorted(missing))}"
        if unknown := forms & PLURAL_FORMS - known:
            yield f"has a plural form that {language} does not use: {', '.join(sorted(unknown))}"


def plural_forms(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """The plural forms that whole numbers need, and all that the language has."""
    rule = Locale.parse(language, sep="-").plural_form
    return frozenset(map(rule, SAMPLES)), frozenset(rule.tags | {"other"})


class _Choices(Visitor):
    def __init__(self) -> None:
        self.found: list[frozenset[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  named by fluent.syntax
        keys = [one.key for one in node.variants]
        self.found.append(frozenset(key.name for key in keys if isinstance(key, ast.Identifier)))
        self.generic_visit(node)


def _list_choices(entry: Entry) -> list[frozenset[str]]:
    """The names of the variants of every choice in an entry."""
    choices = _Choices()
    choices.visit(entry)
    return choices.found
