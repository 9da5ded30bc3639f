"""The catalogue: what is known of the box holds in it, and what it refuses."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.games.celestia_duo import cards, catalogue
from aerodrome.games.celestia_duo.catalogue import PARTS
from aerodrome.games.celestia_duo.facts import Facts
from aerodrome.kernel import AerodromeError, BadInput
from aerodrome.kernel.catalogue import MOST_CHARACTERS, SOURCES

OWN = catalogue.own_text()
READ = catalogue.read(OWN)
FACTS = READ.facts
START = range(cards.STARTING_CARDS)
AFTER_START = range(cards.STARTING_CARDS, cards.AMBUSHES)


def changed(*changes: tuple[str, str]) -> str:
    """The game's own catalogue with some passages replaced."""
    text = OWN
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def inside(heading: str, old: str, new: str) -> str:
    """The game's own catalogue with a passage under a heading replaced."""
    at = OWN.index(f"[{heading}]")
    assert old in OWN[at:].split("\n\n", 1)[0]
    return OWN[:at] + OWN[at:].replace(old, new, 1)


def refusal(text: str) -> str:
    with pytest.raises(BadInput) as error:
        catalogue.read(text)
    assert error.value.text("fr") != error.value.text("en")
    return str(error.value)


def row(flat: object, number: int, width: int) -> list[int]:
    assert hasattr(flat, "__getitem__")
    return [flat[number * width + place] for place in range(width)]


def fixed(card: int) -> list[int]:
    return row(FACTS.ambush_fixed, card, 5)


def rewards(card: int) -> list[int]:
    return row(FACTS.ambush_rewards, card, 4)


# The constraints of the research, by their numbers; 9 and 21 say nothing about the catalogue


def test_constraint_1_there_are_4_starting_cards_and_24_other_ambushes_for_a_route_of_25() -> None:
    assert len(START) == 4
    assert len(AFTER_START) == 24
    assert len(FACTS.ambush_rolled) == len(FACTS.ambush_propeller) == 28
    assert len(FACTS.ambush_fixed) == 28 * 5
    assert len(FACTS.ambush_rewards) == 28 * 4
    assert 1 + len(AFTER_START) == cards.ROUTE


def test_constraint_2_there_are_6_stages_8_crew_7_pirates_14_assaults_48_equipment_cards_and_4_dice() -> None:
    assert len(FACTS.stage_advance) == 6
    assert cards.CREW == len(cards.CREW_NAMES) == 8
    assert len(FACTS.pirate_advance) == len(READ.pirate_names) == 7
    assert len(FACTS.assault_rolled) == len(FACTS.assault_ban) == 14
    assert sum(FACTS.equipment) == 48
    assert refusal(changed(("number = { count = 4", "number = { count = 5"))) == (
        "Catalogue entry dice.number has the count 5; the rules are written for 4."
    )


def test_constraint_3_there_are_3_energy_8_crew_6_gold_and_6_smoke_tokens() -> None:
    assert READ.tokens == {"gold": 6, "smoke": 6, "crew": 8, "energy": 3}
    assert len(FACTS.energy_lost) == 3


def test_constraint_4_the_equipment_is_13_whips_11_sabres_9_crossbows_7_pistols_5_cannons_and_3_jokers() -> None:
    assert list(FACTS.equipment) == [13, 11, 9, 7, 5, 3]
    assert cards.KIND_NAMES == ("whip", "sabre", "crossbow", "pistol", "cannon", "joker")


def test_constraint_5_a_die_has_the_five_symbols_and_the_flag() -> None:
    assert (*cards.KIND_NAMES[:5], "flag") == cards.FACE_NAMES
    told = (
        "Catalogue entry dice.faces must be a list that names each of whip, sabre, crossbow, pistol, cannon, flag once."
    )
    assert refusal(changed(('"flag"]', '"flag", "flag"]'))) == told
    assert refusal(changed(('"cannon", "flag"]', '"flag", "flag"]'))) == told
    assert refusal(re.sub(r"faces = \{ symbols = \[[^]]*\]", 'faces = { symbols = "flag"', OWN)) == told
    assert catalogue.read(changed(('"cannon", "flag"]', '"flag", "cannon"]'))).hash == READ.hash


def test_constraint_6_the_pirate_begins_on_the_12th_card_and_the_lair_is_the_26th_place() -> None:
    assert (cards.FIRST_DISTANCE, cards.LAIR) == (12, 26)
    for name, found, other in (("pirate", 12, 13), ("lair", 26, 27), ("cards", 25, 24)):
        told = refusal(changed((f"\n{name} = {{ count = {found}", f"\n{name} = {{ count = {other}")))
        assert told == f"Catalogue entry route.{name} has the count {other}; the rules are written for {found}."


def test_constraint_7_the_generators_have_1_2_and_3_places_and_the_holds_4_to_6() -> None:
    assert list(FACTS.deck_generator) == [1, 2, 3]
    assert all(4 <= hold <= 6 for hold in FACTS.deck_hold)


def test_constraint_8_the_deck_with_2_places_for_energy_has_a_hold_of_5() -> None:
    assert (FACTS.deck_generator[1], FACTS.deck_hold[1]) == (2, 5)
    assert READ.sources["decks.medium.hold"] == "rulebook"
    assert READ.sources["decks.small.hold"] == READ.sources["decks.large.hold"] == "reconstructed"


def test_constraint_10_a_propeller_of_2_exists() -> None:
    assert 2 in list(FACTS.ambush_propeller)


def test_constraint_11_one_ambush_has_2_dice_on_the_whip_and_2_rolled() -> None:
    example = cards.AMBUSH_NAMES.index("E01")
    assert (fixed(example), FACTS.ambush_rolled[example]) == ([2, 0, 0, 0, 0], 2)
    assert READ.sources["ambushes.E01.dice"] == "rulebook"
    assert READ.sources["ambushes.E01.reward"] == READ.sources["ambushes.E01.propeller"] == "reconstructed"


def test_constraint_12_one_ambush_rewards_with_2_gold() -> None:
    assert rewards(cards.AMBUSH_NAMES.index("E17")) == [2, 0, 0, 0]
    assert READ.sources["ambushes.E17.reward"] == "rulebook"
    assert READ.sources["ambushes.E17.dice"] == "reconstructed"


def test_constraint_13_a_pirate_advances_by_2_cards_for_each_flag() -> None:
    """All seven attacks of the box: twice two cards, one card with each of four penalties, three cards."""
    attacks = sorted(zip(FACTS.pirate_advance, FACTS.pirate_penalty, strict=True))
    assert attacks == [
        (1, cards.LOSE_GOLD),
        (1, cards.LOSE_EQUIPMENT),
        (1, cards.DEACTIVATE_CREW),
        (1, cards.DISCARD_CREW),
        (2, cards.NO_PENALTY),
        (2, cards.NO_PENALTY),
        (3, cards.NO_PENALTY),
    ]


def test_constraint_14_one_energy_token_gives_3_hidden_and_2_visible_cards_and_takes_3_resources() -> None:
    assert (FACTS.energy_hidden[2], FACTS.energy_visible[2], FACTS.energy_lost[2]) == (3, 2, 3)
    assert READ.sources["energy.J3.cards"] == READ.sources["energy.J3.lost"] == "rulebook"


def test_constraint_15_the_stage_of_the_example() -> None:
    assert FACTS.stage_advance[0] == 2
    assert FACTS.stage_hidden[0] + FACTS.stage_visible[0] == 2
    assert (FACTS.stage_gold_hidden[0], FACTS.stage_gold_visible[0], FACTS.stage_gold_smoke[0]) == (1, 1, 3)
    assert FACTS.stage_reactivates[0] == 1
    of = {name: READ.sources[f"stages.C1.{name}"] for name in ("advance", "purchase", "smoke", "crew")}
    assert set(of.values()) == {"rulebook"}
    assert READ.sources["stages.C1.ambush"] == READ.sources["stages.C1.propeller"] == "reconstructed"


def test_constraint_16_some_stages_do_not_reactivate_the_crew() -> None:
    assert set(FACTS.stage_reactivates) == {0, 1}


def test_constraint_17_there_are_four_kinds_of_reward() -> None:
    assert cards.REWARD_NAMES == ("gold", "equipment", "crew", "communication")
    for kind in range(4):
        assert any(rewards(card)[kind] for card in AFTER_START)


def test_constraint_18_a_flag_costs_two_symbols_in_the_boarding_of_a_normal_pirate() -> None:
    costs = [row(FACTS.pirate_requires, pirate, 5) for pirate in range(7)]
    assert [sum(cost) for cost in costs[1:6]] == [2] * 5
    assert costs[6] == [1, 1, 1, 0, 0]


