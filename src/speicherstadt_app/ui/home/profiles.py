"""The people who play here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot

from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.seats import EMBLEMS, FACES, face_art
from speicherstadt_app.ui.threads import FolderThreads, Tasks
from speicherstadt_app.ui.values import Records, for_qml
from speicherstadt_app.words.phrases import filled, isolated, sentences

if TYPE_CHECKING:
    from speicherstadt_app.store.shapes import Person
    from speicherstadt_app.ui.data_folder import DataFolder
    from speicherstadt_app.ui.home.faring import Faring
    from speicherstadt_app.ui.preferences import Preferences


@dataclass(frozen=True, slots=True)
class ProfileRow:
    profileId: str
    name: str
    sign: int
    current: bool
    archived: bool
    spoken: str
    face: str
    art: str
    told: str
    """How they have fared, once that is known."""


@for_qml
class Profiles(QObject):
    currentChanged = Signal()
    retranslated = Signal()

    def __init__(
        self, threads: FolderThreads, tasks: Tasks, *, language: Callable[[], str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._threads = threads
        self._tasks = tasks
        self._language = language
        self._people: Sequence[Person] = ()
        self.current: Person | None = None
        self._settled = self._loaded = False
        self._fared: dict[str, Faring] = {}
        self._rows = RowModel(ProfileRow, lambda row: row.profileId, self)

    @Property(QObject, constant=True)
    def rows(self) -> QObject:
        return self._rows

    @Property(str, notify=currentChanged)
    def currentId(self) -> str:
        return self.current.id if self.current else ""

    @Property(str, notify=currentChanged)
    def currentName(self) -> str:
        return self.current.name if self.current else ""

    @Slot(str, result=str)
    def inSentence(self, name: str) -> str:
        """A name as it stands among other words."""
        return isolated(name)

    @Property(int, notify=currentChanged)
    def currentSign(self) -> int:
        return sign_of(self.current) if self.current else 0

    @Property(str, notify=currentChanged)
    def currentArt(self) -> str:
        return face_art(self.current.face) if self.current else ""

    @Property(list, notify=retranslated)
    def emblems(self) -> Records:
        """Colours, each with its emblem: at the table nobody is told by the colour alone."""
        return [{"sign": sign, "key": key, "label": _colour(key)} for sign, key in enumerate(EMBLEMS)]

    @Property(list, notify=retranslated)
    def faces(self) -> Records:
        return [{"key": key, "art": face_art(key), "label": face_label(key)} for key in FACES]

    @Slot(result=str)
    def freeFace(self) -> str:
        """One that nobody here has."""
        taken = {person.face for person in self._people}
        return next((face for face in FACES if face not in taken), FACES[0])

    @Slot(result=int)
    def freeSign(self) -> int:
        taken = {person.emblem for person in self._people if not person.archived}
        return next((sign for sign, emblem in enumerate(EMBLEMS) if emblem not in taken), 0)

    @Slot()
    def look(self) -> None:
        """The page is opened: how everybody has fared."""
        self._tasks.begin(self._look())

    @Slot(str)
    def use(self, profileId: str) -> None:
        self._tasks.begin(self._use(profileId))

    @Slot(str, int, str)
    def add(self, name: str, sign: int, face: str) -> None:
        """Somebody new, who plays from now on."""
        self._tasks.begin(self.take_in(name, sign, face))

    async def take_in(self, name: str, sign: int, face: str, preferences: Preferences | None = None) -> None:
        """With these settings, if some were chosen before there was anybody to have them."""
        await self._add(name.strip(), EMBLEMS[sign % len(EMBLEMS)], face, preferences)

    @Slot(str, str, int, str)
    def change(self, profileId: str, name: str, sign: int, face: str) -> None:
        emblem = EMBLEMS[sign % len(EMBLEMS)]
        self._tasks.begin(self._then_load(lambda folder: folder.change_person(profileId, name.strip(), emblem, face)))

    @Slot(str, bool)
    def archive(self, profileId: str, archived: bool) -> None:
        self._tasks.begin(self._then_load(lambda folder: folder.archive_person(profileId, archived=archived)))

    @Slot(str, result=str)
    def whyNot(self, name: str) -> str:
        return name_flaw(name)

    def named(self, name: str) -> Person | None:
        """The person of that name, if there is one."""
        return next((person for person in self._people if person.name == name and not person.archived), None)

    def ids(self) -> list[str]:
        """Of everybody who is or was here."""
        return [person.id for person in self._people]

    @property
    def nobody(self) -> bool:
        """Nobody has ever played here, as far as can be told."""
        return self._loaded and not self._people

    def name_of(self, profile_id: str) -> str:
        return next((person.name for person in self._people if person.id == profile_id), "")

    async def load(self) -> None:
        """All profiles, and who played last. Without a profile, the name of the device's user is taken."""
        people = await self._threads.ask(lambda folder: (folder.people(), folder.last_person()))
        if people is None:
            return
        self._people, last = people
        self._loaded = True
        here = [person for person in self._people if not person.archived]
        known = {person.id: person for person in here}
        keep = self.current.id if self.current else last
        self.current = known.get(keep, here[0] if here else None)
        self.show()
        self.currentChanged.emit()

    @property
    def known(self) -> bool:
        """Whether one can tell who plays, if anybody does."""
        return self._settled or self.current is not None

    def settle(self) -> None:
        """Who has not come by now doesn't come by himself. Who is there is not told of again: settings that were
        changed meanwhile would be those of before."""
        self._settled = True
        if self.current is None:
            self.currentChanged.emit()

    def show(self) -> None:
        self._rows.show([self._row(person) for person in self._people])

    def retranslate(self) -> None:
        self.show()
        self.retranslated.emit()

    async def ensure(self, name: str) -> None:
        """Somebody has to play."""
        if self.current is None:
            await self._add(name, EMBLEMS[0])

    async def _use(self, profile_id: str) -> None:
        await self._threads.ask(lambda folder: folder.keep_last_person(profile_id))
        self.current = next((person for person in self._people if person.id == profile_id), self.current)
        self.show()
        self.currentChanged.emit()

    async def _look(self) -> None:
        from speicherstadt_app.ui.home.faring import faring_of

        people = [person.id for person in self._people]
        found = await self._threads.ask(lambda folder: {each: faring_of(folder, each) for each in people})
        self._fared = found or {}
        self.show()

    async def _add(self, name: str, emblem: str, face: str = "", preferences: Preferences | None = None) -> None:
        language = self._language()

        def added(folder: DataFolder) -> Person:
            person = folder.add_person(name, emblem, language, face)
            if preferences is not None:
                folder.keep_preferences(person.id, preferences)
            return person

        person = await self._threads.ask(added)
        if person is not None:
            self.current = person
            await self.load()
            await self._use(person.id)

    async def _then_load(self, change: Callable[[DataFolder], None]) -> None:
        await self._threads.ask(change)
        await self.load()

    def _told(self, person: Person) -> list[str]:
        if person.id not in self._fared:
            return []
        from speicherstadt_app.ui.home.faring import in_words

        return in_words(self._fared[person.id])

    def _row(self, person: Person) -> ProfileRow:
        current = self.current is not None and person.id == self.current.id
        plays = QCoreApplication.translate("Profiles", "plays now") if current else ""
        archived = QCoreApplication.translate("Profiles", "archived") if person.archived else ""
        fared = self._told(person)
        face = face_label(person.face) if person.face in FACES else ""
        return ProfileRow(
            profileId=person.id,
            name=person.name,
            sign=sign_of(person),
            current=current,
            archived=person.archived,
            spoken=sentences(isolated(person.name), face, _colour(person.emblem), plays, archived, *fared),
            face=person.face,
            art=face_art(person.face),
            told=" · ".join(fared),
        )


