"""Names that everyone can read: nothing invisible, nothing reversed, no stacks of accents."""

from unicodedata import category

from heptapolis.server.problems import Problem

JOINER = "\u200d"  # joins several emoji into one, such as a family
PICTURE_STYLE = "\ufe0f"
MAX_MARKS = 3  # above or below one letter: no language needs more
# Control and format characters, surrogates, private use, unassigned, line separators.
HIDDEN_CATEGORIES = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
BLANKS = set("\u115f\u1160\u3164\uffa0\u2800")  # letters and symbols that look like nothing
HIDDEN_MARKS = set("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")


def check_name(name: str) -> None:
    """Reject a name that would not display as it is."""
    marks = 0
    for place, letter in enumerate(name):
        before, after = name[place - 1 : place], name[place + 1 : place + 2]
        marks = marks + 1 if category(letter).startswith("M") and letter != PICTURE_STYLE else 0
        if _is_hidden(letter, before, after):
            raise Problem("bad-name", f"character {place + 1} (U+{ord(letter):04X}) cannot be seen")
        if marks > MAX_MARKS or (marks and place < marks):
            raise Problem("bad-name", "too many marks on one letter")


def _is_hidden(letter: str, before: str, after: str) -> bool:
    if letter == JOINER:
        return not (_is_picture(before) and _is_picture(after))
    if letter == PICTURE_STYLE:
        return not _is_picture(before)
    is_selector = "\ufe00" <= letter <= "\ufe0e" or "\U000e0100" <= letter <= "\U000e01ef"
    return is_selector or letter in BLANKS | HIDDEN_MARKS or category(letter) in HIDDEN_CATEGORIES


def _is_picture(letter: str) -> bool:
    """Whether this is or ends an emoji: a symbol, a skin tone, a variation selector."""
    return letter == PICTURE_STYLE or (letter > "\u2000" and category(letter) in ("So", "Sk"))
