"""The dice game in the terminal."""

from heptapolis.cli.present.dice.presenter import DicePresenter

PRESENTER = DicePresenter()
