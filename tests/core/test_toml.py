"""TOML written by strangers: what takes long to parse is rejected before it is parsed."""

from time import process_time

import pytest

from heptapolis.core.errors import BadData
from heptapolis.core.toml import MAX_CHARACTERS, load_toml

FULL = MAX_CHARACTERS - 10

HOSTILE = {
    "too long": "#" * (MAX_CHARACTERS + 1),
    "a dotted key": ".".join("a" * (FULL // 2)) + "=1",
    "a dotted key of quoted parts": ".".join(['"a"'] * (FULL // 4)) + "=1",
    "a dotted key with spaces": " . ".join("a" * (FULL // 4)) + "=1",
    "a dotted header": f"[{'.'.join('a' * (FULL // 2))}]",
    "a dotted key in an inline table": f"a={{{'.'.join('a' * (FULL // 2))}=1}}",
    "nested arrays": "a=" + "[" * FULL,
    "nested arrays over lines": "a=" + "[\n" * (FULL // 2),
    "nested inline tables": "{a=" * (FULL // 3),
    "a number of 5,000 digits": "a=" + "1" * 5_000,
    "a hexadecimal number": "a=0x" + "f" * 20_000,
    "a date that does not exist": "a=2020-99-99",
    "a text without an end": 'a="' + '\\"' * (FULL // 3),
    "long texts without an end": 'a="""' + '\\"""' * (FULL // 5) + "\\",
    "brackets behind a quote": "a='\n" + "[" * FULL,
    "nothing": "=",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile_texts_are_rejected_at_once(text: str) -> None:
    """60 kB of `a.a.a...=1` used to stop a server for 18 seconds."""
    before = process_time()
    with pytest.raises(BadData):
        load_toml(text, "file")
    assert process_time() - before < 1.0


HARMLESS = {
    "many keys": "\n".join(f"a{number}=1" for number in range(2_000)),
    "dots and brackets in texts and comments": "a='" + "[." * 500 + "'\n# " + "{." * 500,
    "dots in a long text": 'a="""\n' + '[..."[' * 500 + '"""',
    "escapes": 'a="' + '\\"[.' * 500 + '"',
}


@pytest.mark.parametrize("text", HARMLESS.values(), ids=HARMLESS)
def test_harmless_texts_are_read(text: str) -> None:
    assert load_toml(text, "file")