def test_constraint_19_the_boarding_side_has_cards_and_prices_for_cards_and_crew() -> None:
    for pirate in range(1, 7):
        assert FACTS.pirate_hidden[pirate] + FACTS.pirate_visible[pirate] >= 1
        assert FACTS.pirate_gold_hidden[pirate] + FACTS.pirate_gold_visible[pirate] >= 1
        assert FACTS.pirate_reactivation[pirate] >= 1


def test_constraint_20_an_assault_has_dice_and_one_of_three_bans() -> None:
    assert list(FACTS.assault_ban) == [cards.BAN_SMOKE] * 5 + [cards.BAN_CREW] * 5 + [cards.BAN_PAIRS] * 4
    dice = [sum(row(FACTS.assault_fixed, card, 5)) + FACTS.assault_rolled[card] for card in range(14)]
    assert dice == [4, 4, 3, 4, 4, 3, 4, 4, 4, 3, 4, 3, 3, 3]


def test_constraint_22_quick_has_no_boarding_and_expert_has_its_own_pirate() -> None:
    assert row(FACTS.pirate_requires, 0, 5) == [0] * 5
    assert FACTS.pirate_hidden[0] == FACTS.pirate_visible[0] == FACTS.pirate_reactivation[0] == 0
    assert [cards.QUICK, *[cards.NORMAL] * 5, cards.EXPERT] == cards.MODE_OF_PIRATE
    told = refusal(inside("pirates.artorius", "[pirates.artorius]", '[pirates.artorius]\nflag = { source = "public" }'))
    assert told == "[pirates.artorius] has an unknown entry 'flag'; it may have name, attack."


# What else it says


def test_the_shape_of_the_ambushes() -> None:
    """The sums that the research tells of its own cards."""
    dice = [sum(fixed(card)) + FACTS.ambush_rolled[card] for card in AFTER_START]
    assert [dice.count(number) for number in (1, 2, 3, 4)] == [0, 6, 13, 5]
    propellers = [FACTS.ambush_propeller[card] for card in AFTER_START]
    assert [propellers.count(number) for number in (1, 2, 3)] == [8, 13, 3]
    assert [sum(fixed(card)[symbol] for card in AFTER_START) for symbol in range(5)] == [9, 8, 7, 4, 3]
    assert sum(FACTS.ambush_rolled[card] for card in AFTER_START) == 40
    assert [sum(rewards(card)[kind] for card in AFTER_START) for kind in range(4)] == [11, 10, 4, 5]


def test_the_other_values() -> None:
    assert FACTS.start_propeller == 1
    assert [fixed(card) for card in START] == [[1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0] * 5, [1, 1, 0, 0, 0]]
    assert [rewards(card).index(1) for card in START] == [
        cards.EQUIPMENT,
        cards.GOLD,
        cards.COMMUNICATION,
        cards.RECRUIT,
    ]
    assert list(FACTS.ambush_propeller)[:4] == [2, 2, 2, 1]
    assert list(FACTS.stage_advance) == [2, 1, 2, 2, 3, 3]
    assert list(zip(FACTS.stage_hidden, FACTS.stage_visible, strict=True))[1:] == [
        (1, 0),
        (1, 1),
        (0, 2),
        (2, 1),
        (1, 1),
    ]
    bought = list(zip(FACTS.stage_gold_hidden, FACTS.stage_gold_visible, FACTS.stage_gold_smoke, strict=True))
    assert bought == [(1, 1, 3), (0, 1, 2), (1, 0, 1), (1, 0, 2), (1, 1, 2), (0, 2, 2)]
    assert list(FACTS.stage_reactivates) == [1, 0, 1, 0, 1, 1]
    assert list(FACTS.stage_propeller) == [2, 1, 1, 2, 2, 3]
    energy = list(zip(FACTS.energy_hidden, FACTS.energy_visible, FACTS.energy_lost, strict=True))
    assert energy == [(2, 1, 1), (2, 2, 2), (3, 2, 3)]
    assert list(FACTS.deck_hold) == [6, 5, 4]
    shared = list(zip(FACTS.pirate_hidden, FACTS.pirate_visible, strict=True))
    assert shared == [(0, 0), (3, 3), (3, 3), (4, 3), (3, 2), (3, 2), (2, 2)]
    prices = zip(FACTS.pirate_gold_hidden, FACTS.pirate_gold_visible, FACTS.pirate_reactivation, strict=True)
    assert list(prices) == [(0, 0, 0), (1, 1, 1), (1, 0, 1), (1, 0, 1), (1, 1, 2), (1, 0, 1), (1, 0, 2)]
    costs = [[symbol for symbol in range(5) if row(FACTS.pirate_requires, pirate, 5)[symbol]] for pirate in range(7)]
    assert costs == [[], [0, 1], [0, 2], [1, 2], [0, 3], [1, 3], [0, 1, 2]]


