"""Whatever the store has to say is a sentence that says what to do, and nothing heavy is loaded to say it."""

import string
import subprocess
import sys

import pytest

from speicherstadt_app.store.notices import SENTENCES, Notice


@pytest.mark.parametrize("key", SENTENCES)
def test_every_notice_is_a_sentence(key: str) -> None:
    names = {name for _, name, _, _ in string.Formatter().parse(SENTENCES[key]) if name}
    said = str(Notice(key, {name: f"<{name}>" for name in names}))
    assert said[0].isupper() or said.startswith("<")
    assert said.endswith((".", ">"))
    assert all(f"<{name}>" in said for name in names)


def test_names_with_braces_do_no_harm() -> None:
    assert str(Notice("bad_name", {"why": "{why} {0}"})) == "This name can't be taken: {why} {0}."


def test_to_import_the_store_costs_nothing() -> None:
    for module in ("store", "store.notices", "store.lock", "store.clock"):
        code = f"import sys, speicherstadt_app.{module}; print('sqlmodel' in sys.modules, 'sqlite3' in sys.modules)"
        answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert answer.stdout.split() == ["False", "False"], module
