"""The rules say of three hundred games what they have always said, and so do the facts for the statistics."""

import pytest

from tests.games.speicherstadt.kept_games import PLAYERS, digest_of_facts, games, kept, played


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_go_as_they_have_always_gone(players: int) -> None:
    digests = kept()
    for number, seed, name in games():
        if number == players:
            record, digest = played(players, seed)
            assert [digest, digest_of_facts(record)] == digests[name], name
