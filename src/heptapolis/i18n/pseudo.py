"""A pseudo-language: English, accented, longer and in brackets. What is not accented is not translated."""

ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒĝĥíĵķļɱñóþǫŕšťúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŤÚṼŴẊÝŽ",
)
KEPT = "Heptapolis"
GROWTH = 3  # one character is added for this many letters
LONGEST = 6  # characters in a row: they must wrap like words


def to_pseudo(text: str) -> str:
    """The text accented and a third longer; the spaces around it stay where they are."""
    words = KEPT.join(part.translate(ACCENTED) for part in text.split(KEPT))
    core = words.strip()
    letters = 0 if core == KEPT else sum(sign.isalpha() for sign in core)
    return words.replace(core, f"[{core}{_pad(letters // GROWTH)}]") if letters else words


def _pad(length: int) -> str:
    """This many characters, in pieces that can wrap."""
    return " ".join("~" * min(LONGEST, length - start) for start in range(0, length, LONGEST))
