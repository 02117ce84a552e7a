"""The terminal in the pseudo-language: no English is left in either game."""

import re

import pytest

from tests.cli.run import heptapolis

ANSWERS = "1 1\n" * 3 + "?\nt\nl\n? gizah\n" + "1 1\n" * 80  # whatever is asked, with a look at the help
CODE = re.compile(r"~\]\s[^\[\]]*\[\.|(?m:^(wonders|dice), )|Heptapolis")  # examples of notation, names
WORD = re.compile(r"(?<!\w)[A-Za-z]*[a-z][A-Za-z]+(?!\w)")


@pytest.mark.parametrize(
    "options",
    ["wonders --players 4 --expansion cities --teams", "wonders --players 3 -o open=yes", "dice --players 3"],
)
def test_a_whole_game_without_english(options: str) -> None:
    done = heptapolis(
        "play", *options.split(), "--seed", 7, "--bot", "random", "--language", "en-XA", answers=ANSWERS
    )
    assert (done.code, done.err) == (0, "")
    assert set(WORD.findall(CODE.sub("", done.out))) == set()


@pytest.mark.parametrize("command", ["cards --age 1", "boards", "games"])
def test_what_can_be_browsed_without_english(command: str) -> None:
    done = heptapolis(*command.split(), "--language", "en-XA")
    codes = {"wonders", "dice", "players", "expansions", "cities", "teams", "sides", "boards", "open"}
    codes |= {"smugglers_cache", "agora_tie", "board_set", "heptapolis", "choose", "day", "night", "random"}
    codes |= {"deal", "any", "starting", "all", "none"}
    known = codes if command == "games" else set()
    assert set(re.findall(r"(?<!\w)[a-z][a-z_]+(?!\w)", done.out)) - known == set()
