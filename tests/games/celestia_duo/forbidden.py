"""For each rule that can forbid something, a position and an action that it forbids there."""

from __future__ import annotations

from typing import Any, NamedTuple

from aerodrome.games.celestia_duo.cards import KIND_NAMES, STAGE_NAMES
from aerodrome.games.celestia_duo.game import GAME


class Forbidden(NamedTuple):
    """An action forbidden at a position to a seat: by default to the player whose step it is."""

    position: dict[str, Any]
    action: str
    seat: int | None = None


def active(*crew: str) -> dict[str, Any]:
    return {"crew": dict.fromkeys(crew, "active")}


def used(*crew: str) -> dict[str, Any]:
    return {"crew": dict.fromkeys(crew, "used")}


def of_the_boarding(step: str, **more: Any) -> dict[str, Any]:
    return {"boarding": True, "step": step, "turn": 8, **more}


ALL_CARDS = [kind for number, kind in enumerate(KIND_NAMES) for _ in range(GAME.catalogue.facts.equipment[number])]
"""The 48 equipment cards."""

NO_STAGE_LEFT: dict[str, Any] = {
    "turn": 8,
    "pirate_ship": 25,
    "stages": {"1": STAGE_NAMES[-1]},
    "used_stages": list(STAGE_NAMES[:-1]),
}
"""All stops were made at the same place."""

FLAG_OF_SIDONIE: dict[str, Any] = {"pirate": "sidonie", "step": "lose", "dice": ["whip", "flag"], "pirate_ship": 13}
"""Her secret attack takes a card."""

ONE_TO_TAKE: dict[str, Any] = {"step": "pick", "waiting": ["rewards"], "visible": ["whip"]}
"""The reward of an ambush is being shared."""

IN_A_CITY: dict[str, Any] = {"step": "shop", "turn": 3, "stages": {"1": "C1"}, "pirate_ship": 14, "gold": 1}
DRAFT: dict[str, Any] = {
    "step": "draft",
    "turn": 1,
    "hands": [["whip", "whip", "sabre", "joker"], ["whip", "sabre", "crossbow", "cannon"]],
    "visible": ["pistol", "sabre", "whip", "whip"],
    "smoke": 1,
    **active("olga"),
}
ONE_FLAG_LEFT: dict[str, Any] = of_the_boarding("combat", assault="A04", dice=["flag"])

