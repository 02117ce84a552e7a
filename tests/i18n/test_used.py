"""No text is unused, so translators write only what somebody reads."""

import re
from pathlib import Path

from heptapolis.i18n.sources import RULES, SOURCE_LANGUAGE, TABLE, TERMINAL, read_entries
from tests.paths import ROOT

FOLDERS = {"web": ROOT / "web" / "src", "python": ROOT / "src" / "heptapolis"}
GENERATED = {"message-ids.d.ts", "schema.d.ts"}
ELSEWHERE = re.compile(r"help(-.*)?|(\w+-)?option-.*")  # tested by test_help.py; made by `keyOf` in the page


def _files() -> list[Path]:
    found = [path for folder in FOLDERS.values() for path in folder.rglob("*")]
    return [path for path in found if path.suffix in {".py", ".svelte", ".ts"} and path.name not in GENERATED]


def _pattern(template: str) -> re.Pattern[str]:
    """A composed id, such as `strength-${bot}` or f"number-{noun}", matches all that fit."""
    return re.compile(".+".join(map(re.escape, re.split(r"\$?\{[^}]*\}", template))))


def _says_something(template: str) -> bool:
    """Whether a template is the form of some ids, not of all: `wonders-${one}`, not `${one}-${other}`."""
    literal = re.sub(r"\$?\{[^}]*\}", "", template)
    return re.fullmatch(r"[a-z0-9-]*[a-z]{3}[a-z0-9-]*", literal) is not None and "-" in literal


def test_every_text_is_asked_for_somewhere() -> None:
    code = "".join(path.read_text("utf-8") for path in _files())
    plain = set(re.findall(r"""["'`]([a-z][a-z0-9-]*)["'`]""", code))
    templates = re.findall(r"`([^`\n]*\$\{[^`\n]*)`", code) + re.findall(r'f"([^"\n]*\{[^"\n]*)"', code)
    made = [_pattern(one) for one in templates if _says_something(one)]
    parts = (TABLE, TERMINAL, RULES)
    ids = [
        key for part in parts for key in read_entries(SOURCE_LANGUAGE, part) if not ELSEWHERE.fullmatch(key)
    ]
    assert [key for key in ids if key not in plain and not any(one.fullmatch(key) for one in made)] == []
