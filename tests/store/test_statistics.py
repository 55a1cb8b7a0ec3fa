"""Every answer of the statistics, against a plain count over the list of what was played."""

from __future__ import annotations

import os
import statistics as plain
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from speicherstadt_app.engine.facts import SeatFacts
from speicherstadt_app.games import registry
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.store.statistics.answers import GameRef, Group
from speicherstadt_app.store.statistics.ratings import Opponent, Strength, week_of
from speicherstadt_app.store.statistics.selection import Selection, Statistics
from tests.store.conftest import MEMORY_DISK, Hands
from tests.store.diary import LEVELS, STYLES, Entry, write_diary

GAMES = 260
NAMES = registry.facts("speicherstadt").names
PEOPLE = range(3)
FILTERS = [
    Filter("speicherstadt"),
    Filter("speicherstadt", players=3),
    Filter("speicherstadt", seat=0),
    Filter("speicherstadt", level="clerk"),
    Filter("speicherstadt", style="spoiler"),
    Filter("speicherstadt", level="merchant", style="spoiler"),
    Filter("speicherstadt", first_day="2026-12-20", last_day="2027-02-15"),
    Filter("speicherstadt", players=4, level="clerk", first_day="2026-12-01"),
    Filter("speicherstadt", variant="{}"),
    Filter("speicherstadt", variant='{"variant":1}'),
    Filter("speicherstadt", which="apart"),
    Filter("speicherstadt", which="all"),
]


@dataclass(frozen=True)
class Diary:
    library: Library
    people: list[str]
    entries: list[Entry]


@pytest.fixture(scope="module")
def diary() -> Iterator[Diary]:
    hands = Hands()
    with tempfile.TemporaryDirectory(dir=MEMORY_DISK if os.access(MEMORY_DISK, os.W_OK) else None) as folder:
        library = open_library(Path(folder), hands.clock)
        people = [library.profiles.create(f"Profile {n + 1}", "crane", "red", "en").id for n in PEOPLE]
        yield Diary(library, people, write_diary(library, hands, people, GAMES))
        library.close()


@dataclass(frozen=True)
class Plain:
    """One game of a person, as the list of what was played has it."""

    entry: Entry
    seat: int

    def __post_init__(self) -> None:
        assert self.entry.record.result is not None

    @property
    def result(self) -> dict[str, Any]:
        return dict(self.entry.record.result or {})

    @property
    def day(self) -> str:
        return self.entry.day

    @property
    def players(self) -> int:
        return len(self.entry.record.players)

    @property
    def score(self) -> int:
        return int(self.result["scores"][self.seat])

    @property
    def margin(self) -> int:
        scores: list[int] = self.result["scores"]
        return self.score - max(score for seat, score in enumerate(scores) if seat != self.seat)

    def place_of(self, seat: int) -> int:
        ranks = list(zip(self.result["scores"], self.result["coins"], strict=True))
        return 1 + sum(rank > ranks[seat] for rank in ranks)

    @property
    def place(self) -> int:
        return self.place_of(self.seat)

    @property
    def won(self) -> bool:
        return self.seat in self.result["winners"]

    @property
    def others(self) -> list[tuple[Opponent, int]]:
        """The opponents and their seats."""
        found = []
        for seat, player in enumerate(self.entry.record.players):
            names = [player.more.get(key) for key in ("profile", "level", "style")]
            if seat != self.seat:
                found.append((Opponent(*(None if name is None else str(name) for name in names)), seat))
        return found


def has_company(game: Plain, chosen: Filter) -> bool:
    return (chosen.level is None and chosen.style is None) or any(
        opponent.level is not None and chosen.level in (None, opponent.level) and chosen.style in (None, opponent.style)
        for opponent, _ in game.others
    )


def passes(game: Plain, chosen: Filter) -> bool:
    return (
        chosen.players in (None, game.players)
        and chosen.seat in (None, game.seat)
        and chosen.variant in (None, "{}")
        and (chosen.first_day or "") <= game.day <= (chosen.last_day or "9999")
        and has_company(game, chosen)
    )


