"""The 438 actions of Celestia Duo in their three forms, and the pieces they touch."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations, product

import pytest

from aerodrome.games.celestia_duo import GAME, layout
from aerodrome.games.celestia_duo.cards import (
    AMBUSH_NAMES,
    ASSAULT_NAMES,
    CREW_NAMES,
    ENERGY_NAMES,
    FACE_NAMES,
    KIND_NAMES,
    STAGE_NAMES,
)
from aerodrome.games.celestia_duo.dice import hand_of, names_of, numbers_of
from aerodrome.kernel import BadInput, Position, UnknownAction
from tests import vocabularies
from tests.vocabularies import check_the_three_forms_lead_to_each_other

VOCABULARY = GAME.vocabulary

SYMBOLS = ("whip", "sabre", "crossbow", "pistol", "cannon")
KINDS = (*SYMBOLS, "joker")
FACES = (*SYMBOLS, "flag")
CREW = ("ludvig", "olga", "shuki", "kublai", "baba", "mama", "rhett", "augusta")
PHRASES = (
    *("continue", "stop", "use-smoke", "keep-smoke", "you-first", "me-first"),
    *("buy-cards", "buy-smoke", "reactivate", "save-gold", "spare-gold", "spare-smoke", "spare-crew"),
    *("take-it", "leave-it", "meet-weakest", "meet-richest", "meet-fastest"),
    *(f"use-{crew}" for crew in CREW),
    *("agree", "disagree"),
)
AMBUSHES = (*(f"D{at}" for at in range(1, 5)), *(f"E{at:02}" for at in range(1, 25)))
REROLLS = ["+".join(faces) for size in range(1, 5) for faces in combinations_with_replacement(FACES, size)]

NOTATIONS = [
    *(f"say {phrase}" for phrase in PHRASES),
    *("ready", "continue", "stop"),
    *(f"use {crew}" for crew in ("olga", "shuki", "kublai", "baba", "rhett")),
    *(f"lay {card}" for card in AMBUSHES),
    *(f"smoke {dice}" for dice in REROLLS),
    *(f"augusta {face} {other}" for face, other in permutations(FACES, 2)),
    *("validate", "done", "victim captain", "victim partner"),
    *(f"lose {kind}" for kind in KINDS),
    *(f"deactivate {crew}" for crew in CREW),
    *("start captain", "start partner"),
    *(f"match {symbol}" for symbol in SYMBOLS),
    *(f"joker {symbol}" for symbol in SYMBOLS),
    *(f"pair {symbol} {kind}" for symbol, kind in product(SYMBOLS, SYMBOLS)),
    *(f"mama {symbol} {kind}" for symbol, kind in permutations(SYMBOLS, 2)),
    *(f"flag {kind}" for kind in KINDS),
    *(f"ludvig {symbol}" for symbol in SYMBOLS),
    *(f"ludvig-joker {symbol}" for symbol in SYMBOLS),
    *(f"ludvig-mama {symbol} {kind}" for symbol, kind in permutations(SYMBOLS, 2)),
    *("grapple", "cannot", "first captain", "first partner"),
    *(f"take {card}" for card in (*KINDS, "hidden")),
    "pass",
    *(f"claim {reward}" for reward in ("gold", "equipment", "crew", "communication")),
    *(f"tell {words} {kind}" for words in ("have", "have-not") for kind in KINDS),
    *("tell all-kinds", "tell nothing"),
    *(f"drop {token}" for token in ("gold", "smoke", *CREW)),
    *(f"reclaim {kind}" for kind in KINDS),
    *("buy cards", "buy smoke", "buy reactivation"),
]


def test_every_action_by_its_notation_in_the_order_of_the_ids() -> None:
    assert [action.notation for action in VOCABULARY] == NOTATIONS
    assert [action.id for action in VOCABULARY] == list(range(463))
    assert len(VOCABULARY) == 463


def test_the_three_forms_lead_to_each_other() -> None:
    check_the_three_forms_lead_to_each_other(VOCABULARY)


@pytest.mark.parametrize(
    ("notation", "args", "pieces"),
    [
        ("say use-olga", {"phrase": "use-olga"}, ()),
        ("ready", {}, ()),
        ("continue", {}, ("airship",)),
        ("stop", {}, ("airship", "stage-deck")),
        ("use baba", {"crew": "baba"}, ("crew/baba",)),
        ("lay E05", {"card": "E05"}, ("ambush/E05",)),
        ("smoke whip+whip+flag", {"dice": "whip+whip+flag"}, ("smoke", "die/whip", "die/flag")),
        ("augusta flag whip", {"from": "flag", "to": "whip"}, ("crew/augusta", "die/flag")),
        ("validate", {}, ("dice",)),
        ("done", {}, ()),
        ("victim partner", {"player": "partner"}, ()),
        ("lose joker", {"card": "joker"}, ("hand/joker",)),
        ("deactivate mama", {"crew": "mama"}, ("crew/mama",)),
        ("start captain", {"player": "captain"}, ()),
        ("match whip", {"symbol": "whip"}, ("hand/whip", "die/whip")),
        ("joker whip", {"symbol": "whip"}, ("hand/joker", "die/whip")),
        ("pair whip sabre", {"symbol": "whip", "cards": "sabre"}, ("hand/sabre", "die/whip")),
        ("mama whip sabre", {"symbol": "whip", "card": "sabre"}, ("crew/mama", "hand/sabre", "die/whip")),
        ("flag pistol", {"card": "pistol"}, ("hand/pistol", "die/flag")),
        ("ludvig cannon", {"symbol": "cannon"}, ("crew/ludvig", "hand/cannon", "die/cannon")),
        ("ludvig-joker cannon", {"symbol": "cannon"}, ("crew/ludvig", "hand/joker", "die/cannon")),
        ("grapple", {}, ("die/flag",)),
        ("cannot", {}, ("dice",)),
        ("first partner", {"player": "partner"}, ()),
        ("take hidden", {"card": "hidden"}, ("share/hidden",)),
        ("take whip", {"card": "whip"}, ("share/whip",)),
        ("pass", {}, ()),
        ("claim crew", {"reward": "crew"}, ("reward/crew",)),
        ("tell have-not whip", {"statement": "have-not whip"}, ()),
        ("drop gold", {"token": "gold"}, ("gold",)),
        ("drop smoke", {"token": "smoke"}, ("smoke",)),
        ("drop shuki", {"token": "shuki"}, ("crew/shuki",)),
        ("reclaim sabre", {"card": "sabre"}, ("played/sabre",)),
        ("buy reactivation", {"what": "reactivation"}, ("gold",)),
    ],
)
def test_arguments_and_pieces(notation: str, args: dict[str, str], pieces: tuple[str, ...]) -> None:
    action = VOCABULARY.parse(notation)
    assert dict(action.args) == args
    assert action.pieces == pieces
    for name, value in args.items():
        assert action[name] == value


def test_every_piece_of_the_table() -> None:
    assert set(VOCABULARY.pieces) == {
        *("airship", "stage-deck", "dice", "smoke", "gold"),
        *(f"crew/{crew}" for crew in CREW),
        *(f"ambush/{card}" for card in AMBUSHES),
        *(f"die/{face}" for face in FACES),
        *(f"hand/{kind}" for kind in KINDS),
        *(f"played/{kind}" for kind in KINDS),
        *(f"share/{kind}" for kind in (*KINDS, "hidden")),
        *(f"reward/{reward}" for reward in ("gold", "equipment", "crew", "communication")),
    }


@pytest.mark.parametrize(
    ("wrong", "hint"),
    [
        ("say hello", "'say' takes phrase, like 'say continue'"),
        ("use ludvig", "'use' takes crew, like 'use olga'"),
        ("lay E25", "'lay' takes card, like 'lay D1'"),
        ("smoke flag+whip", "'smoke' takes dice, like 'smoke whip'"),
        ("augusta flag flag", "'augusta' takes from and to, like 'augusta whip sabre'"),
        ("match joker", "'match' takes symbol, like 'match whip'"),
        ("pair whip joker", "'pair' takes symbol and cards, like 'pair whip whip'"),
        ("mama whip whip", "'mama' takes symbol and card, like 'mama whip sabre'"),
        ("flag flag", "'flag' takes card, like 'flag whip'"),
        ("tell have 2 whip", "'tell' takes statement, like 'tell have whip'"),
        ("victim 1", "'victim' takes player, like 'victim captain'"),
        ("ready now", "'ready' takes no arguments"),
        ("roll", "actions begin with say, ready, continue, stop"),
        ("", "actions begin with say"),
    ],
)
def test_what_is_no_action_is_told_apart(wrong: str, hint: str) -> None:
    with pytest.raises(UnknownAction) as error:
        VOCABULARY.parse(wrong)
    assert hint in str(error.value)


def test_dice_have_names_and_numbers() -> None:
    assert names_of(hand_of((1, 1, 5))) == ("sabre", "sabre", "flag")
    assert numbers_of(hand_of((1, 1, 5))) == (2, 2, 6)


def test_streams_have_their_names_where_the_rules_think() -> None:
    streams = ("dice", "equipment", "crew", "ambush", "starting_card", "stage", "energy", "assault", "set_up")
    for number, name in enumerate(streams, 1):
        assert getattr(layout, f"{name.upper()}_STREAM") == number
    assert len(layout.STREAM_NAMES) == 1 + len(streams)


def test_no_two_things_share_a_name() -> None:
    cards = (*KIND_NAMES, *AMBUSH_NAMES, *STAGE_NAMES, *CREW_NAMES, *ASSAULT_NAMES, *ENERGY_NAMES, "gold", "smoke")
    for names in (cards, layout.STREAM_NAMES):
        assert len(set(names)) == len(names)
    assert (FACE_NAMES, KIND_NAMES, CREW_NAMES, AMBUSH_NAMES) == (FACES, KINDS, CREW, AMBUSHES)


# What can be done with a piece


COMBAT = {
    "pirate": "noa",
    "turn": 3,
    "step": "combat",
    "airship": 3,
    "route": {"3": "E14"},
    "dice": ["whip", "pistol", "flag"],
    "hands": [["whip", "sabre", "sabre"], ["joker"]],
    "crew": {"mama": "used", "ludvig": "active"},
    "smoke": 1,
    "gold": 1,
}


def reasons(piece: str, seat: int = 0, **more: object) -> dict[str, str | None]:
    return vocabularies.reasons("celestia_duo", {**COMBAT, **more}, piece, seat)


def test_why_a_card_of_the_hand_cannot_be_used() -> None:
    whip = reasons("hand/whip")
    assert whip == {
        "lose": "celestia-duo.attack.equipment",
        "match": None,
        "pair": "celestia-duo.combat.pair-needs-two",
        "mama": "celestia-duo.combat.die-there",
        "flag": None,
        "ludvig": None,
        "ludvig-mama": "celestia-duo.crew.tired",
    }
    sabre = reasons("hand/sabre")
    assert sabre["pair"] is None
    assert sabre["match"] == "celestia-duo.combat.die-there"
    assert sabre["mama"] == "celestia-duo.crew.tired"
    assert sabre["ludvig"] == "celestia-duo.crew.ludvig-die-shown"
    assert reasons("hand/joker")["joker"] == "celestia-duo.hand.has-card"
    assert set(reasons("hand/whip", seat=1).values()) == {"table.not-your-turn"}


def test_why_a_die_cannot_be_touched() -> None:
    flag = reasons("die/flag")
    assert flag["flag"] is None
    assert flag["grapple"] == "celestia-duo.combat.flag-any-card"
    assert flag["smoke"] == "celestia-duo.smoke.before-validation"
    assert flag["augusta"] == "celestia-duo.crew.after-roll"
    assert reasons("die/whip")["match"] is None
    assert reasons("die/cannon")["match"] == "celestia-duo.combat.die-there"
    assert reasons("dice") == {"validate": "celestia-duo.dice.validate", "cannot": "celestia-duo.combat.must-pay"}


def test_why_a_crew_member_cannot_help() -> None:
    assert reasons("crew/ludvig")["ludvig"] is None
    assert reasons("crew/mama")["mama"] == "celestia-duo.crew.tired"
    assert reasons("crew/olga")["use"] == "celestia-duo.crew.in-briefing"
    assert reasons("crew/kublai")["use"] == "celestia-duo.crew.validated-flag"
    assert reasons("crew/shuki")["use"] == "celestia-duo.crew.end-of-fight"
    briefing: Position = {"step": "briefing", "dice": [], "crew": {"olga": "used", "baba": "active"}}
    assert reasons("crew/baba", **briefing)["use"] is None
    assert reasons("crew/olga", **briefing)["use"] == "celestia-duo.crew.tired"
    assert reasons("crew/olga", **{**briefing, "crew": {}})["use"] == "celestia-duo.crew.aboard"


def test_why_a_token_cannot_be_used() -> None:
    rolled: Position = {"step": "dice", "turn": 3}
    assert reasons("smoke", **rolled)["smoke"] is None
    assert reasons("smoke", **rolled, smoke=0)["smoke"] == "celestia-duo.smoke.needed"
    assert reasons("smoke")["drop"] == reasons("gold")["drop"] == "celestia-duo.hold.nothing-to-remove"
    assert reasons("gold")["buy"] == "celestia-duo.stop.gold-in-a-city"


def test_a_piece_that_does_not_exist() -> None:
    with pytest.raises(BadInput, match="'hand/flag'"):
        reasons("hand/flag")
