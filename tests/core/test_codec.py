"""Values as JSON and back."""

from dataclasses import dataclass, field

import pytest

from heptapolis.core import codec
from heptapolis.core.errors import BadData, BadNotation
from heptapolis.core.text import AsText


class Word(AsText):
    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Word) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    @classmethod
    def from_text(cls, text: str) -> "Word":
        if not text:
            raise BadNotation(text, "no word")
        return cls(text)


@dataclass
class Page:
    number: int
    words: list[Word] = field(default_factory=list)


PAGE = Page(3, [Word("Göttin"), Word('a "b"')])


def test_round_trip() -> None:
    assert codec.load(Page, codec.dump(Page, PAGE)) == PAGE


def test_words_travel_as_text() -> None:
    assert codec.dump(Page, PAGE) == '{"number":3,"words":["Göttin","a \\"b\\""]}'


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('{"number": "x"}', "number"),
        ('{"words": []}', "number"),
        ('{"number": 1, "words": [1]}', "words.0"),
        ("[]", "the text"),
        ("", "the text"),
        ("{", "the text"),
    ],
)
def test_errors_name_the_first_wrong_place(text: str, place: str) -> None:
    with pytest.raises(BadData) as caught:
        codec.load(Page, text)
    assert caught.value.given == place


@pytest.mark.parametrize("text", ['{"number": 1, "words": [""]}', '{"number": "x", "words": ["", "a"]}'])
def test_errors_of_our_types_come_through_as_they_are(text: str) -> None:
    """They are ValueErrors, which pydantic would turn into errors of its own: the code would be lost."""
    with pytest.raises(BadNotation, match="'': no word"):
        codec.load(Page, text)


def test_schema() -> None:
    assert codec.schema(Page)["required"] == ["number"]


def test_plain_data_keeps_its_letters() -> None:
    assert codec.dumps({"a": "ö"}) == '{"a": "ö"}'