def matching(diary: Diary, person: int, chosen: Filter) -> list[Plain]:
    """A person's games of whatever fate in their order: by local day, on the same day as they were played."""
    profile = diary.people[person]
    games = [
        Plain(entry, entry.seat_of(profile))
        for entry in diary.entries
        if profile in entry.profiles and entry.fate != "trashed"
    ]
    return sorted((game for game in games if passes(game, chosen)), key=lambda game: game.day)


def scored(diary: Diary, person: int, chosen: Filter) -> list[Plain]:
    """Those of them that have a score and are asked for."""
    return [
        game
        for game in matching(diary, person, chosen)
        if game.entry.fate != "abandoned"
        and (chosen.which == "all" or game.entry.counted == (chosen.which == "counted"))
    ]


def answers(diary: Diary, person: int, chosen: Filter) -> Selection:
    return Statistics(diary.library.database).of(diary.people[person], chosen)


def ids(diary: Diary, games: Sequence[GameRef]) -> list[str]:
    known = Statistics(diary.library.database).game_ids(games)
    return [known[game.number] for game in games]


def fair(games: Sequence[Plain]) -> object:
    return pytest.approx(sum(1 / game.players for game in games) / len(games)) if games else None


def mean(values: Sequence[float]) -> object:
    return pytest.approx(sum(values) / len(values)) if values else None


everybody_filtered = pytest.mark.parametrize("chosen", FILTERS, ids=str)
everybody = pytest.mark.parametrize("person", PEOPLE)


def test_the_diary_has_something_of_everything(diary: Diary) -> None:
    fates = Counter(entry.fate for entry in diary.entries)
    assert fates[""] >= 200
    assert min(fates[fate] for fate in ("assisted", "abandoned", "trashed")) >= 5
    assert any(all(player.kind == "ai" for player in entry.record.players) for entry in diary.entries)
    days = [entry.day for entry in diary.entries]
    assert days != sorted(days), "the clock was wrong now and then"
    assert all(len(scored(diary, person, Filter("speicherstadt"))) > 30 for person in PEOPLE)


@everybody
@everybody_filtered
def test_overview(diary: Diary, person: int, chosen: Filter) -> None:
    games = scored(diary, person, chosen)
    told = answers(diary, person, chosen).overview()
    assert (told.games, told.wins.count, told.wins.of) == (len(games), sum(game.won for game in games), len(games))
    assert told.wins.expected == fair(games)
    assert told.mean_place == mean([game.place for game in games])
    assert told.mean_score == mean([game.score for game in games])
    assert told.mean_margin == mean([game.margin for game in games])
    assert told.best_score == max((game.score for game in games), default=None)
    assert told.seconds == pytest.approx(sum(game.entry.seconds for game in games))
    assert ids(diary, [form.game for form in told.form]) == [game.entry.id for game in games[-10:]]
    assert [form.place for form in told.form] == [game.place for game in games[-10:]]


@everybody
@everybody_filtered
def test_what_does_not_count_is_told_apart(diary: Diary, person: int, chosen: Filter) -> None:
    told = answers(diary, person, chosen).overview().apart
    uncounted = [game for game in matching(diary, person, chosen) if not game.entry.counted]
    assert told == Counter(game.entry.fate for game in uncounted)


@everybody
@everybody_filtered
def test_streaks(diary: Diary, person: int, chosen: Filter) -> None:
    games = scored(diary, person, chosen)
    told = answers(diary, person, chosen).overview()
    letters = "".join("w" if game.won else "." for game in games)
    assert told.current_streak.wins == len(letters) - len(letters.rstrip("w"))
    assert told.longest_streak.wins == max(map(len, letters.split(".")))
    start = letters.find("w" * told.longest_streak.wins)
    if told.longest_streak.wins:
        last = start + told.longest_streak.wins - 1
        assert told.longest_streak[1:] == (games[start].day, games[last].day)


