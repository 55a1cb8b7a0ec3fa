"""What is said of boxes of one's own: what is wrong with a file, what is in a box, what is other than usual."""

from __future__ import annotations

from collections.abc import Mapping

from speicherstadt_app.games.venedig.rules.box import Box, standard_box
from speicherstadt_app.games.venedig.rules.boxes import FIGURES, BoxFlaw, lines_of
from speicherstadt_app.games.venedig.words import TITLES, things
from speicherstadt_app.words import boxes
from speicherstadt_app.words.phrases import counted, filled, labelled
from speicherstadt_app.words.translation import tr


def flaw_text(flaw: BoxFlaw) -> str:
    return boxes.flaw_text(
        flaw,
        lambda told: (
            _of_cell(told.key, told.facts) or _of_board(told.key, told.facts) or _of_table(told.key, told.facts)
        ),
        table_name,
    )


table_name = TITLES.table("Boxes.table")


def _of_cell(key: str, facts: Mapping[str, object]) -> str:
    found = facts.get("found", "")
    match key:
        case "nothing":
            text = tr("Venedig.Boxes", "%1 means nothing for the role %2; allowed is an empty cell.")
            return filled(text, found, things.role_name(str(facts["kind"])))
        case "pattern":
            text = tr("Venedig.Boxes", "%1 is no pattern of this shape (%2); allowed is something like %3.")
            return filled(text, found, things.shape_name(str(facts["kind"])), facts["example"])
        case "key":
            text = tr("Venedig.Boxes", "%1 is nothing that a board has; allowed are %2.")
            return filled(text, found, facts["allowed"])
        case "missing":
            return filled(tr("Venedig.Boxes", "%1 is missing: put it in."), found)
    return ""


def _of_board(key: str, facts: Mapping[str, object]) -> str:
    found = facts.get("found", "")
    match key:
        case "sea":
            text = tr("Venedig.Boxes", "%1 is no row of the board; allowed are %2 signs, ~ for canal and . for lagoon.")
            return filled(text, found, facts["columns"])
        case "cell":
            return filled(
                tr("Venedig.Boxes", "%1 is no canal cell; allowed is one such as %2."), found, facts["example"]
            )
        case "no_canal":
            return tr("Venedig.Boxes", "there is no canal, so no pile could be driven: put one in.")
        case "canal":
            text = tr("Venedig.Boxes", "the canal must hang together, and %1 of its cells lie apart: join them.")
            return filled(text, found)
        case "piles":
            text = tr("Venedig.Boxes", "there are %1 piles and only %2 lagoon cells: take fewer piles or more lagoon.")
            return filled(text, facts["piles"], found)
    return ""


def _of_table(key: str, facts: Mapping[str, object]) -> str:
    found = facts.get("found", "")
    match key:
        case "tiles":
            text = tr(
                "Venedig.Boxes", "of the shape “%2” there are %1, and each of six players takes one at the start."
            )
            return filled(text, found, things.shape_name(str(facts["kind"])))
        case "too_many":
            return filled(tr("Venedig.Boxes", "there are %1 rows, and %2 are the most."), found, facts["most"])
        case "cards":
            text = tr(
                "Venedig.Boxes",
                "with %1 players and the roles “%2” there are %3 cards, and the rules want %4, five for each.",
            )
            return filled(text, facts["players"], facts["roles"], found, facts["wanted"])
        case "not_plain":
            text = tr("Venedig.Boxes", "the role %1 is not used with plain roles: write “all” in the column “roles”.")
            return filled(text, things.role_name(str(facts["kind"])))
        case "lawyers":
            return filled(tr("Venedig.Boxes", "there are %1 lawyers, and one is the most: leave some out."), found)
        case "thieves":
            text = tr("Venedig.Boxes", "there are %1 spies and beggars, and %2 are the most: leave some out.")
            return filled(text, found, facts["most"])
    return ""


# What is in a box


def title(box: Box) -> str:
    return box.name or tr("Venedig.Options", "Standard box")


def changes(box: Box) -> list[str]:
    """What is other than in the standard box, a line each: the rows that only one of them has."""
    own, usual = lines_of(box), lines_of(standard_box())
    found = []
    for table, lines in own.items():
        before = usual[table]
        new, gone = [line for line in lines if line not in before], [line for line in before if line not in lines]
        pairs = {line.split(" ")[0]: line for line in gone}
        for line in new:
            was = pairs.pop(line.split(" ")[0], "")
            if was:
                found.append(filled(tr("Venedig.Boxes", "%1: %2 instead of %3"), table_name(table), line, was))
            else:
                found.append(filled(tr("Venedig.Boxes", "%1: %2 is new"), table_name(table), line))
        found += [filled(tr("Venedig.Boxes", "%1: without %2"), table_name(table), line) for line in pairs.values()]
    return found


def changes_text(number: int) -> str:
    text = tr("Venedig.Boxes", "%n row(s) different from the standard box", n=number)
    return counted(text, number)


def sure_text(box: Box) -> str:
    """How much of it is sure, in a few words."""
    rows = [box.tables.sure.get(key, "") for key in box.tables.board]
    rows += [f"{tile.sure_shape} {tile.sure_values} {tile.sure_pattern}" for tile in box.tiles]
    rows += [card.sure for card in box.cards]
    unsure = sum("reconstructed" in row for row in rows)
    if not unsure:
        return tr("Venedig.Boxes", "nothing is reconstructed")
    text = tr("Venedig.Boxes", "%n row(s) with something reconstructed", n=unsure)
    return counted(text, unsure)


def figures(box: Box) -> list[str]:
    """'piles: 60' and the like."""
    found = [labelled(_figure_name(key), str(box.tables.board[key])) for key in FIGURES]
    return [*found, labelled(tr("Venedig.Boxes", "canal cells"), str(box.canal.bit_count()))]


_figure_name = TITLES.table("Boxes.figure")
