"""Exhaustiveness checks where `match` cannot make them: a table that misses a member fails at import."""

from collections.abc import Iterable


def check_complete(reader: str, members: Iterable[object], read: Iterable[object]) -> None:
    """Raise TypeError, naming the difference, unless this reader handles exactly these members."""
    wanted, known = {_name(member) for member in members}, {_name(member) for member in read}
    if missing := wanted - known:
        raise TypeError(f"{reader} does not handle {', '.join(sorted(missing))}")
    if foreign := known - wanted:
        raise TypeError(f"{reader} handles {', '.join(sorted(foreign))}, which it should not")


def _name(member: object) -> str:
    return member.__name__ if isinstance(member, type) else str(getattr(member, "name", member))
