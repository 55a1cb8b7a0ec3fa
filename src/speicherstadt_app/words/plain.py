"""What is said of a game that has no words of its own: moves as the record writes them, and points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, Final

from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.rules import CHANCE, Action, Event, Progress, Rules, Seat
from speicherstadt_app.words.game import Choice, KindWords, Label, Medal, Remarks, Sentence, Small, Teller, bold
from speicherstadt_app.words.phrases import capital, filled, isolated, listed, number_text, points
from speicherstadt_app.words.styled import FAINT, HEADING, Styled, fit, seat_style
from speicherstadt_app.words.translation import tr

if TYPE_CHECKING:
    from speicherstadt_app.ai.advice import Reason
    from speicherstadt_app.engine.record import Player
    from speicherstadt_app.engine.score import Outcome


VEIL: Final = "?"
"""Stands in a move for what a viewer does not see."""


def spoken(key: str) -> str:
    """A word of the rules as people write it."""
    return capital(key.replace("_", " ").replace("-", " "))


# Telling


class _Teller:
    """The short log leaves out what chance does, but for what the viewer alone sees and what opens sealed choices."""

    def __init__(self, rules: Rules[Any], names: Sequence[str]) -> None:
        self._rules = rules
        self._names = names
        self._sealed = False

    def told(self, events: Iterable[Event], text: str = "") -> list[Sentence]:  # noqa: ARG002
        who, _, rest = text.partition(" ")
        if not rest:
            return []
        if not who.isdigit() or int(who) >= len(self._names):
            return [Sentence(escape(rest, quote=False), detail=not self._matters(text))]
        self._sealed = self._sealed or VEIL in rest.split()
        return [Sentence(f"{isolated(bold(self._names[int(who)]))}: {escape(rest, quote=False)}", int(who))]

    def _matters(self, text: str) -> bool:
        if VEIL in text.split():
            return False
        opens, self._sealed = self._sealed, False
        try:
            return opens or self._rules.seen_text(None, *self._rules.parse(text)) != text
        except Unreadable:
            return opens


def teller(rules: Rules[Any], names: Sequence[str], view: Any = None) -> Teller:  # noqa: ARG001
    return _Teller(rules, names)


def only_seen(texts: Sequence[str], name: str) -> str:
    """The moves that only the viewer saw; without a name it is the one person who plays."""
    told = " · ".join(texts)
    if told and name:
        return filled(tr("Plain", "Only %1 saw: %2"), name, told)
    return filled(tr("Plain", "Only you saw: %1"), told) if told else ""


def recap(rules: Rules[Any], names: Sequence[str], me: Seat, view: Any, events: Iterable[Event]) -> str:  # noqa: ARG001
    return ""


def grade(key: str) -> str:
    return spoken(key)


def victory(outcome: Outcome, names: Sequence[str]) -> str:
    if outcome.grade:
        return filled(tr("Plain", "%1 reaches %2: %3."), names[0], points(outcome.scores[0]), spoken(outcome.grade))
    if not outcome.winners:
        return tr("Plain", "The game is over.")
    who = listed([names[seat] for seat in outcome.winners])
    best = points(outcome.scores[outcome.winners[0]])
    if len(outcome.winners) > 1:
        return filled(tr("Plain", "%1 share the victory with %2."), who, best)
    return filled(tr("Plain", "%1 wins with %2."), who, best)


def dramatic(event: Event) -> bool:  # noqa: ARG001
    return False


# Deciding


def question(rules: Rules[Any], view: Any, seat: Seat, names: Sequence[str]) -> str:  # noqa: ARG001
    return filled(tr("Plain", "%1: what do you do?", "a phase of the game"), spoken(rules.phase(view, seat)))


def choice(rules: Rules[Any], view: Any, seat: Seat, action: Action, names: Sequence[str]) -> str:  # noqa: ARG001
    text = rules.text(seat, action)
    return text.partition(" ")[2] or text


def choices(
    rules: Rules[Any], view: Any, seat: Seat, legal: Sequence[Action], names: Sequence[str]
) -> Mapping[int, Choice]:
    return {
        number: Choice(choice(rules, view, seat, action, names), (action,))
        for number, action in enumerate(legal, start=1)
    }


def decision(rules: Rules[Any], view: Any, seat: Seat, actions: Sequence[Action], names: Sequence[str]) -> str:
    told = [choice(rules, view, seat, action, names) for action in actions]
    return f"{isolated(names[seat])}: {', '.join(told)}"


# Reasons and remarks


def reason_words(
    reasons: Sequence[Reason],  # noqa: ARG001
    rules: Rules[Any],  # noqa: ARG001
    names: Sequence[str],  # noqa: ARG001
    lead: str = "%1",  # noqa: ARG001
    you: Seat | None = None,  # noqa: ARG001
) -> str:
    return ""


def area_words(group: str) -> str:
    return f"{spoken(group)}."


class _Silence:
    def begin(self) -> None:
        pass

    def on(self, events: Sequence[Event]) -> None:  # noqa: ARG002
        return None


def remarks(rules: Rules[Any], players: Sequence[Player]) -> Remarks:  # noqa: ARG001
    return _Silence()


def moods(
    rules: Rules[Any],  # noqa: ARG001
    players: Sequence[Player],  # noqa: ARG001
    events: Sequence[Event],  # noqa: ARG001
    seen: Sequence[Event] = (),  # noqa: ARG001
) -> Mapping[Seat, str]:
    return {}


# Progress


def chapter(key: str) -> str:
    return spoken(key)


def chapter_art(key: str) -> str:  # noqa: ARG001
    return ""


def phase(key: str) -> str:
    return tr("Plain", "Over") if key == "over" else spoken(key)


def heading(progress: Progress) -> str:
    if not progress.round:
        return chapter(progress.chapter)
    text = filled(tr("Plain", "Round %1"), progress.round)
    return f"{text} · {chapter(progress.chapter)}" if progress.chapter else text


def where(progress: Progress) -> str:
    if not progress.round:
        return chapter(progress.chapter)
    if progress.rounds is None:
        text = filled(tr("Plain", "round %1"), progress.round)
    else:
        text = filled(tr("Plain", "round %1 of %2"), progress.round, progress.rounds)
    return f"{chapter(progress.chapter)}, {text}" if progress.chapter else capital(text)


def table(place: int) -> str:
    return filled(tr("Plain", "Table %1", "one of several in a game"), place + 1)


def remaining(rules: Rules[Any], view: Any) -> str:  # noqa: ARG001
    return ""


def waiting(rules: Rules[Any], view: Any, names: Sequence[str], you: Seat | None) -> str:
    seats = [seat for seat in rules.actors(view) if seat != CHANCE]
    if you in seats:
        return tr("Plain", "your turn")
    if not seats:
        return ""
    who = listed([names[seat] for seat in seats])
    if len(seats) > 1:
        return filled(tr("Plain", "%1 decide"), who)
    return filled(tr("Plain", "%1 decides"), who)


def detail(rules: Rules[Any], view: Any, you: Seat) -> str:  # noqa: ARG001
    return ""


# Cast

CHARACTERS: Final[tuple[str, ...]] = ()
USUAL: Final[tuple[str, ...]] = ()
NAMES: Final = (
    *("Kontor", "Michel", "Alster", "Elbe", "Fleet"),
    *("Bille", "Brook", "Altona", "Sandtor", "Wandrahm"),
    *("Baumwall", "Cremon", "Veddel", "Barkasse", "Lotse"),
)
"""Of Hamburg: as many as can sit at a table."""


def level_title(key: str) -> str:
    match key:
        case "random":
            return tr("Plain", "Random")
        case "novice":
            return tr("Plain", "Novice")
        case "casual":
            return tr("Plain", "Occasional player")
        case "regular":
            return tr("Plain", "Regular", "somebody who plays often")
        case "keen":
            return tr("Plain", "Keen player")
    return spoken(key)


def level_note(key: str) -> str:
    match key:
        case "random":
            return tr("Plain", "plays at random")
        case "novice":
            return tr("Plain", "thinks little, and errs often")
        case "casual":
            return tr("Plain", "errs now and then")
        case "regular":
            return tr("Plain", "errs seldom")
        case "keen":
            return tr("Plain", "thinks longest, and takes what it finds best")
    return ""


def character_name(key: str) -> str:  # noqa: ARG001
    return ""


def character_full_name(key: str) -> str:  # noqa: ARG001
    return ""


def character_title(key: str) -> str:
    return spoken(key)


def character_tag(key: str) -> str:  # noqa: ARG001
    return ""


def character_note(key: str) -> str:  # noqa: ARG001
    return ""


def character_art(key: str) -> str:  # noqa: ARG001
    return ""


def character_mood(key: str, mood: str) -> str:  # noqa: ARG001
    return ""


# Statistics, medals, options


def source(name: str) -> Label:
    return Label(spoken(name), unit="points")


def figure(name: str) -> Label:
    return Label(spoken(name))


def kind(name: str) -> Label:
    return Label(spoken(name), unit="points")


def kinds() -> KindWords:
    return KindWords(
        tr("Kinds", "Kinds"),
        tr("Kinds", "wanted"),
        tr("Kinds", "used"),
        tr("Kinds", "cost"),
        tr("Kinds", "Games in which a kind was used"),
    )


def phases() -> Sequence[str]:
    return ()


def best(name: str) -> Label:
    match name:
        case "best_score":
            return Label(tr("Plain", "Highest score"), "signs/star", "points")
        case "clearest_win":
            return Label(tr("Plain", "Clearest victory"), "signs/star", "points")
        case "closest_win":
            return Label(tr("Plain", "Closest victory"), "signs/star", "points")
    return Label(spoken(name), "signs/star")


def medal(name: str) -> Medal:
    return Medal(spoken(name), "", "medals/blank")


def option(key: str) -> Label:
    return Label(spoken(key))


def value(key: str, value: object) -> str:  # noqa: ARG001
    return spoken(value) if isinstance(value, str) else str(value)


def setting(key: str) -> tuple[str, str]:
    return spoken(key), ""


def variant(options: Mapping[str, object]) -> str:
    return ", ".join(f"{spoken(key)}: {value(key, told)}" for key, told in sorted(options.items()))


def variant_name(options: Mapping[str, object]) -> str:
    return variant(options)


# Ending


def stories(rules: Rules[Any], names: Sequence[str], events: Iterable[Event], outcome: Outcome) -> Sequence[str]:  # noqa: ARG001
    return [""] * len(names)


# Drawing


def draw(rules: Rules[Any], view: Any, names: Sequence[str], width: int) -> Sequence[Styled]:
    """Where the game stands, who decides, and the points so far."""
    outcome = rules.outcome(view)
    place = [where(rules.progress(view)), phase(rules.phase(view))]
    lines = [Styled(" · ".join(filter(None, place)), style=HEADING).cut(width)]
    if outcome.final:
        lines.append(Styled(victory(outcome, names)).cut(width))
    elif told := waiting(rules, view, names, None):
        lines.append(Styled(told).cut(width))
    lines.append(Styled("─" * width, style=FAINT))
    for seat, (name, score) in enumerate(zip(names, outcome.scores, strict=True)):
        lines.append(Styled(fit((name, seat_style(seat)), width - 8), fit(number_text(score), 8, right=True)))
    return lines


def sheet(rules: Rules[Any], outcome: Outcome, names: Sequence[str], width: int) -> Sequence[Styled]:  # noqa: ARG001
    """A row for each source, a column for each player; with many players, a block below the other."""
    title = tr("Plain", "The score") if outcome.final else tr("Plain", "The score as it stands")
    lines = []
    at_once = max(1, (width - 20) // 10)
    for first in range(0, len(names), at_once):
        seats = range(len(names))[first : first + at_once]
        heads = (fit((names[seat], seat_style(seat)), 9, right=True) for seat in seats)
        lines.append(Styled(fit((title, HEADING), 20), *(Styled(" ", head) for head in heads)))
        found = outcome.breakdown()
        for name in outcome.sources:
            if any(found[seat][name] for seat in range(len(names))):
                row = (fit(number_text(found[seat][name]), 10, right=True) for seat in seats)
                lines.append(Styled(fit(source(name).title, 20), *row))
        row = (fit((number_text(outcome.scores[seat]), HEADING), 10, right=True) for seat in seats)
        lines.append(Styled(fit((capital(points_word()), HEADING), 20), *row))
    return [*lines, Styled(""), Styled(victory(outcome, names), style=HEADING).cut(width)] if outcome.final else lines


def small(rules: Rules[Any], view: Any) -> Small:  # noqa: ARG001
    return Small()


def points_word() -> str:
    return tr("Plain", "points")
