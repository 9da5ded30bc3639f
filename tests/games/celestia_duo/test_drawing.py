"""The table of Celestia Duo as plain text and as a picture."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games.celestia_duo import GAME, CelestiaDuoView
from aerodrome.games.celestia_duo.drawing.scene import scene
from aerodrome.games.celestia_duo.voice.sentences import Speaker
from aerodrome.kernel import Match
from aerodrome.kernel.dealer import FastDealer
from tests.pictures import assert_drawings_exist, assert_everything_lies_inside, words_of

from .midway import boarding
from .walks import READERS, walk

LANGUAGES = ("en", "fr")
TIMES = "\N{MULTIPLICATION SIGN}"
CHASE: dict[str, object] = {
    "pirate": "noa",
    "deck": "medium",
    "turn": 4,
    "airship": 3,
    "pirate_ship": 12,
    "route": {"1": "D2", "3": "E05"},
    "known": {"4": "E02"},
    "stages": {"1": "C4"},
    "hands": [["whip", "whip", "joker"], ["sabre", "cannon"]],
    "crew": {"olga": "active", "mama": "used"},
    "gold": 1,
    "smoke": 1,
    "energy": 1,
    "spent": ["J2"],
    "discard": ["pistol", "pistol"],
}


def at(**more: object) -> Match:
    return aerodrome.from_position("celestia_duo", CHASE | more, seed=1)


def drawn(match: Match, reader: int = 0, lang: str = "en") -> str:
    return GAME.drawing.text(match.view(reader), lang)


def row_of(text: str, label: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(label)).removeprefix(label).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(9))
def test_the_text_fits_eighty_columns(seed: int, lang: str) -> None:
    for number, (match, seat) in enumerate(walk(seed)):
        if number % 3 == 0 or seat < 0:
            text = drawn(match, READERS[number % 3], lang)
            assert max(map(len, text.splitlines())) <= 80
            assert not any(line.endswith(" ") for line in text.splitlines())
            assert "\x1b" not in text
            assert "{" not in text


def test_a_match_draws_itself_for_those_who_watch_and_a_view_for_its_seat() -> None:
    match = at(step="combat", dice=["whip", "flag"])
    assert str(match) == drawn(match, -1)
    assert str(match).splitlines()[0].endswith(" Player 1 is the Captain")
    text = drawn(match)
    assert text.startswith("Celestia Duo · Turn 4 · Normal · Noa De Bobadilla ─")
    assert text.splitlines()[0].endswith("─ you are the Captain")
    assert row_of(text, "Dice") == "│ Whip │ │ Flag │"
    assert row_of(text, "Your hand") == f"│ Whip {TIMES}2 │ │ Joker   │"
    assert match._repr_svg_() == GAME.drawing.svg(match.view(-1))


def test_the_ribbon_shows_both_ships_and_what_lies_on_the_route() -> None:
    lines = drawn(at()).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("Ships "))
    ships, numbers, cards, stages = lines[first : first + 4]
    assert ships.index("►") == numbers.index("3") == cards.index("E05")
    assert ships.index("◄") == numbers.index("12")
    assert cards[numbers.index("4")] == "E"
    assert cards.split()[1:6] == ["D2", "·", "E05", "E02*", "·"]
    assert stages.index("C4") == numbers.index("1")
    where = "Airship on card 3 · Pirate on card 12 · 9 cards apart · 14 cards to the Lair · propeller 1: to card 4"
    assert where in " ".join(" ".join(lines).split())
    assert ships.index("▸") == numbers.index("4")


def test_known_cards_are_written_out() -> None:
    text = drawn(at())
    assert row_of(text, "Here").startswith("Ambush (dice: Crossbow + 1 die rolled;")
    assert row_of(text, "Known").startswith("card 4: Ambush (dice: 2 dice rolled;")


def test_the_airship_shows_its_places_and_who_is_tired() -> None:
    text = drawn(at())
    assert row_of(text, "Energy") == "●○ 1 of 2 · Energy spent: J2"
    assert row_of(text, "Hold") == "[Gold] [Smoke] [Olga Benz ✓] [Mama Lear tired] [free]"
    assert "Olga Benz (active): In the briefing" in text
    assert "Mama Lear (tired): In your turn" in text
    assert row_of(text, "Deck") == f"41 · Discard 2: Pistol {TIMES}2"


def test_a_sharing_names_what_lies_face_up_and_counts_the_rest() -> None:
    sharing = {"step": "pick", "hidden": 2, "visible": ["whip", "whip"], "waiting": ["shop"], "stages": {"3": "C1"}}
    assert row_of(drawn(at(**sharing)), "To share") == f"Whip {TIMES}2 · 2 cards face down"


def test_an_assault_shows_its_ban_its_price_and_the_masts() -> None:
    match = aerodrome.from_position("celestia_duo", boarding("noa", "A14", ["flag", "whip"], masts=2, spent=["A01"]))
    text = drawn(match)
    assert row_of(text, "Assault").startswith("Assault (dice: 3 dice rolled; pairs forbidden) · Masts left: 2")
    assert "Now each Flag costs Whip + Sabre" in text
    said = words_of(match._repr_svg_())
    assert "pairs forbidden" in said
    assert "Masts left: 2" in said


def test_talk_and_silence_are_said_with_what_was_said() -> None:
    match = at()
    assert row_of(drawn(match), "TALK").startswith("You may talk about this decision")
    match.play("say stop", 1)
    match.play("ready", 1)
    said = "Your partner said: “Let’s make a stop.” Your partner is ready."
    assert row_of(drawn(match), "TALK") == said
    assert row_of(drawn(match, 1), "TALK") == "You said: “Let’s make a stop.” You are ready."
    assert "Nobody says anything" in row_of(drawn(at(step="combat", dice=["whip"])), "SILENCE")
    assert "CONCERTATION" in words_of(GAME.drawing.svg(at().view(0), "fr"))


def test_a_pirate_is_named_without_an_aside_about_the_name() -> None:
    assert "Sidonie Vask. Secret Attack" in drawn(at(pirate="sidonie"))
    assert "(a name" not in words_of(at(pirate="sidonie")._repr_svg_())
    assert "Noa De Bobadilla. Secret Attack" in drawn(at())


# What is known of a partner's hand


def test_what_everybody_knows_of_a_hand_is_written_out() -> None:
    match = at(step="combat", dice=["pistol"], hands=[["whip", "sabre"], ["whip"]], seat=0, fighter=0)
    assert row_of(drawn(match, 1), "Partner") == "2 cards: nothing known"
    match.play("cannot", 0)
    known = "2 cards: no Pistol, Joker · at most 1 each of Whip, Sabre, Crossbow, Cannon"
    assert known in " ".join(drawn(match, 1).split())
    assert row_of(drawn(match, 0), "Your hand") == "│ Whip  │ │ Sabre │"


def test_cards_taken_and_statements_are_remembered() -> None:
    match = at(step="tell", hands=[["whip"], ["sabre"]])
    match.play("tell have whip", 0)
    assert row_of(drawn(match, 1), "Partner") == "1 card: at least Whip · said “I have a Whip.”"


def test_unseen_cards_after_a_failure_to_pay_are_counted() -> None:
    match = at(step="combat", dice=["pistol"], hands=[["whip"], ["whip", "sabre"]], energy=2, spent=[], seat=0)
    match.play("cannot", 0)
    match.play("first captain", 0)
    match.play("take hidden", 0)
    assert "at most 1 of Pistol, Joker" in " ".join(drawn(match, 1).split())


def test_the_end_shows_both_hands() -> None:
    *_, (match, _) = walk(3)
    for reader in READERS:
        view = match.view(reader)
        assert isinstance(view, CelestiaDuoView)
        assert len(view.open_hands) == 2
        text = drawn(match, reader)
        assert "nothing known" not in text
        assert "The match is over." in text


@pytest.mark.parametrize("reader", READERS)
def test_a_redealt_hand_changes_neither_text_nor_picture(reader: int) -> None:
    changed = 0
    for seed in range(6):
        for number, (match, seat) in enumerate(walk(seed)):
            if number % 12 == 0 and seat >= 0:
                other = match.state.copy()
                other.redeal(reader, FastDealer(number))
                changed += other.key() != match.state.key()
                views = GAME.view(match.state, reader), GAME.view(other, reader)
                assert GAME.drawing.text(views[0]) == GAME.drawing.text(views[1])
                assert GAME.drawing.svg(views[0]) == GAME.drawing.svg(views[1])
    assert changed > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_partners_cards_are_not_drawn(lang: str) -> None:
    match = at(hands=[["whip"], ["cannon", "cannon"]], discard=[])
    cannon = GAME.texts.say(lang, "celestia-duo-card-cannon")
    assert cannon in drawn(match, 1, lang)
    assert cannon in words_of(GAME.drawing.svg(match.view(1), lang))
    for reader in (0, -1):
        assert cannon not in drawn(match, reader, lang)
        assert cannon not in words_of(GAME.drawing.svg(match.view(reader), lang))


# The picture


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(9))
def test_the_picture_is_well_formed_and_nothing_lies_outside_of_it(seed: int, lang: str) -> None:
    for number, (match, seat) in enumerate(walk(seed)):
        if number % 9 == 0 or seat < 0:
            view = match.view(READERS[number % 3])
            assert isinstance(view, CelestiaDuoView)
            assert_everything_lies_inside(GAME.drawing.svg(view, lang))
            assert_drawings_exist(scene(view, Speaker(GAME.catalogue, lang)))


def test_the_picture_says_in_words_what_it_shows() -> None:
    said = words_of(GAME.drawing.svg(at(step="combat", dice=["whip", "flag"]).view(0)))
    for words in (
        "Turn 4 · Normal",
        "you are the Captain",
        "9 cards apart",
        "E05",
        "C4",
        "Flag",
        "Your hand",
        f"Whip {TIMES}2",
        "2 cards: nothing known",
        "1 of 2",
        "SILENCE",
        "Discard 2",
        "tired",
        "free",
    ):
        assert words in said
