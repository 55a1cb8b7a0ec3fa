"""What happened, in sentences: the log, the recap, and what is announced. Nobody is ever called 'you' in here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.cards import Box, Card, church_of
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import State
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.games.speicherstadt.words.statistics import source_title
from speicherstadt_app.words.game import NOBODY, Sentence, bold
from speicherstadt_app.words.phrases import filled, isolated, labelled, listed, many, points, signed
from speicherstadt_app.words.translation import tr


def teller(rules: SpeicherstadtRules, names: Sequence[str], view: State | None = None) -> Teller:
    found = Teller(rules.box, names)
    if view is not None:
        # What lies there, so that twins in the row can be told apart.
        found.told([ev.CardDealt(rules.box.cards[card].id, column, ()) for column, card in enumerate(view.row)])
    return found


class Teller:
    """Tells what happens at one table. It remembers the row, so that twins among the cards can be told apart."""

    def __init__(self, box: Box, names: Sequence[str]) -> None:
        self._box = box
        self._names = names
        self._row: list[Card] = []

    def told(self, events: Iterable[Event], text: str = "") -> list[Sentence]:
        """The events of one move; everybody's income in one sentence."""
        found: list[Sentence] = []
        income: list[ev.IncomePaid] = []
        counted: dict[Seat, list[ev.PointsScored]] = {}
        for event in events:
            if isinstance(event, ev.IncomePaid):
                income.append(event)
            elif isinstance(event, ev.PointsScored):
                counted.setdefault(event.seat, []).append(event)
            elif sentence := self._tell(event):
                found.append(sentence)
        if income:
            each = [f"{self._bold(event.seat)} {signed(event.coins)}" for event in income]
            text = filled(tr("Speicherstadt.Log", "Income: %1."), ", ".join(each))
            at = next((n for n, sentence in enumerate(found) if sentence.round), len(found))
            found.insert(at, Sentence(text, art="speicherstadt/parts/coin", detail=True))
        # The last word is that of the end.
        found[-1:-1] = [self._counted(seat, lines) for seat, lines in counted.items()]
        return found

    def _tell(self, event: Event) -> Sentence | None:
        match event:
            case ev.CardDealt(card, column, goods):
                return self._dealt(card, column, goods)
            case ev.WorkerPlaced(seat, column, height):
                return self._placed(seat, column, height)
            case ev.WorkerWithdrawn(seat, column, price):
                return self._by(
                    seat,
                    tr("Speicherstadt.Log", "%1 passes on %2 at %3."),
                    self._the(column),
                    price,
                )
            case ev.CardBought(seat, card, column, price, _):
                bought = tr("Speicherstadt.Log", "%1 buys %2 for %3.")
                return self._by(seat, bought, self._the(column), price, card=card)
            case ev.CardDiscarded(card, column, goods):
                return self._discarded(card, column, goods)
            case ev.FireStruck():
                return self._fire(event)
            case ev.RoundBegan(number, first):
                began = tr("Speicherstadt.Log", "The bell goes to %1.")
                return Sentence(filled(began, self._bold(first)), first, round=number)
            case ev.GameEnded(scores, winners):
                return self._ended(scores, winners)
        return self._tell_shipping(event)

    def _tell_shipping(self, event: Event) -> Sentence | None:
        match event:
            case ev.CubeLoaded(seat, good, card):
                loads = tr("Speicherstadt.Log", "%1 loads %2 onto %3.")
                return self._by(seat, loads, words.good_name(good), self._the_card(card), card=card)
            case ev.ContractCompleted(seat, card, worth):
                full = tr("Speicherstadt.Log", "%1 completes %2: %3.")
                return self._by(seat, full, self._the_card(card), points(worth), card=card)
            case ev.CubesSold(seat, good, count):
                sells = tr("Speicherstadt.Log", "%1 sells %2 to the trader for %3.")
                return self._by(seat, sells, words.cargo([good] * count), count)
            case ev.CubesConverted(seat, given, taken):
                gives = tr("Speicherstadt.Log", "%1 exchanges %2 for %3.")
                return self._by(seat, gives, words.cargo(given), words.good_name(taken))
            case ev.CubesBartered(seat, given):
                return self._by(seat, tr("Speicherstadt.Log", "%1 gives %2 for a coin."), words.cargo(given))
            case ev.CubesStowed(seat, warehouse, market, lost):
                return self._stowed(seat, (*warehouse, *market), lost)
        return None

    # Single events

    def _dealt(self, card_id: str, column: int, goods: Sequence[str]) -> Sentence:
        card = self._card(card_id)
        del self._row[column:]
        self._row.append(card)
        name = words.card_name(card)
        name = name[0].upper() + name[1:]
        if goods:
            text = filled(
                tr("Speicherstadt.Log", "%1 %2: %3.", "column, ship, its cubes"),
                column + 1,
                name,
                words.cargo(goods),
            )
        else:
            text = filled(tr("Speicherstadt.Log", "%1 %2.", "column, card"), column + 1, name)
        return Sentence(
            text, art=f"speicherstadt/cards/icons/{words.art_kind(card)}", explain=f"card:{card_id}", detail=True
        )

    def _placed(self, seat: Seat, column: int, height: int) -> Sentence:
        arrow = tr("Speicherstadt.Log", "%1 → %2, now %3.", "who, to which card, its price")
        first = tr("Speicherstadt.Log", "%1 → %2.", "who, to which card")
        joins = tr("Speicherstadt.Log", "%1 goes for %2, now %3.", "said aloud: who, which card, its price")
        begins = tr("Speicherstadt.Log", "%1 goes for %2.", "said aloud: who, which card")
        told = self._by(seat, arrow if height > 1 else first, self._name(column), height, card=self._row[column].id)
        return replace(
            told, spoken=filled(joins if height > 1 else begins, self._names[seat], self._the(column), height)
        )

    def _discarded(self, card_id: str, column: int, goods: Sequence[str]) -> Sentence:
        card = self._card(card_id)
        if goods:
            text = tr("Speicherstadt.Log", "Nobody buys %1; %2 go to the general supply.")
        else:
            text = tr("Speicherstadt.Log", "Nobody buys %1.")
        art = f"speicherstadt/cards/icons/{words.art_kind(card)}"
        return Sentence(filled(text, self._the(column), words.cargo(goods)), art=art, explain=f"card:{card_id}")

    def _fire(self, event: ev.FireStruck) -> Sentence:
        label = f"<b>{words.fire_label(event.number)}</b>"
        each = [f"{self._bold(seat)} {signed(change)}" for seat, change in enumerate(event.changes) if change]
        if each:
            text = filled(
                tr("Speicherstadt.Log", "%1: %2.", "which fire, who gains and loses"),
                label,
                ", ".join(each),
            )
        else:
            text = filled(tr("Speicherstadt.Log", "%1: all equally strong, nothing happens."), label)
        return Sentence(text, art="speicherstadt/cards/icons/fire", explain=f"card:{event.card}")

    def _stowed(self, seat: Seat, kept: Sequence[str], lost: Sequence[str]) -> Sentence | None:
        if lost and kept:
            text = tr("Speicherstadt.Log", "%1 keeps %2 and loses %3.")
            return self._by(seat, text, words.cargo(kept), words.cargo(lost))
        if lost:
            return self._by(seat, tr("Speicherstadt.Log", "%1 loses %2."), words.cargo(lost))
        if kept:
            return self._by(seat, tr("Speicherstadt.Log", "%1 keeps %2."), words.cargo(kept), detail=True)
        return None

    def _counted(self, seat: Seat, lines: Sequence[ev.PointsScored]) -> Sentence:
        """What the end brings a player, source by source."""
        sums: dict[str, int] = {}
        for line in lines:
            source = church_of(line.item) if line.source == "church" else line.source
            sums[source] = sums.get(source, 0) + line.points
        each = [f"{source_title(source)} {worth}" for source, worth in sums.items()]
        return replace(self._by(seat, tr("Speicherstadt.Log", "%1 at the end: %2."), ", ".join(each)), late=True)

    def _ended(self, scores: Sequence[int], winners: Sequence[Seat]) -> Sentence:
        who = listed([self._bold(seat) for seat in winners])
        best = points(scores[winners[0]])
        if len(winners) > 1:
            text = tr("Speicherstadt.Log", "%1 share the victory with %2.")
        else:
            text = tr("Speicherstadt.Log", "%1 wins with %2.")
        seat = winners[0] if len(winners) == 1 else NOBODY
        return Sentence(filled(text, who, best), seat, "speicherstadt/parts/bell", late=True)

    # Names

    def _by(self, seat: Seat, text: str, *values: object, card: str = "", detail: bool = False) -> Sentence:
        explain = f"card:{card}" if card else ""
        return Sentence(filled(text, self._bold(seat), *values), seat, explain=explain, detail=detail)

    def _bold(self, seat: Seat) -> str:
        return isolated(bold(self._names[seat]))

    def _card(self, card_id: str) -> Card:
        return self._box.cards[self._box.number[card_id]]

    def _the_card(self, card_id: str) -> str:
        return words.the_card(self._card(card_id))

    def _the(self, column: int) -> str:
        return self._told_apart(words.the_card(self._row[column]), column)

    def _name(self, column: int) -> str:
        return self._told_apart(words.card_name(self._row[column]), column)

    def _told_apart(self, name: str, column: int) -> str:
        """With the number of its lighter, where another card of the row has the same name."""
        mine = words.card_name(self._row[column])
        twins = sum(words.card_name(card) == mine for card in self._row)
        return f"{name} ({column + 1})" if twins > 1 else name


