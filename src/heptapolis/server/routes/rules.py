"""The rules for players, page by page."""

from typing import Annotated

from fastapi import APIRouter, Path

from heptapolis.i18n.rules_pages import RulesPage, rules_pages
from heptapolis.server.problems import Problem, responses
from heptapolis.server.wire import rules as wire

router = APIRouter(prefix="/api/rules", tags=["reference"])


@router.get("", responses=responses())
async def list_pages() -> wire.RulesPageList:
    """The rules pages of all games."""
    pages = rules_pages().values()
    return wire.RulesPageList(
        pages=[wire.RulesPageInfo(id=page.id, game=page.game, title=page.title) for page in pages]
    )


@router.get("/{page}", responses=responses("unknown-name"))
async def show_page(page: Annotated[str, Path(max_length=40)]) -> wire.RulesPage:
    """One page of rules, every paragraph with the numbers of its rules."""
    pages = rules_pages()
    if page not in pages:
        raise Problem("unknown-name", "no such rules page", page, list(pages))
    return _describe(pages[page])


def _describe(page: RulesPage) -> wire.RulesPage:
    sections = [
        wire.RulesSection(
            id=section.id,
            title=section.title,
            paragraphs=[
                wire.RulesParagraph(
                    id=one.id, message=one.message, rules=list(one.rules), icons=list(one.icons)
                )
                for one in section.paragraphs
            ],
        )
        for section in page.sections
    ]
    return wire.RulesPage(id=page.id, game=page.game, title=page.title, sections=sections)
