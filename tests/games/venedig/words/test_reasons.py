"""Hints and reviews say in words what the facts of a reason are."""

from types import SimpleNamespace
from typing import Any, cast

from speicherstadt_app.ai.advice import Fact, Reason
from speicherstadt_app.games.venedig.brains.reasons import GROUPS
from speicherstadt_app.games.venedig.rules.box import standard_box
from speicherstadt_app.games.venedig.words.reasons import area_words, reason_text, reason_words

NAMES = ("Anna", "Bruno", "Clara")
BOX = standard_box()


def told(reason: Reason, you: int | None = 0) -> str:
    return reason_text(reason, BOX, NAMES, you)


def test_it_brings_me_and_gives_others() -> None:
    mine = Reason("now", 0, 5.0, 5.0, {"points": 9}, {"points": 4})
    theirs = Reason("now", 1, 3.0, -1.0, {"points": 3}, {"points": 0})
    assert told(mine) == "it brings you 9 points now, not 4"
    assert told(mine, None) == "it brings Anna 9 points now, not 4"
    assert told(theirs) == "it gives Bruno 3 points, not 0"


def test_it_leaves_somebody_a_place_for_a_tile() -> None:
    block: dict[str, Fact] = {"shape": "square", "points": 9}
    nothing: dict[str, Fact] = {"shape": "", "points": 0}
    assert told(Reason("place", 2, 3.0, -1.0, block, nothing)) == "it leaves Clara a place for a block"
    assert told(Reason("place", 0, -3.0, -3.0, nothing, block)) == "it leaves you no place, not even for a block"


def test_the_card_that_is_handed_on() -> None:
    reason = Reason("card", 1, 1.0, -0.5, {"card": "builder-7"}, {"card": "gondolier"})
    assert told(reason) == "Bruno gets the builder 7 into hand, not the gondolier"


def test_who_is_ahead_when_it_ends() -> None:
    ends: dict[str, Fact] = {"ends": "piles", "lead": 4}
    not_yet: dict[str, Fact] = {"ends": "", "lead": 0}
    assert told(Reason("end", 0, 4.0, 4.0, ends, not_yet)) == "it ends the game now, and you lead by 4 points"
    level: dict[str, Fact] = {"ends": "piles", "lead": 0}
    assert told(Reason("end", 0, 4.0, 4.0, level, not_yet)).endswith("you level with the best of the others")
    behind: dict[str, Fact] = {"ends": "piles", "lead": -4}
    assert told(Reason("end", 0, 4.0, 4.0, not_yet, behind)).endswith("instead of ending with you 4 points behind")


def test_every_group_says_where_to_look() -> None:
    assert len({area_words(group) for group in GROUPS}) == len(GROUPS)


def test_reason_words_say_nothing_where_there_is_no_reason() -> None:
    """Reviews that were kept from before have such reasons."""
    assert (
        reason_words(
            (Reason("chances", 0, 0.0, 0.0, {}, {}),), cast("Any", SimpleNamespace(box=BOX)), NAMES, "Better: %1"
        )
        == ""
    )
