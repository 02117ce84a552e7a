"""What does not change while a server runs: games, bots, catalogues, languages, health."""

from typing import Annotated, Literal

from pydantic import Field, WithJsonSchema

from heptapolis.server.wire.base import OF_GAMES, Wire
from heptapolis.server.wire.lobby import OptionValue

Content = Annotated[object, WithJsonSchema({OF_GAMES: "Catalogue"})]


class GameOption(Wire):
    """One choice before a game; without `choices` any text is allowed, with `many` several may be chosen."""

    name: str
    default: bool | int | str | list[str]
    choices: list[bool | int | str]
    many: bool
    help: str
    is_file: bool = Field(description="The value may be the whole text of a file.")
    is_advanced: bool = Field(description="Most tables keep the default.")


class GameInfo(Wire):
    name: str
    title: str
    ruleset: int
    options: list[GameOption]
    bots: list[str] = Field(description="The strengths that can play it; if none can, the bots that can.")
    characters: list[str] = Field(
        description="The characters that any strength can have: `hard:character=general`."
    )


class WantedOptions(Wire):
    """Options to try; those left out have their defaults."""

    options: dict[str, OptionValue] = Field(default={})


class GameOptions(Wire):
    """Every option of a game and its value."""

    options: dict[str, object]


class GameList(Wire):
    games: list[GameInfo]


class BotParameter(Wire):
    name: str
    default: bool | int | float | str
    help: str


class BotInfo(Wire):
    """A bot by name, or a strength: a name for one with parameters, weakest first."""

    name: str
    title: str
    strength: bool
    spec: str
    needs_kernel: bool
    parameters: list[BotParameter]


class BotList(Wire):
    bots: list[BotInfo]
    default: str


class Catalogue(Wire):
    """Everything printed: cards, boards, dice, score rows; its form is the game's."""

    game: str
    content: Content


class LanguageInfo(Wire):
    """A language by its code, and what it calls itself."""

    code: str
    name: str


class LanguageList(Wire):
    languages: list[LanguageInfo]
    default: str


class KernelHealth(Wire):
    """How far a game's kernel is compiled; until it is, other bots replace those that need it."""

    state: Literal["off", "waiting", "compiling", "ready", "failed"]
    done: int
    of: int


class Health(Wire):
    status: Literal["ok", "degraded"]
    version: str
    protocol: int
    database: Literal["ok", "unavailable"]
    passphrase: bool = Field(description="Whether guests must enter one.")
    kernels: dict[str, KernelHealth]
    addresses: list[str] = Field(description="This server's addresses on its network, for invitations.")
