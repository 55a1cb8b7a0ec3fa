"""What every game must satisfy.

Each check takes a `Trial`, one game played at random, and raises `Broken` with a sentence if the game breaks a promise
of the contract. A sentence names the ply. `CHECKS` lists them all.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final

from speicherstadt_app.engine.conformance_ends import (
    check_card,
    check_decisions_end,
    check_goes_on,
    check_obvious,
    check_outcome,
    check_place,
    check_progress,
    check_standing,
)
from speicherstadt_app.engine.conformance_secrets import (
    WORLDS,
    check_follow,
    check_hides,
    check_imagining,
    check_nobody,
    check_open_decisions,
    check_reveals,
    check_secrets,
    check_unsealed,
    check_views,
)
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import EngineError, Illegal, Unreadable, quote
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import read_record, record_of, replay
from speicherstadt_app.engine.rules import CHANCE, Action, Event, Game, Rules, Seat
from speicherstadt_app.engine.trial import SAMPLE, Broken, Ply, Trial, promise, some, spoilt

# The state and its actors


def check_actors(trial: Trial) -> None:
    """Seats of the table without doubles, or chance alone; nobody in the phase `over` and only then."""
    rules = trial.rules
    promise(rules.start() == trial.plies[0].state, "ply 0: start() does not give the same state twice")
    for number, state in trial.positions():
        actors = rules.actors(state)
        known = actors == (CHANCE,) or all(actor in trial.seats for actor in actors)
        promise(known and len(set(actors)) == len(actors), f"ply {number}: {actors} can't be the actors")
        promise(
            (not actors) == (rules.phase(state) == "over"),
            f"ply {number}: the phase is {quote(rules.phase(state))} and the actors are {actors}",
        )
        if len(actors) == 1 and actors != (CHANCE,):
            own = rules.phase(state, actors[0])
            promise(own == rules.phase(state), f"ply {number}: seat {actors[0]} is to act in the phase {quote(own)}")


def check_legal(trial: Trial) -> None:
    """Complete (see `check_allows`), without doubles, in an order that depends on the state alone."""
    fresh = trial.fresh_rules()
    for number, state in reversed(list(trial.positions())):
        actors = trial.rules.actors(state)
        for seat in (*trial.seats, CHANCE):
            listed = list(trial.rules.legal(state, seat))
            who = f"ply {number}: legal of seat {seat}"
            promise(bool(listed) == (seat in actors), f"{who} has {len(listed)} actions, the actors are {actors}")
            promise(len(set(listed)) == len(listed), f"{who} lists an action twice")
            again = list(fresh.legal(fresh.copy(state), seat))
            promise(listed == again, f"{who} depends on more than the state")
    for ply in trial.plies:
        promise(
            ply.action in trial.rules.legal(ply.state, ply.seat), f"ply {ply.number}: what was played is not listed"
        )


def check_allows(trial: Trial) -> None:
    """`allows` says the same as `legal`, also of actions that belong to other positions or to none."""
    rules = trial.rules
    stream = trial.stream("allows")
    known = sorted({action for ply in trial.plies for action in rules.legal(ply.state, ply.seat)})
    for number, state in trial.positions():
        for seat in (*trial.seats, CHANCE, CHANCE - 1, trial.seats.stop):
            listed = rules.legal(state, seat) if seat in rules.actors(state) else ()
            foreign = some(stream, known) if seat in trial.seats or seat == CHANCE else ()
            own = some(stream, listed)
            nonsense = [action ^ 1 << stream.below(64) for action in (*own, *foreign)]
            nonsense += [action ^ 1 << stream.below(64) for action in nonsense]
            for action in (*own, *foreign, *nonsense, ~own[0] if own else 1 << 200):
                promise(
                    rules.allows(state, seat, action) == (action in listed),
                    f"ply {number}: allows and legal differ over action {action} of seat {seat}",
                )
            for action in foreign:
                if action not in listed:
                    _check_refusal(rules, number, state, seat, action)


def _check_refusal(rules: Rules[Any], number: int, state: Any, seat: Seat, action: Action) -> None:
    before = rules.copy(state)
    try:
        rules.apply(state, seat, action)
    except Illegal as refusal:
        promise(bool(refusal.why.strip()), f"ply {number}: a refusal does not say why")
    else:
        raise Broken(f"ply {number}: apply lets an action happen that legal does not list")
    promise(state == before, f"ply {number}: a refused action changed the state")


def check_step(trial: Trial) -> None:
    """A step changes its own state only; `apply` is copy and step; the same move does and tells the same again."""
    rules = trial.rules
    fresh = trial.fresh_rules()
    state = fresh.start()
    for ply in trial.plies:
        where = f"ply {ply.number}"
        promise(ply.state == state, f"{where}: a copy kept here differs from what its moves lead to")
        after, events = rules.apply(ply.state, ply.seat, ply.action)
        promise(ply.state == state, f"{where}: apply changed the old state")
        quiet = rules.copy(ply.state)
        rules.step(quiet, ply.seat, ply.action)
        promise(ply.state == state, f"{where}: stepping a copy changed the original")
        promise(quiet == after, f"{where}: telling events changes what happens")
        fresh.step(state, ply.seat, ply.action)
        promise(after == state, f"{where}: the same move leads to different states")
        promise(events == ply.events, f"{where}: the same move told different events")
    promise(trial.end == state, "the same moves lead to different ends")


def check_events(trial: Trial) -> None:
    """Events are facts: values of the class `Event` that nothing can change. A refused move tells of nothing."""
    for ply in trial.plies:
        for event in ply.events:
            promise(isinstance(event, Event), f"ply {ply.number}: {event!r} is no Event")
            try:
                hash(event)
            except TypeError:
                raise Broken(f"ply {ply.number}: {type(event).__name__} can be changed after it was told") from None
    match: Match[Any] = Match(trial.rules)
    told: list[Event] = []
    for ply in trial.plies[: SAMPLE * 4]:
        for stranger in {CHANCE, *trial.seats} - set(match.actors):
            try:
                match.play(stranger, ply.action, told.append)
            except Illegal:
                continue
            raise Broken(f"ply {ply.number}: a match let seat {stranger} move out of turn")
        promise(not told, f"ply {ply.number}: a refused move told of {told}")
        match.play(ply.seat, ply.action)


def check_simultaneous_choices(trial: Trial) -> None:
    """Of several actors each that has chosen leaves, and the order in which they choose makes no difference.

    So a choice of several moves is no simultaneous one: its seats are asked one after the other.
    """
    rules = trial.rules
    stream = trial.stream("together")
    for number, state in trial.positions():
        actors = rules.actors(state)
        if len(actors) < 2:
            continue
        choices = [(seat, stream.choice(rules.legal(state, seat))) for seat in actors]
        ends = []
        for order in (choices, choices[::-1]):
            after = rules.copy(state)
            for seat, action in order:
                promise(
                    seat in rules.actors(after) and rules.allows(after, seat, action),
                    f"ply {number}: what one seat chose took the choice of seat {seat} away",
                )
                rules.step(after, seat, action)
                promise(
                    seat == order[-1][0] or seat not in rules.actors(after),
                    f"ply {number}: seat {seat} has chosen and is still to act while others choose",
                )
            ends.append(after)
        promise(ends[0] == ends[1], f"ply {number}: the order in which {actors} chose made a difference")


# Chance


def check_chances(trial: Trial) -> None:
    """At a chance move all that `legal` lists, in its order, with weights above 0; elsewhere nothing."""
    rules = trial.rules
    for number, state in trial.positions():
        chances = rules.chances(state)
        promise(
            [action for action, _ in chances] == list(rules.legal(state, CHANCE)),
            f"ply {number}: chances and legal name different actions",
        )
        promise(
            all(weight > 0 for _, weight in chances),
            f"ply {number}: a weight is not above 0",
        )
        before = rules.copy(state)
        for draw in range(WORLDS if chances else 0):
            drawn = rules.draw(state, trial.stream("draw", number, draw))
            promise(rules.allows(state, CHANCE, drawn), f"ply {number}: what is drawn is none of the chances")
        promise(state == before, f"ply {number}: drawing changed the state")


def check_shuffle(trial: Trial) -> None:
    """Chance is fixed once: asking twice or going back changes nothing, nor does what the players do."""
    again = Dealer(trial.game, len(trial.seats), trial.seed, trial.rules.setup.options)
    promise(again.rules.setup == trial.rules.setup, "the same seed gives another first player")
    asked = [ply for ply in trial.plies if ply.seat == CHANCE]
    for ply in (*asked[::-1], *asked):
        promise(
            again.deal(ply.state) == ply.action, f"ply {ply.number}: the dealer depends on what it was asked before"
        )
    other = Trial(trial.game, len(trial.seats), trial.seed, trial.rules.setup.options, trial.choices + 1)
    for mine, theirs in zip(_drawn(trial), _drawn(other), strict=False):
        if trial.rules.chances(mine.state) != other.rules.chances(theirs.state):
            break
        promise(mine.action == theirs.action, f"ply {mine.number}: chance depends on what the players do")


def _drawn(trial: Trial) -> list[Ply]:
    """The moves of chance that could have been others; opening and showing follow from what the players did."""
    return [ply for ply in trial.plies if ply.seat == CHANCE and len(trial.rules.chances(ply.state)) > 1]


# Text


def check_texts(trial: Trial) -> None:
    """One text for each action and one action for each text, and what is no move is refused as `Unreadable`."""
    rules = trial.rules
    stream = trial.stream("texts")
    for number, state in trial.positions():
        for seat in rules.actors(state):
            listed = rules.legal(state, seat)
            texts = [rules.text(seat, action) for action in listed]
            promise(len(set(texts)) == len(texts), f"ply {number}: two actions have the same text")
            for action, text in zip(listed, texts, strict=True):
                promise(
                    text.isprintable() and " ".join(text.split()) == text,
                    f"ply {number}: the text {quote(text)} has spaces or characters that can't be seen",
                )
                promise(
                    text.startswith("* " if seat == CHANCE else f"{seat} "),
                    f"ply {number}: the text {quote(text)} does not begin with its seat",
                )
                promise(
                    tuple(rules.parse(text)) == (seat, action),
                    f"ply {number}: the text {quote(text)} is read back as another move",
                )
            for text in (stream.choice(texts), texts[-1]):
                for wrong in spoilt(text, stream):
                    _check_reading(rules, number, wrong)


def _check_reading(rules: Rules[Any], number: int, text: str) -> None:
    try:
        seat, action = rules.parse(text)
    except Unreadable:
        return
    promise(
        rules.text(seat, action) == text, f"ply {number}: {quote(text)} is read though its move is written otherwise"
    )


# Records and matches


def check_record(trial: Trial) -> None:
    """Written, read and replayed, a record gives the same game, from the first ply to the last."""
    match = trial.match()
    length = match.length
    for ply in sorted({0, length, length - 1, *(length * part // SAMPLE for part in range(SAMPLE))}):
        match.jump(ply)
        record = record_of(trial.game, match, trial.players(), seed=trial.seed)
        over = ply == length
        promise((record.result is not None) == over, f"ply {ply}: the record tells a result too early or not at all")
        promise((record.seed is not None) == over, f"ply {ply}: the record tells the seed too early or not at all")
        promise(read_record(record.to_line()) == record, f"ply {ply}: the record is read otherwise than written")
        try:
            again = replay(record, trial.find)
        except EngineError as error:
            raise Broken(f"ply {ply}: the record of a legal game is refused: {error}") from None
        promise(again.state == match.state, f"ply {ply}: replaying the record leads to another state")


def check_match(trial: Trial) -> None:
    """Undo, redo and jump, there and back, always give what playing from the start gives."""
    match = trial.match()
    stream = trial.stream("match")
    states = dict(trial.positions())
    length = match.length

    def look(how: str, ply: int) -> None:
        promise(match.ply == ply, f"ply {ply}: {how} leads to another ply, {match.ply}")
        promise(match.length == length, f"ply {ply}: {how} forgets moves")
        state = states[ply]
        promise(match.state == state, f"ply {ply}: {how} leads to another state")
        promise(match.phase == trial.rules.phase(state), f"ply {ply}: {how} leads to another phase")
        for seat in match.actors:
            promise(
                list(match.legal(seat)) == list(trial.rules.legal(state, seat)),
                f"ply {ply}: after {how} other actions are legal",
            )

    for ply in reversed(range(length)):
        match.undo()
        look("undo", ply)
    for ply in range(1, length + 1):
        match.redo()
        look("redo", ply)
    for _ in range(2 * length):
        ply = stream.below(length + 1)
        match.jump(ply)
        look("a jump", ply)
    for _ in range(SAMPLE):
        match.jump(stream.below(length))
        first, *rest = trial.plies[match.ply :]
        held = match.state
        match.play(first.seat, first.action)
        promise(held == first.state, f"ply {first.number}: a match changed a state that it had handed out")
        promise(match.length == match.ply, f"ply {match.ply}: playing on did not forget what was undone")
        for later in rest:
            match.play(later.seat, later.action)
        look("playing on after undo", length)


def digest(game: Game, players: int, seed: int) -> str:
    """One game in a few letters, to be compared between processes, machines and versions of Python."""
    trial = Trial(game, players, seed)
    record = record_of(game, trial.match(), trial.players(), seed=seed)
    told = repr([ply.events for ply in trial.plies])
    return hashlib.sha256((record.to_line() + told).encode()).hexdigest()


CHECKS: Final[tuple[Callable[[Trial], None], ...]] = (
    check_card,
    check_actors,
    check_legal,
    check_allows,
    check_step,
    check_events,
    check_simultaneous_choices,
    check_chances,
    check_shuffle,
    check_texts,
    check_views,
    check_hides,
    check_open_decisions,
    check_nobody,
    check_imagining,
    check_secrets,
    check_reveals,
    check_unsealed,
    check_follow,
    check_progress,
    check_standing,
    check_place,
    check_goes_on,
    check_decisions_end,
    check_obvious,
    check_outcome,
    check_record,
    check_match,
)
