"""The kernel: what all games share. It knows none of them."""

from .dealer import CHOICES, Dealer, FastDealer
from .dealers import BranchingDealer, RecordedDealer, RecordingDealer, ScriptedDealer, WrongScript, branches
from .errors import AerodromeError, BadInput, IllegalAction, NothingToUndo, NotYourTurn, UnknownAction
from .event_types import Event
from .events import Events
from .fair import AbortedRound, Contribution, Mixing, Promise, Seed, SeededDealer, contribution_hash
from .game import Game, GameInfo, Position
from .match import Match, Reason
from .options import Choice, Lineup, Option, Subset
from .outcome import Outcome
from .record import Record
from .replay import Verification, replay, verify
from .rules import Rule, Rulebook
from .state import State
from .texts import LANGUAGES, Texts
from .view import View, Window
from .vocabulary import Action, Vocabulary

__all__ = [
    "CHOICES",
    "LANGUAGES",
    "AbortedRound",
    "Action",
    "AerodromeError",
    "BadInput",
    "BranchingDealer",
    "Choice",
    "Contribution",
    "Dealer",
    "Event",
    "Events",
    "FastDealer",
    "Game",
    "GameInfo",
    "IllegalAction",
    "Lineup",
    "Match",
    "Mixing",
    "NotYourTurn",
    "NothingToUndo",
    "Option",
    "Outcome",
    "Position",
    "Promise",
    "Reason",
    "Record",
    "RecordedDealer",
    "RecordingDealer",
    "Rule",
    "Rulebook",
    "ScriptedDealer",
    "Seed",
    "SeededDealer",
    "State",
    "Subset",
    "Texts",
    "UnknownAction",
    "Verification",
    "View",
    "Vocabulary",
    "Window",
    "WrongScript",
    "branches",
    "contribution_hash",
    "replay",
    "verify",
]
