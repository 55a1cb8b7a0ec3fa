"""What a game was begun for, beside the table: how far one has come with a challenge, or whether a day's try counts."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject

from speicherstadt_app.engine.challenge import MISSED, REACHED, Challenge
from speicherstadt_app.engine.occasion import CHALLENGE, CODE, DAY, Occasion, occasion_of
from speicherstadt_app.play.occasions.challenge import challenges_of, find_challenge, together
from speicherstadt_app.play.occasions.code import code_of, deal_of, in_groups
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import filled, labelled, sentences

if TYPE_CHECKING:
    from speicherstadt_app.play.table import Table as PlayedTable


@dataclass(frozen=True, slots=True)
class GoalValues:
    kind: str = ""
    title: str = ""
    lead: str = ""
    wishes: Records = field(default_factory=list)
    state: str = ""
    """How it stands with a challenge: `open`, `reached` or `missed`."""
    short: str = ""
    """The same in a word or two."""
    label: str = ""
    """What and how it stands."""
    result: str = ""
    """What came of it, at the end."""
    spoken: str = ""


@for_qml
class Goal(Values[GoalValues], values=GoalValues):
    """It is shown anew by the table, whenever that is."""

    def __init__(self, played: PlayedTable, occasion: Occasion, parent: QObject | None = None) -> None:
        super().__init__(GoalValues(), parent)
        self._played = played
        self._occasion = occasion
        self.refresh()

    def refresh(self) -> str:
        """The answer is what has become another since the last time, in a sentence, or nothing."""
        before = self.value.state
        self.show(
            _challenge(self._played, self._occasion) if self._occasion.kind == CHALLENGE else _other(self._occasion)
        )
        now = self.value.state
        return self.value.result or self.value.label if before and now != before else ""


def goal_of(played: PlayedTable, parent: QObject) -> Goal | None:
    """What a table was set up for, if for more than a game."""
    occasion = occasion_of(played.meta)
    if occasion is None or (occasion.kind == CHALLENGE and _challenge_of(played, occasion) is None):
        return None
    return Goal(played, occasion, parent)


def code_text(played: PlayedTable) -> str:
    """The code of a game that is over, as it is read; nothing if it has none.

    While a game is played nobody is told: at a second table its code would show what lies in the pile. A challenge has
    none either, because it is more than a deal.
    """
    occasion = occasion_of(played.meta)
    if not played.over or (occasion is not None and occasion.kind == CHALLENGE):
        return ""
    deal = deal_of(played.record())
    return "" if deal is None else in_groups(code_of(deal))


def day_name(about: str) -> str:
    """'18 November 2026'; the text itself if it is no date."""
    try:
        day = date.fromisoformat(about)
    except ValueError:
        return about
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def _challenge_of(played: PlayedTable, occasion: Occasion) -> Challenge | None:
    return find_challenge(played.game.card.id, occasion.about)


def _challenge(played: PlayedTable, occasion: Occasion) -> GoalValues:
    told, challenge = challenges_of(played.game.card.id), _challenge_of(played, occasion)
    assert told is not None
    assert challenge is not None
    events = (event for turn in played.turns for event in turn.seen_by(challenge.seat))
    standings = told.standings(challenge, played.rules.setup, events)
    state = together(standings)
    title, lead = told.title(challenge.name), told.lead(challenge.name)
    wishes = [
        {
            "text": told.wish_text(each.wish),
            "standing": told.standing_text(each),
            "state": each.state,
            "spoken": f"{told.wish_text(each.wish)}: {told.standing_text(each)}",
        }
        for each in standings
    ]
    short, result = _told(state, assisted=played.assisted, over=played.over)
    spoken = sentences(title, *(str(wish["spoken"]) for wish in wishes), result)
    said = labelled(title, result) if result else ""
    return GoalValues(CHALLENGE, title, lead, wishes, state, short, labelled(title, short), said, spoken)


def _told(state: str, *, assisted: bool, over: bool) -> tuple[str, str]:
    if state == REACHED and assisted:
        word = QCoreApplication.translate("Goal", "reached with help")
        said = QCoreApplication.translate("Goal", "the goal is reached, with help. Try it without.")
    elif state == REACHED:
        word = QCoreApplication.translate("Goal", "goal reached")
        said = QCoreApplication.translate("Goal", "the goal is reached. Well done!")
    elif state == MISSED:
        word = QCoreApplication.translate("Goal", "goal missed")
        said = QCoreApplication.translate("Goal", "the goal is missed this time. The same cards come again.")
    else:
        return QCoreApplication.translate("Goal", "goal open"), ""
    return word, said if over else ""


def _other(occasion: Occasion) -> GoalValues:
    if occasion.kind == DAY:
        title = filled(QCoreApplication.translate("Goal", "Game of the day, %1"), day_name(occasion.about))
        if occasion.counts:
            short = QCoreApplication.translate("Goal", "counts")
            lead = QCoreApplication.translate("Goal", "This is the try that counts, whatever happens.")
        else:
            short = QCoreApplication.translate("Goal", "for practice")
            lead = QCoreApplication.translate(
                "Goal", "This is for practice: it counts neither for the day nor in your statistics."
            )
    elif occasion.kind == CODE:
        title = QCoreApplication.translate("Goal", "A game from a code")
        short = ""
        lead = _uncounted(occasion)
    else:
        title = QCoreApplication.translate("Goal", "The same cards once more")
        short = QCoreApplication.translate("Goal", "for practice")
        lead = _uncounted(occasion)
    label = labelled(title, short) if short else title
    return GoalValues(occasion.kind, title, lead, short=short, label=label, spoken=sentences(title, lead))


def _uncounted(occasion: Occasion) -> str:
    if occasion.counts:
        return ""
    return QCoreApplication.translate("Goal", "Somebody may know this deal: the game won't count in your statistics.")
