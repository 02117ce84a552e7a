"""What the characters love in the card game: how many points more a point counts, by row of the sheet."""

FAVOURITES: dict[str, dict[str, float]] = {
    "scientist": {"science": 0.4},
    "general": {"military": 0.4},
    "merchant": {"treasury": 0.4, "commerce": 0.4},
    "builder": {"wonder": 0.4, "civilian": 0.4},
}
