"""The bar over everything: season, round, phase, the next fire and the pile."""

from __future__ import annotations

from dataclasses import dataclass, field

from speicherstadt_app.games.speicherstadt.rules.cards import fire_number, numbers
from speicherstadt_app.games.speicherstadt.rules.events import FireStruck
from speicherstadt_app.games.speicherstadt.table.scene import SEASONS, Scene, changes_now
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.ui.table.presenter import BarValues
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.phrases import counted, filled, isolated, listed, many, points, sentences, signed
from speicherstadt_app.words.translation import tr

SOON = 4
"""A fire that comes within so many cards is near."""


@dataclass(frozen=True, slots=True)
class YearValues:
    season: str = "winter"
    seasons: Records = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class FireValues:
    """The fire that comes next, and what it would do if it broke out now."""

    there: bool = False
    label: str = ""
    number: int = 0
    points: int = 0
    when: str = ""
    soon: bool = False
    lead: str = ""
    rows: Records = field(default_factory=list)
    explain: str = "fire"
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class BlazeValues:
    """A fire that has just struck."""

    visible: bool = False
    brief: bool = False
    """It struck while things were passed over."""
    title: str = ""
    lead: str = ""
    number: int = 0
    points: int = 0
    brigades: Records = field(default_factory=list)
    most: int = 0
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class PileSeason:
    season: str
    title: str
    left: int
    current: bool
    past: bool
    kinds: Records
    text: str
    spoken: str


def bar(scene: Scene) -> BarValues:
    phase = scene.rules.phase(scene.state)
    between = scene.round == scene.state.rounds and phase in {"supply", "end", "over"}
    shown = "income" if between or phase == "over" else phase
    round_text = filled(tr("Speicherstadt.Bar", "Round %1 of %2"), scene.round, scene.rounds)
    title = words.season_name(scene.season)
    return BarValues(
        round=scene.round,
        rounds=scene.rounds,
        roundText=round_text,
        phase=shown,
        chapter=scene.season,
        phases=[
            {"key": key, "label": words.phase_name(key), "current": key == shown}
            for key in ("supply", "demand", "purchase", "shipping", "income")
        ],
        spoken=sentences(title, round_text, words.phase_name(shown)),
        apart=tr("Speicherstadt.Bar", "Fires alone"),
    )


def year(scene: Scene) -> YearValues:
    now = SEASONS.index(scene.season)
    return YearValues(
        season=scene.season,
        seasons=[
            {"key": key, "title": words.season_name(key), "current": n == now, "past": n < now}
            for n, key in enumerate(SEASONS)
        ],
    )


def pile(scene: Scene) -> list[PileSeason]:
    """What is left face down, by season: which cards these are, everybody knows."""
    now = SEASONS.index(scene.season)
    found = []
    for n, mask in enumerate(scene.rules.box.seasons[:4]):
        kinds: dict[str, tuple[str, int]] = {}
        left = numbers(scene.state.pile & mask)
        for number in left:
            card = scene.card(number)
            title = words.card_name(card)
            kinds[title] = (words.art_kind(card), kinds.get(title, ("", 0))[1] + 1)
        listing = [{"title": title, "kind": kind, "count": times} for title, (kind, times) in kinds.items()]
        title = words.season_name(SEASONS[n])
        text = counted(tr("Speicherstadt.Pile", "%n card(s) left", n=len(left)), len(left))
        each = [many(title, times) for title, (_, times) in kinds.items()]
        found.append(
            PileSeason(
                season=SEASONS[n],
                title=title,
                left=len(left),
                current=n == now,
                past=not left and n < now,
                kinds=listing,
                text=text,
                spoken=sentences(f"{title}: {text}", listed(each)),
            )
        )
    return found


def fire(scene: Scene) -> FireValues:
    box, state = scene.rules.box, scene.state
    fires = numbers(state.pile & box.fires)
    if not fires:
        out = tr("Speicherstadt.Fire", "All fires are out")
        return FireValues(label=out, spoken=sentences(out))
    card = scene.card(fires[0])
    number = fire_number(card.id)
    label = words.fire_label(number)
    changes = changes_now(state, card.value)
    rows = [
        {
            "sign": scene.sign(seat),
            "name": scene.name(seat),
            "strength": state.strength[seat],
            "change": changes[seat],
            "changeText": signed(changes[seat]) if changes[seat] else "",
        }
        for seat in scene.seats
    ]
    when, soon = _when(scene, fires[0])
    each = [
        filled(tr("Speicherstadt.Fire", "%1: strength %2"), row["name"], row["strength"])
        + (f", {row['changeText']}" if row["changeText"] else "")
        for row in rows
    ]
    if any(changes):
        now = tr("Speicherstadt.Fire", "If it broke out now")
    else:
        now = tr("Speicherstadt.Fire", "If it broke out now, nothing would happen: all are equally strong")
    return FireValues(
        there=True,
        label=label,
        number=number,
        points=card.value,
        when=when,
        soon=soon,
        lead=_lead(card.value),
        rows=rows,
        explain=f"card:{card.id}",
        spoken=sentences(f"{label}, {when}", _lead(card.value), f"{now}: {listed(each)}" if any(changes) else now),
    )


def blaze(scene: Scene) -> BlazeValues:
    """What a fire has done; nothing when it has been looked at."""
    struck = scene.blaze
    if struck is None:
        return BlazeValues()
    box = scene.rules.box
    brigades = []
    for seat in scene.seats:
        values = sorted((s for n in numbers(scene.state.cards[seat]) if (s := box.strength[n])), reverse=True)
        change = struck.changes[seat]
        brigades.append(
            {
                "sign": scene.sign(seat),
                "name": scene.name(seat),
                "values": values,
                "total": struck.strengths[seat],
                "change": change,
                "changeText": signed(change) if change else "",
            }
        )
    label = words.fire_label(struck.number)
    return BlazeValues(
        visible=True,
        brief=scene.looks.hasty,
        title=label,
        lead=_lead(struck.points),
        number=struck.number,
        points=struck.points,
        brigades=brigades,
        most=max(struck.strengths),
        spoken=sentences(label, fire_result(scene, struck)),
    )


def fire_result(scene: Scene, struck: FireStruck) -> str:
    """Who gained and who lost."""
    if not any(struck.changes):
        return tr("Speicherstadt.Fire", "All brigades are equally strong: nothing happens")
    each = [f"{isolated(scene.name(seat))} {signed(change)}" for seat, change in enumerate(struck.changes) if change]
    return listed(each)


def _lead(value: int) -> str:
    return filled(
        tr("Speicherstadt.Fire", "The strongest brigade gains %1, the weakest loses %2."),
        points(value),
        value,
    )


def _when(scene: Scene, fire: int) -> tuple[str, bool]:
    box, pile = scene.rules.box, scene.state.pile
    season = scene.card(fire).season
    if season >= len(SEASONS):
        last = not pile & ~box.seasons[season]
        return tr("Speicherstadt.Fire", "at the very end"), last
    if any(pile & mask for mask in box.seasons[:season]):
        return _in_season(SEASONS[season]), False
    left = (pile & box.seasons[season]).bit_count()
    within = tr("Speicherstadt.Fire", "within %n card(s)", n=left)
    return counted(within, left), left <= max(SOON, scene.rules.places)


def _in_season(season: str) -> str:
    match season:
        case "winter":
            return tr("Speicherstadt.Fire", "in winter")
        case "spring":
            return tr("Speicherstadt.Fire", "in spring")
        case "summer":
            return tr("Speicherstadt.Fire", "in summer")
    return tr("Speicherstadt.Fire", "in autumn")
