"""The dice game in the terminal."""

from heptapolis.cli.present.dice.presenter import DicePresenter
from heptapolis.i18n.dice.voice import VOICE

PRESENTER = DicePresenter(VOICE)
