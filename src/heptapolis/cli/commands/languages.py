"""`heptapolis languages`: list the languages, and what is missing, stale or wrong in one of them."""

from typing import Annotated

import typer

from heptapolis.cli.console import say
from heptapolis.i18n.check import check_language
from heptapolis.i18n.sources import DERIVED, find_languages, require_language

Code = Annotated[str | None, typer.Argument(help="A language to check.", metavar="CODE")]


def command(code: Code = None) -> None:
    """List the languages, or what is missing, stale or wrong in one of them."""
    if code is None:
        for language in find_languages():
            say(f"{language} (made from {DERIVED[language][0]})" if language in DERIVED else language)
        return
    source = DERIVED[code][0] if code in DERIVED else require_language(code)
    findings = check_language(source)
    for finding in findings:
        say(str(finding))
    if findings:
        raise typer.Exit(1)
    say(f"{code}: complete")
