"""Filters for the commands that browse the catalogue."""

from collections.abc import Iterable
from difflib import get_close_matches

from heptapolis.core.errors import UnknownName

BOXES = ("base", "cities")


def matching(text: str, names: Iterable[str], kind: str) -> set[str]:
    """The codes whose name or code contains this text, ignoring case."""
    from heptapolis.games.wonders.text.names import name_thing
    from heptapolis.i18n import render

    titles = {name: render(name_thing(name)) for name in dict.fromkeys(names)}
    wanted = text.lower()
    found = {name for name, title in titles.items() if wanted in name or wanted in title.lower()}
    if not found:
        near = get_close_matches(wanted, titles, 5, cutoff=0.4)
        raise UnknownName(text, f"no {kind} matches this", near or list(titles)[:5])
    return found


def check_box(box: str | None) -> None:
    if box is not None and box not in BOXES:
        raise UnknownName(box, "no such box", BOXES)
