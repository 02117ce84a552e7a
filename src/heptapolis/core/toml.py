"""TOML written by strangers: small and shallow, or rejected before it is parsed.

`tomllib` takes quadratic time and memory for a long dotted key, and recurses into brackets; one linear scan
finds both first.
"""

import re
import tomllib
from typing import Any

from heptapolis.core.errors import BadData

MAX_CHARACTERS = 32 * 1024
MAX_DEPTH = 8  # of brackets
MAX_DOTS = 16  # in a line, outside strings and comments: a dotted key has them
MAX_WORD = 128  # characters of a bare key or a number

# Strings and comments. Every alternative also matches when its end is missing, so no part is scanned twice.
QUOTED = re.compile(
    r'"""(?:[^\\]|\\.|\\\Z)*?(?:"""|\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"(?:[^"\\\n]|\\[^\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)
LONG_WORD = re.compile(rf"[\w+-]{{{MAX_WORD + 1}}}")


def load_toml(text: str, what: str) -> dict[str, Any]:
    """Parse a TOML text; raise BadData, naming `what` it is, if it is too large or not TOML."""
    check_toml(text, what)
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise BadData(what, f"not TOML: {error}") from None


def check_toml(text: str, what: str) -> None:
    """Reject a text that would take too long to parse."""
    if len(text) > MAX_CHARACTERS:
        raise BadData(what, f"too long: at most {MAX_CHARACTERS} characters")
    bare = QUOTED.sub("_", text)
    if max(line.count(".") for line in bare.split("\n")) > MAX_DOTS:
        raise BadData(what, f"too many dots in a line: at most {MAX_DOTS}")
    if LONG_WORD.search(bare):
        raise BadData(what, f"a key or number is too long: at most {MAX_WORD} characters")
    if _measure_depth(bare) > MAX_DEPTH:
        raise BadData(what, f"brackets are nested too deeply: at most {MAX_DEPTH}")


def _measure_depth(bare: str) -> int:
    depth = deepest = 0
    for bracket in re.findall(r"[\[\]{}]", bare):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest
