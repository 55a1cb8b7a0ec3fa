"""QML objects whose properties are the fields of a frozen dataclass or of a named tuple, each with a change
signal of its own.

A derivation makes a new value whenever something happened; `show` tells QML which fields are others now, and nothing
else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar, get_type_hints

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

# Qt looks for these two where `QmlElement` is called.
QML_IMPORT_NAME = "Speicherstadt.Models"
QML_IMPORT_MAJOR_VERSION = 1

V = TypeVar("V")
Q = TypeVar("Q", bound=type)

Records: TypeAlias = list[dict[str, Any]]
"""A list of plain records, an array of objects in QML."""

TYPES: Final[dict[Any, Any]] = {
    str: str,
    int: int,
    bool: bool,
    float: float,
    dict[str, Any]: "QVariantMap",
    dict: "QVariantMap",
}


class _Showing(type(QObject)):  # type: ignore[misc]
    """Makes the properties before Qt looks at the class: what is added later QML never sees."""

    def __new__(
        mcs,
        name: str,
        bases: tuple[type, ...],
        names: dict[str, Any],
        values: type | None = None,
        writable: bool = False,
    ) -> Any:
        if values is not None:
            kinds = _kinds_of(values)
            names["shown"] = tuple(kinds)
            for field, kind in kinds.items():
                changed = Signal()
                names[f"{field}Changed"] = changed
                writer = _writer(field) if writable else None
                names[field] = Property(TYPES.get(kind, list), _reader(field), writer, notify=changed)
        return super().__new__(mcs, name, bases, names)

    def __init__(cls, name: str, bases: tuple[type, ...], names: dict[str, Any], **_ours: Any) -> None:
        super().__init__(name, bases, names)


def _kinds_of(values: Any) -> dict[str, Any]:
    """Each field with its type. Those of a named tuple all have defaults, which tell it without a hint being looked up:
    it is made in a tenth of a dataclass's time, which counts before the first frame."""
    if issubclass(values, tuple):
        return {name: type(value) for name, value in values._field_defaults.items()}
    from dataclasses import fields

    kinds = get_type_hints(values)
    return {field.name: kinds[field.name] for field in fields(values)}


def _reader(field: str) -> Callable[[Any], Any]:
    def read(self: Any) -> Any:
        return getattr(self.value, field)

    return read


def _writer(field: str) -> Callable[[Any, Any], None]:
    def write(self: Any, value: Any) -> None:
        self.write(field, value)

    return write


class Values(QObject, Generic[V], metaclass=_Showing):
    """Derive from it with `values=` their class; with `writable=True` QML may set the fields through `write`."""

    shown: ClassVar[tuple[str, ...]] = ()

    def __init__(self, value: V, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.value = value

    def show(self, value: V) -> None:
        old, self.value = self.value, value
        for field in self.shown:
            if getattr(old, field) != getattr(value, field):
                getattr(self, f"{field}Changed").emit()


def for_qml(made: Q) -> Q:
    """A type that QML may name and never makes itself.

    A method that a signal is connected to is a `Slot`. Otherwise PySide gives that one object a metaobject of its own;
    QML remembers by its address what an object has, and is wrong about a later one whose metaobject lies there.
    """
    uncreatable: Any = QmlUncreatable("the app makes it")
    QmlElement(uncreatable(made))
    return made
