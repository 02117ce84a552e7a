"""What every game of the family shares: contract, chance, records, errors. No I/O, no game rules."""
