"""What every game must satisfy: what is said of it beforehand, how far it has come, and how it ends."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import combinations
from math import isfinite

from speicherstadt_app.engine.card import MOST_SEATS, GameCard, Option, same
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import Unreadable, quote
from speicherstadt_app.engine.rules import CHANCE, Setup
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.engine.trial import LONGEST, SAMPLE, Ply, Trial, never_ends, promise


def check_card(trial: Trial) -> None:
    """The card is true: these numbers of players, these options and these values of them, and no others."""
    card = trial.game.card
    least, most = card.seats
    promise(bool(re.fullmatch(r"[a-z][a-z0-9-]*", card.id)), f"the card's id {quote(card.id)} can't be one")
    promise(bool(card.title.strip()) and card.rules_version >= 1, "the card has no title or no version of the rules")
    promise(1 <= least <= most <= MOST_SEATS, f"the card's seats {card.seats} are not within 1 to {MOST_SEATS}")
    promise(card.solo == (least == 1), "the card says solo, but one player is too few, or the other way round")
    numbers = range(least, most + 1)
    promise(
        not card.minutes or (sorted(card.minutes) == list(numbers) and min(card.minutes.values()) > 0),
        "the card's minutes are not told for every number of players, or for one that can't be",
    )
    for players in (least - 1, most + 1):
        promise(_refused(trial, players), f"a game of {players} is set up, although the card says {least} to {most}")
    for players in numbers:
        for first in (-1, players):
            promise(_refused(trial, players, first), f"seat {first} of {players} is taken for the first player")
    _check_options(trial, card)


def _check_options(trial: Trial, card: GameCard) -> None:
    keys = [option.key for option in card.options]
    promise(len(set(keys)) == len(keys), "the card names an option twice")
    players = len(trial.seats)
    promise(_refused(trial, players, options={"no such option": 1}), "an option that the card does not name is taken")
    for option in card.options:
        _check_lists(option, card)
        _check_option(trial, option)


def _check_lists(option: Option, card: GameCard) -> None:
    """What the card says of an option does not contradict itself, whatever the number of players."""
    where = f"the option {quote(option.key)}"
    for players in option.by_players:
        promise(players in card.range, f"{where} is told for {players} players, and the card says {card.seats}")
    offered = {players: choice for players in card.range if (choice := option.of(players)) is not None}
    promise(bool(offered), f"{where} is offered to no number of players")
    for players, choice in offered.items():
        alike = [(one, other) for one, other in combinations(choice.values, 2) if same(one, other)]
        promise(not alike, f"{where} names the value {quote(alike[0][0]) if alike else ''} twice for {players} players")
        promise(
            choice.has(choice.default),
            f"{where} has a default that is none of its values for {players} players: {quote(choice.default)}",
        )
    for value, minutes in option.minutes.items():
        for players, told in minutes.items():
            fits = players in offered and offered[players].has(value)
            promise(fits, f"{where} has minutes of {quote(value)} for {players} players, who can't choose it")
            promise(told > 0, f"{where} has {told} minutes of {quote(value)} for {players} players")


def _check_option(trial: Trial, option: Option) -> None:
    players, first = len(trial.seats), trial.rules.setup.first
    where = f"the option {quote(option.key)}"
    strange: tuple[object, ...] = ("no such value", -12345, [], {})
    for nonsense in strange:
        promise(_refused(trial, players, options={option.key: nonsense}), f"{where} may be {quote(nonsense)}")
    choice = option.of(players)
    for value in option.all_values:
        refused = _refused(trial, players, first, {option.key: value})
        if choice is None:
            promise(refused, f"{where} may be {quote(value)} with {players} players, to whom it is not offered")
        elif choice.has(value):
            promise(not refused, f"{where} may not be {quote(value)} with {players} players")
        else:
            promise(refused, f"{where} may be {quote(value)} with {players} players, whose values lack it")
    if choice is not None and choice.values and option.key not in trial.rules.setup.options:
        _check_default(trial, where, {**trial.rules.setup.options, option.key: choice.default})


def _check_default(trial: Trial, where: str, options: Mapping[str, object]) -> None:
    """The trial goes the same way, to its end, if the default is written."""
    dealer = Dealer(trial.game, len(trial.seats), trial.seed, options)
    rules = dealer.rules
    state = rules.start()
    for ply in trial.plies:
        alike = state == ply.state and rules.progress(state) == trial.rules.progress(ply.state)
        alike = alike and list(rules.legal(state, ply.seat)) == list(trial.rules.legal(ply.state, ply.seat))
        alike = alike and (ply.seat != CHANCE or dealer.deal(state) == ply.action)
        promise(alike, f"ply {ply.number}: {where} makes a difference when its default is written")
        rules.step(state, ply.seat, ply.action)
    alike = state == trial.end and rules.actors(state) == ()
    alike = alike and rules.outcome(state) == trial.rules.outcome(trial.end)
    promise(alike, f"ply {len(trial.plies)}: {where} makes a difference when its default is written")


def _refused(trial: Trial, players: int, first: int = 0, options: Mapping[str, object] | None = None) -> bool:
    try:
        trial.game.rules(Setup(players, first, options or {}))
    except Unreadable:
        return True
    return False


def check_progress(trial: Trial) -> None:
    """Rounds go up from 0 or 1 and never pass their number; chapters are words."""
    last = 0
    for number, state in trial.positions():
        progress = trial.rules.progress(state)
        where = f"ply {number}: round {progress.round}"
        promise(progress.round >= last, f"{where} comes after round {last}")
        promise(progress.rounds is None or progress.round <= progress.rounds, f"{where} of {progress.rounds}")
        chapter = progress.chapter
        promise(not chapter or bool(re.fullmatch(r"[a-z0-9-]+", chapter)), f"{where} has the chapter {quote(chapter)}")
        last = progress.round


def check_place(trial: Trial) -> None:
    """Each seat sits at a table with a number from 0 on, and everybody knows at which."""
    rules = trial.rules
    for number, state in trial.positions():
        for seat in trial.seats:
            place = rules.place(state, seat)
            where = f"ply {number}: seat {seat} is said to sit at table"
            promise(type(place) is int and place >= 0, f"{where} {place!r}, which is no whole number from 0 on")
            for viewer in (None, *trial.seats):
                told = rules.place(rules.view(state, viewer), seat)
                known = "the public view" if viewer is None else f"the view of seat {viewer}"
                promise(told == place, f"{where} {place}, but {known} says table {told!r}")


def check_goes_on(trial: Trial) -> None:
    """Amid a decision its seat alone is to act, has acted, and since then nobody else has and nothing was revealed."""
    rules = trial.rules
    deciding: int | None = None
    for number, state in trial.positions():
        actors = rules.actors(state)
        for seat in trial.seats:
            if not rules.goes_on(state, seat):
                continue
            where = f"ply {number}: seat {seat} is said to be amid a decision"
            promise(actors == (seat,), f"{where}, but to act are {actors}")
            promise(seat == deciding, f"{where} of which it has done nothing yet, or that was interrupted")
        for seat in trial.seats:
            promise(
                rules.goes_on(rules.view(state, seat), seat) == rules.goes_on(state, seat),
                f"ply {number}: the view of seat {seat} says something else of its being amid a decision",
            )
        promise(not rules.goes_on(state, CHANCE), f"ply {number}: chance is said to be amid a decision")
        if number < len(trial.plies):
            ply = trial.plies[number]
            if ply.seat != CHANCE:
                deciding = ply.seat
            elif rules.reveals(ply.state, ply.seat, ply.action):
                deciding = None


def check_decisions_end(trial: Trial) -> None:
    """No move of a decision leads back into it: one that begins as it did ends, though always the first of the legal
    actions is chosen, or always the last."""
    rules = trial.rules
    starts: list[Ply] = []
    for ply, after in zip(trial.plies, trial.plies[1:], strict=False):
        if ply.seat != CHANCE and rules.goes_on(after.state, ply.seat) and not rules.goes_on(ply.state, ply.seat):
            starts.append(ply)
    for ply in starts[:SAMPLE]:
        for which in (0, -1):
            state = rules.copy(ply.state)
            rules.step(state, ply.seat, ply.action)
            made = 1
            while rules.goes_on(state, ply.seat):
                promise(made < LONGEST, never_ends(ply.number, ply.seat))
                rules.step(state, ply.seat, rules.legal(state, ply.seat)[which])
                made += 1


def check_standing(trial: Trial) -> None:
    """Each seat's standing is a finite number, and at the end no seat stands higher than those who won."""
    rules = trial.rules
    standings: list[float] = []
    for number, state in trial.positions():
        standings = [rules.standing(state, seat) for seat in trial.seats]
        for seat, standing in enumerate(standings):
            promise(isfinite(standing), f"ply {number}: the standing of seat {seat} is {standing}")
    winners = rules.outcome(trial.end).winners
    for seat in trial.seats if len(standings) > 1 and winners else ():
        least = min(standings[winner] for winner in winners)
        promise(standings[seat] <= least, f"ply {len(trial.plies)}: seat {seat} stands higher than those who won")


