"""The settings, for QML to read and to write."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot

from speicherstadt_app import words
from speicherstadt_app.engine.card import REMEMBERS, GameCard
from speicherstadt_app.games import registry
from speicherstadt_app.ui.preferences import CHOICES, Preferences, fits, speed_of
from speicherstadt_app.ui.values import Records, Values, for_qml

# Each language calls itself by its own name.
LANGUAGES: Final = {"en": "English", "de": "Deutsch", "fr": "Français"}


def _told(name: str, changed: Signal) -> Any:
    def read(self: Settings) -> bool:
        return self.system.get(name, False)

    def write(self: Settings, value: bool) -> None:
        if value != read(self):
            self.system[name] = value
            self.resolved.emit()

    return Property(bool, read, write, notify=changed)


@for_qml
class Settings(Values[Preferences], values=Preferences, writable=True):
    resolved = Signal()
    """What follows from a setting or from the system is another."""
    retranslated = Signal()

    def __init__(
        self,
        preferences: Preferences | None = None,
        keep: Callable[[Preferences], object] | None = None,
        parent: QObject | None = None,
        language: str = "",
    ) -> None:
        """`language` is that of this run, whatever the person usually speaks, until another one is chosen."""
        usual = preferences or Preferences()
        super().__init__(usual._replace(language=language or usual.language), parent)
        self.keep = keep
        self._of_this_run = language
        self._usual = usual.language
        self.system: dict[str, bool] = {}

    def write(self, name: str, value: Any) -> None:
        """One setting from QML; what makes no sense changes nothing."""
        if not fits(name, value) or getattr(self.value, name) == value:
            return
        if name == "language":
            self._of_this_run = ""
        super().show(self.value._replace(**{name: value}))
        self.resolved.emit()
        if self.keep is not None:
            self.keep(self.value._replace(language=self._usual) if self._of_this_run else self.value)

    @Slot(int)
    def zoomText(self, step: int) -> None:
        """The next larger or smaller text there is; 0 is as at the beginning."""
        sizes = CHOICES["textSize"]
        at = sizes.index(self.value.textSize) + step if step else sizes.index(Preferences().textSize)
        self.write("textSize", sizes[max(0, min(at, len(sizes) - 1))])

    def show(self, value: Preferences) -> None:
        """Other settings, as of another person; they are not kept, since they come from the folder."""
        self._usual = value.language
        super().show(value._replace(language=self._of_this_run or value.language))
        self.resolved.emit()

    # What the system wants of every program is told by QML: to ask it from here would make all of Qt's namespace,
    # 11 ms of the time before the first frame.
    systemDark = _told("dark", resolved)
    systemContrast = _told("contrast", resolved)
    systemStill = _told("still", resolved)

    # What follows

    @Property(bool, notify=resolved)
    def night(self) -> bool:
        theme = self.value.theme
        return bool(self.systemDark) if theme in {"system", "contrast"} else theme == "night"

    @Property(bool, notify=resolved)
    def highContrast(self) -> bool:
        if self.value.theme == "contrast":
            return True
        return self.value.theme == "system" and bool(self.systemContrast)

    @Property(float, notify=resolved)
    def textScale(self) -> float:
        return self.value.textSize / 100

    @Property(bool, notify=resolved)
    def reducedMotion(self) -> bool:
        if self.value.motion == "system":
            return bool(self.systemStill)
        return self.value.motion == "reduced"

    @Property(float, notify=resolved)
    def speedFactor(self) -> float:
        return speed_of(self.value).value

    # Settings of one game

    @Slot(str, str, bool)
    def setOfGame(self, game: str, key: str, value: bool) -> None:
        games = self.value.games
        self.write("games", {**games, game: {**games.get(game, {}), key: value}})

    def remembers(self, card: GameCard) -> bool:
        """Whether what was seen of hidden hands stays in view."""
        return card.setting(REMEMBERS, self.value.games)

    @Slot(str, "QVariantMap", list, result="QVariantList")
    def ofGame(self, game: str, _games: dict[str, Any], _language: Records) -> Records:
        """The settings of a game's card. QML asks again when what is set or the language has changed."""
        card = registry.card(game)
        if not card.settings:
            return []
        told = words.of(game).setting_up
        found = []
        for setting in card.settings:
            title, note = told.setting(setting.key)
            on = card.setting(setting.key, self.value.games)
            found.append({"key": setting.key, "title": title, "note": note, "on": on})
        return found

    @Property(list, constant=True)
    def gamesWithSettings(self) -> Records:
        return [{"game": card.id, "title": card.title} for card in registry.cards() if card.settings]

    # What there is to choose from

    @Property(list, notify=retranslated)
    def languages(self) -> Records:
        system = QCoreApplication.translate("Settings", "Follow system")
        return [{"key": "", "label": system}, *({"key": key, "label": name} for key, name in LANGUAGES.items())]

    @Property(list, notify=retranslated)
    def speeds(self) -> Records:
        return [{"key": key, "label": _speed(key)} for key in CHOICES["speed"]]

    @Property(list, notify=retranslated)
    def confirms(self) -> Records:
        return [
            {
                "key": "twice",
                "label": QCoreApplication.translate("Settings", "Two taps"),
                "note": QCoreApplication.translate("Settings", "the first shows, the second confirms"),
            },
            {
                "key": "button",
                "label": QCoreApplication.translate("Settings", "Confirm button"),
                "note": QCoreApplication.translate("Settings", "a tap shows, the button confirms"),
            },
            {
                "key": "immediate",
                "label": QCoreApplication.translate("Settings", "Instant"),
                "note": QCoreApplication.translate("Settings", "one tap is enough"),
            },
        ]


def _speed(key: str) -> str:
    match key:
        case "slow":
            return QCoreApplication.translate("Settings", "Slow")
        case "normal":
            return QCoreApplication.translate("Settings", "Normal")
        case "fast":
            return QCoreApplication.translate("Settings", "Fast")
        case "fastest":
            return QCoreApplication.translate("Settings", "Very fast")
    return QCoreApplication.translate("Settings", "Instant")
