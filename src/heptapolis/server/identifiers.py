"""Ids and seeds of new tables, codes of links; all of them unguessable."""

import re
from secrets import choice, randbelow

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no two of them look alike
ID_LENGTH = 12
ID_PATTERN = r"^[a-z0-9]{4,32}$"  # of every id, those of earlier versions too
LINK_CODE_LENGTH = 20  # 99 bits


def is_id(text: str) -> bool:
    """Whether this has the form of an id."""
    return re.fullmatch(ID_PATTERN, text) is not None


def make_table_id() -> str:
    """The id of a table: knowing it is the invitation."""
    return _pick_letters(ID_LENGTH)


def make_link_code() -> str:
    """The code of a device link: whoever has it becomes the guest, once."""
    return _pick_letters(LINK_CODE_LENGTH)


def _pick_letters(count: int) -> str:
    return "".join(choice(ID_LETTERS) for _ in range(count))


def make_seed() -> int:
    return randbelow(2**63)
