"""Ids and seeds of new tables; both are unguessable."""

from secrets import choice, randbelow

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH = 12


def make_table_id() -> str:
    """The id of a table: knowing it is the invitation."""
    return "".join(choice(ID_LETTERS) for _ in range(ID_LENGTH))


def make_seed() -> int:
    return randbelow(2**63)