def test_the_boxes_of_the_progress_sheet() -> None:
    assert READ.distances == {"normal": (12, 13, 14, 15, 16, 17, 18), "expert": (12, 13, 14, 15, 16, 17, 18)}


def test_every_list_of_the_facts_is_filled() -> None:
    assert {name for name in dir(Facts({})) if not name.startswith("_")} == {*READ.numbers, "lists"}
    for name, values in READ.numbers.items():
        assert values
        if name != "start_propeller":
            assert tuple(getattr(FACTS, name)) == values


def test_the_names_of_the_pirates_say_which_are_made_up() -> None:
    ours = [name for name in cards.PIRATE_NAMES if READ.sources[f"pirates.{name}.name"] == "ours"]
    assert ours == ["melchior", "sidonie", "ulysse", "isaure"]
    assert {READ.sources[f"pirates.{name}.name"] for name in cards.PIRATE_NAMES} == {"ours", "public"}
    for name, full in zip(cards.PIRATE_NAMES, READ.pirate_names, strict=True):
        assert full.lower().startswith(name)


def test_every_entry_says_where_it_comes_from() -> None:
    assert set(READ.sources.values()) == {*SOURCES, "ours"}
    assert len(READ.sources) == 6 + 4 + 2 + 4 + 2 + 28 * 3 + 6 * 6 + 3 * 2 + 3 * 2 + 2 + 6 * 6 + 14 * 2
    assert READ.sources["route.propeller"] == "inferred"


def test_reconstructed_entries_are_told() -> None:
    told = [entry for entry, source in READ.sources.items() if source == "reconstructed"]
    # The sheet; the ambushes but for two entries; the stages but for four; two tokens; two holds; the pirates; assaults
    assert len(told) == 2 + 28 * 3 - 2 + 6 * 6 - 4 + 2 * 2 + 2 + 7 + 6 * 4 + 14 * 2
    assert "assaults.A01.ban" in told
    assert "stages.C1.smoke" not in told


# Its hash


def test_comments_sources_and_order_do_not_change_the_hash() -> None:
    text = changed(
        ("[tokens]", "# a remark\n[tokens]"),
        ('whip = { count = 13, source = "rulebook" }', 'whip = { source = "public", count = 13 }'),
        ('fixed = ["whip", "sabre"]', 'fixed = ["sabre", "whip"]'),
    )
    assert catalogue.read(text).hash == READ.hash
    assert catalogue.read(text).sources != READ.sources
    assert catalogue.read(OWN) == READ


@pytest.mark.parametrize(
    "text",
    [
        changed(("whip = { count = 13", "whip = { count = 12"), ("joker = { count = 3", "joker = { count = 4")),
        changed(("gold = { count = 6", "gold = { count = 7")),
        changed(("propeller = { count = 1", "propeller = { count = 2")),
        changed(("16, 17, 18]", "16, 17]")),
        inside("ambushes.E03", "rolled = 1", "rolled = 2"),
        inside("ambushes.E03", '["whip"]', '["cannon"]'),
        inside("ambushes.E03", '["gold"]', '["crew"]'),
        inside("stages.C2", "reactivated = false", "reactivated = true"),
        inside("energy.J1", "hidden = 2", "hidden = 3"),
        inside("decks.small", "hold = { count = 6", "hold = { count = 4"),
        inside("pirates.noa", "gold = 1", "gold = 2"),
        inside("pirates.ulysse", "deactivate", "discard"),
        inside("pirates.melchior", "Melchior Brume", "Somebody Else"),
        inside("assaults.A14", "pairs", "smoke"),
    ],
)
def test_every_value_changes_the_hash(text: str) -> None:
    assert catalogue.read(text).hash != READ.hash


# What it refuses


