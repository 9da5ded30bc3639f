"""What Etherium brings beyond its rules."""

from __future__ import annotations

from aerodrome.kernel.registration import Registration

from .aids.aids import EtheriumAids
from .view import EtheriumView

REGISTRATION = Registration(
    bots={"steady": "aerodrome.bots.etherium:SteadyBot"},
    stand_in="steady",
    front="aerodrome.cli.etherium.front:EtheriumFront",
    turn="season_number",
    view=EtheriumView,
    aids=EtheriumAids,
)
