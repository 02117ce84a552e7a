"""Serbian in Cyrillic from Serbian in Latin letters."""

import re

PAIRS = {"lj": "љ", "nj": "њ", "dž": "џ"}  # one letter each
APART = re.compile(r"(?<=\bi)n(?=jekc)|(?<=\bko)n(?=jug)|(?<=\bna)d(?=živ)|(?<=\bo)d(?=žal)|(?<=\bpo)d(?=že)")
LETTERS = PAIRS | dict(zip("abvgdđežzijklmnoprstćufhcčš", "абвгдђежзијклмнопрстћуфхцчш", strict=True))
SIGNS = re.compile("|".join(LETTERS), re.IGNORECASE)  # pairs first
TOKEN = re.compile(r"`[^`]*`|--?[a-z][\w-]*(?: [\d.]+)?|[^\W\d_]+")  # code, options of commands, words
KEPT = frozenset({"Heptapolis", "heptapolis"})
AGE = re.compile(r"dob[aiu]", re.IGNORECASE)  # "I doba", "u dobu I" is a number; elsewhere "I" is "and"


def to_cyrillic(text: str) -> str:
    """The text in Cyrillic; code, names of programs and Roman numerals stay as they are."""
    return TOKEN.sub(lambda found: _rewrite(found[0], text), text)


def _rewrite(word: str, text: str) -> str:
    if word in KEPT or not word.isalpha() or _is_foreign(word) or (word == "I" and _is_number(text)):
        return word
    apart = APART.sub(lambda found: f"{found[0]}\0", word)
    return SIGNS.sub(lambda found: _letter(found[0]), apart).replace("\0", "")


def _is_foreign(word: str) -> bool:
    """Whether a word is a Roman numeral, an abbreviation (QR, JSON) or has letters that Serbian lacks."""
    return (len(word) > 1 and word.isupper()) or any(sign in "qwxy" for sign in word.lower())


def _is_number(text: str) -> bool:
    return text.strip() == "I" or bool(AGE.search(text))


def _letter(sign: str) -> str:
    letter = LETTERS[sign.lower()]
    return letter.upper() if sign[0].isupper() else letter