def test_size() -> None:
    padded = OWN + "#" * (MOST_CHARACTERS - len(OWN))
    assert catalogue.read(padded) == READ
    assert refusal(padded + "#") == "The catalogue is too large: at most 200000 characters are read."


@pytest.mark.parametrize("text", ["nonsense", "[", "a = ", "a = 1\na = 2", "\0", "x = " + "[" * 50_000])
def test_what_is_no_toml(text: str) -> None:
    assert refusal(text).startswith("The catalogue is not valid TOML: ")


@pytest.mark.parametrize("number", ["9" * 5_000, "0x" + "f" * 5_000, "-1", "1.0", "true", '"1"', "[1]", "{}"])
def test_a_number_that_is_none(number: str) -> None:
    for text in (
        changed(("count = 13", f"count = {number}")),
        inside("assaults.A01", "rolled = 3", f"rolled = {number}"),
        inside("energy.J1", "hidden = 2", f"hidden = {number}"),
        changed(("boxes = [12, 13", f"boxes = [12, {number}")),
    ):
        assert refusal(text).startswith(("Catalogue entry ", "The catalogue is not valid TOML: "))


def test_a_key_of_thousands_of_parts() -> None:
    # Read part by part it would take hours, which the test run does not have.
    assert refusal("a" + ".a" * 90_000 + " = 1") == "Line 1 of the catalogue has more than 100 dots."


