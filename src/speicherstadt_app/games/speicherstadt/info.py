"""What there is to know of Die Speicherstadt without loading it."""

from speicherstadt_app.engine.rules import GameInfo

INFO = GameInfo(id="speicherstadt", title="Die Speicherstadt", rules_version=1, players=(2, 5), open=True)