def recap(rules: SpeicherstadtRules, names: Sequence[str], me: Seat, view: State, events: Iterable[Event]) -> str:
    """What others did since my last decision, in one sentence: workers, purchases, fires."""
    box = rules.box
    done: dict[Seat, list[str]] = {}
    fires: list[str] = []
    for event in events:
        match event:
            case ev.WorkerPlaced(seat, column, _) if seat != me:
                done.setdefault(seat, []).append(f"→ {words.card_name(box.cards[view.row[column]])}")
            case ev.CardDealt(_, 0, _):
                # What was placed before stood in a row that nobody sees any more.
                done = {seat: [deed for deed in deeds if not deed.startswith("→")] for seat, deeds in done.items()}
            case ev.CardBought(seat, card, _, price, _) if seat != me:
                text = tr("Speicherstadt.Recap", "%1 for %2", "card, price")
                done.setdefault(seat, []).append(filled(text, words.card_name(box.cards[box.number[card]]), price))
            case ev.FireStruck(changes=changes):
                each = [f"{isolated(names[seat])} {signed(change)}" for seat, change in enumerate(changes) if change]
                label = words.fire_label(event.number)
                fires.append(labelled(label, ", ".join(each)) if each else label)
    parts = [f"{isolated(names[seat])} {_many(deeds)}" for seat, deeds in done.items() if deeds] + fires
    if not parts:
        return ""
    return filled(tr("Speicherstadt.Recap", "Meanwhile: %1."), "; ".join(parts))


def _many(deeds: Sequence[str]) -> str:
    counts = Counter(deeds)
    return ", ".join(many(deed, times) for deed, times in counts.items())


def victory(outcome: Outcome, names: Sequence[str]) -> str:
    """Who won, and by how much."""
    who = listed([names[seat] for seat in outcome.winners])
    best = outcome.scores[outcome.winners[0]]
    if len(outcome.winners) > 1:
        return filled(tr("Speicherstadt.End", "%1 share the victory with %2."), who, points(best))
    others = [score for seat, score in enumerate(outcome.scores) if seat not in outcome.winners]
    margin = best - max(others, default=best)
    if not margin:
        return filled(tr("Speicherstadt.End", "%1 wins with the most coins."), who)
    return filled(tr("Speicherstadt.End", "%1 wins by %2."), who, points(margin))


def dramatic(event: Event) -> bool:
    return isinstance(event, ev.FireStruck)
