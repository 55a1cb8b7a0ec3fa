"""What the rulebook shows of the cards of a box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from speicherstadt_app.games.speicherstadt.rules.boxes import box_of
from speicherstadt_app.games.speicherstadt.rules.cards import Card
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS
from speicherstadt_app.games.speicherstadt.table.scene import SEASONS
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.phrases import filled, listed, sentences
from speicherstadt_app.words.translation import tr

SHIPPED: Final = ("coffee", "tea", "saffron")
"""What lies on the ship that stands for all of them."""


def faces(options: Mapping[str, object], kind: str) -> Records:
    """Each look that cards of a kind have, once, with the seasons in which it comes and how sure its values are."""
    looks: dict[tuple[Any, ...], list[Card]] = {}
    for card in box_of(options).cards:
        if card.kind == kind:
            looks.setdefault((words.art_kind(card), card.value, card.points, card.goods), []).append(card)
    return [_face(cards) for cards in looks.values()]


def none_of(options: Mapping[str, object]) -> str:
    return filled(tr("Speicherstadt.Rules", "There is none of these in “%1”."), box_of(options).name)


def section_of(options: Mapping[str, object], about: str) -> str:
    """That of a card's kind."""
    about, _, name = about.partition(":")
    box = box_of(options)
    if about != "card" or name not in box.number:
        return ""
    kind = box.cards[box.number[name]].kind
    return "fire-card" if kind == "fire" else kind


def variant(options: Mapping[str, object]) -> tuple[str, str]:
    """Whose cards these are, where they are not the usual ones."""
    name = box_of(options).name
    if not name:
        return "", ""
    note = tr(
        "Speicherstadt.Rules",
        "The game you come from is played with the card set “%1”: the cards and numbers shown here are those of "
        "that set.",
    )
    return filled(tr("Speicherstadt.Rules", "with the card set “%1”"), name), filled(note, name)


def _face(cards: Sequence[Card]) -> dict[str, Any]:
    card = cards[0]
    value, unit, coin = words.card_value(card)
    goods = [GOODS[good] for good in card.goods] if card.kind == "contract" else []
    seasons = listed(list(dict.fromkeys(_season(each) for each in cards)))
    number = filled(tr("Speicherstadt.Rules", "%1 of them", "number of cards"), len(cards))
    when = seasons if len(cards) == 1 else f"{number} · {seasons}"
    sure = listed(list(dict.fromkeys(filter(None, map(_sure, cards)))))
    name = words.card_name(card)
    cargo = words.cargo(goods) if goods else ""
    return {
        "kind": words.art_kind(card),
        "title": words.card_title(card),
        "effect": words.effect_line(card),
        "value": value,
        "unit": unit,
        "coin": coin,
        "good": GOODS[card.goods[0]] if card.kind == "trader" else "",
        "goods": list(SHIPPED) if card.kind == "ship" else goods,
        "when": when,
        "sure": sure,
        "certain": all(each.sure == "rules" for each in cards),
        "spoken": sentences(name[0].upper() + name[1:], cargo, words.effect_line(card), when, sure),
    }


def _season(card: Card) -> str:
    if card.season < len(SEASONS):
        return words.season_name(SEASONS[card.season])
    return tr("Speicherstadt.Rules", "at the very bottom")


def _sure(card: Card) -> str:
    """How sure a card is, in words."""
    match card.sure:
        case "":
            return ""
        case "rules":
            return tr("Speicherstadt.Rules", "from the rules")
        case "likely":
            return tr("Speicherstadt.Rules", "points: likely")
    if card.kind == "contract":
        return tr("Speicherstadt.Rules", "goods: reconstructed")
    return tr("Speicherstadt.Rules", "strength: reconstructed")
