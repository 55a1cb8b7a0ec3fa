"""All texts in German and French, and the plural forms of English: `python -m tools.translations [check]`.

Without `check` it reads all sources, keeps what is translated in `src/speicherstadt_app/i18n/*.ts`, adds what is
new, drops what is gone, and compiles what is loaded (`*.qm`). What is still to be translated stands in the files as
`type="unfinished"`: write it there, or with Qt Linguist, and run this again. `check` only lists what is wrong.

There is a file for what all games share, and one for each game that is translated: `--begin GAME` begins it. A text
that moves from one to the other, or into another context, takes its translations along.
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
from itertools import product
from pathlib import Path
from typing import Final, TypeAlias

from speicherstadt_app.games import registry
from speicherstadt_app.ui.assets import PACKAGE, QML
from speicherstadt_app.words import titles
from speicherstadt_app.words.catalogue import SHARED
from tools.qml_check import run

ROOT: Final = PACKAGE.parents[1]
FOLDER: Final = PACKAGE / "i18n"
LANGUAGES: Final = {"de": "de_DE", "en": "en_GB", "fr": "fr_FR"}
SOURCE: Final = "en"
"""The language of the sources: only its plural forms are translated."""

BLANK: Final = re.compile(r"%(?:n|\d)|<[^>]*>")
TR: Final = "tr"
TRANSLATE: Final = "QCoreApplication.translate"
PLURAL_MARK: Final = "(s)"
TRANSLATORS: Final = ("translation.py", "titles.py", "catalogue.py", "language.py")
"""What hands texts on."""

Texts: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Message:
    context: str
    source: str
    comment: str
    texts: Texts
    """One text, or one for each plural form."""
    finished: bool
    counts: bool

    def __str__(self) -> str:
        return f"{self.context}: {self.source}" + (f" ({self.comment})" if self.comment else "")


def texts_in(source: str, name: str, prefix: str = "") -> Iterator[str]:
    """Every call of `tr` and `QCoreApplication.translate`, as lupdate understands it.

    lupdate sees that a text counts only where the number is a digit, and passes in silence over what is no literal.
    The contexts of a game begin with its name.
    """
    nodes = list(ast.walk(ast.parse(source)))
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    called = {id(call.func) for call in calls}
    for node in nodes:
        if isinstance(node, ast.Attribute) and ast.unparse(node) == TRANSLATE and id(node) not in called:
            raise _not_found(name, node)
    for call in calls:
        verb = ast.unparse(call.func).rpartition(".")[2]
        if verb == TR or (verb == "translate" and len(call.args) + len(call.keywords) > 1):
            context, text = _as_lupdate_reads(call, name)
            if not context.startswith(prefix) or ("." in context and not prefix):
                wanted = f"begin with {prefix!r}" if prefix else "not be that of a game"
                raise SystemExit(f"{name}:{call.lineno}: the context {context!r} must {wanted}.")
            yield text


def _as_lupdate_reads(call: ast.Call, name: str) -> tuple[str, str]:
    """The context, and the call."""
    words = [word.value for word in call.args[:3] if isinstance(word, ast.Constant) and isinstance(word.value, str)]
    count = len(call.args) > 3 or any(word.arg == "n" for word in call.keywords)
    others = [word for word in call.keywords if word.arg != "n"]
    if ast.unparse(call.func) not in (TR, TRANSLATE) or not 1 < len(words) == min(3, len(call.args)) or others:
        raise _not_found(name, call)
    arguments = [json.dumps(word, ensure_ascii=False) for word in (*words, "")[:3]]
    return words[0], f"{TRANSLATE}({', '.join(arguments)}{', 3' if count else ''})"


def _not_found(name: str, node: ast.expr) -> SystemExit:
    return SystemExit(f"{name}:{node.lineno}: call {TR} or {TRANSLATE} with context and text as literals.")


def names() -> list[str]:
    """What all games share, and each game that is translated, by its id; the others are played in English."""
    return [SHARED, *(game for game in registry.FOLDERS if any(FOLDER.glob(f"{game}.*.ts")))]


def begin(game: str, folder: Path) -> None:
    """From now on the game is translated: the next `collect` fills its files."""
    for language in LANGUAGES:
        path = words_file(game, language, folder)
        if not path.exists():
            write(ET.ElementTree(ET.Element("TS", version="2.1")), path)


def _owner(path: Path) -> str:
    """The game of a source, or what all share."""
    for game_id, package in registry.FOLDERS.items():
        folder = PACKAGE.parent.joinpath(*package.split("."))
        module = own_module(game_id)
        if path.is_relative_to(folder) or (module and path.is_relative_to(QML / module)):
            return game_id
    return SHARED


def own_module(game_id: str) -> str:
    """The QML module that is this game's own; nothing where it takes that of all games."""
    module = registry.card(game_id).module
    return module if module.lower() == game_id else ""


