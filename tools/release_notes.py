"""`python -m tools.release_notes [VERSION]` (`make notes`): what the changelog says about a version."""

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"


def release_notes(changelog: str, version: str) -> str:
    """The section of this version, without its heading; if there is none yet, the Unreleased section."""
    sections = re.split(r"^## \[(.+?)\].*$", changelog, flags=re.MULTILINE)
    by_name = dict(zip(sections[1::2], sections[2::2], strict=True))
    if version not in by_name and "Unreleased" not in by_name:
        raise ValueError(f"CHANGELOG.md has no section [{version}] and no [Unreleased]")
    return by_name.get(version, by_name.get("Unreleased", "")).strip()


def main() -> None:
    from heptapolis import __version__

    version = sys.argv[1] if len(sys.argv) > 1 else __version__
    print(f"# Heptapolis {version}\n\n{release_notes(CHANGELOG.read_text('utf-8'), version)}")


if __name__ == "__main__":
    main()
