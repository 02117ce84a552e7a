"""A simple picture of a table, drawn with Pillow, always of the same size, so that you can make a video."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from heptapolis.core.summary import Chip, TableSummary
from heptapolis.envs.extras import needs_extra

with needs_extra("pictures"):
    from PIL import Image, ImageDraw

WIDTH, HEIGHT = 960, 544  # multiples of 16, which video encoders need
MARGIN, LINE, CHIP_GAP, CHIP_PADDING = 12, 17, 4, 4
PAPER, INK, FAINT, ACTIVE, WHITE = "#f6f1e7", "#2c2724", "#776f66", "#a2311c", "#ffffff"


def draw(table: TableSummary) -> npt.NDArray[np.uint8]:
    """The table as rows of text with coloured items, one block per seat."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen = ImageDraw.Draw(image)
    pen.text((MARGIN, MARGIN), table.title, INK)
    top = MARGIN + 2 * LINE
    for seat, one in enumerate(table.seats):
        facts = ", ".join(f"{name} {value}" for name, value in one.facts.items())
        pen.text((MARGIN, top), f"player_{seat}: {facts}", ACTIVE if seat in table.to_act else INK)
        top = _draw_chips(pen, one.chips, top + LINE) + LINE // 2
    for name, chips in table.others.items():
        pen.text((MARGIN, top), name, FAINT)
        top = _draw_chips(pen, chips, top + LINE) + LINE // 2
    return np.asarray(image, np.uint8).copy()


def _draw_chips(pen: ImageDraw.ImageDraw, chips: Sequence[Chip], top: int) -> int:
    """Draw the items in lines; return where the next line begins."""
    left = 2 * MARGIN
    for chip in chips:
        width = int(pen.textlength(chip.text)) + 2 * CHIP_PADDING
        if left + width > WIDTH - MARGIN:
            left, top = 2 * MARGIN, top + LINE
        pen.rectangle((left, top, left + width, top + LINE - 3), chip.colour)
        pen.text((left + CHIP_PADDING, top + 1), chip.text, WHITE)
        left += width + CHIP_GAP
    return top + LINE if chips else top
