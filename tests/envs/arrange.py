"""The configurations that every environment is checked in."""

from typing import Any

Configuration = tuple[str, dict[str, Any]]

CONFIGURATIONS: list[Configuration] = [
    *(("wonders", {"players": players}) for players in range(3, 8)),
    ("wonders", {"players": 3, "boards": "choose", "sides": "random"}),
    ("wonders", {"players": 4, "open": True}),
    *(("wonders", {"players": players, "expansions": ["cities"]}) for players in (3, 5, 7)),
    *(("wonders", {"players": players, "expansions": ["cities"], "teams": True}) for players in (4, 6)),
    *(("dice", {"players": players}) for players in range(2, 8)),
    ("dice", {"players": 3, "boards": "choose"}),
]
FEW: list[Configuration] = [CONFIGURATIONS[0], CONFIGURATIONS[5], CONFIGURATIONS[11], CONFIGURATIONS[14]]


def title(configuration: Configuration) -> str:
    name, options = configuration
    return f"{name}-" + "-".join(f"{option}={value}" for option, value in options.items())
