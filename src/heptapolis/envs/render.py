"""A table as text, for the render modes `ansi` and `human`, or as a picture, for `rgb_array`."""

import warnings

import numpy as np
import numpy.typing as npt

from heptapolis.core.contract import State
from heptapolis.core.errors import BadOption
from heptapolis.i18n.language import render as render_message
from heptapolis.i18n.narrator import narrator_of

Picture = npt.NDArray[np.uint8]  # height, width, colours

RENDER_MODES = ("ansi", "human", "rgb_array")


def check_mode(mode: str | None) -> str | None:
    """Return a known mode; else warn and return None, since libraries pass modes that we do not know."""
    if mode is not None and mode not in RENDER_MODES:
        known = ", ".join(RENDER_MODES)
        warnings.warn(f"render_mode={mode!r} is unknown and ignored (valid: {known})", stacklevel=3)
        return None
    return mode


def table_text(state: State) -> str:
    """One game as a spectator sees it."""
    result = state.result()
    lines = [render_message(narrator_of(state.game.name).headline(state.view(None)))]
    for seat, (points, coins) in enumerate(zip(result.totals, result.tiebreaks, strict=True)):
        waits = " *" if seat in state.to_act else ""
        lines.append(f"player_{seat}: {points} points, {coins} coins{waits}")
    return "\n".join(lines)


def render(mode: str | None, state: State) -> str | Picture | None:
    """Print the table or return it, depending on the mode."""
    if not mode:
        raise BadOption("render_mode=None", "choose one when making the environment", RENDER_MODES)
    if mode == "rgb_array":
        from heptapolis.envs.picture import draw

        return draw(state.summary())
    text = table_text(state)
    if mode == "human":
        print(text)
    return text if mode == "ansi" else None
