"""The contract between all games and everybody else. Standard library only."""

from speicherstadt_app.engine.card import GameCard, Option
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import EngineError, Illegal, Unreadable, WrongVersion
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, read_record, record_of, replay
from speicherstadt_app.engine.rules import CHANCE, Action, Event, Game, Move, Rules, Seat, Setup, Step
from speicherstadt_app.engine.score import Outcome, ScoreLine
from speicherstadt_app.engine.streams import Stream

__all__ = [
    "CHANCE",
    "Action",
    "Dealer",
    "EngineError",
    "Event",
    "Game",
    "GameCard",
    "Illegal",
    "Match",
    "Move",
    "Option",
    "Outcome",
    "Player",
    "Record",
    "Rules",
    "ScoreLine",
    "Seat",
    "Setup",
    "Step",
    "Stream",
    "Unreadable",
    "WrongVersion",
    "read_record",
    "record_of",
    "replay",
]
