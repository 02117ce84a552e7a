"""Names that everyone can read."""

import pytest

from heptapolis.server.names import check_name
from heptapolis.server.problems import Problem

GOOD = {
    "accents": "Żółć",
    "Chinese": "王小明",
    "Korean": "김철수",
    "Hebrew with points": "שָׁלוֹם",
    "Arabic": "محمد",
    "Hindi": "श्रीमती",
    "Thai": "กุ้งเต้น",
    "Vietnamese, decomposed": "Nguye\u0302\u0303n",
    "emoji": "Ada 🦉",
    "a family": "👨\u200d👩\u200d👧\u200d👦",
    "a profession with a tone": "👩🏽\u200d🚀",
    "a heart in colour": "❤\ufe0f",
    "a rainbow flag": "🏳\ufe0f\u200d🌈",
}
BAD = {
    "Arabic letter mark": "A\u061cda",
    "Hangul filler": "\u3164",
    "Hangul choseong filler": "A\u115fda",
    "half-width filler": "\uffa0\uffa0",
    "braille blank": "\u2800",
    "Mongolian vowel separator": "A\u180eda",
    "tags": "Ada\U000e0041\U000e0064",
    "a joiner between letters": "A\u200dda",
    "a joiner at the end": "👨\u200d",
    "a joiner alone": "\u200d",
    "a style without a picture": "A\ufe0fda",
    "a selector": "A\ufe01da",
    "a tower of marks": "A" + "\u0301" * 4,
    "a mark on nothing": "\u0301Ada",
    "grapheme joiner": "A\u034fda",
    "direction override": "A\u202eda",
    "private use": "A\ue000",
    "unassigned": "A\U000e0fff",
}


@pytest.mark.parametrize("name", GOOD.values(), ids=GOOD)
def test_good_names(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize("name", BAD.values(), ids=BAD)
def test_bad_names(name: str) -> None:
    with pytest.raises(Problem) as refused:
        check_name(name)
    assert refused.value.code == "bad-name"
