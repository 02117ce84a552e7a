"""One registry per kind of thing: what was added, and what installed packages provide."""

import logging
import sys
from pathlib import Path

import pytest

from heptapolis.core.errors import BadPlugin, UnknownName
from heptapolis.core.registry import Registry


@pytest.fixture
def numbers() -> Registry[int]:
    registry: Registry[int] = Registry("number")
    registry.add("two", 2)
    registry.add("one", 1)
    return registry


def test_a_thing_by_name(numbers: Registry[int]) -> None:
    assert numbers["one"] == 1


def test_names_in_alphabetical_order(numbers: Registry[int]) -> None:
    assert list(numbers) == ["one", "two"]


@pytest.mark.parametrize(("name", "known"), [("one", True), ("three", False)])
def test_contains(numbers: Registry[int], name: str, known: bool) -> None:
    assert (name in numbers) is known


def test_unknown_names_list_the_known(numbers: Registry[int]) -> None:
    with pytest.raises(UnknownName, match=r"'three': no such number \(valid: one, two\)"):
        numbers["three"]


def test_a_name_is_given_once(numbers: Registry[int]) -> None:
    with pytest.raises(ValueError, match="'one'"):
        numbers.add("one", 11)
    assert numbers["one"] == 1


# Entry points: packages are faked by the metadata that an installer writes.

GROUP = "numbers.of.this.test"


def install(folder: Path, package: str, **numbers: str) -> None:
    """Install a package that provides these numbers: the targets of its entry points, by name."""
    metadata = folder / f"{package}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [f"[{GROUP}]", *(f"{name} = {value}" for name, value in numbers.items())]
    (metadata / "entry_points.txt").write_text("\n".join(lines))


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to install into, with a module of numbers and one that cannot be imported."""
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "these_numbers.py").write_text("ONE, TWO, TEXT = 1, 2, 'three'")
    (tmp_path / "broken_numbers.py").write_text("import no_such_module")
    for module in ("these_numbers", "broken_numbers"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    return tmp_path


def check_number(name: str, thing: object) -> None:
    if not isinstance(thing, int):
        raise TypeError(f"{thing!r} is not a number")


def registry() -> Registry[int]:
    return Registry("number", GROUP, check_number)


def test_what_a_package_brings(packages: Path) -> None:
    install(packages, "numerals", one="these_numbers:ONE", two="these_numbers:TWO")
    numbers = registry()
    numbers.add("three", 3)
    assert {name: numbers[name] for name in numbers} == {"one": 1, "three": 3, "two": 2}
    assert "two" in numbers


def test_nothing_is_loaded_before_it_is_asked_for(packages: Path) -> None:
    install(packages, "numerals", one="these_numbers:ONE")
    assert "one" in registry()
    assert "these_numbers" not in sys.modules


def test_a_name_of_a_package_is_taken(packages: Path) -> None:
    install(packages, "numerals", one="these_numbers:ONE")
    with pytest.raises(ValueError, match="'one'"):
        registry().add("one", 11)


def test_unknown_names_list_those_of_packages(packages: Path) -> None:
    install(packages, "numerals", one="these_numbers:ONE", bad="broken_numbers:ONE")
    with pytest.raises(UnknownName, match=r"'six': no such number \(valid: bad, one\)"):
        registry()["six"]


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("broken_numbers:ONE", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("no_such_numbers:ONE", "ModuleNotFoundError: No module named 'no_such_numbers'"),
        ("these_numbers:SIX", "AttributeError: module 'these_numbers' has no attribute 'SIX'"),
        ("these_numbers:TEXT", "TypeError: 'three' is not a number"),
    ],
)
def test_what_cannot_be_loaded_is_refused(value: str, reason: str, packages: Path) -> None:
    """The error names the package and its entry point, so that you know what to fix or remove."""
    install(packages, "numerals", bad=value)
    with pytest.raises(BadPlugin) as caught:
        registry()["bad"]
    assert str(caught.value) == f"'bad': the number of numerals ({value}) cannot be loaded: {reason}"


def test_what_cannot_be_loaded_is_left_out_with_one_warning(
    packages: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install(packages, "numerals", one="these_numbers:ONE", bad="broken_numbers:ONE")
    numbers = registry()
    assert [list(numbers), list(numbers)] == [["one"], ["one"]]
    (record,) = caplog.records
    assert (record.levelno, "no_such_module" in record.getMessage()) == (logging.WARNING, True)


@pytest.mark.parametrize("others", [("aardvark", "heptapolis"), ("heptapolis", "zebra")])
def test_our_names_cannot_be_taken(
    others: tuple[str, str], packages: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for package in others:
        number = "ONE" if package == "heptapolis" else "TWO"
        install(packages, package, one=f"these_numbers:{number}")
    assert registry()["one"] == 1
    (stranger,) = set(others) - {"heptapolis"}
    (record,) = caplog.records
    assert record.getMessage() == (
        f"two packages provide a number named one: heptapolis is used, {stranger} is not"
    )
