"""Reasons of hints and reviews in a row, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence

from speicherstadt_app.ai.advice import Reason
from speicherstadt_app.words.phrases import capital, filled, sentences
from speicherstadt_app.words.translation import tr


def in_sentences(reasons: Sequence[Reason], texts: Sequence[str], lead: str = "%1") -> str:
    """All reasons in whole sentences, what speaks against it last; what they are reasons for leads in, with its %1.

    `texts` says each of them as it stands behind a colon. What has no text is not told.
    """
    against = tr("Reasons", "On the other hand: %1")
    told = [
        filled(against, text) if reason.weight < 0 else text
        for text, reason in zip(texts, reasons, strict=True)
        if text
    ]
    if told:
        told[0] = filled(lead, told[0])
    return sentences(*(capital(text) for text in told))
