"""Games, bots, catalogues, languages, and the server's health."""

from functools import lru_cache, partial
from typing import Annotated, Literal

from fastapi import APIRouter, Header, Path, Request, Response

from heptapolis import __version__
from heptapolis.bots.characters import CHARACTERS
from heptapolis.bots.protocol import parameters
from heptapolis.bots.registry import BOTS, STRENGTHS, parse_bot
from heptapolis.bots.support import DEFAULT_BOT, can_play
from heptapolis.core.contract import Game
from heptapolis.core.errors import HeptapolisError
from heptapolis.core.games import GAMES, rules_of
from heptapolis.core.message import Message
from heptapolis.core.options import Option, options_of
from heptapolis.i18n.language import match_language, render
from heptapolis.i18n.sources import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, TABLE, find_languages, write_part
from heptapolis.server.addresses import reachable_at
from heptapolis.server.caching import NOT_MODIFIED, answer_unchanging, answer_unchanging_text
from heptapolis.server.identity import MaybeDevice, get_service, read_address
from heptapolis.server.kernels import Kernels
from heptapolis.server.lobby import make_game
from heptapolis.server.metrics import read_memory
from heptapolis.server.payloads import describe_catalogue
from heptapolis.server.problems import problem_of, responses
from heptapolis.server.routes.common import (
    TheDatabase,
    TheKernels,
    TheMetrics,
    TheSettings,
    TheTables,
    TheThinkers,
    TheWorkers,
)
from heptapolis.server.thinking import needs_kernel
from heptapolis.server.wire import reference as wire
from heptapolis.server.wire.lobby import Language
from heptapolis.server.wire.messages import PROTOCOL

router = APIRouter(prefix="/api", tags=["reference"])
FLUENT = responses("unknown-name") | NOT_MODIFIED
FLUENT[200] = {"description": "The file.", "content": {"text/plain": {"schema": {"type": "string"}}}}
KnownGame = Annotated[str, Path(max_length=40, json_schema_extra={"enum": sorted(GAMES)})]


@router.get("/games", response_model=wire.GameList, responses=responses() | NOT_MODIFIED)
async def games(request: Request) -> Response:
    """The games you can play, and their options."""
    return answer_unchanging(request, wire.GameList(games=[_game(name) for name in GAMES]))


@router.post(
    "/games/{game}/options",
    responses=responses(
        "no-guest", "foreign-origin", "unknown-name", "bad-option", "bad-data", "bad-plugin", "not-supported"
    ),
)
async def check_options(
    request: Request, game: KnownGame, wanted: wire.WantedOptions, _: MaybeDevice, workers: TheWorkers
) -> wire.GameOptions:
    """Whether a game can be played with these options: every option with its value, or the reason why not."""
    get_service(request).options_pace.check(read_address(request))
    made = await workers.run(partial(make_game, game, wanted.options))
    return wire.GameOptions(options=dict(made.options))


def _game(name: str) -> wire.GameInfo:
    game = rules_of(name)
    return wire.GameInfo(
        name=name,
        title=game.title,
        ruleset=game.ruleset,
        options=[_option(option) for option in options_of(game)],
        bots=_bots_for(game()),
        characters=[one for one in CHARACTERS if one in GAMES[name].characters],
    )


def _option(option: Option) -> wire.GameOption:
    default = list(option.default) if isinstance(option.default, tuple) else option.default
    given = {"name": option.name, "default": default, "choices": list(option.choices), "help": option.help}
    kind = {"many": option.many, "is_file": option.is_file, "is_advanced": option.is_advanced}
    return wire.GameOption.model_validate(given | kind)


def _bots_for(game: Game) -> list[str]:
    """The strengths that can play this game; if none can, the bots that can."""
    strengths = [name for name in STRENGTHS if can_play(parse_bot(name), game)]
    return strengths or [name for name in BOTS if can_play(BOTS[name], game)]


@router.get("/bots", response_model=wire.BotList, responses=responses() | NOT_MODIFIED)
async def bots(request: Request) -> Response:
    """The bots you can play against: strengths first, weakest to strongest, then every bot by name."""
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
async def catalogue(request: Request, game: KnownGame) -> Response:
    """Everything printed: cards and boards, dice and faces, the rows of the score sheet."""
    try:
        found = _describe_box(game)
    except HeptapolisError as error:
        raise problem_of(error) from None
    return answer_unchanging(request, found)


@lru_cache(maxsize=64)
def _describe_box(game: str) -> wire.Catalogue:
    return describe_catalogue(game, None)


@router.get("/languages", response_model=wire.LanguageList, responses=responses() | NOT_MODIFIED)
async def all_languages(request: Request) -> Response:
    """The languages of the server; a pseudo-language for tests is not listed."""
    codes = [code for code in find_languages() if code != PSEUDO_LANGUAGE]
    known = [wire.LanguageInfo(code=code, name=render(Message("language-name"), code)) for code in codes]
    return answer_unchanging(request, wire.LanguageList(languages=known, default=SOURCE_LANGUAGE))


@router.get("/languages/preferred", responses=FLUENT, response_class=Response)
async def preferred_language(
    request: Request, accept_language: Annotated[str | None, Header(max_length=400)] = None
) -> Response:
    """The same in the browser's preferred language (`Accept-Language`)."""
    return _answer_texts(request, match_language(accept_language), TABLE)


@router.get("/languages/{code}", responses=FLUENT, response_class=Response)
async def one_language(request: Request, code: Language) -> Response:
    """The texts that every page needs, as a Fluent file (projectfluent.org)."""
    return _answer_texts(request, code, TABLE)


@router.get("/languages/{code}/{part}", responses=FLUENT, response_class=Response)
async def part_of_language(
    request: Request, code: Language, part: Literal["rules", "lessons", "score", "analysis"]
) -> Response:
    """The texts of the rules pages, of the lessons, of the score pad or of the analysis, as a Fluent file."""
    return _answer_texts(request, code, part)


def _answer_texts(request: Request, language: str, part: str) -> Response:
    try:
        texts = write_part(language, part)
    except HeptapolisError as error:
        raise problem_of(error) from None
    response = answer_unchanging_text(request, texts)
    response.headers["Content-Language"] = language
    return response


@router.get("/health", responses=responses())
async def health(settings: TheSettings, database: TheDatabase, kernels: TheKernels) -> wire.Health:
    """The server's health, and how far the kernels are compiled."""
    good = await database.check_writes()
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
    request: Request, figures: TheMetrics, tables: TheTables, thinkers: TheThinkers, database: TheDatabase
) -> Response:
    """Figures about the running server."""
    service = get_service(request)
    slowest, database.slowest = database.slowest, 0.0
    gauges: dict[str, float | str] = {
        "tables_in_memory": len(tables),
        "sockets": sum(len(live.audience.sockets) for live in tables.values()),
        "bots_thinking": thinkers.thinking,
        "hints_waiting": service.advisers.thinking,
        "work_waiting": service.workers.waiting,
        "database_waiting": database.waiting,
        "database_slowest_seconds": f"{slowest:.6f}",
        "event_loop_slowest_seconds": f"{service.loop_monitor.take_slowest():.6f}",
        "resident_memory_bytes": read_memory(),
    }
    return Response(figures.format(gauges), media_type="text/plain; version=0.0.4")
