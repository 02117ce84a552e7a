"""Generate the kernel modules that every game shares from their templates (`make kernels`).

    python -m heptapolis.kernel.generate                 the kernels under heptapolis/games
    python -m heptapolis.kernel.generate FOLDER PACKAGE  another kernel: its folder, its import path

A factory that closes over a game's functions would be shorter, but Numba's disk cache could not reuse its
results: the cache key pickles closure cells, and compiled functions pickle with an id of their process.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from string import Template

PACKAGE = Path(__file__).parents[1]
TEMPLATES = Path(__file__).with_name("templates")
HEADER = "# Generated from heptapolis/kernel/templates/{name}: edit that, then run `make kernels`.\n"


def generated(folder: Path, package: str) -> Iterator[tuple[Path, str]]:
    """The generated files of one kernel, given its folder and import path, with their text."""
    for template in sorted(TEMPLATES.glob("*.tmpl")):
        text = Template(template.read_text("utf-8")).substitute(kernel=package)
        yield folder / template.stem, HEADER.format(name=template.name) + text


def own_kernels() -> Iterator[tuple[Path, str]]:
    """The folder and the import path of every kernel in this package."""
    for hooks in sorted(PACKAGE.glob("games/*/kernel/hooks.py")):
        yield hooks.parent, ".".join((PACKAGE.name, *hooks.parent.relative_to(PACKAGE).parts))


def main(arguments: list[str]) -> None:
    kernels = [(Path(arguments[0]), arguments[1])] if arguments else own_kernels()
    for folder, package in kernels:
        for path, text in generated(folder, package):
            if not path.exists() or path.read_text("utf-8") != text:
                path.write_text(text, "utf-8")
                print(f"written: {path}")


if __name__ == "__main__":
    main(sys.argv[1:])
