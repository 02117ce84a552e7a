"""The catalogue of texts: nothing in it is left over, so that translators write only what somebody reads."""

import json
import re

from tests.paths import ROOT

SOURCES = ROOT / "web" / "src"
ENGLISH = json.loads((SOURCES / "messages" / "en.json").read_text(encoding="utf-8"))


def _code() -> str:
    files = [path for path in SOURCES.rglob("*") if path.suffix in {".svelte", ".ts"}]
    return "".join(path.read_text(encoding="utf-8") for path in files)


def _pattern(template: str) -> re.Pattern[str]:
    """A key that is put together: `strength.${bot}` asks for any that begin so."""
    return re.compile(".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", template))))


def test_every_text_is_asked_for_somewhere() -> None:
    code = _code()
    plain = set(re.findall(r"'([a-z][\w.-]*)'", code))
    made = [_pattern(one) for one in re.findall(r"`([a-z]+\.[^`]*\$\{[^`]*)`", code)]
    assert [key for key in ENGLISH if key not in plain and not any(p.fullmatch(key) for p in made)] == []


def test_every_plural_has_the_forms_of_english() -> None:
    assert all(set(text) == {"one", "other"} for text in ENGLISH.values() if isinstance(text, dict))
