"""The card game in the terminal."""

from heptapolis.cli.present.wonders.presenter import WondersPresenter
from heptapolis.i18n.wonders.voice import VOICE

PRESENTER = WondersPresenter(VOICE)
