"""Running a tournament: keep the finished matches and play the rest."""

import logging
from collections.abc import Callable
from dataclasses import replace

from heptapolis.arena.executor import Executor
from heptapolis.arena.log import MatchLog
from heptapolis.arena.match import PlayedMatch, play_match
from heptapolis.arena.tournament import Tournament

logger = logging.getLogger(__name__)


def run_tournament(
    tournament: Tournament,
    executor: Executor,
    log: MatchLog | None = None,
    on_match: Callable[[PlayedMatch], None] = lambda _: None,
) -> list[PlayedMatch]:
    """Play all matches and return them in order; each goes to the log as soon as it is over."""
    wanted = tournament.matches()
    known = {one.number: one for one in log.finished} if log else {}
    done = {match.number: known[match.number] for match in wanted if match.number in known}
    warned: set[str] = set()
    for finished in executor.run(play_match, [match for match in wanted if match.number not in done]):
        played = replace(finished, tournament=tournament.id)
        if log:
            log.add(played)
        on_match(played)
        _warn_once(played, warned)
        done[played.number] = played
    return [done[number] for number in sorted(done)]


def _warn_once(played: PlayedMatch, warned: set[str]) -> None:
    """Warn about the first bad answer of each bot; the standings count the rest."""
    for bot, stats in zip(played.bots, played.bot_stats, strict=True):
        if stats.first_error and bot not in warned:
            warned.add(bot)
            logger.warning("bot %s: %s; playing fallback moves instead", bot, stats.first_error)
