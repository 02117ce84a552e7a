"""Environments for learning: PettingZoo, Gymnasium and OpenSpiel over the compiled games.

The adapters share `observation` (what the numbers mean), `rewards`, `table_batch` (many games, seat by
seat) and `seeds`; each needs the extra of its name. Agents see observations and masks, never states.
"""
