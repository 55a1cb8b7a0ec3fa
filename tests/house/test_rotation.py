"""Of a long enumeration each commit takes another tenth, and together they take all of it."""

from tests.rotation import PARTS, Rotation


def taken(rotation: Rotation, name: str, points: int) -> list[int]:
    return list(range(rotation.first(name), points, rotation.step))


def test_all_commits_together_take_every_point() -> None:
    words = [f"commit {number}" for number in range(200)]
    together = {point for word in words for point in taken(Rotation(word), "faults", 57)}
    assert together == set(range(57))
    assert all(len(taken(Rotation(word), "faults", 57)) <= 57 // PARTS + 1 for word in words)


def test_the_same_word_takes_the_same_points_of_each_enumeration() -> None:
    one, again = Rotation("a1b2c3"), Rotation("a1b2c3")
    names = [f"operation {number}" for number in range(40)]
    assert [one.first(name) for name in names] == [again.first(name) for name in names]
    assert len({one.first(name) for name in names}) == PARTS, "not every enumeration takes the same tenth"


def test_a_long_run_takes_everything() -> None:
    assert taken(Rotation("a1b2c3", whole=True), "faults", 57) == list(range(57))
