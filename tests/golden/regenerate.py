"""`make golden`: write the golden playthroughs anew."""

from tests.golden.playthrough import GOLDEN, playthrough

if __name__ == "__main__":
    for golden in GOLDEN:
        golden.path.write_text(playthrough(golden))
        print(golden.path.name)
