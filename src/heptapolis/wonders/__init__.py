"""The card game: 7 Wonders, second edition, 3 to 7 players, with the Cities expansion."""
