"""The checker of translations finds what a translator can get wrong."""

from pathlib import Path

import pytest

from heptapolis.i18n import check, sources
from heptapolis.i18n.check import check_language, plural_forms
from heptapolis.i18n.sources import DERIVED, find_languages

ENGLISH = """
coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
city = Rhodos
## Events of $who.

built = built { $card }
"""
RUSSIAN = """
coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
city = Родос
    .gender = masculine
built = { $who-gender ->
    [feminine] построила
   *[masculine] построил
} { $card }
"""


@pytest.fixture
def folder(languages_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """English and Russian, complete."""
    monkeypatch.setattr(sources, "GAMES", {})
    for language, text in (("en", ENGLISH), ("ru", RUSSIAN)):
        (languages_folder / language).mkdir()
        (languages_folder / language / "shared.ftl").write_text(text, "utf-8")
    return languages_folder / "ru" / "shared.ftl"


def findings(file: Path, old: str, new: str) -> list[tuple[str, str]]:
    file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
    return [(one.key, one.what) for one in check_language("ru")]


def test_a_complete_language_has_nothing_to_correct(folder: Path) -> None:
    assert findings(folder, "", "") == []


@pytest.mark.parametrize(
    ("old", "new", "key", "what"),
    [
        ("city = Родос\n    .gender = masculine", "", "city", "missing"),
        ("city =", "town =", "town", "stale: there is no such message in English"),
        ("    [few] { $n } монеты\n", "", "coin", "lacks the plural form few"),
        ("[few]", "[two]", "coin", "has a plural form that ru does not use: two"),
        ("{ $card }", "", "built", "does not use the argument $card"),
        ("{ $card }", "{ $cart }", "built", "there is no argument $cart here"),
        (
            "{ $card }",
            "{ $card-acc }",
            "built",
            "$card-acc: no message of this language has the attribute .acc",
        ),
        ("city = Родос", "city = Родос\ncity = Родос", "city", "written twice"),
        ("city = Родос", "city = { Родос", "city", "Expected an inline expression"),
    ],
)
def test_what_is_wrong_is_found(folder: Path, old: str, new: str, key: str, what: str) -> None:
    assert (key, what) in findings(folder, old, new)


def test_a_syntax_error_says_its_line(folder: Path) -> None:
    folder.write_text("a = b\nc = { d\n", "utf-8")
    [place] = {one.place for one in check_language("ru") if one.key == "c"}
    assert place.endswith("shared.ftl:3")


def test_plural_forms_are_those_of_the_language() -> None:
    assert plural_forms("ru")[0] == {"one", "few", "many"}
    assert plural_forms("sr")[0] == {"one", "few", "other"}
    assert plural_forms("sv")[0] == plural_forms("bg")[0] == {"one", "other"}


@pytest.mark.parametrize("language", [code for code in find_languages() if code not in DERIVED])
def test_every_language_is_complete(language: str) -> None:
    assert [str(one) for one in check.check_language(language)] == []
