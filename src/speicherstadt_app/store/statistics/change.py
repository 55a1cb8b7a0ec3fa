"""What one game has changed in a rating."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from speicherstadt_app.store.statistics.ratings import Ladder, Meeting, RatingPoint


def rating_change(
    whole: Sequence[RatingPoint], meetings: Mapping[int, Meeting], ladder: Ladder, game: int
) -> tuple[float, float | None] | None:
    """The rating with all games of a person, and as it would be without this one: None without any other. None where it
    tells nothing."""
    if game not in meetings or not whole:
        return None
    rest = ladder.curve(meeting for number, meeting in meetings.items() if number != game)
    return whole[-1].rating, rest[-1].rating if rest else None