REFUSED = [
    ("", "The catalogue has no section [equipment]."),
    ("[extra]\n" + OWN, f"The catalogue has an unknown entry 'extra'; it may have {', '.join(PARTS)}."),
    ("equipment = 3", "The catalogue has no section [equipment]."),
    (changed(("joker = {", "fool = {")), "[equipment] has an unknown entry 'fool'; it may have whip, sabre,"),
    (re.sub(r"joker = .*\n", "", OWN), "The catalogue's [equipment] has no entry 'joker'."),
    (re.sub(r"joker = .*\n", "joker = 3\n", OWN), "Catalogue entry equipment.joker must be written { count, source }."),
    (
        changed(("whip = { count = 13", "whip = { count = 31")),
        "Catalogue entry equipment.whip has the count 31; it must be a whole number from 1 to 30.",
    ),
    (
        changed(("joker = { count = 3", "joker = { count = 0")),
        "Catalogue entry equipment.joker has the count 0; it must be a whole number from 1 to 30.",
    ),
    (
        changed(("whip = { count = 13", "whip = { count = 12")),
        "The cards of the catalogue's [equipment] add up to 47; the game has 48.",
    ),
    (
        changed(('whip = { count = 13, source = "rulebook"', 'whip = { count = 13, source = "ours"')),
        "Catalogue entry equipment.whip has the source 'ours'; choose one of rulebook, public, inferred,",
    ),
    (
        changed(("crew = { count = 8", "crew = { count = 9")),
        "Catalogue entry tokens.crew has the count 9; the rules are written for 8.",
    ),
    (
        changed(("energy = { count = 3", "energy = { count = 2")),
        "Catalogue entry tokens.energy has the count 2; the rules are written for 3.",
    ),
    (
        inside("route", "propeller = { count = 1", "propeller = { count = 0"),
        "Catalogue entry route.propeller has the count 0; it must be a whole number from 1 to 9.",
    ),
    # The progress sheet
    *(
        (
            changed(("boxes = [12, 13, 14, 15, 16, 17, 18]", f"boxes = {boxes}")),
            f"Catalogue entry distances.normal has the boxes {boxes}; it must be a list of whole numbers that begins",
        )
        for boxes in ("[]", "[13, 14]", "[12, 12]", "[12, 14, 13]", "[12, 26]", "12", "[12, '13']", "[12, 13.0]")
    ),
    # Ambushes
    (re.sub(r"\[ambushes\.E24\][^[]*\[[^[]*\[[^[]*", "", OWN), "The catalogue's [ambushes] has no entry 'E24'."),
    (
        OWN + "\n[ambushes.E25]\n",
        "[ambushes] has an unknown entry 'E25'; it may have D1, D2, D3, D4, E01, E02,",
    ),
    (
        inside("ambushes.E05", "reward = {", "prize = {"),
        "[ambushes.E05] has an unknown entry 'prize'; it may have dice, reward, propeller.",
    ),
    (
        inside("ambushes.E05", "rolled = 1", "rolled = 5"),
        "Catalogue entry ambushes.E05.dice has the rolled 5; it must be a whole number from 0 to 4.",
    ),
    (
        inside("ambushes.E05", "rolled = 1", "rolled = 4"),
        "Catalogue entry ambushes.E05.dice has 5 dice; a card has 1 to 4.",
    ),
    (
        inside("ambushes.E02", "rolled = 2", "rolled = 0"),
        "Catalogue entry ambushes.E02.dice has 0 dice; a card has 1 to 4.",
    ),
    (
        inside("ambushes.E05", '["crossbow"]', '["flag"]'),
        "Catalogue entry ambushes.E05.dice has the fixed ['flag']; it must be a list whose items are among whip,",
    ),
    (
        inside("ambushes.E05", '["crossbow"]', '"crossbow"'),
        "Catalogue entry ambushes.E05.dice has the fixed 'crossbow'; it must be a list whose items are among whip,",
    ),
    (
        inside("ambushes.E05", '["crossbow"]', "[[]]"),
        "Catalogue entry ambushes.E05.dice has the fixed [[]]; it must be a list whose items are among whip,",
    ),
    (
        inside("ambushes.E05", '["crossbow"]', '["whip", "whip", "whip", "whip", "whip"]'),
        "Catalogue entry ambushes.E05.dice lists 5 fixed; it needs 0 to 4.",
    ),
    (
        inside("ambushes.E05", '["communication"]', "[]"),
        "Catalogue entry ambushes.E05.reward lists 0 icons; it needs 1 to 4.",
    ),
    (
        inside("ambushes.E05", '["communication"]', '["smoke"]'),
        "Catalogue entry ambushes.E05.reward has the icons ['smoke']; it must be a list whose items are among gold,",
    ),
    (
        inside("ambushes.E05", "propeller = { count = 1", "propeller = { count = 10"),
        "Catalogue entry ambushes.E05.propeller has the count 10; it must be a whole number from 1 to 9.",
    ),
    # Stages and energy
    (
        inside("stages.C2", "reactivated = false", "reactivated = 0"),
        "Catalogue entry stages.C2.crew has the reactivated 0; choose one of true, false.",
    ),
    (
        inside("stages.C3", "purchase = { hidden = 1", "purchase = { hidden = 0"),
        "Catalogue entry stages.C3.purchase gives no card: “hidden” or “visible” must be at least 1.",
    ),
    (
        inside("stages.C3", "smoke = { count = 1", "smoke = { count = 0"),
        "Catalogue entry stages.C3.smoke has the count 0; it must be a whole number from 1 to 9.",
    ),
    (
        inside("stages.C3", "advance = { count = 2", "advance = { count = 10"),
        "Catalogue entry stages.C3.advance has the count 10; it must be a whole number from 0 to 9.",
    ),
    (OWN.replace("[stages.C6]", "[stages.C7]"), "[stages] has an unknown entry 'C7'; it may have C1, C2,"),
    (
        inside("energy.J2", "hidden = 2, visible = 2", "hidden = 0, visible = 0"),
        "Catalogue entry energy.J2.cards gives no card: “hidden” or “visible” must be at least 1.",
    ),
    (
        inside("energy.J2", "visible = 2", "visible = 10"),
        "Catalogue entry energy.J2.cards has the visible 10; it must be a whole number from 0 to 9.",
    ),
    (OWN.replace("[energy.J3]", "[energy.J4]"), "[energy] has an unknown entry 'J4'; it may have J1, J2, J3."),
    # Decks
    (
        inside("decks.large", "generator = { count = 3", "generator = { count = 4"),
        "Catalogue entry decks.large.generator has the count 4; it must be a whole number from 1 to 3.",
    ),
    (
        inside("decks.large", "generator = { count = 3", "generator = { count = 2"),
        "The generators of the decks small, medium, large must grow in this order; the catalogue's",
    ),
    (
        inside("decks.large", "hold = { count = 4", "hold = { count = 7"),
        "Catalogue entry decks.large.hold has the count 7; it must be a whole number from 2 to 6.",
    ),
    (
        inside("decks.large", "hold = { count = 4", "hold = { count = 1"),
        "Catalogue entry decks.large.hold has the count 1; it must be a whole number from 2 to 6.",
    ),
    (
        changed(("smoke = { count = 6", "smoke = { count = 5")),
        "Catalogue entry decks.small.hold has 6 places, but there are only 5 tokens at tokens.smoke; the hold must be",
    ),
    (
        changed(("gold = { count = 6", "gold = { count = 5")),
        "Catalogue entry decks.small.hold has 6 places, but there are only 5 tokens at tokens.gold; the hold must be",
    ),
    # Pirates
    (OWN.replace("[pirates.noa]", "[pirates.noah]"), "[pirates] has an unknown entry 'noah'; it may have artorius,"),
    (
        inside("pirates.noa", '"none"', '"tickle"'),
        "Catalogue entry pirates.noa.attack has the penalty 'tickle'; choose one of none, gold, equipment, deactivate,",
    ),
    (
        inside("pirates.noa", "flag = {", "flags = {"),
        "[pirates.noa] has an unknown entry 'flags'; it may have name, attack, cards, purchase, reactivation, flag.",
    ),
    (
        inside("pirates.noa", '["whip", "sabre"]', "[]"),
        "Catalogue entry pirates.noa.flag lists 0 symbols; it needs 1 to 4.",
    ),
    (
        inside("pirates.noa", '["whip", "sabre"]', '["joker"]'),
        "Catalogue entry pirates.noa.flag has the symbols ['joker']; it must be a list whose items are among whip,",
    ),
    (
        inside("pirates.noa", "gold = 1", "gold = 0"),
        "Catalogue entry pirates.noa.reactivation has the gold 0; it must be a whole number from 1 to 9.",
    ),
    *(
        (
            inside("pirates.noa", '"Noa De Bobadilla"', name),
            f"Catalogue entry pirates.noa.name has the text {said}; a name has 1 to 40 printable characters.",
        )
        for name, said in (
            ('""', "''"),
            ('"  "', "'  '"),
            ("3", "3"),
            ('"a\\tb"', r"'a\tb'"),
            (f'"{"x" * 41}"', repr("x" * 41)),
        )
    ),
    (
        inside("pirates.noa", '"Noa De Bobadilla"', '"Artorius Fénimore"'),
        "Catalogue entry pirates.noa.name has the text 'Artorius Fénimore', which is the name of",
    ),
    (
        inside("pirates.noa", 'Bobadilla", source = "public"', 'Bobadilla", source = "mine"'),
        "Catalogue entry pirates.noa.name has the source 'mine'; choose one of rulebook, public, inferred,",
    ),
    # Assaults
    (
        inside("assaults.A01", 'forbids = "smoke"', 'forbids = "none"'),
        "Catalogue entry assaults.A01.ban has the forbids 'none'; choose one of smoke, crew, pairs.",
    ),
    (
        inside("assaults.A01", "ban = {", "bans = {"),
        "[assaults.A01] has an unknown entry 'bans'; it may have dice, ban.",
    ),
    (OWN.replace("[assaults.A14]", "[assaults.A15]"), "[assaults] has an unknown entry 'A15'; it may have A01,"),
]


