"""As much of SQLModel as the store uses, by SQLAlchemy alone. `store/sql.py` says when."""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from typing import Any, ClassVar, Final, get_args, get_type_hints

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Select,
    String,
    Table,
    orm,
    select,
)
from sqlalchemy.types import TypeEngine

__all__ = ["Field", "SQLModel", "Session", "col", "select"]

COLUMN_TYPES: Final[dict[type, type[TypeEngine[Any]]]] = {
    bool: Boolean,
    bytes: LargeBinary,
    float: Float,
    int: Integer,
    str: String,
}
NEEDED: Final = object()
"""The default of a field that has none."""


@dataclass(frozen=True, slots=True)
class Described:
    default: Any = NEEDED
    primary_key: bool = False
    unique: bool = False
    foreign_key: str | None = None
    ondelete: str | None = None

    def column(self, name: str, hint: Any) -> Column[Any]:
        (kind,) = [given for given in get_args(hint) or (hint,) if given is not type(None)]
        refers = [] if self.foreign_key is None else [ForeignKey(self.foreign_key, ondelete=self.ondelete)]
        optional = type(None) in get_args(hint) and not self.primary_key
        return Column(
            name, COLUMN_TYPES[kind], *refers, primary_key=self.primary_key, unique=self.unique, nullable=optional
        )


Field: Final[Any] = Described


class SQLModel:
    metadata: ClassVar[MetaData]
    model_fields: ClassVar[dict[str, Described]]
    __tablename__: ClassVar[str]
    __table_args__: ClassVar[Any] = ()

    def __init_subclass__(cls, *, table: bool = False) -> None:
        super().__init_subclass__()
        if not table:
            return
        hints = get_type_hints(cls)
        cls.model_fields = {name: _taken(cls, name) for name in inspect.get_annotations(cls)}
        columns = [field.column(name, hints[name]) for name, field in cls.model_fields.items()]
        rest, options = ((), args) if isinstance(args := cls.__table_args__, dict) else (args, {})
        orm.registry(metadata=cls.metadata).map_imperatively(
            cls, Table(cls.__tablename__, cls.metadata, *columns, *rest, **options)
        )

    def __init__(self, **values: Any) -> None:
        for name, field in self.model_fields.items():
            if (value := values.get(name, field.default)) is not NEEDED:
                setattr(self, name, value)

    def model_dump(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.model_fields}


class Session(orm.Session):
    def exec(self, statement: Any, *, params: Any = None) -> Any:
        """One thing that is asked for comes by itself, several come as rows."""
        found = self.execute(statement, params)
        return found.scalars() if isinstance(statement, Select) and len(statement.column_descriptions) == 1 else found


def col(column: Any) -> Any:
    """For type checkers, which take a column for the value that it holds."""
    return column


def _taken(cls: type[SQLModel], name: str) -> Described:
    """What the class says of a field; the mapper would leave out a column whose name is in use."""
    if name not in vars(cls):
        return Described()
    said = vars(cls)[name]
    delattr(cls, name)
    return said if isinstance(said, Described) else Described(default=said)
