from tests.games.contests import Characters

CHARACTERS = Characters(
    "hanseat",
    players=2,
    seed=8,
    seeds={"fire-captain": 11, "speculator": 10},
    short_blocks=2,
    short_iterations=16,
    long_blocks=300,
)
