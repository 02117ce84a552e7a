"""Names for the bots at a table, from the ancient Mediterranean; a table's bots always get the same ones."""

from collections.abc import Sequence
from random import Random

from heptapolis.bots.characters import CHARACTERS

BOT_NAMES = (
    "Aspasia", "Damon", "Chloe", "Nikias", "Thais", "Leon", "Myrto", "Philon", "Korinna", "Timon",
    "Hipparchia", "Kleon", "Melitta", "Arion", "Xanthe", "Simon", "Phryne", "Lykos", "Daphne", "Milon",
    "Livia", "Marius", "Drusilla", "Cassius", "Flavia", "Tullia", "Varro", "Camilla", "Nefret", "Ahmose",
    "Tiye", "Senbi", "Hanno", "Elissa", "Mago", "Arishat", "Nabu", "Ishara", "Ninsun", "Hattu",
)  # fmt: skip


NUMERALS = ("", " II", " III", " IV", " V", " VI", " VII")


def name_bots(table_id: str, characters: Sequence[str | None]) -> list[str]:
    """A different name for every seat that a bot may take: a second Brasidas is Brasidas II."""
    names = Random(table_id).sample(BOT_NAMES, len(characters))
    for seat, character in enumerate(characters):
        if character:
            names[seat] = CHARACTERS[character] + NUMERALS[characters[:seat].count(character)]
    return names
