"""The database: who is known, which tables there are, and the log of every decision."""
