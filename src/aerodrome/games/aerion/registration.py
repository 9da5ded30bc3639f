"""What Aerion brings beyond its rules."""

from __future__ import annotations

from aerodrome.kernel.registration import Registration

from .aids.aids import AerionAids
from .view import AerionView

REGISTRATION = Registration(
    bots={"steady": "aerodrome.bots.aerion:SteadyBot"},
    stand_in="steady",
    front="aerodrome.cli.aerion.front:AerionFront",
    odds="aerodrome.cli.aerion.pages:odds_page",
    turn="turn",
    view=AerionView,
    aids=AerionAids,
)
