"""The tests mirror the source; each cites the rules it shows (docs/rules/en)."""