def check_obvious(trial: Trial) -> None:
    """What goes without saying is legal, for a seat that is to act, and can be told from what that seat knows."""
    rules = trial.rules
    for number, state in trial.positions():
        for seat in trial.seats:
            action = rules.obvious(state, seat)
            where = f"ply {number}: seat {seat} would be passed over"
            promise(action is None or action in rules.legal(state, seat), f"{where} by what is not legal")
            promise(action == rules.obvious(rules.view(state, seat), seat), f"{where} by what it does not know")


def check_outcome(trial: Trial) -> None:
    """Every point stands on the sheet; everybody has a place; winners are told only of a finished game."""
    for number, state in trial.positions():
        outcome = trial.rules.outcome(state)
        where = f"ply {number}: the outcome"
        over = not trial.rules.actors(state)
        promise(outcome.final == over, f"{where} is {'' if outcome.final else 'not '}final")
        promise(
            len(outcome.scores) == len(outcome.sheet) == len(trial.seats),
            f"{where} does not have a score for each seat",
        )
        _check_places(trial, where, outcome)
        _check_sheet(where, outcome)
        told = outcome.to_json()
        promise(("winners" in told) == over and ("final" in told) != over, f"{where} is told wrongly to the record")


def _check_places(trial: Trial, where: str, outcome: Outcome) -> None:
    places = outcome.places
    promise(len(places) == len(trial.seats), f"{where} does not have a place for each seat")
    alone = len(trial.seats) == 1
    promise(
        alone or all(place == 1 + sum(other < place for other in places) for place in places),
        f"{where} has the places {places}: from 1 on, those who are equal share the better one",
    )
    if not outcome.final:
        promise(not outcome.winners, f"{where} has the winners {outcome.winners} before the end")
    elif outcome.winners or not alone:
        best = tuple(seat for seat in trial.seats if places[seat] == 1)
        promise(outcome.winners == best, f"{where} has the winners {outcome.winners}, and in first place are {best}")
    if not alone:
        promise(not outcome.grade, f"{where} has a grade, which is for one player alone")
    elif outcome.final:
        promise(bool(outcome.grade), f"{where} has no grade, although one player was alone")


def _check_sheet(where: str, outcome: Outcome) -> None:
    known = all(line.source in outcome.sources for lines in outcome.sheet for line in lines)
    promise(known, f"{where} has a line of an unknown source")
    for score, lines, sums in zip(outcome.scores, outcome.sheet, outcome.breakdown(), strict=True):
        promise(sum(line.points for line in lines) == score, f"{where} has a score that is not the sum of its lines")
        promise(tuple(sums) == outcome.sources, f"{where} does not break down into its sources")
        promise(sum(sums.values()) == score, f"{where} has a score that is not the sum of its breakdown")
