"""How a game was played: chances, expected score sheets, verdicts, luck and skill ([docs/analysis.md])."""

from heptapolis.analysis.model import Analysis, DecisionAnalysis, PlayerAnalysis, StepAnalysis
from heptapolis.analysis.run import DEFAULT_PLAYOUTS, analyse

__all__ = [
    "DEFAULT_PLAYOUTS",
    "Analysis",
    "DecisionAnalysis",
    "PlayerAnalysis",
    "StepAnalysis",
    "analyse",
]
