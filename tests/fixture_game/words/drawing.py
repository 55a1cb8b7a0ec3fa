"""The table in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.words import plain
from speicherstadt_app.words.phrases import filled
from speicherstadt_app.words.styled import FAINT, HEADING, Styled, fit, seat_style
from speicherstadt_app.words.translation import tr
from tests.fixture_game.rules.rules import SealedBids
from tests.fixture_game.rules.state import NOTHING, UNKNOWN, Table
from tests.fixture_game.words.progress import phase, where


def draw(rules: SealedBids, view: Table, names: Sequence[str], width: int) -> Sequence[Styled]:
    title = f"{where(rules.progress(view))} · {phase(rules.phase(view))}"
    lots = filled(tr("Bids.Drawing", "Lots: %1"), " ".join(map(str, view.lots)))
    lines = [Styled(title, style=HEADING).cut(width), Styled(lots).cut(width), Styled("─" * width, style=FAINT)]
    scores = rules.outcome(view).scores
    for seat, name in enumerate(names):
        hand = " ".join(map(_card, view.hands[seat]))
        sealed = "" if view.sealed[seat] == NOTHING else f"[{_card(view.sealed[seat])}]"
        row = Styled(fit((name, seat_style(seat)), 20), fit(str(scores[seat]), 4, right=True), f"  {hand} {sealed}")
        lines.append(row.cut(width).trimmed())
    return lines


def _card(card: int) -> str:
    return "?" if card == UNKNOWN else str(card)


def sheet(rules: SealedBids, outcome: Outcome, names: Sequence[str], width: int) -> Sequence[Styled]:
    return plain.sheet(rules, outcome, names, width)
