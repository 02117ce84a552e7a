"""What compiled games share: compilation, random numbers, the engine, batches of games."""
