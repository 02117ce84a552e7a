"""How Sphinx builds the site: `make docs`.

The source folder is the repository itself, so that links between pages are the same on the site and on any
host that shows Markdown. docs/index.md is the table of contents: every list of links in it becomes a part of
the navigation. The pages of the reference are generated from docs/api.md and from docstrings.
"""

import re
import sys
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import heptapolis  # noqa: E402
from tools import reference  # noqa: E402

project = "Heptapolis"
copyright = "Heptapolis contributors"  # noqa: A001
release = version = heptapolis.__version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "docs/index"
include_patterns = [
    "docs/*.md",
    "docs/**/*.md",
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "README.md",
    "SECURITY.md",
]
exclude_patterns = [".*", "build", "dist", "examples", "src", "tests", "tools", "web"]
nitpicky = False  # types in signatures are often internal; links between pages are always checked
myst_heading_anchors = 4
default_role = "code"

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"Heptapolis {version}"
html_copy_source = False
html_show_sphinx = False
html_extra_path = ["site"]  # index.html, which leads to docs/index.html
html_theme_options = {"navigation_with_keys": True}

LINK = re.compile(r"^- \[(.+?)\]\((.+?\.md)\)", re.MULTILINE)


def toctrees(page: str) -> str:
    """A hidden table of contents for every section of the start page, from its own list of links."""
    blocks = []
    for section in page.split("\n## ")[1:]:
        caption = section.partition("\n")[0]
        entries = [f"{title} <{target}>" for title, target in LINK.findall(section)]
        if caption == "Reference":
            entries += [f"{name} <reference/{name}.md>" for name in reference.modules()]
        blocks.append("\n".join(["```{toctree}", ":hidden:", f":caption: {caption}", "", *entries, "```"]))
    return "\n\n".join(["", *blocks])


def add_contents(_: Sphinx, name: str, source: list[str]) -> None:
    """The start page and the list of rules know their pages."""
    if name == "docs/index":
        source[0] += toctrees(source[0])
    elif name == "docs/rules/index":
        pages = re.findall(r"\]\((\w\w/\w+\.md)\)", source[0])
        source[0] += "\n".join(["\n```{toctree}", ":hidden:", "", *pages, "```"])


def setup(app: Sphinx) -> None:
    reference.write_pages(ROOT / "docs" / "reference")
    app.connect("source-read", add_contents)
    app.connect("autodoc-process-docstring", reference.as_restructured_text)
