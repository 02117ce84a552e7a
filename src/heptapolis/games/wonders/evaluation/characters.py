"""What the characters love in the card game: by row of the score sheet, how much more a point counts."""

FAVOURITES: dict[str, dict[str, float]] = {
    "scientist": {"science": 0.4},
    "general": {"military": 0.4},
    "merchant": {"treasury": 0.4, "commerce": 0.4},
    "builder": {"wonder": 0.4, "civilian": 0.4},
}