def check_groups(told: Sequence[Group], groups: dict[str, list[Plain]]) -> None:
    assert [group.name for group in told] == sorted(groups)
    for group in told:
        games = groups[group.name]
        assert (group.wins.count, group.wins.of) == (sum(game.won for game in games), len(games))
        assert group.wins.expected == fair(games)
        assert group.mean_place == mean([game.place for game in games])
        assert group.mean_score == mean([game.score for game in games])
        assert group.mean_margin == mean([game.margin for game in games])


@everybody
@everybody_filtered
def test_groups(diary: Diary, person: int, chosen: Filter) -> None:
    groups: dict[str, defaultdict[str, list[Plain]]] = {
        name: defaultdict(list) for name in ("players", "seat", "level", "style")
    }
    for game in scored(diary, person, chosen):
        groups["players"][str(game.players)].append(game)
        groups["seat"][str(game.seat)].append(game)
        for level in LEVELS:
            if has_company(game, Filter("speicherstadt", level=level)):
                groups["level"][level].append(game)
        for style in STYLES:
            if has_company(game, Filter("speicherstadt", style=style)):
                groups["style"][style].append(game)
    selection = answers(diary, person, chosen)
    check_groups(selection.by_players(), groups["players"])
    check_groups(selection.by_seat(), groups["seat"])
    check_groups(selection.by_level(), groups["level"])
    check_groups(selection.by_style(), groups["style"])


@everybody
@everybody_filtered
def test_history_and_calendar(diary: Diary, person: int, chosen: Filter) -> None:
    games = scored(diary, person, chosen)
    selection = answers(diary, person, chosen)
    told = selection.history()
    known = Statistics(diary.library.database).ids()
    assert [known[number] for number in told.game] == [game.entry.id for game in games]
    assert list(zip(told.day, told.players, told.seat, told.score, told.place, strict=True)) == [
        (game.day, game.players, game.seat, game.score, game.place) for game in games
    ]
    scores = [game.score for game in games]
    assert list(told.median) == [plain.median(scores[max(n - 9, 0) : n + 1]) for n in range(len(scores))]
    days = Counter(game.day for game in games)
    wins = Counter(game.day for game in games if game.won)
    assert [(day.day, day.games, day.wins) for day in selection.calendar()] == [
        (day, days[day], wins[day]) for day in sorted(days)
    ]


@everybody
@everybody_filtered
def test_strategy(diary: Diary, person: int, chosen: Filter) -> None:
    games = scored(diary, person, chosen)
    winners = [Plain(game.entry, seat) for game in games for seat in game.result["winners"]]
    lines = answers(diary, person, chosen).strategy()
    assert {(line.games, line.winners_games) for line in lines} == {(len(games), len(winners))}
    own_sums, winners_sums = (sums_of(group) for group in (games, winners))
    for line in lines:
        if line.part == "ratio":
            over, under = next(ratio[1:] for ratio in NAMES.ratios if ratio.name == line.name)
            for told, sums in ((line.own, own_sums), (line.winners, winners_sums)):
                assert told == (pytest.approx(sums[over] / sums[under]) if sums[under] else None)
        else:
            assert line.own == (pytest.approx(own_sums[line.name] / len(games)) if games else None)
            assert line.winners == (pytest.approx(winners_sums[line.name] / len(winners)) if winners else None)
    assert [line.name for line in lines if line.part == "source"] == list(NAMES.sources)
    assert [line.name for line in lines if line.part == "figure"] == list(NAMES.figures)


def sums_of(games: Sequence[Plain]) -> Counter[str]:
    sums = Counter[str]()
    for game in games:
        sums.update(game.result["breakdown"][game.seat])
        sums.update(dict(zip(NAMES.figures, facts_of(game).figures, strict=True)))
    return sums


FACTS: dict[str, tuple[SeatFacts, ...]] = {}


