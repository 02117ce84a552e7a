"""The rules for players."""

from pydantic import Field

from heptapolis.core.message import Message
from heptapolis.server.wire.base import Wire


class RulesParagraph(Wire):
    """One thing to know; `rules` are the numbers of the rules that it explains."""

    id: str
    message: Message
    rules: list[str]
    icons: list[str]


class RulesSection(Wire):
    id: str
    title: Message
    paragraphs: list[RulesParagraph]


class RulesPageInfo(Wire):
    id: str
    game: str
    title: Message


class RulesPage(RulesPageInfo):
    """The rules of one game or one expansion, in our own words."""

    sections: list[RulesSection]


class RulesPageList(Wire):
    pages: list[RulesPageInfo] = Field(description="What there is to read, in the order of the games.")
