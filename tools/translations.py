"""The window's texts in German and French, and the plural forms of English: `python -m tools.translations [check]`.

Without an argument it reads all sources, keeps what is translated in `src/speicherstadt_app/i18n/*.ts`, adds what is
new, drops what is gone, and compiles what the window loads (`*.qm`). What is still to be translated stands in the files
as `type="unfinished"`: write it there, or with Qt Linguist, and run this again. `check` only lists what is wrong.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import shutil
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from speicherstadt_app.ui.assets import PACKAGE, QML
from tools.qml_check import run

ROOT: Final = PACKAGE.parents[1]
FOLDER: Final = PACKAGE / "i18n"
LANGUAGES: Final = {"de": "de_DE", "en": "en_GB", "fr": "fr_FR"}
SOURCE: Final = "en"
"""The language of the sources: only its plural forms are translated."""

BLANK: Final = re.compile(r"%(?:n|\d)|<[^>]*>")
TRANSLATE: Final = "QCoreApplication.translate"
PLURAL_MARK: Final = "(s)"


@dataclass(frozen=True, slots=True)
class Message:
    context: str
    source: str
    comment: str
    texts: tuple[str, ...]
    """One text, or one for each plural form."""
    finished: bool
    counts: bool

    def __str__(self) -> str:
        return f"{self.context}: {self.source}" + (f" ({self.comment})" if self.comment else "")


def texts_in(source: str, name: str) -> Iterator[str]:
    """Every call of `QCoreApplication.translate`, as lupdate understands it.

    lupdate sees that a text counts only where the number is a digit, and passes in silence over what is no literal.
    """
    nodes = list(ast.walk(ast.parse(source)))
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    called = {id(call.func) for call in calls}
    for node in nodes:
        if isinstance(node, ast.Attribute) and ast.unparse(node) == TRANSLATE and id(node) not in called:
            raise _not_found(name, node)
    for call in calls:
        verb = ast.unparse(call.func).rpartition(".")[2]
        if verb == "tr" or (verb == "translate" and len(call.args) + len(call.keywords) > 1):
            yield _as_lupdate_reads(call, name)


def _as_lupdate_reads(call: ast.Call, name: str) -> str:
    words = [word.value for word in call.args[:3] if isinstance(word, ast.Constant) and isinstance(word.value, str)]
    if ast.unparse(call.func) != TRANSLATE or len(words) < min(3, len(call.args)) or call.keywords:
        raise _not_found(name, call)
    arguments = [json.dumps(word, ensure_ascii=False) for word in (*words, "")[:3]]
    return f"{TRANSLATE}({', '.join(arguments)}{', 3' if len(call.args) > 3 else ''})"


def _not_found(name: str, node: ast.expr) -> SystemExit:
    return SystemExit(f"{name}:{node.lineno}: call {TRANSLATE} with context and text as literals.")


def write_sources(target: Path) -> list[Path]:
    """What lupdate is to read: all texts of Python in one file, and all of QML."""
    python = [(path.name, path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))]
    texts = [text for name, source in python if "translate" in source for text in texts_in(source, name)]
    gathered = target / "texts.py"
    gathered.write_text("\n".join(texts) + "\n", "utf-8")
    return [gathered, *sorted(QML.rglob("*.qml"))]


def words_file(language: str, folder: Path = FOLDER) -> Path:
    return folder / f"{language}.ts"


def compiled_file(language: str, folder: Path = FOLDER) -> Path:
    return folder / f"speicherstadt_{language}.qm"


# --- Qt's own tools


def collect(folder: Path) -> str:
    """Brings the files of that folder up to the sources; what Qt complains of."""
    complaints = ""
    with tempfile.TemporaryDirectory() as spare:
        sources = write_sources(Path(spare))
        for language, tag in LANGUAGES.items():
            options = ["-locations", "none", "-no-obsolete", "-source-language", "en", "-target-language", tag]
            options += ["-pluralonly"] if language == SOURCE else []
            # The file to be written comes last: what follows it is taken for another one.
            answer = run("lupdate", "-silent", *options, *sources, "-ts", words_file(language, folder))
            if answer.returncode:
                raise SystemExit(f"lupdate gives up: mend what it names.\n{answer.stdout}{answer.stderr}")
            complaints += answer.stderr
    _fill_plurals(words_file(SOURCE, folder))
    return complaints


def _fill_plurals(path: Path) -> None:
    """'2 coin(s)' in English: the forms follow from the source."""
    tree = ET.parse(path)
    for message in tree.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        translation.attrib.pop("type", None)
        for form, ending in zip(translation.iter("numerusform"), ("", "s"), strict=True):
            form.text = (message.findtext("source") or "").replace(PLURAL_MARK, ending)
    write(tree, path)


def write(tree: ET.ElementTree[ET.Element], path: Path) -> None:
    """As lupdate itself writes it."""
    body = ET.tostring(tree.getroot(), encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', "utf-8")


def compile_words(folder: Path, target: Path) -> str:
    complaints = ""
    for language in LANGUAGES:
        options = ["-silent", "-compress", "-nounfinished"]
        compiled = compiled_file(language, target)
        fresh = compiled.with_suffix(".new")
        answer = run("lrelease", *options, words_file(language, folder), "-qm", fresh)
        if answer.returncode:
            raise SystemExit(f"lrelease gives up: mend what it names.\n{answer.stdout}{answer.stderr}")
        # An open window has the file mapped: written to in place, it would kill the window.
        fresh.replace(compiled)
        complaints += answer.stderr
    return complaints


# --- what is wrong


def messages(path: Path) -> Iterator[Message]:
    for context in ET.parse(path).iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = tuple(form.text or "" for form in translation.iter("numerusform"))
            yield Message(
                name,
                message.findtext("source") or "",
                message.findtext("comment") or "",
                forms or (translation.text or "",),
                "type" not in translation.attrib,
                message.get("numerus") == "yes",
            )


def flaws_of(message: Message) -> Iterator[str]:
    if not message.finished or not all(message.texts):
        yield "not translated"
        return
    wanted = set(BLANK.findall(message.source))
    for text in message.texts:
        if found := wanted ^ set(BLANK.findall(text)):
            yield f"{', '.join(sorted(found))} on one side only: {text}"
        if PLURAL_MARK in text:
            yield f"{PLURAL_MARK} is for the source alone: {text}"
        if text != text.strip() or "  " in text:
            yield f"a space too many: {text}"


def punctuation_flaws(language: str, text: str) -> Iterator[str]:
    """What readers of that language would call a slip of the pen."""
    if language != SOURCE and re.search(r"['\"]|\.\.\.", text):
        yield "signs of a typewriter; write those of a printer"
    if language == "fr" and re.search(r"[^\u00a0][?!;:»]|«[^\u00a0]", text):
        yield "no hard space before ? ! ; : »"
    if language == "de" and re.search(r"\s[?!;:]", text):
        yield "a space before ? ! ; :"


def flaws(folder: Path = FOLDER) -> list[str]:
    """Everything that would be shown in the wrong language, or not at all."""
    found = []
    with tempfile.TemporaryDirectory() as spare:
        fresh = Path(spare)
        for language in LANGUAGES:
            path, copy = words_file(language, folder), words_file(language, fresh)
            if path.exists():
                shutil.copy(path, copy)
        if complaints := collect(fresh):
            found.append(complaints)
        for language in LANGUAGES:
            path, copy = words_file(language, folder), words_file(language, fresh)
            if not path.exists() or path.read_bytes() != copy.read_bytes():
                found.append(f"{path.name} is not up to the sources: run python -m tools.translations")
            for message in messages(copy):
                slips = [slip for text in message.texts for slip in punctuation_flaws(language, text)]
                found += [f"{copy.name}: {message}: {flaw}" for flaw in (*flaws_of(message), *slips)]
        compile_words(folder if not found else fresh, fresh)
        for language in LANGUAGES:
            path, copy = compiled_file(language, folder), compiled_file(language, fresh)
            if not path.exists() or path.read_bytes() != copy.read_bytes():
                found.append(f"{path.name} is not up to {language}.ts: run python -m tools.translations")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=["check"], help="only list what is wrong")
    if parser.parse_args().what is None:
        FOLDER.mkdir(exist_ok=True)
        print(collect(FOLDER) + compile_words(FOLDER, FOLDER), end="")
    found = flaws()
    print(*found, sep="\n", end="\n" if found else "")
    print(f"{sum(1 for _ in messages(words_file('de')))} texts in {len(LANGUAGES)} languages, {len(found)} flaws.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
