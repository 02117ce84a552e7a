"""A table as text, for the render modes `ansi` and `human`: the headline and every seat's score."""

from heptapolis.core.contract import State
from heptapolis.core.errors import BadOption
from heptapolis.i18n.language import render as render_message
from heptapolis.i18n.narrator import narrator_of

RENDER_MODES = ("ansi", "human")


def check_mode(mode: str | None) -> str | None:
    """The mode itself, if it exists."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"render_mode={mode}", "no such render mode", RENDER_MODES)
    return mode


def table_text(state: State) -> str:
    """One game as a spectator sees it."""
    result = state.result()
    lines = [render_message(narrator_of(state.game.name).headline(state.view(None)))]
    for seat, (points, coins) in enumerate(zip(result.totals, result.tiebreaks, strict=True)):
        waits = " *" if seat in state.to_act else ""
        lines.append(f"player_{seat}: {points} points, {coins} coins{waits}")
    return "\n".join(lines)


def render(mode: str | None, state: State) -> str | None:
    """Print the table, or return it, as the mode says."""
    if not mode:
        raise BadOption("render_mode=None", "choose one when making the environment", RENDER_MODES)
    text = table_text(state)
    if mode == "human":
        print(text)
    return text if mode == "ansi" else None
