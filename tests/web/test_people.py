"""Names and faces for people: what the page offers and what the server knows."""

import re
from typing import get_args

from heptapolis.bots.characters import CHARACTERS
from heptapolis.server.bot_names import BOT_NAMES
from heptapolis.server.wire.guests import NAME_LENGTH, Avatar
from tests.paths import ROOT

SOURCES = ROOT / "web" / "src"


def test_no_person_is_offered_the_name_of_a_bot() -> None:
    names = re.findall(r"'(\w+)'", (SOURCES / "people" / "names.ts").read_text("utf-8"))
    assert len(names) > 40
    assert not set(names) & {*BOT_NAMES, *CHARACTERS.values()}
    assert not set(BOT_NAMES) & set(CHARACTERS.values())
    assert max(map(len, names)) <= NAME_LENGTH


def test_every_avatar_and_character_of_the_server_is_drawn() -> None:
    drawings = (SOURCES / "art" / "icons" / "avatars.ts").read_text("utf-8")
    assert set(re.findall(r"'avatar-(\w+)':", drawings)) == {*get_args(Avatar), *CHARACTERS}
