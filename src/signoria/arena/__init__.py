"""Matches between bots: paired deals, rotated seats, intervals, an early end when the question is settled, ratings."""

from signoria.arena.match import Failure, Plan, Played, plan_match, play_game
from signoria.arena.run import played_on, run
from signoria.arena.tally import Tally

__all__ = ["Failure", "Plan", "Played", "Tally", "plan_match", "play_game", "played_on", "run"]
