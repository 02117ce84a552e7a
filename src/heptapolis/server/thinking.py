"""Bots think in their own threads: the event loop never waits for them.

While a bot cannot sit down yet (its kernel is still compiling), another one decides for it.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from heptapolis.bots import BotKind, parse_bot
from heptapolis.bots.characters import split_character
from heptapolis.bots.declare import parse_declaration
from heptapolis.bots.registry import BOTS, STRENGTHS
from heptapolis.bots.support import can_play, check_can_play, default_bot
from heptapolis.bots.table import SeatedBot, bot_seed, fallback
from heptapolis.core.contract import Game, Move, State
from heptapolis.core.errors import HeptapolisError, UnknownName
from heptapolis.core.message import Message
from heptapolis.server.kernels import Kernels
from heptapolis.server.problems import problem_of

T = TypeVar("T")

SIT_DOWN_SECONDS = 2.0  # for a bot to sit down, before the substitute decides
log = logging.getLogger(__name__)

SeatedBots = dict[tuple[int, str], "Future[SeatedBot]"]  # the bots of a table by seat and spec


def check_bot(spec: str | None, game: Game | None, *, any_bot: bool) -> None:
    """Reject a bot that is not offered or cannot play this game. Guests cannot name files or programs."""
    if spec is None:
        return
    try:
        if parse_declaration(spec) or (not any_bot and not _is_offered(spec)):
            raise UnknownName(
                spec, "this server offers no such bot", [*STRENGTHS, *BOTS], Message("problem-no-bot")
            )
        kind = parse_bot(spec)
        if game:
            check_can_play(kind, game)
    except HeptapolisError as error:
        raise problem_of(error) from None


def _is_offered(spec: str) -> bool:
    """Whether guests may choose it: a strength, perhaps with a character, or a bot without parameters."""
    strength, character = split_character(spec)
    return strength in STRENGTHS or (strength in BOTS and character is None)


def needs_kernel(kind: BotKind | type[BotKind]) -> bool:
    return bool(getattr(kind, "needs_kernel", False))


class Thinkers:
    """The threads in which bots sit down and think; bots that play and bots that advise have their own."""

    def __init__(self, threads: int, kernels: Kernels, initializer: Callable[[], None] | None = None) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot", initializer)
        self._sitting = ThreadPoolExecutor(2, "bot-sits-down", initializer)  # may compile for a minute
        self._kernels = kernels
        self.thinking = 0

    def close(self) -> None:
        for pool in (self._pool, self._sitting):
            pool.shutdown(wait=False, cancel_futures=True)

    async def choose(
        self, state: State, seed: int, bots: Mapping[int, str], seated: SeatedBots
    ) -> dict[int, Move]:
        """What these bots choose, without seeing each other's choices."""
        self.thinking += len(bots)
        try:
            choices = [self._choose_one(state, seed, seat, bots[seat], seated) for seat in bots]
            moves = await asyncio.gather(*choices) if len(choices) > 1 else [await choices[0]]
        finally:
            self.thinking -= len(bots)
        return dict(zip(bots, moves, strict=True))

    def choose_at_once(self, state: State, bots: Mapping[int, str], seated: SeatedBots) -> dict[int, Move]:
        """What these bots choose, if all of them sit and are instant, so that none needs a thread."""
        found = {seat: _find_ready(seated.get((seat, spec))) for seat, spec in bots.items()}
        players = {seat: one for seat, one in found.items() if one and getattr(one.kind, "is_instant", False)}
        if len(players) < len(bots):
            return {}
        return {seat: _decide(player, state, seat) for seat, player in players.items()}

    async def _choose_one(self, state: State, seed: int, seat: int, spec: str, seated: SeatedBots) -> Move:
        player = await self._find_player(state.game, seed, seat, spec, seated)
        return await self.run(partial(_decide, player, state, seat))

    async def _find_player(
        self, game: Game, seed: int, seat: int, spec: str, seated: SeatedBots
    ) -> SeatedBot:
        """The bot of this seat, or a substitute until it is ready."""
        known = seated.get((seat, spec))
        if player := _find_ready(known):
            return player
        if self.can_sit(game, spec):
            future = known or self._sit(game, seed, seat, spec)
            seated[seat, spec] = future
            try:
                return await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(future)), SIT_DOWN_SECONDS)
            except TimeoutError:
                log.info("bot %s is not ready; %s decides for now", spec, default_bot(game))
            except Exception:
                log.exception("bot %s cannot sit down; %s decides", spec, default_bot(game))
        return seat_bot(default_bot(game), game, seed, seat)

    def can_sit(self, game: Game, spec: str) -> bool:
        """Whether this bot can think now: one that needs a kernel waits until it is compiled."""
        try:
            kind = parse_bot(spec)
        except HeptapolisError:  # a bot that this program no longer has
            log.warning("unknown bot %s; %s decides", spec, default_bot(game))
            return False
        return can_play(kind, game) and (self.is_compiled(game) or not needs_kernel(kind))

    def _sit(self, game: Game, seed: int, seat: int, spec: str) -> "Future[SeatedBot]":
        return self._sitting.submit(seat_bot, spec, game, seed, seat)

    def is_compiled(self, game: Game) -> bool:
        """Whether what needs the kernel of this game can start at once."""
        return self._kernels.ready(game.name)

    def has_failed(self, game: Game) -> bool:
        """Whether the kernel of this game could not be compiled."""
        return self._kernels.has_failed(game.name)

    async def think(self, work: Callable[[], T]) -> T:
        """Run work that counts as thinking, so that others see how much is waiting."""
        self.thinking += 1
        try:
            return await self.run(work)
        finally:
            self.thinking -= 1

    async def run(self, work: Callable[[], T]) -> T:
        """Run work that may take a while."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)


def seat_bot(spec: str, game: Game, seed: int, seat: int) -> SeatedBot:
    kind = parse_bot(spec)
    return SeatedBot(kind, kind.sit(game, seat, bot_seed(seed, seat)))


def _find_ready(future: "Future[SeatedBot] | None") -> SeatedBot | None:
    """The bot, if it has sat down."""
    ready = future and future.done() and not future.cancelled() and not future.exception()
    return future.result() if future and ready else None


def _decide(player: SeatedBot, state: State, seat: int) -> Move:
    """The bot's move; if the bot fails, a fallback move, so that the table goes on."""
    try:
        return player.choose(state, seat)
    except Exception:
        log.exception("bot %s failed at seat %d", player.kind.name, seat)
        return fallback(state.legal(seat))


def dismiss_bots(seated: SeatedBots) -> None:
    """Release what the bots of a table hold."""
    for future in seated.values():
        if player := _find_ready(future):
            player.close()
