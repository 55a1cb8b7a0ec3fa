"""French as it is set: a hard space before a colon and a semicolon, wherever words are put together."""

from __future__ import annotations

import re
from html import unescape

import pytest

from tools.gallery.scenes import SCENES
from tools.gallery.window import Gallery, Variant

BARE = re.compile(r"[^\W\d]\s*(?<!\N{NO-BREAK SPACE})[:;?!](?=\s|$)")


@pytest.mark.usefixtures("qapp")
def test_a_hard_space_stands_before_every_colon() -> None:
    with Gallery() as gallery:
        for scene in ("list", "list-drive", "log-sheet", "others-build", "end-five", "spy-looks"):
            gallery.show(SCENES[f"venedig-{scene}"], Variant(language="fr"))
            texts = [unescape(re.sub("<[^>]*>", "", text)) for text in gallery.texts()]
            assert [text for text in texts if BARE.search(text)] == []
            # Qt's styled text would begin a line with the colon behind a hard space that is not written out.
            hard = [item for item in gallery.items() if "\N{NO-BREAK SPACE}" in str(item.property("text"))]
            styled = "textFormat === 4"
            written = [item for item in hard if item.inherits("QQuickText") and gallery.run_qml(item, styled)]
            assert [item.property("text") for item in written] == []
            assert any("\N{NO-BREAK SPACE}:" in text for text in texts)
