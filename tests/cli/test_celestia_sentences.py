"""Every moment of a match of Celestia Duo can be told in both languages, to both players and to those who watch."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games.celestia_duo import GAME, CelestiaDuoView
from aerodrome.games.celestia_duo.cards import CREW_NAMES, PIRATE_NAMES
from aerodrome.games.celestia_duo.events import CouldNotPay, HandShown, Reshuffled, RewardsWon, Stated, TokensOffered
from aerodrome.games.celestia_duo.phrases import PHRASE_NAMES, STATEMENT_NAMES
from aerodrome.games.celestia_duo.voice.sentences import Speaker
from aerodrome.kernel import Match, State, View
from aerodrome.kernel.dealer import FastDealer
from aerodrome.kernel.event_types import Moved, Said
from tests.games.celestia_duo.midway import MIDWAY, boarding
from tests.games.celestia_duo.test_rulebook_map import TEXTS
from tests.games.celestia_duo.walks import READERS, walk

from .helpers import LANGUAGES

SEEDS = range(18)
LANG_SEEDS = [(seed, lang) for seed in SEEDS for lang in LANGUAGES]
CHASE: dict[str, object] = {
    "pirate": "noa",
    "deck": "medium",
    "turn": 4,
    "airship": 3,
    "pirate_ship": 12,
    "route": {"3": "E05"},
    "hands": [["whip", "whip", "joker"], ["sabre", "cannon"]],
}


def seen(match: Match, reader: int) -> CelestiaDuoView:
    found = match.view(reader)
    assert isinstance(found, CelestiaDuoView)
    return found


def at(**more: object) -> Match:
    return aerodrome.from_position("celestia_duo", CHASE | more, seed=1)


def told(match: Match, action: str, reader: int, seat: int | None = None, lang: str = "en") -> list[str]:
    before = match.view(reader)
    match.play(action, seat)
    return GAME.voice.tell(match.seen_by(reader), before, lang)


@pytest.mark.parametrize(("seed", "lang"), LANG_SEEDS)
def test_every_prompt_action_and_event_has_a_sentence(seed: int, lang: str) -> None:
    before: dict[int, CelestiaDuoView] = {}
    for match, seat in walk(seed):
        for reader in READERS:
            if reader in before:
                for sentence in GAME.voice.tell(match.seen_by(reader), before[reader], lang):
                    assert sentence[-1] in ".!”»", sentence
            before[reader] = seen(match, reader)
            assert GAME.voice.prompt(before[reader], lang)[-1] in ".!?"
        for action in match.legal(seat) if seat >= 0 else ():
            said = GAME.voice.say_action(action, before[seat], lang)
            assert said[0].isupper()
            assert said[-1].isalnum() or said[-1] in ").”»"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_action_need_not_be_legal_to_be_said(lang: str) -> None:
    fresh = aerodrome.new("celestia_duo", seats=2, seed=1)
    middle = [aerodrome.from_position("celestia_duo", position) for position in MIDWAY]
    for match in (fresh, at(step="combat", dice=["whip"]), *middle):
        for reader in READERS:
            for action in GAME.vocabulary:
                assert GAME.voice.say_action(action, match.view(reader), lang)


def test_two_actions_of_a_menu_are_never_called_the_same() -> None:
    for seed in SEEDS:
        for match, seat in walk(seed):
            if seat >= 0:
                lines = [GAME.voice.say_action(action, match.view(seat)) for action in match.legal(seat)]
                assert len(set(lines)) == len(lines)


# Who must decide


def test_the_captain_decides_the_partner_advises_and_others_watch() -> None:
    match = at()
    assert GAME.voice.prompt(match.view(0)).startswith("You are the Captain: continue the chase or make a stop?")
    advised = GAME.voice.prompt(match.view(1))
    assert advised.startswith("Your partner, the Captain, decides whether")
    assert advised.endswith("Say what you would prefer, or that you are ready.")
    assert GAME.voice.prompt(match.view(-1)).startswith("Player 1, the Captain, decides whether")
    match.play("ready", 1)
    assert "Say what" not in GAME.voice.prompt(match.view(1))


def test_a_stop_that_is_not_possible_is_not_offered_by_the_prompt() -> None:
    match = at(turn=1, airship=0, route={})
    assert "a stop is not possible now" in GAME.voice.prompt(match.view(0))


def test_the_partner_is_not_told_of_a_stop_that_is_not_possible() -> None:
    first = aerodrome.from_position("celestia_duo", {"pirate": "noa", "turn": 1, "crew": {"olga": "active"}}, seed=1)
    assert GAME.voice.prompt(first.view(1)).startswith(
        "Your partner, the Captain, must continue the chase; the pirate is 12"
    )
    assert "doit continuer la poursuite" in GAME.voice.prompt(first.view(1), "fr")
    assert "decides whether to continue the chase or to make a stop" in GAME.voice.prompt(at().view(1))


def test_tokens_to_be_lost_are_counted_as_they_are_left() -> None:
    match = at(step="resources", losses=2, spent=["J2"], dice=["whip"], gold=2, smoke=1)
    assert GAME.voice.prompt(match.view(0)) == "Energy was lost: remove 2 tokens from the hold."
    match.play("drop gold", seat=0)
    assert GAME.voice.prompt(match.view(0)) == "Energy was lost: remove 1 token from the hold."


def test_to_tire_a_crew_member_is_named_as_a_move() -> None:
    action = GAME.vocabulary.parse("deactivate olga")
    assert GAME.voice.say_action(action, at().view(0)) == "Tire Olga Benz"
    assert GAME.voice.say_action(action, at().view(0), "fr") == "Désactiver Olga Benz"


@pytest.mark.parametrize(
    ("statement", "english", "french"),
    [
        ("have sabre", "I have a Sabre.", "J’ai du Sabre."),
        ("have crossbow", "I have a Crossbow.", "J’ai de l’Arbalète."),
        ("have joker", "I have a Joker.", "J’ai du Joker."),
        ("have-not pistol", "I have no Pistol.", "Je n’ai pas de Pistolet."),
        ("have-not crossbow", "I have no Crossbow.", "Je n’ai pas d’Arbalète."),
    ],
)
def test_statements_say_nothing_of_numbers(statement: str, english: str, french: str) -> None:
    assert Speaker(GAME.catalogue, "en").phrase(statement) == english
    assert Speaker(GAME.catalogue, "fr").phrase(statement) == french


def test_dice_that_nothing_can_change_can_only_be_validated() -> None:
    dice = {"step": "dice", "dice": ["whip", "flag"]}
    assert "nothing can change them" in GAME.voice.prompt(at(**dice).view(0))
    assert "change some of them" in GAME.voice.prompt(at(**dice, smoke=1).view(0))
    assert "change some of them" in GAME.voice.prompt(at(**dice, crew={"augusta": "active"}).view(0))
    assert "nothing can change them" in GAME.voice.prompt(at(**dice, crew={"augusta": "used"}).view(0))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_says_why(lang: str) -> None:
    endings = {}
    for seed in range(60):
        *_, (match, _) = walk(seed)
        assert match.outcome is not None
        endings[match.outcome.rule] = GAME.voice.prompt(match.view(0), lang)
        assert GAME.voice.prompt(match.view(-1), lang) != GAME.voice.prompt(match.view(0), lang)
    assert len(set(endings.values())) == len(endings) >= 4


@pytest.mark.parametrize(("dice", "can"), [(["whip", "pistol"], True), (["pistol", "pistol"], False)])
def test_only_who_can_beat_a_die_with_the_own_hand_is_told_to(dice: list[str], can: bool) -> None:
    hands = [["whip"], ["pistol"]]
    match = at(step="combat", dice=dice, hands=hands, crew={"mama": "active"})
    assert ("but your hand beats no die" in GAME.voice.prompt(match.view(0))) != can
    for reader in (1, -1):
        assert "must beat a die" in GAME.voice.prompt(match.view(reader))


def test_who_shares_second_is_not_said_to_pass_where_nobody_can() -> None:
    sharing = {"step": "pick", "waiting": ["shop"], "stages": {"3": "C1"}, "visible": ["whip"]}
    free = at(**sharing)
    assert GAME.voice.prompt(free.view(1)) == "Your partner is to take a card or pass."
    passed = at(**sharing, passed=True)
    assert GAME.voice.prompt(passed.view(1)) == "Your partner must take a card."


# What the lines of a menu say


def say(match: Match, action: str, reader: int = 0, lang: str = "en") -> str:
    return GAME.voice.say_action(GAME.vocabulary.parse(action), match.view(reader), lang)


def test_continuing_says_how_far_and_to_which_card() -> None:
    assert say(at(), "continue") == "Fly on: 1 card, to card 4 (unknown)"
    known = at(known={"4": "E02"})
    assert say(known, "continue").startswith("Fly on: 1 card, to card 4: Ambush (dice: 2 dice rolled;")
    near = {"pirate_ship": 4}
    assert say(at(**near), "continue").endswith("you catch the pirate, and the final battle begins")
    assert say(at(**near, pirate="artorius"), "continue").endswith("you catch the pirate and win")


def test_stopping_says_what_is_known_of_the_stage_cards_left() -> None:
    assert say(at(ambushes=2), "stop").endswith("advances by 1 to 3 cards; you share 2 to 6 cards for 2 Ambushes")
    assert say(at(), "stop").endswith("no new Ambush, so no cards")


def test_payments_name_the_die_and_the_cards() -> None:
    match = at(step="combat", dice=["sabre", "flag"], crew={"mama": "active", "ludvig": "active"})
    assert say(match, "match sabre") == "Beat the Sabre die with 1 Sabre card"
    assert say(match, "pair sabre whip") == "Beat the Sabre die with 2 Whip cards"
    assert say(match, "joker sabre") == "Beat the Sabre die with 1 Joker"
    assert say(match, "flag whip") == "Beat a Flag with 1 Whip card"
    assert say(match, "ludvig-joker sabre") == "Ludvig Cyr: beat all Sabre dice (1) with 1 Joker"
    assert say(match, "mama sabre whip", lang="fr").startswith(
        "Éliminer le dé Sabre avec 1 carte Fouet, dont Mama Lear"
    )


def test_gold_says_what_it_buys_here() -> None:
    city = at(step="shop", stages={"3": "C1"}, gold=2)
    assert say(city, "buy cards") == "For 1 Gold, share 1 card face down and 1 face up"
    assert say(city, "buy smoke") == "For 1 Gold, get 3 Smoke"
    assert say(city, "done") == "Leave the city: the Captain changes"
    tired = at(step="shop", stages={"3": "C1"}, gold=2, crew={"olga": "used"})
    assert say(tired, "done") == "Leave the city: the crew is reactivated, and the Captain changes"
    assert say(at(step="shop", stages={"3": "C2"}, gold=2), "done") == "Leave the city: the Captain changes"
    deck = at(step="boarding", boarding=True, airship=12, gold=2, pirate="ulysse", crew={"olga": "used"})
    assert say(deck, "buy reactivation") == "For 2 Gold, reactivate the whole crew"


def test_validating_says_what_the_flags_will_do() -> None:
    match = at(step="dice", dice=["flag", "flag"], pirate="sidonie")
    assert say(match, "validate").endswith("the pirate advances by 1 card, and an Equipment card is lost.")
    assert "each Flag costs Whip + Sabre" in say(aerodrome.from_position("celestia_duo", MIDWAY[0]), "validate")


def test_who_is_named_depends_on_who_reads() -> None:
    match = at(step="start", dice=["whip"])
    lines = [say(match, "start captain", reader) for reader in READERS]
    assert lines == ["You begin the combat", "Your partner begins the combat", "Player 1 begins the combat"]


# The log


def test_a_payment_is_told_with_what_it_beats() -> None:
    match = at(step="combat", dice=["crossbow", "flag"])
    assert told(match, "pair crossbow whip", 1) == ["Your partner plays 2 Whips and beats the Crossbow die."]
    ludvig = at(step="combat", dice=["whip", "whip", "flag"], crew={"ludvig": "active"})
    assert told(ludvig, "ludvig whip", -1) == [
        "Ludvig Cyr helps.",
        "Player 1 plays a Whip and beats the dice Whip, Whip.",
    ]


def test_a_crew_member_that_helps_is_not_one_that_is_tired() -> None:
    assert told(at(crew={"olga": "active"}), "use olga", 0, 0) == ["Olga Benz helps."]
    attacked = at(step="dice", dice=["flag"], pirate="ulysse", crew={"augusta": "active"})
    assert told(attacked, "validate", 0, 0)[-1] == "The Secret Attack tires Augusta D’Epsom."
    helped = at(step="dice", dice=["flag", "whip"], crew={"augusta": "active"})
    assert told(helped, "augusta flag whip", 0, 0) == ["Augusta turns Flag into Whip."]


def test_smoke_is_told_once_and_by_the_dice() -> None:
    match = at(step="dice", dice=["flag", "whip"], smoke=1)
    (sentence,) = told(match, "smoke flag", 0, 0)
    assert sentence.startswith("Smoke rerolls Flag: ")


def test_phrases_and_statements_are_told_in_words() -> None:
    view = at().view(1)
    for lang in LANGUAGES:
        events = [Said(0, phrase) for phrase in PHRASE_NAMES] + [Stated(0, words) for words in STATEMENT_NAMES]
        for event in [*events, CouldNotPay(0)]:
            (said,) = GAME.voice.tell([event], view, lang)
            assert said.startswith(("Your partner", "Votre coéquipier"))
    assert GAME.voice.tell([Stated(0, "have-not whip")], view) == ["Your partner says: “I have no Whip.”"]


def test_small_events_are_not_told() -> None:
    view = at(step="combat", dice=["whip"]).view(0)
    events = TokensOffered("gold", 1), HandShown(0, ("whip",)), Moved("whip", "played", "discard"), RewardsWon(())
    for event in events:
        assert GAME.voice.tell([event], view) == []


def test_any_view_of_the_match_will_do() -> None:
    """An event is enough for its sentence: the moment at which it happened need not be known."""
    for seed in range(9):
        views: dict[int, CelestiaDuoView] = {}
        for match, _ in walk(seed):
            for reader in READERS:
                first = views.setdefault(reader, seen(match, reader))
                events = match.seen_by(reader)
                assert GAME.voice.tell(events, first) == GAME.voice.tell(events, seen(match, reader))


# Everything is said somewhere

SPOKEN = ("prompt", "do", "log", "card", "icon", "token", "count", "pirate", "penalty", "ban", "phrase", "statement")
SHOWN = ("zone", "known")
PENALTY: dict[str, object] = {"dice": ["flag", "flag"], "flags": 1, "crew": {"olga": "active", "mama": "active"}}
NO_STAGE_LEFT: dict[str, object] = {
    "ambushes": 0,
    "stages": {"3": "C1"},
    "used_stages": ["C2", "C3", "C4", "C5", "C6"],
}
REVEALED = {"baba": ["E05", "E16"], "laying": 2, "crew": {"baba": "used"}}
SELDOM: tuple[tuple[dict[str, object], str], ...] = (
    ({"step": "deactivate", "pirate": "ulysse", **PENALTY}, "deactivate olga"),
    ({"step": "dismiss", "pirate": "isaure", **PENALTY}, "drop olga"),
    ({"step": "victim", "pirate": "sidonie", **PENALTY}, "victim partner"),
    ({"step": "dice", "dice": ["flag"], "pirate": "ulysse", "crew": {"olga": "active"}}, "validate"),
    ({"step": "augusta", "dice": ["whip"], "crew": {"augusta": "used"}}, "done"),
    ({"step": "load", "offered": {"smoke": 1}, "gold": 5, "waiting": ["shop"], "stages": {"3": "C1"}}, "done"),
    (boarding("ulysse", "A11", ["flag"], step="flags", flags=1, crew={"kublai": "active"}), "done"),
    ({"step": "shuki", "played": ["whip"], "crew": {"shuki": "active"}}, "use shuki"),
    ({"step": "reclaim", "played": ["whip"], "reclaim": 1, "crew": {"shuki": "used"}}, "reclaim whip"),
    ({"crew": {"baba": "active", "olga": "active"}}, "use baba"),
    ({"step": "baba", "baba": ["E02"], "laying": 4, "crew": {"baba": "used"}}, "lay E02"),
    ({"pirate": "artorius", "pirate_ship": 4}, "continue"),
    (NO_STAGE_LEFT, "continue"),
    ({"step": "tell", "hands": [["whip", "sabre", "crossbow", "pistol", "cannon", "joker"], []]}, "tell all-kinds"),
    ({"pirate_ship": 25}, "stop"),
    ({"airship": 1, "route": {"1": "D1"}, "step": "baba", **REVEALED}, "say meet-weakest"),
    ({"step": "start", "dice": ["whip", "whip"], "crew": {"ludvig": "active"}}, "say use-ludvig"),
    ({"airship": 4, "route": {"4": "E07"}, "step": "rewards", "rewards": {"crew": 1}}, "claim crew"),
)


def read_aloud(match: Match, seat: int, reader: int = 0) -> None:
    """Everything that can be said and drawn at a moment."""
    view = seen(match, reader)
    GAME.drawing.text(view)
    Speaker(GAME.catalogue, "en").help(view)
    for action in match.legal(seat) if seat >= 0 else ():
        GAME.voice.say_action(action, match.view(seat))


def test_every_text_is_said_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    say_it = Speaker.say

    def say_and_note(speaker: Speaker, name: str, /, **values: str | int) -> str:
        said.add(f"celestia-duo-{name}")
        return say_it(speaker, name, **values)

    monkeypatch.setattr(Speaker, "say", say_and_note)
    for position, action in SELDOM:
        match = at(**position)
        read_aloud(match, 0)
        GAME.voice.prompt(match.view(1))
        told(match, action, 0, 0)
        read_aloud(match, -1)
    for seed in SEEDS:
        before: View | None = None
        for number, (match, seat) in enumerate(walk(seed)):
            if before is not None:
                GAME.voice.tell(match.seen_by(0), before)
            before = match.view(0)
            read_aloud(match, seat, READERS[number % 3])
    for name in PIRATE_NAMES:
        Speaker(GAME.catalogue, "en").describe_pirate(name)
    for source, target in (("discard", "deck"), ("crew-discard", "crew-deck")):
        assert GAME.voice.tell([Reshuffled("", source, target)], at().view(0))
    for name in ("stop", "done"):
        GAME.voice.say_action(GAME.vocabulary.parse(name), at(**NO_STAGE_LEFT).view(0))
    GAME.drawing.svg(at().view(0))
    keys = {key for key in TEXTS.messages["en"] if TEXTS.is_of(key, {*SPOKEN, *SHOWN})}
    assert keys - said == set()


# Names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_our_own_are_marked_where_pirates_are_described(lang: str) -> None:
    speaker = Speaker(GAME.catalogue, lang)
    described = {name: speaker.describe_pirate(name) for name in PIRATE_NAMES}
    ours = ("We made up the name", "notre invention")
    marked = [name for name, words in described.items() if any(mark in words for mark in ours)]
    assert marked == ["melchior", "sidonie", "ulysse", "isaure"]
    assert all(speaker.pirate(name) in words for name, words in described.items())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_crew_member_has_a_name_and_a_power(lang: str) -> None:
    speaker = Speaker(GAME.catalogue, lang)
    powers = {speaker.power(name) for name in CREW_NAMES}
    assert len(powers) == len(CREW_NAMES) == len({speaker.crew(name) for name in CREW_NAMES})


# Hidden cards


def words(state: State, reader: int) -> list[str]:
    view = GAME.view(state, reader)
    return [GAME.voice.prompt(view), *(GAME.voice.say_action(action, view) for action in GAME.vocabulary)]


@pytest.mark.parametrize("reader", READERS)
def test_a_redealt_hand_changes_no_word_for_those_who_cannot_see_it(reader: int) -> None:
    changed = 0
    for seed in range(9):
        for number, (match, seat) in enumerate(walk(seed)):
            if number % 25 == 0 and seat >= 0:
                other = match.state.copy()
                other.redeal(reader, FastDealer(seed))
                changed += other.key() != match.state.key()
                assert words(other, reader) == words(match.state, reader)
    assert changed > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_taken_face_down_is_named_to_its_taker_alone(lang: str) -> None:
    sharing = {"step": "pick", "hidden": 2, "waiting": ["shop"], "stages": {"3": "C1"}, "gold": 1}
    stories: dict[int, set[str]] = {reader: set() for reader in READERS}
    for seed in range(12):
        match = aerodrome.from_position("celestia_duo", CHASE | sharing, seed=seed)
        before = {reader: match.view(reader) for reader in READERS}
        match.play("take hidden", 0)
        for reader in READERS:
            stories[reader].add(" ".join(GAME.voice.tell(match.seen_by(reader), before[reader], lang)))
    assert len(stories[0]) > 1
    assert len(stories[1]) == len(stories[-1]) == 1