def sign_of(person: Person) -> int:
    return EMBLEMS.index(person.emblem) if person.emblem in EMBLEMS else 0


def name_flaw(name: str) -> str:
    """What is wrong with a name, and nothing if it is fine."""
    from speicherstadt_app.engine.names import LONGEST_NAME, why_not_a_name

    name = name.strip()
    if not name:
        return QCoreApplication.translate("Profiles", "Type a name.")
    if len(name) > LONGEST_NAME:
        return filled(QCoreApplication.translate("Profiles", "A name has at most %1 characters."), LONGEST_NAME)
    if why_not_a_name(name):
        return QCoreApplication.translate("Profiles", "A name has no invisible characters: type it again.")
    return ""


def seat_facts(person: Person | None) -> dict[str, object]:
    """What a record tells of somebody who sits at a table, beside the name."""
    if person is None:
        return {}
    facts: dict[str, object] = {"profile": person.id, "emblem": EMBLEMS[sign_of(person)]}
    return facts | {"face": person.face} if person.face in FACES else facts


def _colour(key: str) -> str:
    match key:
        case "anchor":
            return QCoreApplication.translate("Profiles", "Blue, anchor", "a colour and its emblem")
        case "gull":
            return QCoreApplication.translate("Profiles", "Orange, gull", "a colour and its emblem")
        case "key":
            return QCoreApplication.translate("Profiles", "Light blue, key", "a colour and its emblem")
        case "hook":
            return QCoreApplication.translate("Profiles", "White, hook", "a colour and its emblem")
        case "lantern":
            return QCoreApplication.translate("Profiles", "Black, lantern", "a colour and its emblem")
    return QCoreApplication.translate("Profiles", "Pink, shell", "a colour and its emblem")


def face_label(key: str) -> str:
    """Who is drawn there."""
    match key:
        case "sailor":
            return QCoreApplication.translate("Profiles", "Sailor", "a young woman")
        case "docker":
            return QCoreApplication.translate("Profiles", "Docker")
        case "painter":
            return QCoreApplication.translate("Profiles", "Painter", "a woman")
        case "captain":
            return QCoreApplication.translate("Profiles", "Captain", "an old man")
        case "fisher":
            return QCoreApplication.translate("Profiles", "Fisherwoman")
        case "student":
            return QCoreApplication.translate("Profiles", "Student", "a young man")
        case "cook":
            return QCoreApplication.translate("Profiles", "Cook", "a man")
        case "pianist":
            return QCoreApplication.translate("Profiles", "Pianist", "a woman")
        case "engineer":
            return QCoreApplication.translate("Profiles", "Engineer", "a man")
        case "marketwoman":
            return QCoreApplication.translate("Profiles", "Market woman")
        case "grandfather":
            return QCoreApplication.translate("Profiles", "Grandfather")
    return QCoreApplication.translate("Profiles", "Schoolgirl")
