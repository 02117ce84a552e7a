"""Languages made from another by rule."""

import pytest

from heptapolis.i18n.cyrillic import to_cyrillic
from heptapolis.i18n.pseudo import to_pseudo
from heptapolis.i18n.sources import SOURCE_LANGUAGE, TABLE, read_entries
from heptapolis.i18n.speech import speech


@pytest.mark.parametrize(
    ("latin", "cyrillic"),
    [
        ("Izgradite Školu.", "Изградите Школу."),
        ("ljubav, konj, džep, Njegoš, Džez", "љубав, коњ, џеп, Његош, Џез"),
        ("injekcija, konjugacija, nadživeti", "инјекција, конјугација, надживети"),
        ("đak, ćud, žut", "ђак, ћуд, жут"),
        ("II doba, u dobu I", "II доба, у добу I"),
        ("I", "I"),
        ("I tako dalje", "И тако даље"),
        ("Pokreni Heptapolis sa --host 0.0.0.0", "Покрени Heptapolis са --host 0.0.0.0"),
        ("QR kod, `medium` robot", "QR код, `medium` робот"),
    ],
)
def test_serbian_in_cyrillic(latin: str, cyrillic: str) -> None:
    assert to_cyrillic(latin) == cyrillic


def test_the_pseudo_language_is_longer_accented_and_in_brackets() -> None:
    assert to_pseudo(" Guard Tower, ") == " [Ĝúáŕđ Ťóŵéŕ,~~~] "
    assert to_pseudo(": ") == ": "
    assert to_pseudo("Heptapolis") == "Heptapolis"
    assert to_pseudo("Heptapolis is here at last") == "[Heptapolis íš ĥéŕé áť ļášť~~~~~~ ~]"


def test_codes_that_sentences_choose_by_stay_as_they_are() -> None:
    you = next(entry for key, entry in read_entries("en-XA", TABLE).items() if key == "who-you")
    values = {part.id.name: part.value.elements[0].value for part in you.attributes}  # type: ignore[union-attr]
    assert values == {"object": "[ýóú~]", "gender": "you"}


def test_a_derived_language_has_every_message() -> None:
    for key in read_entries(SOURCE_LANGUAGE, TABLE):
        assert speech("en-XA").knows(key)
