"""What every game must satisfy where not everybody knows everything: views, what is seen, what can be imagined."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final

from speicherstadt_app.engine.errors import EngineError, quote
from speicherstadt_app.engine.rules import CHANCE, Action, Event, Rules, Seat
from speicherstadt_app.engine.trial import SAMPLE, Broken, Ply, Trial, promise, some, spoilt

WORLDS: Final = 2
"""How many states are imagined where one can show that something is wrong and none that all is well."""


def check_views(trial: Trial) -> None:
    """A view tells whose turn it is, the seat's own actions and the open score; of an open game it is everything."""
    rules = trial.rules
    for number, state in trial.positions():
        before = rules.copy(state)
        for viewer in (None, *trial.seats):
            view = rules.view(state, viewer)
            where = f"ply {number}: the view of {_name(viewer)}"
            for seat in (None, *trial.seats):
                promise(rules.phase(view, seat) == rules.phase(state, seat), f"{where} shows another phase")
            promise(rules.actors(view) == rules.actors(state), f"{where} shows other actors")
            promise(rules.progress(view) == rules.progress(state), f"{where} shows another round")
            if viewer is not None:
                promise(
                    list(rules.legal(view, viewer)) == list(rules.legal(state, viewer)),
                    f"{where} allows the seat other actions",
                )
            promise(rules.outcome(view) == rules.outcome(state), f"{where} has another score sheet")
            promise(not trial.game.card.open or view == state, f"{where} hides something in a game said to be open")
            promise(view is not state, f"{where} is the state itself")
            for actor in rules.actors(view)[:1] if trial.game.card.open else ():
                rules.step(view, actor, rules.legal(view, actor)[0])
        promise(state == before, f"ply {number}: looking changed the state")


def check_hides(trial: Trial) -> None:
    """A seat is said to hide something exactly while its view is not the public one, and everybody can tell so."""
    rules = trial.rules
    for number, state in trial.positions():
        views = {viewer: rules.view(state, viewer) for viewer in (None, *trial.seats)}
        for seat in trial.seats:
            said = rules.hides(state, seat)
            where = f"ply {number}: seat {seat} is said to hide"
            promise(said or views[seat] == views[None], f"{where} nothing, but its view is not the public one")
            promise(not said or views[seat] != views[None], f"{where} something, but its view is the public one")
            for viewer, view in views.items():
                promise(
                    rules.hides(view, seat) == said,
                    f"ply {number}: the view of {_name(viewer)} says something else of whether seat {seat} hides",
                )


def check_open_decisions(trial: Trial) -> None:
    """Who is said to decide openly has the same actions in the public view, and everybody can tell so."""
    rules = trial.rules
    for number, state in trial.positions():
        actors = [seat for seat in rules.actors(state) if seat != CHANCE]
        views = [(viewer, rules.view(state, viewer)) for viewer in (None, *trial.seats)] if actors else []
        for seat in actors:
            said = rules.decides_openly(state, seat)
            for viewer, view in views:
                teller = f"ply {number}: the view of {_name(viewer)}"
                promise(
                    rules.decides_openly(view, seat) == said,
                    f"{teller} says something else of whether seat {seat} decides openly",
                )
            promise(
                not said or list(rules.legal(views[0][1], seat)) == list(rules.legal(state, seat)),
                f"ply {number}: seat {seat} is said to decide openly, but the public view has other actions",
            )


def check_nobody(trial: Trial) -> None:
    """What everybody knows is known to each seat: it is the same in all states that a seat can't tell apart."""
    rules = trial.rules
    for number, state in trial.positions():
        known = rules.view(state, None)
        for seat in trial.seats:
            view = rules.view(state, seat)
            for n in range(WORLDS):
                imagined = rules.imagine(view, seat, trial.stream("nobody", number, n))
                promise(
                    rules.view(imagined, None) == known,
                    f"ply {number}: what everybody is said to know has something in it that seat {seat} does not know",
                )


def check_imagining(trial: Trial) -> None:
    """An imagined state is one that the seat can't tell from the true one; where things are hidden it varies."""
    rules = trial.rules
    varied = False
    for number, state in trial.positions():
        for seat in trial.seats:
            view = rules.view(state, seat)
            before = rules.copy(view)
            one, two = (rules.imagine(view, seat, trial.stream("imagine", number, n)) for n in range(2))
            varied = varied or one != two
            where = f"ply {number}: what seat {seat} imagines"
            for imagined in (one, two):
                promise(rules.view(imagined, seat) == view, f"{where} can be told from the truth")
                promise(
                    list(rules.legal(imagined, seat)) == list(rules.legal(state, seat)),
                    f"{where} allows the seat other actions",
                )
                promise(
                    not rules.actors(state) or rules.outcome(imagined) == rules.outcome(state),
                    f"{where} has another score: the score sheet of an unfinished game tells what is hidden",
                )
            for actor in rules.actors(one)[:1]:
                rules.step(one, actor, rules.legal(one, actor)[0])
            promise(view == before, f"{where} is no copy of its own")
    promise(not varied or not trial.game.card.open, "what is imagined varies though all is open")
    promise(varied or not _has_secrets(trial), f"what is imagined never varies with {_players(trial)}")


