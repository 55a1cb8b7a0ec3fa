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
        for scene in ("list", "list-drive", "log-sheet", "others-build", "end-five"):
            gallery.show(SCENES[f"venedig-{scene}"], Variant(language="fr"))
            texts = [unescape(re.sub("<[^>]*>", "", text)) for text in gallery.texts()]
            assert [text for text in texts if BARE.search(text)] == []
            assert any("\N{NO-BREAK SPACE}:" in text for text in texts)
