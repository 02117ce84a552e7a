"""Matches between bots: tournaments, ratings and reports; on local processes or on a Ray cluster."""