_FORBIDDEN: dict[str, Forbidden] = {
    "talk.silence": Forbidden({"step": "combat"}, "say agree"),
    "talk.fits": Forbidden({}, "say use-smoke"),
    "talk.once": Forbidden({"said": [["continue"], []]}, "say continue"),
    "talk.answer": Forbidden({}, "say agree"),
    "talk.captain-closes": Forbidden({}, "ready"),
    "captain.decides": Forbidden({}, "continue", seat=1),
    "briefing.begins-the-turn": Forbidden({"step": "dice"}, "continue"),
    "briefing.first-turn": Forbidden({"turn": 1}, "stop"),
    "stop.no-stage-left": Forbidden(NO_STAGE_LEFT, "stop"),
    "crew.aboard": Forbidden({}, "use olga"),
    "crew.tired": Forbidden(used("olga"), "use olga"),
    "crew.in-briefing": Forbidden({"step": "dice", **active("olga")}, "use olga"),
    "crew.validated-flag": Forbidden(active("kublai"), "use kublai"),
    "crew.end-of-fight": Forbidden(active("shuki"), "use shuki"),
    "crew.after-roll": Forbidden(active("augusta"), "augusta whip flag"),
    "crew.own-combat-turn": Forbidden(active("mama"), "mama whip sabre"),
    "crew.baba-order": Forbidden({}, "lay E05"),
    "crew.baba-revealed": Forbidden({"step": "baba", "baba": ["E05", "E06"], "laying": 2, **used("baba")}, "lay E07"),
    "crew.shuki-chooses": Forbidden({}, "reclaim whip"),
    "crew.shuki-played": Forbidden(
        {"step": "reclaim", "played": ["whip", "whip", "joker"], "reclaim": 2, **used("shuki")}, "reclaim sabre"
    ),
    "crew.ludvig-die-shown": Forbidden({"step": "combat", **active("ludvig")}, "ludvig pistol"),
    "crew.augusta-one-more": Forbidden({"step": "augusta", **used("augusta")}, "validate"),
    "smoke.before-validation": Forbidden({"step": "start", "smoke": 1}, "smoke whip"),
    "smoke.needed": Forbidden({"step": "dice"}, "smoke whip"),
    "dice.shown": Forbidden({"step": "dice", "smoke": 1}, "smoke flag"),
    "dice.validate": Forbidden({"step": "start"}, "validate"),
    "turn.nothing-to-end": Forbidden({}, "done"),
    "attack.equipment": Forbidden({}, "lose whip"),
    "attack.empty-hand": Forbidden({**FLAG_OF_SIDONIE, "seat": 1, "hands": [[], ["whip"]]}, "victim captain"),
    "attack.deactivate": Forbidden(active("olga"), "deactivate olga"),
    "hand.has-card": Forbidden(FLAG_OF_SIDONIE, "lose cannon"),
    "combat.captain-names-first": Forbidden({}, "start captain"),
    "combat.only-in-combat": Forbidden({}, "match whip"),
    "combat.die-there": Forbidden({"step": "combat"}, "match pistol"),
    "combat.pair-needs-two": Forbidden({"step": "combat"}, "pair whip sabre"),
    "combat.must-pay": Forbidden({"step": "combat"}, "cannot"),
    "combat.flag-any-card": Forbidden({"step": "combat", "dice": ["flag"]}, "grapple"),
    "assault.no-smoke": Forbidden(
        of_the_boarding("dice", assault="A05", dice=["whip", "whip", "sabre", "flag"], smoke=1), "smoke whip"
    ),
    "assault.no-crew": Forbidden(
        of_the_boarding("combat", assault="A06", dice=["pistol"], **active("mama")), "mama pistol whip"
    ),
    "assault.no-pairs": Forbidden(of_the_boarding("combat", assault="A11", dice=["whip", "whip"]), "pair whip whip"),
    "boarding.flag-cost": Forbidden(ONE_FLAG_LEFT, "flag whip"),
    "boarding.all-at-once": Forbidden({**ONE_FLAG_LEFT, "hands": [["whip", "cannon"], ["whip"]]}, "grapple"),
    "boarding.owed": Forbidden(
        of_the_boarding("grapple", assault="A04", dice=["flag"], owed=["sabre"], played=["whip"]), "match whip"
    ),
    "boarding.no-smoke-sold": Forbidden(of_the_boarding("boarding", gold=1), "buy smoke"),
    "boarding.all-active": Forbidden(of_the_boarding("boarding", gold=1, **active("olga")), "buy reactivation"),
    "share.captain-names-first": Forbidden({}, "first captain"),
    "share.only-when-sharing": Forbidden({}, "take whip"),
    "share.card-there": Forbidden(ONE_TO_TAKE, "take sabre"),
    "share.no-hidden": Forbidden(ONE_TO_TAKE, "take hidden"),
    "share.no-two-passes": Forbidden({**ONE_TO_TAKE, "passed": True}, "pass"),
    "share.no-cards-left": Forbidden({**IN_A_CITY, "hands": [ALL_CARDS[::2], ALL_CARDS[1::2]]}, "buy cards"),
    "set-up.no-passing": Forbidden(DRAFT, "pass"),
    "reward.after-a-fight": Forbidden({}, "claim gold"),
    "reward.there": Forbidden({"step": "rewards", "rewards": {"equipment": 1}}, "claim gold"),
    "hold.full": Forbidden(
        {"step": "rewards", "airship": 3, "route": {"3": "E03"}, "rewards": {"gold": 1}, "gold": 3, "smoke": 2},
        "claim gold",
    ),
    "hold.room-already": Forbidden(
        {"step": "rewards", "airship": 3, "route": {"3": "E03"}, "rewards": {"gold": 1}, "gold": 3, "smoke": 1},
        "drop smoke",
    ),
    "hold.nothing-to-remove": Forbidden({"smoke": 1}, "drop smoke"),
    "hold.token-there": Forbidden(
        {"step": "resources", "losses": 1, "spent": ["J1"], "smoke": 2, "gold": 0}, "drop gold"
    ),
    "communication.only-as-reward": Forbidden({}, "tell have whip"),
    "communication.true": Forbidden({"step": "tell", "airship": 3, "route": {"3": "E02"}}, "tell have cannon"),
    "stop.gold-in-a-city": Forbidden({"gold": 1}, "buy cards"),
    "gold.needed": Forbidden(
        of_the_boarding("boarding", pirate="ulysse", gold=1, **used("olga")),
        "buy reactivation",
    ),
    "stop.reactivation-not-sold": Forbidden({**IN_A_CITY, **used("olga")}, "buy reactivation"),
    "hold.something-else": Forbidden(
        {**IN_A_CITY, "step": "load", "waiting": ["shop"], "gold": 1, "smoke": 4, "offered": {"smoke": 2}},
        "drop smoke",
    ),
    "attack.discard": Forbidden(
        {
            "pirate": "isaure",
            "step": "dismiss",
            "dice": ["flag"],
            "crew": {"olga": "active", "baba": "used"},
            "gold": 1,
        },
        "drop gold",
    ),
    "talk.two-ways": Forbidden({"turn": 1, **active("olga")}, "say continue"),
    "talk.power-helps": Forbidden({"step": "dice", "smoke": 1, **active("rhett")}, "say use-rhett"),
    "talk.room": Forbidden({"step": "rewards", "rewards": {"equipment": 1}}, "say spare-gold"),
    "talk.gold-later": Forbidden({**NO_STAGE_LEFT, "step": "shop", "pirate": "artorius", "gold": 1}, "say save-gold"),
    "talk.cards-differ": Forbidden(
        {"step": "baba", "baba": ["E08", "E09"], "laying": 2, **used("baba")}, "say meet-weakest"
    ),
}

FORBIDDEN = {f"celestia-duo.{rule}": forbidden for rule, forbidden in _FORBIDDEN.items()}
