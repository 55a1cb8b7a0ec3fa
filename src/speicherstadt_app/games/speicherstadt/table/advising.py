"""What is advised in this game, in words: where to look, what could be done, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from speicherstadt_app.ai.advice import Reason
from speicherstadt_app.ai.hints import Hints
from speicherstadt_app.engine.rules import Action, Event, Seat
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.cards import Card
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, State
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.games.speicherstadt.words.reasons import area_words, reason_words
from speicherstadt_app.words.phrases import capital, coins, filled, listed, sentences
from speicherstadt_app.words.translation import tr


class SpeicherstadtAdvice:
    def __init__(self, rules: SpeicherstadtRules) -> None:
        self._rules = rules

    def plan(self) -> str:
        return tr("Speicherstadt.Advice", "Suggested loading")

    def can_try(self, action: Action) -> bool:
        return action != act.PASS

    def reasons(self, reasons: Sequence[Reason], names: Sequence[str], lead: str, you: Seat | None) -> str:
        return reason_words(reasons, self._rules, names, lead, you)

    def area(self, view: State, found: Hints) -> str:
        area = area_words(found.area) if found.area else ""
        if view.phase != DEMAND or len(found.hints) < 2:
            return area
        columns = sorted(act.column_of(hint.actions[0]) for hint in found.hints)
        compare = tr("Speicherstadt.Advice", "Compare %1.")
        cards = listed([self._named(view, column, words.the_card) for column in columns])
        return sentences(filled(compare, cards), area)

    def option(self, view: State, seat: Seat, actions: Sequence[Action], names: Sequence[str]) -> str:  # noqa: ARG002
        if view.phase == DEMAND:
            return capital(self._named(view, act.column_of(actions[0]), words.card_name))
        if view.phase == PURCHASE:
            if actions[0] == act.PASS:
                return tr("Speicherstadt.Prompt", "Pass")
            return filled(tr("Speicherstadt.Prompt", "Buy for %1"), view.heights[view.column])
        return self._shipping(view, seat, actions)

    def _named(self, view: State, column: int, name_of: Callable[[Card], str]) -> str:
        """The card, with the number of its lighter where another one has the same name."""
        cards = [self._rules.box.cards[card] for card in view.row]
        name = name_of(cards[column])
        twins = sum(name_of(card) == name for card in cards)
        return f"{name} ({column + 1})" if twins > 1 else name

    def _shipping(self, view: State, seat: Seat, actions: Sequence[Action]) -> str:
        state = view
        events: list[Event] = []
        for action in actions:
            step = self._rules.apply(state, seat, action)
            state = step.state
            events += step.events
        return " ".join(f"{capital(line)}." for line in self._cargo_lines(events))

    def _cargo_lines(self, events: Iterable[Event]) -> list[str]:
        loaded: dict[str, list[str]] = {}
        lines: list[str] = []
        last = ""
        for event in events:
            match event:
                case ev.CubeLoaded(_, good, card):
                    loaded.setdefault(card, []).append(good)
                case ev.CubesConverted(_, given, taken):
                    text = tr("Speicherstadt.Advice", "%1 for %2", "what is exchanged for which good")
                    lines.append(filled(text, words.cargo(given), words.good_name(taken)))
                case ev.CubesSold(_, good, count):
                    text = tr("Speicherstadt.Advice", "%1 for %2", "goods sold, for how many coins")
                    lines.append(filled(text, words.cargo([good] * count), coins(count)))
                case ev.CubesBartered(_, given):
                    text = tr("Speicherstadt.Advice", "%1 for %2", "goods sold, for how many coins")
                    lines.append(filled(text, words.cargo(given), coins(1)))
                case ev.CubesStowed(_, warehouse, market, lost):
                    last = self._kept((*warehouse, *market), lost)
        onto = tr("Speicherstadt.Advice", "%1 onto %2", "goods, a contract")
        loads = []
        for card, goods in loaded.items():
            the_contract = words.the_card(self._rules.box.cards[self._rules.box.number[card]])
            loads.append(filled(onto, words.cargo(goods), the_contract))
        return [*loads, *lines, *([last] if last else [])] or [
            tr("Speicherstadt.Advice", "nothing is left to be shipped")
        ]

    def _kept(self, kept: Sequence[str], lost: Sequence[str]) -> str:
        if kept and lost:
            text = tr("Speicherstadt.Advice", "keep %1, lose %2")
            return filled(text, words.cargo(kept), words.cargo(lost))
        if lost:
            return filled(tr("Speicherstadt.Advice", "lose %1"), words.cargo(lost))
        return filled(tr("Speicherstadt.Advice", "keep %1"), words.cargo(kept)) if kept else ""
