"""`make golden`: write the golden playthroughs and their stories again."""

from tests.golden.playthrough import GOLDEN, playthrough
from tests.golden.story import STORIES, path_of, story

if __name__ == "__main__":
    for golden in GOLDEN:
        golden.path.write_text(playthrough(golden))
        print(golden.path.name)
    for golden, language in STORIES:
        path = path_of(golden, language)
        path.write_text(story(golden, language), "utf-8")
        print(path.name)