def prefix_of(name: str) -> str:
    """With what the contexts of a game begin: its id, written as its module is."""
    return "" if name == SHARED else f"{own_module(name) or name.capitalize()}."


def own_name(context: str) -> str:
    """Without the game."""
    return re.split(r"[._]", context)[-1]


def mark_context(path: Path, prefix: str) -> None:
    """A page of a game says of which game its texts are."""
    source = path.read_text("utf-8")
    line = f"pragma Translator: {prefix.replace('.', '_')}{path.stem}\n"  # qmlformat takes no dot
    if "qsTr(" in source and line not in source:
        lines = [kept for kept in source.splitlines(keepends=True) if not kept.startswith("pragma Translator")]
        path.write_text(line + "".join(lines), "utf-8")


def write_sources(name: str, target: Path) -> list[Path]:
    """What lupdate is to read: all texts of Python in one file, and all of QML."""
    prefix = prefix_of(name)
    python = [(path.name, path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py")) if _owner(path) == name]
    texts = [text for file, source in python if file not in TRANSLATORS for text in texts_in(source, file, prefix)]
    texts += [_titled(title) for _, title in titles_of(name)]
    gathered = target / f"{name}.py"
    gathered.write_text("\n".join(texts) + "\n", "utf-8")
    return [gathered, *(path for path in sorted(QML.rglob("*.qml")) if _owner(path) == name)]


def titles_file(name: str) -> Path:
    """Where a game's titles are (`words/titles.py`), if it has the file."""
    folder = PACKAGE.parent.joinpath(*registry.FOLDERS[name].split(".")) if name in registry.FOLDERS else PACKAGE
    return folder / "words" / titles.FILE


def titles_of(name: str) -> list[tuple[tuple[str, str, str], titles.Title]]:
    path = titles_file(name)
    return [*titles.read(path.read_text("utf-8"), prefix_of(name).rstrip("."))] if path.exists() else []


def where(name: str, message: Message) -> str:
    """The line of a title in its file; nothing for a text of Python or QML."""
    wanted = titles.Title(message.context, message.source, message.comment)
    if all(title != wanted for _, title in titles_of(name)):
        return ""
    path = titles_file(name)
    written = json.dumps(message.source, ensure_ascii=False)
    line = next((n for n, text in enumerate(path.read_text("utf-8").splitlines(), 1) if written in text), 0)
    return f" ({path.relative_to(ROOT)}:{line})"


def _titled(title: titles.Title) -> str:
    return f"{TRANSLATE}({', '.join(json.dumps(word, ensure_ascii=False) for word in title)})"


def words_file(name: str, language: str, folder: Path = FOLDER) -> Path:
    return folder / f"{name}.{language}.ts"


def compiled_file(name: str, language: str, folder: Path = FOLDER) -> Path:
    return folder / f"{name}.{language}.qm"


# --- Qt's own tools


def collect(folder: Path) -> str:
    """Brings the files of that folder up to the sources; what Qt complains of."""
    complaints = ""
    known = {language: remembered(language, folder) for language in LANGUAGES}
    with tempfile.TemporaryDirectory() as spare:
        for name in names():
            sources = write_sources(name, Path(spare))
            for language, tag in LANGUAGES.items():
                options = ["-locations", "none", "-no-obsolete", "-source-language", "en", "-target-language", tag]
                options += ["-pluralonly"] if language == SOURCE else []
                # The file to be written comes last: what follows it is taken for another one.
                target = words_file(name, language, folder)
                complaints += _update(*options, *sources, "-ts", target)
                if language == SOURCE:
                    _fill_plurals(target)
                elif _fill_known(target, known[language]):
                    # Once more, so that it is written as lupdate writes it.
                    _update(*options, *sources, "-ts", target)
    return complaints


def _update(*arguments: str | Path) -> str:
    answer = run("lupdate", "-silent", *arguments)
    if answer.returncode:
        raise SystemExit(f"lupdate gives up: mend what it names.\n{answer.stdout}{answer.stderr}")
    return answer.stderr


def remembered(language: str, folder: Path) -> dict[tuple[str, str, str], Texts]:
    """What is translated, in whatever file and context of a game it stands; without a context, wherever it stands."""
    found: dict[tuple[str, str, str], Texts] = {}
    for path in sorted(folder.glob(f"*{language}.ts")):
        for message in messages(path):
            if message.finished:
                context = own_name(message.context)
                for key in (context, ""):
                    found.setdefault((key, message.source, message.comment), message.texts)
    return found


def _fill_known(path: Path, known: dict[tuple[str, str, str], Texts]) -> bool:
    """Texts that only moved keep their translations. Whether there were any."""
    tree = ET.parse(path)
    changed = False
    for context in tree.iter("context"):
        name = own_name(context.findtext("name") or "")
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            key = message.findtext("source") or "", message.findtext("comment") or ""
            texts = known.get((name, *key)) or known.get(("", *key))
            forms = [*translation.iter("numerusform")] or [translation]
            if "type" in translation.attrib and texts and len(texts) == len(forms):
                changed = True
                del translation.attrib["type"]
                for form, text in zip(forms, texts, strict=True):
                    form.text = text
    if changed:
        write(tree, path)
    return changed


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
    for name, language in product(names(), LANGUAGES):
        # Not -compress: its list of contexts has no end, and Qt reads beyond it.
        options = ["-silent", "-nounfinished"]
        compiled = compiled_file(name, language, target)
        fresh = compiled.with_suffix(".new")
        answer = run("lrelease", *options, words_file(name, language, folder), "-qm", fresh)
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


def context_flaw(source: str) -> str | None:
    """Qt 6.11 looks at `pragma Translator` only in a file in which a property is bound to a mere `qsTr("…")`."""
    if "pragma Translator" in source and not re.search(r':\s*qsTr\("(?:[^"\\]|\\.)*"\)$', source, re.MULTILINE):
        return "Qt would not find its texts: bind one of them to a property of its own, as `pattern: qsTr(…)`"
    return None


def flaws(folder: Path = FOLDER) -> list[str]:
    """Everything that would be shown in the wrong language, or not at all."""
    pages = ((path.name, context_flaw(path.read_text("utf-8"))) for path in sorted(QML.rglob("*.qml")))
    found = [f"{name}: {flaw}" for name, flaw in pages if flaw]
    files = list(product(names(), LANGUAGES))
    with tempfile.TemporaryDirectory() as spare:
        fresh = Path(spare)
        for path in folder.glob("*.ts"):
            shutil.copy(path, fresh)
        if complaints := collect(fresh):
            found.append(complaints)
        for name, language in files:
            path, copy = words_file(name, language, folder), words_file(name, language, fresh)
            if not path.exists() or path.read_bytes() != copy.read_bytes():
                found.append(f"{path.name} is not up to the sources: run python -m tools.translations")
            for message in messages(copy):
                slips = [slip for text in message.texts for slip in punctuation_flaws(language, text)]
                if not message.context.replace("_", ".").startswith(prefix_of(name)):
                    slips.append(f"the context does not begin with {prefix_of(name)}: run python -m tools.translations")
                found += [
                    f"{copy.name}: {message}{where(name, message)}: {flaw}" for flaw in (*flaws_of(message), *slips)
                ]
        compile_words(folder if not found else fresh, fresh)
        for name, language in files:
            path, copy = compiled_file(name, language, folder), compiled_file(name, language, fresh)
            if not path.exists() or path.read_bytes() != copy.read_bytes():
                source = words_file(name, language).name
                found.append(f"{path.name} is not up to {source}: run python -m tools.translations")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=["check"], help="only list what is wrong")
    parser.add_argument("--begin", metavar="GAME", choices=registry.FOLDERS, help="translate this game from now on")
    asked = parser.parse_args()
    if asked.what is None:
        FOLDER.mkdir(exist_ok=True)
        if asked.begin:
            begin(asked.begin, FOLDER)
        for path in sorted(QML.rglob("*.qml")):
            if prefix := prefix_of(_owner(path)):
                mark_context(path, prefix)
        print(collect(FOLDER) + compile_words(FOLDER, FOLDER), end="")
    found = flaws()
    print(*found, sep="\n", end="\n" if found else "")
    texts = sum(1 for name in names() for _ in messages(words_file(name, "de")))
    print(f"{texts} texts in {len(LANGUAGES)} languages, {len(found)} flaws.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
