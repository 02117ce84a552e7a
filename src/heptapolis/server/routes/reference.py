"""Games, bots, catalogues, languages, and how the server is."""

from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from sqlalchemy import text as sql

from heptapolis import __version__
from heptapolis.bots.protocol import parameters
from heptapolis.bots.registry import BOTS, STRENGTHS, parse_bot
from heptapolis.bots.support import DEFAULT_BOT, can_play
from heptapolis.core.contract import Game
from heptapolis.core.errors import HeptapolisError
from heptapolis.core.games import GAMES, rules_of
from heptapolis.core.options import Option, options_of
from heptapolis.i18n.texts import DEFAULT_LANGUAGE, languages, messages
from heptapolis.server.addresses import reachable_at
from heptapolis.server.caching import NOT_MODIFIED, answer_unchanging
from heptapolis.server.kernels import Kernels
from heptapolis.server.payloads import describe_catalogue
from heptapolis.server.problems import Problem, problem_of, responses
from heptapolis.server.routes.common import (
    TheDatabase,
    TheKernels,
    TheLanguage,
    TheMetrics,
    TheSettings,
    TheTables,
    TheThinkers,
)
from heptapolis.server.storage.database import Database
from heptapolis.server.thinking import needs_kernel
from heptapolis.server.wire import reference as wire
from heptapolis.server.wire.lobby import Language
from heptapolis.server.wire.messages import PROTOCOL

router = APIRouter(prefix="/api", tags=["reference"])
KnownGame = Annotated[str, Path(max_length=40, json_schema_extra={"enum": sorted(GAMES)})]


@router.get("/games", response_model=wire.GameList, responses=responses() | NOT_MODIFIED)
async def games(request: Request) -> Response:
    """What can be played, and with which options."""
    return answer_unchanging(request, wire.GameList(games=[_game(name) for name in GAMES]))


def _game(name: str) -> wire.GameInfo:
    game = rules_of(name)
    return wire.GameInfo(
        name=name,
        title=game.title,
        ruleset=game.ruleset,
        options=[_option(option) for option in options_of(game)],
        bots=_bots_for(game()),
    )


def _option(option: Option) -> wire.GameOption:
    default = list(option.default) if isinstance(option.default, tuple) else option.default
    given = {"name": option.name, "default": default, "choices": list(option.choices), "help": option.help}
    kind = {"many": option.many, "is_file": option.is_file, "is_advanced": option.is_advanced}
    return wire.GameOption.model_validate(given | kind)


def _bots_for(game: Game) -> list[str]:
    """The strengths that can play this game; where none can, the bots that can."""
    strengths = [name for name in STRENGTHS if can_play(parse_bot(name), game)]
    return strengths or [name for name in BOTS if can_play(BOTS[name], game)]


@router.get("/bots", response_model=wire.BotList, responses=responses() | NOT_MODIFIED)
async def bots(request: Request) -> Response:
    """Who can be played against: strengths first, from gentle to strong, then every bot by name."""
    strengths = [_strength(name, spec) for name, spec in STRENGTHS.items()]
    known = strengths + [_bot(name) for name in BOTS]
    return answer_unchanging(request, wire.BotList(bots=known, default=DEFAULT_BOT))


def _strength(name: str, spec: str) -> wire.BotInfo:
    kind = parse_bot(name)
    return wire.BotInfo(
        name=name, title=kind.title, strength=True, spec=spec, needs_kernel=needs_kernel(kind), parameters=[]
    )


def _bot(name: str) -> wire.BotInfo:
    kind = BOTS[name]
    settings = [wire.BotParameter(name=p.name, default=p.default, help=p.help) for p in parameters(kind)]
    return wire.BotInfo(
        name=name,
        title=kind.title,
        strength=False,
        spec=name,
        needs_kernel=needs_kernel(kind),
        parameters=settings,
    )


@router.get(
    "/catalogue/{game}",
    response_model=wire.Catalogue,
    responses=responses("unknown-name") | NOT_MODIFIED,
)
async def catalogue(request: Request, game: KnownGame, language: TheLanguage) -> Response:
    """Everything printed: cards and boards, dice and faces, the rows of the score sheet."""
    try:
        found = _describe_box(game, language)
    except HeptapolisError as error:
        raise problem_of(error) from None
    return answer_unchanging(request, found)


@lru_cache(maxsize=64)
def _describe_box(game: str, language: str) -> wire.Catalogue:
    return describe_catalogue(game, None, language)


@router.get("/languages", response_model=wire.LanguageList, responses=responses() | NOT_MODIFIED)
async def all_languages(request: Request) -> Response:
    """The languages that the server speaks."""
    known = wire.LanguageList(languages=list(languages()), default=DEFAULT_LANGUAGE)
    return answer_unchanging(request, known)


@router.get(
    "/languages/{language}",
    response_model=wire.Messages,
    responses=responses("unknown-name") | NOT_MODIFIED,
)
async def one_language(request: Request, language: Language) -> Response:
    """Every text of a language by its key."""
    try:
        texts = dict(messages(language))
    except HeptapolisError as error:
        raise problem_of(error) from None
    return answer_unchanging(request, wire.Messages(language=language, messages=texts))


@router.get("/health", responses=responses())
async def health(settings: TheSettings, database: TheDatabase, kernels: TheKernels) -> wire.Health:
    """How the server is, and how far the kernels are."""
    good = await _database_works(database)
    return wire.Health(
        status="ok" if good else "degraded",
        version=__version__,
        protocol=PROTOCOL,
        database="ok" if good else "unavailable",
        passphrase=settings.passphrase is not None,
        kernels=_describe_kernels(kernels),
        addresses=reachable_at(settings),
    )


def _describe_kernels(kernels: Kernels) -> dict[str, wire.KernelHealth]:
    return {
        name: wire.KernelHealth(state=one.state, done=one.done, of=one.of)
        for name, one in kernels.progress.items()
    }


async def _database_works(database: Database) -> bool:
    try:
        await database.run(lambda c: c.execute(sql("SELECT 1")).scalar())
    except Problem:
        return False
    return True


@router.get(
    "/metrics",
    response_class=Response,
    responses=responses()
    | {
        200: {
            "description": "Figures for Prometheus.",
            "content": {"text/plain": {"schema": {"type": "string"}}},
        }
    },
)
async def metrics(
    figures: TheMetrics, tables: TheTables, thinkers: TheThinkers, database: TheDatabase
) -> Response:
    """Figures about the running server."""
    slowest, database.slowest = database.slowest, 0.0
    gauges: dict[str, float | str] = {
        "tables_in_memory": len(tables),
        "sockets": sum(len(live.audience.sockets) for live in tables.values()),
        "bots_thinking": thinkers.thinking,
        "database_slowest_seconds": f"{slowest:.6f}",
    }
    return Response(figures.format(gauges), media_type="text/plain; version=0.0.4")
