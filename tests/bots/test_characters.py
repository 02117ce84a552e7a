"""Characters: a recognisable style in every game and at every strength."""

import pytest

import heptapolis
from heptapolis.bots import STRENGTHS, can_play, parse_bot
from heptapolis.bots.characters import CHARACTERS, favourites_of, split_character
from heptapolis.core.contract import Game
from heptapolis.core.errors import HeptapolisError
from tests.bots.classifier import FIRST_SEED, count_named, play_characters, with_character
from tests.bots.test_greedy import play_out

GAMES: list[Game] = [heptapolis.make("wonders", players=4), heptapolis.make("dice", players=4)]
SHARE_NAMED = 0.7


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_character_loves_rows_of_every_game(game: Game) -> None:
    rows = game.new(1).result().sheets[0]
    loved = {character: favourites_of(game, character) for character in CHARACTERS}
    assert all(loved.values())
    assert all(row in rows for favourites in loved.values() for row in favourites)


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_strength_has_every_character(strength: str, character: str) -> None:
    kind = parse_bot(f"{strength}:character={character}")
    assert kind != parse_bot(strength)
    assert all(can_play(kind, game) for game in GAMES)


@pytest.mark.parametrize("bot", ["greedy", "mcts"])
def test_an_unknown_character_is_rejected(bot: str) -> None:
    with pytest.raises(HeptapolisError, match="no such character") as caught:
        parse_bot(f"{bot}:character=poet")
    assert "scientist" in caught.value.valid


@pytest.mark.parametrize(
    ("spec", "parts"),
    [
        ("hard:character=general", ("hard", "general")),
        ("mcts:ms=5,character=builder,seed=2", ("mcts:ms=5,seed=2", "builder")),
        ("easy", ("easy", None)),
        ("greedy:noise=6", ("greedy:noise=6", None)),
        ("hard:character=none", ("hard:character=none", None)),
        ("hard:character=poet", ("hard:character=poet", None)),
        ("mine=bot.py:Mine", ("mine=bot.py:Mine", None)),
    ],
)
def test_a_spec_is_split_into_strength_and_character(spec: str, parts: tuple[str, str | None]) -> None:
    assert split_character(spec) == parts


@pytest.mark.parametrize(
    "options", [{"expansions": ["cities"], "boards": "choose"}, {"expansions": ["cities"], "teams": True}]
)
@pytest.mark.parametrize("spec", ["easy", "mcts:playouts=6"])
def test_they_play_whole_games_without_an_illegal_move(options: dict[str, object], spec: str) -> None:
    game = heptapolis.make("wonders", players=4, **options)
    state, illegal = play_out(game, with_character(spec, "scientist"), 3)
    assert (state.to_act, illegal) == ((), 0)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_ten_records_reveal_who_played(game: Game) -> None:
    fitted = play_characters(game, "medium", 12, FIRST_SEED)
    right, tried = count_named(fitted, play_characters(game, "medium", 20, FIRST_SEED + 12))
    assert right >= SHARE_NAMED * tried


@pytest.mark.soak
@pytest.mark.parametrize("strength", ["easy", "medium", "mcts:playouts=100"])
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_ten_records_reveal_who_played_at_every_strength(game: Game, strength: str) -> None:
    fitted = play_characters(game, strength, 40, FIRST_SEED)
    right, tried = count_named(fitted, play_characters(game, strength, 200, FIRST_SEED + 40))
    assert right >= SHARE_NAMED * tried
