"""Names for the bots at a table: of people of the old Mediterranean, the same whenever one looks."""

from random import Random

BOT_NAMES = (
    "Aspasia", "Damon", "Chloe", "Nikias", "Thais", "Leon", "Myrto", "Philon", "Korinna", "Timon",
    "Hipparchia", "Kleon", "Melitta", "Arion", "Xanthe", "Simon", "Phryne", "Lykos", "Daphne", "Milon",
    "Livia", "Marius", "Drusilla", "Cassius", "Flavia", "Tullia", "Varro", "Camilla", "Nefret", "Ahmose",
    "Tiye", "Senbi", "Hanno", "Elissa", "Mago", "Arishat", "Nabu", "Ishara", "Ninsun", "Hattu",
)  # fmt: skip


def name_bots(table_id: str, seats: int) -> list[str]:
    """A name for every seat that a bot may take, no name twice."""
    return Random(table_id).sample(BOT_NAMES, seats)