def check_secrets(trial: Trial) -> None:
    """What a seat sees happen and what it then may know are the same knowledge: neither tells more than the other."""
    rules = trial.rules
    stream = trial.stream("secrets")
    hidden = False
    for ply in trial.plies:
        actions = {ply.action, *some(stream, rules.legal(ply.state, ply.seat))}
        steps = [(action, *rules.apply(ply.state, ply.seat, action)) for action in sorted(actions)]
        for viewer in (None, *trial.seats):
            where = f"ply {ply.number}: {_name(viewer)}"
            seen: list[tuple[object, Any, Any]] = []
            for action, after, events in steps:
                text = rules.seen_text(viewer, ply.seat, action)
                veiled = text != rules.text(ply.seat, action)
                hidden = hidden or (veiled and viewer is not None)
                promise(not veiled or viewer != ply.seat, f"{where} does not see its own move")
                noticed = [rules.seen_event(viewer, event) for event in events]
                seen.append(((text, tuple(e for e in noticed if e is not None)), rules.view(after, viewer), after))
            for sight, view, after in seen:
                for other_sight, other_view, other_after in seen:
                    if sight == other_sight:
                        promise(view == other_view, f"{where} may know what it did not see happen: the view leaks")
                    elif view == other_view:
                        promise(after == other_after, f"{where} sees what it may not know: a text or an event leaks")
    promise(not hidden or not trial.game.card.open, "a game said to be open hides moves")
    promise(hidden or not _has_secrets(trial), f"a game with secrets never hides a move with {_players(trial)}")


def check_reveals(trial: Trial) -> None:
    """A move that shows somebody more than that it was decided on is said to reveal."""
    for ply in trial.plies:
        if trial.rules.reveals(ply.state, ply.seat, ply.action):
            continue
        if trial.game.card.open and ply.seat != CHANCE:
            continue
        for viewer in trial.seats:
            promise(
                _foreseen(trial, ply, viewer),
                f"ply {ply.number}: seat {viewer} learns something from a move that is said to reveal nothing",
            )


def _foreseen(trial: Trial, ply: Ply, viewer: Seat) -> bool:
    """Whether in each of some states that the viewer can't tell apart the same could be seen to happen and to follow;
    of chance, whether nothing else could."""
    rules = trial.rules
    told = _noticed(rules, viewer, ply.seat, ply.action, ply.state)
    view = rules.view(ply.state, viewer)
    for n in range(WORLDS):
        world = rules.imagine(view, viewer, trial.stream("reveals", ply.number, n))
        possible = rules.legal(world, ply.seat)
        alike = [action for action in possible if rules.seen_text(viewer, ply.seat, action) == told[0]]
        if ply.seat == CHANCE and len(alike) < len(possible):
            return False
        if not any(_noticed(rules, viewer, ply.seat, action, world) == told for action in alike):
            return False
    return True


def _noticed(rules: Rules[Any], viewer: Seat, seat: Seat, action: Action, state: Any) -> tuple[str, list[Event], Any]:
    """All that a viewer has of a move: how it is seen, what happens, and what is known then."""
    after, events = rules.apply(state, seat, action)
    return rules.seen_text(viewer, seat, action), _seen(rules, viewer, events), rules.view(after, viewer)


def _seen(rules: Rules[Any], viewer: Seat | None, events: Sequence[Event]) -> list[Event]:
    noticed = (rules.seen_event(viewer, event) for event in events)
    return [event for event in noticed if event is not None]


def check_unsealed(trial: Trial) -> None:
    """Where several choose at the same time, who still has to can't tell from there who has chosen already."""
    rules = trial.rules
    together: set[Seat] = set()
    began: Any = None
    for number, state in trial.positions():
        actors = rules.actors(state)
        if len(actors) > 1 and not together.issuperset(actors):
            together, began = set(actors), state
        elif not actors or not together.issuperset(actors):
            together = set()
        for seat in actors if together else ():
            view = rules.view(state, seat)
            before = rules.copy(view)
            unsealed = rules.unsealed(view, seat)
            where = f"ply {number}: without what is sealed, seat {seat}"
            promise(unsealed == rules.view(began, seat), f"{where} sees something else than before the first choice")
            promise(view == before, f"{where} looked and changed the view")


