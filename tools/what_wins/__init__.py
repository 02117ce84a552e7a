"""What wins: statistics of many games of strong bots, as a page for players (docs/what-wins.md)."""
