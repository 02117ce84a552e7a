"""What packages offer to users by name: all of it is there, and nothing heavy is loaded before it is used."""

import subprocess
import sys
from importlib import import_module

import pytest

PACKAGES = ["heptapolis", "heptapolis.bots", "heptapolis.arena", "heptapolis.envs", "heptapolis.i18n"]
HEAVY = ("gymnasium", "numba", "numpy", "pettingzoo", "pydantic", "pyspiel", "ray", "rich")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_name_on_offer_exists(package: str) -> None:
    module = import_module(package)
    assert module.__all__ == sorted(module.__all__, key=_order)
    assert all(getattr(module, name) is not None for name in module.__all__)


def _order(name: str) -> tuple[bool, bool, str]:
    """Constants, then classes, then functions, as the linter sorts them."""
    return not name.isupper(), not name[0].isupper(), name


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match=r"module 'heptapolis.arena' has no attribute 'nonsense'"):
        import_module("heptapolis.arena").nonsense  # noqa: B018


def test_importing_the_packages_loads_nothing_heavy() -> None:
    program = f"import sys, {', '.join(PACKAGES)}; print([m for m in {HEAVY} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
