"""The card game in the terminal."""

from heptapolis.cli.present.wonders.presenter import WondersPresenter

PRESENTER = WondersPresenter()
