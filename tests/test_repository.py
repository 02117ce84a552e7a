"""What newcomers find first: one version, one place for addresses, release notes, files that parse."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml

import heptapolis
from tests.paths import ROOT
from tools.release_notes import CHANGELOG, release_notes
from tools.renew_constraints import merged, read_pins

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PLACEHOLDER = "example.invalid"
TEXT = (".cfg", ".cff", ".conf", ".env", ".md", ".py", ".service", ".toml", ".txt", ".yaml", ".yml")


def tracked_texts() -> list[Path]:
    """Text files of the repository, generated pages and corpora aside."""
    places = [
        path
        for folder in ("docs", "deploy", "src", "tools", ".github")
        for path in (ROOT / folder).rglob("*")
    ]
    return [path for path in [*places, *ROOT.glob("*")] if path.is_file() and path.suffix in TEXT]


def test_the_version_stands_in_one_place() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "src/heptapolis/__init__.py"
    named = [
        path.relative_to(ROOT).as_posix()
        for path in tracked_texts()
        if re.search(rf"(?i)version[\W_]+{re.escape(heptapolis.__version__)}\b", path.read_text("utf-8"))
    ]
    assert named == ["src/heptapolis/__init__.py"]


def test_addresses_that_do_not_exist_yet_stand_in_one_place() -> None:
    named = {path.name for path in tracked_texts() if PLACEHOLDER in path.read_text("utf-8")}
    assert named == {"pyproject.toml"}
    assert all(PLACEHOLDER in url for url in PROJECT["project"]["urls"].values())


def test_release_notes_are_the_section_of_the_version() -> None:
    text = "# Changelog\n\n## [Unreleased]\n- new\n\n## [0.2.0] - 2027-01-02\n\n### Added\n- this\n\n## [0]\n"
    assert release_notes(text, "0.2.0") == "### Added\n- this"
    assert release_notes(text, "0.3.0") == "- new"
    assert release_notes(CHANGELOG.read_text("utf-8"), heptapolis.__version__).startswith("###")


def test_without_a_section_there_are_no_notes() -> None:
    with pytest.raises(ValueError, match=r"no section \[2\]"):
        release_notes("# Changelog\n\n## [1]\n- one\n", "2")


def test_new_pins_replace_old_ones_and_keep_their_spelling() -> None:
    before = "Mako==1.0\nonly-elsewhere==3\npytz==1\n"
    frozen = "mako==1.1\npytz==2\nheptapolis==0.1.0\ntorch==2.6\nzlib_ng==0.5\n"
    assert merged(before, frozen) == "Mako==1.1\nonly-elsewhere==3\npytz==2\nzlib_ng==0.5\n"


def test_pins_are_names_and_versions_only() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    assert all(re.fullmatch(r"[\w.-]+==[\w.!+]+", line) for line in lines)
    assert len(read_pins("\n".join(lines))) == len(lines)


@pytest.mark.parametrize(
    "name", [".pre-commit-config.yaml", ".github/workflows/ci.yml", "CITATION.cff", "compose.yaml"]
)
def test_files_for_other_programs_parse(name: str) -> None:
    assert yaml.safe_load((ROOT / name).read_text("utf-8"))


def test_ci_covers_the_versions_that_the_package_names() -> None:
    """`requires-python` and the classifiers say the same as the workflow."""
    jobs = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text("utf-8"))["jobs"]
    named = [one.rpartition(" ")[2] for one in PROJECT["project"]["classifiers"] if ":: 3." in one]
    assert jobs["make"]["strategy"]["matrix"]["python"] == named


@pytest.mark.parametrize("target", ["docs", "dist", "notes", "renew"])
def test_make_knows_its_targets(target: str) -> None:
    done = subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