@pytest.mark.parametrize(("text", "message"), REFUSED, ids=range(len(REFUSED)))
def test_what_is_wrong_is_named(text: str, message: str) -> None:
    told = refusal(text)
    assert told.startswith(message)
    assert told.endswith(".")


def test_the_largest_values_are_read() -> None:
    text = changed(
        ("whip = { count = 13", "whip = { count = 30"),
        ("sabre = { count = 11", "sabre = { count = 1"),
        ("crossbow = { count = 9", "crossbow = { count = 2"),
        ("boxes = [12, 13, 14, 15, 16, 17, 18]", "boxes = [12, 25]"),
        ("rolled = 1", "rolled = 3"),
        ("propeller = { count = 2", "propeller = { count = 9"),
    )
    read = catalogue.read(text)
    assert list(read.facts.equipment) == [30, 1, 2, 7, 5, 3]
    assert read.distances["normal"] == (12, 25)
    assert (read.facts.ambush_rolled[0], read.facts.ambush_propeller[0]) == (3, 9)


@given(st.integers(0, len(OWN)), st.integers(0, 40), st.text(max_size=20))
def test_a_damaged_catalogue_is_read_or_refused(at: int, length: int, put: str) -> None:
    with suppress(AerodromeError):
        catalogue.read(OWN[:at] + put + OWN[at + length :])


@given(st.text())
def test_any_text_at_all_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        catalogue.read(text)
