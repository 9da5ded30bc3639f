"""What Celestia Duo brings beyond its rules."""

from __future__ import annotations

from aerodrome.kernel.registration import Registration

from .aids.aids import CelestiaDuoAids
from .progress import CelestiaDuoSheets
from .view import CelestiaDuoView

REGISTRATION = Registration(
    bots={"steady": "aerodrome.bots.celestia_duo:SteadyBot"},
    stand_in="steady",
    front="aerodrome.cli.celestia_duo.front:CelestiaFront",
    sheets=CelestiaDuoSheets(),
    turn="turn",
    view=CelestiaDuoView,
    aids=CelestiaDuoAids,
)
