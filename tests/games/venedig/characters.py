from tests.games.contests import Characters

CHARACTERS = Characters("merchant", players=4, seed=61, long_blocks=120)