def check_follow(trial: Trial) -> None:
    """The moves as somebody sees them lead from view to view, and tell what that viewer notices."""
    viewers = (None, trial.seats[0]) if trial.game.card.open else (None, *trial.seats)
    for viewer in viewers:
        rules = trial.fresh_rules()
        view = rules.view(rules.start(), viewer)
        for ply, then in zip(trial.plies, (*(later.state for later in trial.plies[1:]), trial.end), strict=True):
            where = f"ply {ply.number}: {_name(viewer)}"
            text = rules.seen_text(viewer, ply.seat, ply.action)
            before = rules.copy(view)
            try:
                after, events = rules.follow(view, viewer, text)
            except EngineError as error:
                raise Broken(f"{where} can't follow {quote(text)}: {error.why}") from None
            promise(view == before, f"{where} does not keep its old view")
            seen = rules.view(then, viewer)
            promise(
                after == seen,
                f"{where} follows {quote(text)} to something else than its view{_difference(after, seen)}",
            )
            promise(
                list(events) == _seen(trial.rules, viewer, ply.events), f"{where} is told other events than it notices"
            )
            if not ply.number % (len(trial.plies) // SAMPLE + 1):
                _check_not_followed(trial, rules, ply, viewer)
            view = after
        for ply in trial.plies[-1:]:
            text = rules.seen_text(viewer, ply.seat, ply.action)
            promise(_not_followed(rules, view, viewer, text), f"{_name(viewer)} follows a move after the end")


def _check_not_followed(trial: Trial, rules: Rules[Any], ply: Ply, viewer: Seat | None) -> None:
    """Refused is what this viewer can't see so, what is another's turn, and what its own cards forbid."""
    stream = trial.stream("follow", ply.number)
    view = rules.view(ply.state, viewer)
    whole = rules.text(ply.seat, ply.action)
    text = rules.seen_text(viewer, ply.seat, ply.action)
    words = text.split(" ")
    wrong = [f"{text} ", f" {text}", text.replace(" ", "  ", 1)]
    wrong += [" ".join((*words[:n], "?", *words[n + 1 :])) for n in range(2, len(words)) if words[n] != "?"]
    if whole != text:
        wrong.append(whole)
    actors = rules.actors(ply.state)
    for seat in trial.seats:
        if seat not in actors:
            wrong.append(" ".join((str(seat), *words[1:])))
    others = [stream.choice(trial.plies) for _ in range(SAMPLE)]
    for other in others:
        barred = other.seat not in actors
        if other.seat == viewer and not barred:
            barred = not rules.allows(ply.state, other.seat, other.action)
        if barred:
            wrong.append(rules.seen_text(viewer, other.seat, other.action))
    for refused in wrong:
        promise(
            _not_followed(rules, view, viewer, refused), f"ply {ply.number}: {_name(viewer)} follows {quote(refused)}"
        )
    # Whether these can be is for reasoning to tell; they must be answered.
    for odd in (*spoilt(text, stream), *(rules.seen_text(viewer, other.seat, other.action) for other in others)):
        _not_followed(rules, view, viewer, odd)


def _not_followed(rules: Rules[Any], view: Any, viewer: Seat | None, text: str) -> bool:
    try:
        rules.follow(view, viewer, text)
    except EngineError:
        return True
    return False


def _has_secrets(trial: Trial) -> bool:
    """Whether this trial must hide something: with fewer players a game with secrets may have none."""
    if trial.game.card.open:
        return False
    rules = trial.rules
    most = len(trial.seats) == trial.game.card.seats[1]
    return most or any(rules.hides(state, seat) for _, state in trial.positions() for seat in trial.seats)


def _difference(one: Any, other: Any) -> str:
    """The first field in which two values of the same class differ, where they have fields."""
    if type(one) is not type(other) or not is_dataclass(one):
        return ""
    for each in fields(one):
        if getattr(one, each.name) != getattr(other, each.name):
            return f": {each.name} is {getattr(one, each.name)!r}, not {getattr(other, each.name)!r}"
    return ""


def _players(trial: Trial) -> str:
    return "1 player" if len(trial.seats) == 1 else f"{len(trial.seats)} players"


def _name(viewer: Seat | None) -> str:
    return "nobody" if viewer is None else f"seat {viewer}"