def facts_of(game: Plain) -> SeatFacts:
    """What the game's own facts tell of the seat; each game is read once."""
    if game.entry.id not in FACTS:
        FACTS[game.entry.id] = tuple(registry.facts("speicherstadt").read(game.entry.record))
    return FACTS[game.entry.id][game.seat]


@everybody
@everybody_filtered
def test_cards(diary: Diary, person: int, chosen: Filter) -> None:
    games = scored(diary, person, chosen)
    counts = [dict(zip(NAMES.kinds, facts_of(game).kinds, strict=True)) for game in games]
    lines = answers(diary, person, chosen).cards()
    assert [line.name for line in lines] == list(NAMES.kinds)
    for line in lines:
        kinds = [count[line.name] for count in counts]
        buyers = [game for game, kind in zip(games, kinds, strict=True) if kind.bought]
        bought, table_bought = sum(kind.bought for kind in kinds), sum(kind.table_bought for kind in kinds)
        assert (line.games, line.offered, line.wanted, line.bought, line.table_bought, line.points) == (
            len(games),
            sum(kind.offered for kind in kinds),
            sum(kind.wanted for kind in kinds),
            bought,
            table_bought,
            sum(kind.points for kind in kinds),
        )
        assert line.mean_price == (pytest.approx(sum(kind.paid for kind in kinds) / bought) if bought else None)
        assert line.table_mean_price == (
            pytest.approx(sum(kind.table_paid for kind in kinds) / table_bought) if table_bought else None
        )
        assert line.points_each == (pytest.approx(line.points / bought) if bought else None)
        rate = line.wins_when_bought
        assert (rate.count, rate.of) == (sum(game.won for game in buyers), len(buyers))
        assert rate.expected == fair(buyers)


@everybody
@everybody_filtered
def test_head_to_head(diary: Diary, person: int, chosen: Filter) -> None:
    games = scored(diary, person, chosen)
    met: defaultdict[Opponent, list[tuple[Plain, int]]] = defaultdict(list)
    for game in games:
        for opponent, seat in game.others:
            met[opponent].append((game, seat))
    rivals = answers(diary, person, chosen).head_to_head()
    assert {rival.opponent for rival in rivals} == met.keys()
    assert [rival.wins.of for rival in rivals] == sorted((rival.wins.of for rival in rivals), reverse=True)
    for rival in rivals:
        meetings = met[rival.opponent]
        together = {game.entry.id: game for game, _ in meetings}.values()
        assert (rival.wins.count, rival.wins.of) == (sum(game.won for game in together), len(together))
        assert rival.wins.expected == fair(list(together))
        assert rival.ahead.count == sum(game.place < game.place_of(seat) for game, seat in meetings)
        assert (rival.ahead.of, rival.ahead.expected) == (len(meetings), 0.5)
        assert rival.level == sum(game.place == game.place_of(seat) for game, seat in meetings)


@everybody
@everybody_filtered
def test_records(diary: Diary, person: int, chosen: Filter) -> None:
    games = scored(diary, person, chosen)
    expected: dict[str, tuple[int, str]] = {}

    def note(name: str, values: Sequence[tuple[int | None, Plain]], *, low: bool = False) -> None:
        known = [(value, game.entry.id) for value, game in values if value is not None]
        if known:
            best = (min if low else max)(value for value, _ in known)
            if low or best > 0:
                expected[name] = next(pair for pair in known if pair[0] == best)

    note("best_score", [(game.score, game) for game in games])
    note("clearest_win", [(game.margin, game) for game in games if game.won])
    note("closest_win", [(game.margin, game) for game in games if game.won], low=True)
    for index, best in enumerate(NAMES.bests):
        note(best.name, [(facts_of(game).bests[index], game) for game in games], low=best.low)
    lines = answers(diary, person, chosen).records()
    found = ids(diary, [line.game for line in lines])
    assert {line.name: (line.value, game) for line, game in zip(lines, found, strict=True)} == expected


