"""A value object tells QML which of its fields are others now, and of nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QObject

from speicherstadt_app.ui.values import Records, Values


@dataclass(frozen=True, slots=True)
class Weather:
    sky: str = "grey"
    degrees: int = 9
    wind: float = 1.5
    rain: bool = True
    clouds: Records = field(default_factory=list)


class Shown(Values[Weather], values=Weather):
    pass


class Set(Values[Weather], values=Weather, writable=True):
    def write(self, name: str, value: object) -> None:
        self.written = (name, value)


def types_of(thing: QObject) -> dict[str, str]:
    meta = thing.metaObject()
    properties = [meta.property(n) for n in range(meta.propertyOffset(), meta.propertyCount())]
    return {str(one.name()): str(one.typeName()) for one in properties}


def test_every_field_is_a_property_of_its_type() -> None:
    types = {"sky": "QString", "degrees": "int", "wind": "double", "rain": "bool", "clouds": "QVariantList"}
    assert types_of(Shown(Weather())) == types


def test_only_what_is_another_is_told() -> None:
    shown = Shown(Weather())
    told: list[str] = []
    for name in Shown.shown:
        getattr(shown, f"{name}Changed").connect(lambda name=name: told.append(name))
    shown.show(Weather())
    assert told == []
    shown.show(Weather(sky="blue", clouds=[{"kind": "cirrus"}]))
    assert told == ["sky", "clouds"]
    assert shown.property("sky") == "blue"
    assert shown.property("clouds") == [{"kind": "cirrus"}]


def test_qml_writes_only_where_it_may() -> None:
    shown, writable = Shown(Weather()), Set(Weather())
    assert not shown.setProperty("degrees", 20)
    assert shown.property("degrees") == 9
    writable.setProperty("degrees", 20)
    assert writable.written == ("degrees", 20)
