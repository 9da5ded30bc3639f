"""Moments of matches at which there is much to see, by what holds then."""

from __future__ import annotations

from aerodrome import Match
from tests.browser.deals import celestia_view, etherium_view, verbs_of

LONG = 50
"""Decisions that fill a screen with their log."""
LAST_SEASON = 7
FAR = 15
"""Cards between the ships."""


def final_dice(match: Match) -> bool:
    view = celestia_view(match)
    return view.boarding and view.step == "dice" and len(view.dice) >= 4


def three_crew_members(match: Match) -> bool:
    view = celestia_view(match)
    return view.step == "dice" and len(view.crew) == 3


def cards_to_share(match: Match) -> bool:
    view = celestia_view(match)
    return view.step == "share" and sum(view.visible.values()) >= 4


def long_way(match: Match) -> bool:
    """Dice lie there, and the log is long."""
    view = celestia_view(match)
    return view.step == "combat" and len(view.dice) >= 3 and len(match.entries) >= LONG


def full_hand(match: Match) -> bool:
    """Of most kinds there is a card."""
    return celestia_view(match).step == "combat" and len(celestia_view(match).hand) >= 5


def many_ways_on(match: Match) -> bool:
    """A roll of a conflict can be changed by the guide and by a card."""
    is_rolled = etherium_view(match).conflict is not None and etherium_view(match).step == "rolled"
    return is_rolled and verbs_of(match) == {"guide", "play"} and len(match.legal(match.actors[0])) >= 4


def last_programs(match: Match) -> bool:
    """In the last season, all plans lie open and are carried out."""
    view = etherium_view(match)
    return view.step == "act" and view.season_number == LAST_SEASON and all(len(one.plan) > 3 for one in view.players)


def moves_late(match: Match) -> bool:
    """A unit moves after the first actions of a season: its way is pressed on the board, and the programs stay."""
    view = etherium_view(match)
    return view.step == "act" and view.number >= 3 and verbs_of(match) == {"move"} and view.order[0] != view.seat


def half_a_program(match: Match) -> bool:
    """The player who is asked has laid two tokens, and the log is long."""
    view = etherium_view(match)
    return view.step == "program" and len(view.players[view.seat].plan) == 2 and len(match.entries) >= LONG


def far_ahead(match: Match) -> bool:
    """The pirate is farther ahead than cards of the usual size allow for."""
    return celestia_view(match).pirate_ship - celestia_view(match).airship >= FAR


def baba_shows(match: Match) -> bool:
    return len(celestia_view(match).baba) == 3


def known_ahead(match: Match) -> bool:
    """The next Ambush lies face up."""
    view = celestia_view(match)
    isnt_caught = view.step == "briefing" and view.destination != view.pirate_ship
    return isnt_caught and view.route[view.destination - 1].card is not None


def much_to_tell(match: Match) -> bool:
    """What could be said of a hand takes four rows, and both said something before."""
    view = celestia_view(match)
    return view.step == "tell" and len(view.hand) % 2 == 1 and all(view.told)


def advises(match: Match) -> bool:
    """The next player at a shared screen has only words for the captain."""
    return celestia_view(match).captain != match.actors[0] and "ready" in verbs_of(match)


def advises_on_dice(match: Match) -> bool:
    view = celestia_view(match)
    return advises(match) and view.step == "dice" and not view.boarding and len(view.dice) >= 3


def advises_on_goods(match: Match) -> bool:
    """Something was won for which there is no room."""
    return advises(match) and celestia_view(match).step in ("rewards", "load")


def advises_in_a_city(match: Match) -> bool:
    return advises(match) and celestia_view(match).step == "shop"


def advises_in_the_final_battle(match: Match) -> bool:
    return advises(match) and final_dice(match)


def final_battle(match: Match) -> bool:
    return celestia_view(match).boarding and len(celestia_view(match).dice) > 0


def talk(match: Match) -> bool:
    """There is something to say while dice lie there."""
    return celestia_view(match).step == "dice" and "say" in verbs_of(match)


def large_terrain(match: Match) -> bool:
    return "lay-large" in verbs_of(match)


def program(match: Match) -> bool:
    """The player who is asked has laid half of it."""
    view = etherium_view(match)
    return view.step == "program" and len(view.players[view.seat].plan) == 2