@everybody
def test_choices_are_what_occurs(diary: Diary, person: int) -> None:
    games = matching(diary, person, Filter("speicherstadt", which="all"))
    told = Statistics(diary.library.database).choices(diary.people[person], "speicherstadt")
    assert told.players == tuple(sorted({game.players for game in games}))
    assert told.seats == tuple(sorted({game.seat for game in games}))
    assert (told.levels, told.styles, told.variants) == (LEVELS, STYLES, ("{}",))
    assert (told.first_day, told.last_day) == (games[0].day, games[-1].day)


def test_of_nobody_there_is_nothing_to_tell(diary: Diary) -> None:
    selection = Statistics(diary.library.database).of("nobody", Filter("speicherstadt"))
    overview = selection.overview()
    assert (overview.games, overview.wins.share, overview.best_score, overview.form) == (0, None, None, ())
    assert (selection.calendar(), selection.head_to_head(), selection.records()) == ((),) * 3
    assert not any(map(len, selection.history()))
    assert {line.own for line in selection.strategy()} == {None}
    assert {line.mean_price for line in selection.cards()} == {None}
    choices = Statistics(diary.library.database).choices("nobody", "speicherstadt")
    assert (choices.players, choices.first_day) == ((), None)


def measured(_game_id: str, players: int, level: str, style: str) -> Strength:
    return Strength(1300 + 100 * LEVELS.index(level) + 20 * STYLES.index(style) + players)


@everybody
@everybody_filtered
def test_what_measured_strength_predicts(diary: Diary, person: int, chosen: Filter) -> None:
    """By the ratings of the Monday of each game's week; told only if it is known of every game of the rate."""
    statistics = Statistics(diary.library.database, measured)
    ladder = statistics.ladder("speicherstadt")
    chances: list[float | None] = []
    for game in scored(diary, person, chosen):
        week = week_of(game.day)
        own = ladder.before(diary.people[person], week).rating
        others = [
            ladder.before(opponent.profile, week).rating
            if opponent.profile
            else measured("", game.players, opponent.level or "", opponent.style or "").rating
            if opponent.level
            else None
            for opponent, _ in game.others
        ]
        known = [10 ** ((other - own) / 400) for other in others if other is not None]
        chances.append(1 / (1 + sum(known)) if len(known) == len(others) else None)
    known_chances = [chance for chance in chances if chance is not None]
    told = statistics.of(diary.people[person], chosen).overview().wins.predicted
    if chances and len(known_chances) == len(chances):
        assert told == pytest.approx(sum(known_chances) / len(chances), rel=1e-4)
    else:
        assert told is None


def test_the_rating_is_the_end_of_the_curve_and_a_filter_makes_its_own_curve(diary: Diary) -> None:
    statistics = Statistics(diary.library.database, measured)
    selection = statistics.of(diary.people[0], Filter("speicherstadt"))
    assert selection.overview().rating == selection.rating()[-1]
    assert sum(point.games for point in selection.rating()) == len(scored(diary, 0, Filter("speicherstadt")))
    fewer = statistics.of(diary.people[0], Filter("speicherstadt", players=3))
    assert sum(point.games for point in fewer.rating()) == len(scored(diary, 0, Filter("speicherstadt", players=3)))
    assert fewer.overview().rating == selection.overview().rating


@everybody
@everybody_filtered
def test_games_against_brains_alone(diary: Diary, person: int, chosen: Filter) -> None:
    games = [
        game
        for game in scored(diary, person, chosen)
        if all(player.kind == "ai" for seat, player in enumerate(game.entry.record.players) if seat != game.seat)
    ]
    told = answers(diary, person, chosen).against_brains()
    assert [(each.players, sorted(each.levels)) for each in told] == [
        (game.players, sorted(opponent.level or "" for opponent, _ in game.others)) for game in games
    ]
    shares = [1 / len(game.result["winners"]) if game.won else 0 for game in games]
    assert [each.share for each in told] == pytest.approx(shares)
    assert not games or 0 < sum(shares) < len(games) or len(games) < 10
