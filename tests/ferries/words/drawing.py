"""The quays in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from speicherstadt_app.words import plain
from speicherstadt_app.words.phrases import filled
from speicherstadt_app.words.styled import FAINT, HEADING, Styled, fit, seat_style
from speicherstadt_app.words.translation import tr
from tests.ferries.rules.rules import Ferries
from tests.ferries.rules.state import GOODS, NONE, UNKNOWN, Harbour


def draw(rules: Ferries, view: Harbour, names: Sequence[str], width: int) -> Sequence[Styled]:
    title = f"{plain.where(rules.progress(view))} · {plain.phase(rules.phase(view))}"
    prices = filled(tr("Ferries.Drawing", "Prices: %1"), amounts(view.prices))
    lines = [Styled(title, style=HEADING), Styled(prices)]
    scores = rules.outcome(view).scores
    for quay, seats in enumerate(rules.at):
        lines.append(Styled(quay_text(view, quay), style=FAINT))
        for seat in seats:
            cells = (fit((names[seat], seat_style(seat)), 20), fit(str(scores[seat]), 4, right=True))
            lines.append(Styled(*cells, f"  {card(view, seat)}").trimmed())
    return [line.cut(width) for line in lines]


def quay_text(view: Harbour, quay: int) -> str:
    return filled(tr("Ferries.Drawing", "Quay %1: %2"), quay + 1, amounts(view.stock[quay]))


def amounts(numbers: Sequence[int]) -> str:
    return ", ".join(f"{good} {number}" for good, number in zip(GOODS, numbers, strict=True))


def card(view: Harbour, seat: int) -> str:
    """The order and the bid of a seat, as the viewer knows them."""
    bid, order = view.bids[seat], view.cards[seat]
    told = [] if order == NONE else ["?" if order == UNKNOWN else GOODS[order]]
    return " ".join([*told, *([] if bid == NONE else ["[?]" if bid == UNKNOWN else f"[{bid}]"])])
