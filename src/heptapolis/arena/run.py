"""Running a tournament: what is finished is kept, the rest is played."""

from collections.abc import Callable
from dataclasses import replace

from heptapolis.arena.executor import Executor
from heptapolis.arena.log import MatchLog
from heptapolis.arena.match import Played, play
from heptapolis.arena.tournament import Tournament


def run(
    tournament: Tournament,
    executor: Executor,
    log: MatchLog | None = None,
    tell: Callable[[Played], None] = lambda _: None,
) -> list[Played]:
    """All matches in order; each goes to the log as soon as it is over."""
    wanted = tournament.matches()
    known = {one.number: one for one in log.finished} if log else {}
    done = {match.number: known[match.number] for match in wanted if match.number in known}
    for finished in executor.run(play, [match for match in wanted if match.number not in done]):
        played = replace(finished, tournament=tournament.id)
        if log:
            log.add(played)
        tell(played)
        done[played.number] = played
    return [done[number] for number in sorted(done)]
