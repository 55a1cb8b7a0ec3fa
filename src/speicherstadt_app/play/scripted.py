"""A game that goes as it was written down: chance and brains follow a list of moves, and improvise where it ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from speicherstadt_app.ai.brain import Answer, Candidate, Question
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.rules import CHANCE, Action, Game, Setup
from speicherstadt_app.play.thinking import AskBrain


class RiggedDealer(Dealer):
    """Deals what the moves of a game tell, in their order."""

    def __init__(self, game: Game, setup: Setup, moves: Sequence[str]) -> None:
        self.seed = 0
        self.rules = game.rules(setup)
        match: Match[Any] = Match(self.rules)
        deals: list[tuple[Any, Action]] = []
        for text in moves:
            seat, action = self.rules.parse(text)
            if seat == CHANCE:
                deals.append((match.state, action))
            match.play_text(text)

        def following(state: Any) -> Action:
            written = next((deal for before, deal in deals if before == state), None)
            if written is not None:
                return written
            # A player left the script. Mostly the same card can't be dealt again: take the first that can be.
            known = (deal for _, deal in deals if self.rules.allows(state, CHANCE, deal))
            return next(known, self.rules.legal(state, CHANCE)[0])

        self._next: Callable[[Any], Action] = following


class FollowsMoves:
    """Brains play the moves of a game, by ply; where that is not possible, they think for themselves."""

    def __init__(self, moves: Mapping[int, str], ask_brain: AskBrain) -> None:
        self._moves = moves
        self._ask_brain = ask_brain

    async def __call__(self, game_id: str, player: Player, question: Question) -> Answer:
        # Where several choose at the same time, all are asked about the ply at which that began.
        together = len(question.rules.actors(question.view))
        for ply in range(question.ply, question.ply + together):
            if ply in self._moves:
                seat, action = question.rules.parse(self._moves[ply])
                if seat == question.seat and action in question.legal:
                    return Answer(action, 0.5, (Candidate(action, 0.5, 1.0),))
        return await self._ask_brain(game_id, player, question)
