"""Sabika: the Alhambra board-game family, complete and digital.

What is named here is the public library; ``docs/guide.md`` shows it at work.
"""

from __future__ import annotations

from sabika.core.actions import Action
from sabika.core.chance import Chance
from sabika.core.errors import SabikaError
from sabika.core.events import Event, ScoreLine
from sabika.core.flow import Option, options, play, play_in_place, score, start, why_not
from sabika.core.log import GameLog
from sabika.core.log import read as read_log
from sabika.core.log import write as write_log
from sabika.core.refusal import IllegalAction, Reason, Refusal
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.core.view import View, determinize, view
from sabika.game import Game, replay
from sabika.palace.palace import Palace
from sabika.palace.studio import (
    build_palace,
    exchangeable_cells,
    legal_cells,
    removable_cells,
    why_not_place,
)
from sabika.palace.walls import wall_length
from sabika.rules.boxes import RULES_VERSION, ruleset
from sabika.rules.register import register
from sabika.scenario import Scenario
from sabika.scenario import check as check_scenario
from sabika.text.messages import Messages

__all__ = [
    "RULES_VERSION",
    "Action",
    "Chance",
    "Config",
    "Event",
    "Game",
    "GameLog",
    "IllegalAction",
    "Messages",
    "Option",
    "Palace",
    "Reason",
    "Refusal",
    "SabikaError",
    "Scenario",
    "ScoreLine",
    "State",
    "View",
    "build_palace",
    "check_scenario",
    "determinize",
    "exchangeable_cells",
    "legal_cells",
    "options",
    "play",
    "play_in_place",
    "read_log",
    "register",
    "removable_cells",
    "replay",
    "ruleset",
    "score",
    "start",
    "view",
    "wall_length",
    "why_not",
    "why_not_place",
    "write_log",
]
