"""What somebody who listens is told around the opening of the cards: each thing once, and the question last."""

from __future__ import annotations

from tests.games.venedig.table.conftest import Opens
from tests.games.venedig.table.party import WAYS, Party, seated
from tests.qml.open_window import Until
from tests.ui.memory_folder import MemoryFolder, Someone
from tools.gallery.scenes import SCENES
from tools.gallery.window import Gallery, Variant


def test_the_opened_cards_are_told_once_and_then_the_question(opens: Opens) -> None:
    window = opens(MemoryFolder(Someone("p1", "Mara", "gull")), spokenDetail="all")
    party = Party(window, WAYS["keys"], "keys")
    heard = window.announced()

    async def script() -> None:
        window.app.begin("venedig", seated(2, 1), 11)
        await Until(lambda: party.table is not None and window.of("TablePage"))
        session, asked = party.table.session, 0
        while asked < 3:
            await Until(lambda: session.moments.event is not None or session.me in party.played.asked)
            if session.moments.event is None:
                await party.decide()
                continue
            await window.settled()
            at_once = session.me in party.played.asked
            assert sum("Ben" in text and "Mara" in text for text in heard[-3:]) == 1, "who has opened what"
            assert heard[-1] == "Press Enter to continue."
            party.table.confirm()
            if at_once:
                asked += 1
                assert heard[-1] == party.table.prompt.value.spoken

    window.run(script())


def test_why_a_card_may_not_be_given_is_said_once(qapp: object) -> None:
    with Gallery() as gallery:
        gallery.show(SCENES["venedig-give"], Variant())
        cards = [one for one in gallery.heard() if one.name.startswith("Card ")]
        assert sum("This is the one you drew: give another." in one.name for one in cards) == 1
        assert [one.name for one in cards if one.description and one.description in one.name] == []
