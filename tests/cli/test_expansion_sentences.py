"""Two players and the expansions in sentences: every prompt, action and event, in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import pytest

import aerodrome
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.aids.fitting import blocked, taken_aboard, taken_by_workshop
from aerodrome.games.aerion.expansion import Expansion
from aerodrome.games.aerion.view import AerionView
from aerodrome.games.aerion.voice.sentences import Speaker
from aerodrome.games.aerion.workshops import why_not_use
from aerodrome.kernel import Match
from tests.games.aerion.hellkite_tables import last_lair, row

from .helpers import EXPANSIONS, LANGUAGES, random_large_match

SEEDS = range(16)


def view(match: Match) -> AerionView:
    found = match.view()
    assert isinstance(found, AerionView)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_prompt_action_and_decision_has_a_sentence(seed: int, lang: str) -> None:
    before = None
    for match in random_large_match(seed):
        if before is not None:
            told = GAME.voice.tell(match.seen_by(0), before, lang)
            assert told, "a decision leaves a trace in the log"
            assert all(sentence.strip() for sentence in told)
        before = match.view()
        assert GAME.voice.prompt(before, lang)
        for action in match.legal():
            said = GAME.voice.say_action(action, before, lang)
            assert said
            assert said != action.notation


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2])
def test_every_action_of_the_vocabulary_has_a_sentence_legal_or_not(lang: str, seats: int) -> None:
    now = aerodrome.new("aerion", seats=seats, seed=1, options={"expansions": list(EXPANSIONS)}).view()
    for action in GAME.vocabulary:
        assert GAME.voice.say_action(action, now, lang) != action.notation


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_event_needs_no_other_to_be_told(lang: str) -> None:
    for seed in (6, 7):
        start = None
        for match in random_large_match(seed):
            start = start or match.view()
            together = GAME.voice.tell(match.seen_by(0), match.view(), lang)
            alone = [GAME.voice.tell([event], start, lang) for event in match.seen_by(0)]
            assert [sentence for said in alone for sentence in said] == together


def told(position: Mapping[str, object], *actions: str, lang: str = "en") -> list[str]:
    """What is told of the last of these decisions."""
    match = aerodrome.from_position("aerion", position, seed=1)
    for action in actions[:-1]:
        match.play(action)
    before = match.view()
    return GAME.voice.tell(match.play(actions[-1]), before, lang)


FACTORIES = {"expansions": ["flagship"], "step": "roll", "display": {"AAA": "helix", "AAAA": "nut", "AA+BB": "incubi"}}


def test_a_library_gives_four_rerolls() -> None:
    position = FACTORIES | {
        "dice": [1, 2, 3, 4, 5, 6],
        "pulpit": ["book"],
        "areas": {"factories": ["library", "archive"]},
    }
    assert told(position, "book-rerolls") == ["A Book is discarded for up to four rerolls."]
    match = aerodrome.from_position("aerion", position)
    assert "four" in GAME.voice.say_action(GAME.vocabulary.parse("book-rerolls"), match.view())
    assert "a Book for up to four" in Speaker(GAME.components, "en").help(view(match))


def test_a_worker_gives_rerolls_without_a_book() -> None:
    position = {"expansions": ["piers"], "step": "roll", "dice": [1, 2, 3, 4, 5, 6], "display": {"AAA": "worker"}}
    assert told(position, "hire AAA") == ["The Worker card goes to the Payroll for up to three rerolls."]


def test_logistics_turns_a_die_and_no_pixie_does() -> None:
    position = FACTORIES | {"dice": [1, 2, 3, 4, 5, 6], "areas": {"factories": ["logistics", "archive"]}}
    assert told(position, "discard AAA", "turn 2") == ["The Logistics Department turns a 2 over: it shows 5."]


def test_the_research_lab_is_named() -> None:
    position = FACTORIES | {"step": "start", "areas": {"factories": ["research-lab", "archive"]}}
    sentence = told(position, "roll", "research")[0]
    assert sentence.startswith("The Research Lab rerolls all six dice: ")


def test_a_skipped_phase_is_told() -> None:
    position = FACTORIES | {
        "dice": [1, 2, 3, 4, 5, 6],
        "areas": {"factories": ["security", "archive"]},
        "counters": {"discarded": 1},
    }
    assert told(position, "secure") == ["Phase 2 is skipped: no card is acquired."]


def test_a_bird_that_is_sent_is_not_a_bird_that_is_discarded() -> None:
    position = {
        "expansions": ["stone-clouds"],
        "step": "roll",
        "dice": [5, 5, 5, 5, 6, 6],
        "display": {"AAA": "bird", "AAAA": "bird"},
    }
    assert told(position, "demolish AAA") == ["A Hammer Bird flies at the Stone Clouds and is discarded."]
    assert told(position, "discard AAA") == ["Three of a kind (AAA): Hammer Bird is discarded."]
    assert told(position, "demolish none") == ["The dice alone strike the Stone Clouds."]
    assert told(position, "demolish none", "strike intact") == ["A Stone Cloud cracks."]


BUILDING = {
    "step": "place",
    "dice": [1, 1, 2, 2, 3, 4],
    "acquired": "incubi",
    "display": {"AAA": "helix"},
    "workshops": [["hellinaut", "helix"], [], []],
}


def test_a_ship_of_the_partner_does_not_fly() -> None:
    position = BUILDING | {"seats": 2, "second_fleet": ["hellinaut", "bee", "hornet"]}
    assert "its owner did not add the Crew" in told(position, "place 1")[1]
    own = BUILDING | {"seats": 2, "second_fleet": ["glider", "bee", "hornet"]}
    assert told(own, "place 1")[1] == "The Hellinaut is built and takes to the air!"


def test_a_pinned_ship_does_not_fly() -> None:
    position = BUILDING | {
        "expansions": ["stone-clouds"],
        "variants": ["pinned-down"],
        "workshops": [["hellinaut", "helix"], []],
    }
    assert "its cards stay in the Workshop until it can fly" in told(position, "place 1")[1]
    harsh = position | {"pinned-ship": "discarded"}
    assert "its Stone Cloud holds it down" in told(harsh, "place 1")[1]


def test_a_new_turn_of_two_says_whose_it_is() -> None:
    position = {"seats": 2, "step": "replenish", "dice": [1, 2, 3, 4, 5, 6], "turn": 4}
    assert told(position, "replenish")[-1] == "Turn 5: Player 2"
    assert told(position, "replenish", lang="fr")[-1] == "Tour 5\N{NARROW NO-BREAK SPACE}: Joueur 2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_the_player_who_is_asked_is_spoken_to(lang: str) -> None:
    match = aerodrome.new("aerion", seats=2, seed=1, options={"first": 2})
    alone = aerodrome.new("aerion", seed=1)
    assert GAME.voice.prompt(match.view(1), lang) == GAME.voice.prompt(alone.view(0), lang)
    for other in (0, -1):
        assert GAME.voice.prompt(match.view(other), lang).startswith(Speaker(GAME.components, lang).player(1))


def test_eggs_that_must_be_acquired_are_a_warning() -> None:
    position = {"expansions": ["eggs"], "step": "start", "display": {"AAA": "egg"}, "pieces": {"nest/AAA": "due"}}
    match = aerodrome.from_position("aerion", position)
    assert "acquire one of them" in GAME.voice.prompt(match.view())


@pytest.mark.parametrize(("lang", "eggs"), [("en", "Eggs"), ("fr", "Œufs")])
@pytest.mark.parametrize("step", ["replenish", "close"])
def test_eggs_can_be_used_around_the_reveal_and_the_prompts_say_so(step: str, lang: str, eggs: str) -> None:
    position = {"expansions": ["eggs"], "step": step, "display": {"AAA": "helix"}, "areas": {"eggs": ["egg@AAA"]}}
    match = aerodrome.from_position("aerion", position)
    assert any(action.verb == "hatch" for action in match.legal())
    assert eggs in GAME.voice.prompt(match.view(), lang)
    without = aerodrome.from_position("aerion", {"step": "replenish", "display": {"AAA": "helix"}})
    assert eggs not in GAME.voice.prompt(without.view(), lang)


def test_a_lost_match_says_why() -> None:
    position = {
        "expansions": ["eggs"],
        "step": "roll",
        "dice": [1, 2, 3, 3, 5, 6],
        "display": {"AAAA": "egg"},
        "pieces": {"nest/AAAA": "due"},
    }
    match = aerodrome.from_position("aerion", position)
    before = match.view()
    assert "none of them was acquired: defeat" in GAME.voice.tell(match.play("save-shell"), before)[-1]
    assert "only Eggs" in GAME.voice.prompt(match.view())


LAIR = {
    "expansions": ["hellkite"],
    "step": "roll",
    "dice": [1, 1, 2, 2, 3, 4],
    "display": {"AAA": "helix", "AAAA": "book"},
    **row(1, {1: "material"}),
}
LAST_LAIR = LAIR | last_lair(4)
THIRD_FACTORY = {
    "expansions": ["flagship"],
    "variants": ["expand-the-factory"],
    "step": "place",
    "dice": [1, 1, 2, 2, 3, 4],
    "display": {"AAA": "helix"},
    "areas": {"factories": ["library", "archive"]},
    "pulpit": ["book@AA+BB", "book@AAA"],
    "acquired": "game-room",
}
ALMOST_FLYING = {
    "expansions": ["flagship"],
    "step": "roll",
    "dice": [1, 1, 2, 2, 3, 4],
    "display": {"AAA": "helix"},
    "areas": {"flagship": ["helix@AA+BB", "nut", "cocoon", "incubi"], "factories": ["library", "archive"]},
    "reserve": ["sognae@AAA+BBB"],
}
PIER = {"expansions": ["piers"], "step": "roll", "dice": [3, 3, 3, 3, 3, 4], "display": {"AAA": "helix"}}
REVEALED = {"expansions": ["eggs"], "step": "roll", "dice": [1, 1, 2, 2, 3, 4], "display": {"AAA": "helix"}}


@pytest.mark.parametrize(
    ("position", "actions", "english", "french"),
    [
        (LAIR, ["hunt"], "The Lair is destroyed.", "Antre est détruit."),
        (LAIR, ["hunt", "leave-lair"], "No card is taken from the Lair.", "est prise pour"),
        (LAIR, ["hunt", "seize AAA"], "Helix is acquired.", "la carte Hélice est acquise."),
        (LAST_LAIR, ["hunt"], "the Hellkite is defeated!", "le Cerf-Violent est vaincu"),
        (THIRD_FACTORY, ["replace library"], "The Factory Library is given up.", "Usine Biblio est abandonnée."),
        (THIRD_FACTORY, ["replace library"], "Without the Library", "Sans la Bibliothèque"),
        (THIRD_FACTORY, ["replace library"], "A new Factory is active: Game Room.", "Une nouvelle Usine est active"),
        (
            ALMOST_FLYING,
            ["embark-reserve sognae AAA+BBB"],
            "moves from the Reserve to the Flagship.",
            "au Vaisseau Amiral.",
        ),
        (ALMOST_FLYING, ["embark-reserve sognae AAA+BBB"], "The Flagship is built", "Le Vaisseau Amiral est construit"),
        (PIER, ["build-pier"], "A Pier is built.", "Un Quai est construit."),
        (REVEALED | {"areas": {"eggs": ["egg"]}}, ["hatch AAA 1"], "An Egg is used", "Un Œuf est utilisé"),
        (REVEALED | {"areas": {"eggs": ["egg"]}}, ["hatch AAA 1"], "an Egg reveals", "un Œuf révèle la carte"),
        (REVEALED | {"areas": {"eggs": ["egg"]}}, ["hatch AAA 1", "lay-none"], "is shuffled back", "est remélangée"),
    ],
)
def test_rare_events_are_told_too(
    position: Mapping[str, object], actions: list[str], english: str, french: str
) -> None:
    assert any(english in sentence for sentence in told(position, *actions))
    assert any(french in sentence for sentence in told(position, *actions, lang="fr"))


def test_victory_with_expansions_is_told() -> None:
    ships = ["glider", "hellinaut", "bee", "nacelle", "hornet", "trihellix"]
    match = aerodrome.from_position("aerion", PIER | {"ships": ships, "pieces": {"pier/1": "built", "pier/2": "built"}})
    before = match.view()
    assert GAME.voice.tell(match.play("build-pier"), before)[-1] == "The fleet is complete: victory!"
    assert "every other goal is reached" in GAME.voice.prompt(match.view())


# What fits


@pytest.mark.parametrize("seed", [6, 7, 8, 9, 10, 11])
def test_what_fits_is_what_may_be_placed(seed: int) -> None:
    for match in random_large_match(seed):
        seen = view(match)
        if seen.step != "place" or seen.acquired is None:
            continue
        kind = seen.acquired.partition("@")[0]
        if kind == "book" or GAME.components.group_of[kind] not in ("crew", "material", "blueprint"):
            continue
        table = GAME.table_of(seen)
        for at, name in enumerate(("1", "2", "common")):
            legal = f"place {name}" in match.legal()
            assert legal == (why_not_use(table, seen.player, at) == 0 and kind in taken_by_workshop(table, at))
        assert ("embark" in match.legal()) == (kind in taken_aboard(table))


@pytest.mark.parametrize("seed", [5, 7, 9])
def test_what_the_hellkite_blocks_is_what_cannot_be_acquired(seed: int) -> None:
    for match in random_large_match(seed):
        seen = view(match)
        if seen.step != "roll":
            continue
        for column in seen.columns:
            if column.display:
                rule = match.why_not(f"acquire {column.deck}")
                barred = GAME.components.group_of[column.display] == blocked(GAME.table_of(seen))
                assert (rule is not None and rule.id == "aerion.hellkite.blocks") == barred


# Expansions that bring their own texts


class Gusts(Expansion):
    """A counter, a piece and an area of which only one has a name."""

    name: ClassVar[str] = "gusts"
    number: ClassVar[int] = 9
    texts: ClassVar[dict[str, str]] = {
        "en": "aerion-zone-vane = Vane\naerion-side-north = north\n",
        "fr": "aerion-zone-vane = Girouette\naerion-side-north = nord\n",
    }

    def __init__(self) -> None:
        super().__init__()
        self.vane = self.add_piece("vane", ("north", "south"))
        self.secret = self.add_piece("secret", ("on", "off"))
        self.kind = self.add_kind("feather")
        self.area = self.add_area("feathers", self.kind)


def test_an_expansion_is_drawn_by_its_own_texts_alone() -> None:
    game = GAME.with_expansions(Gusts)
    state = game.from_position({"expansions": ["gusts"], "display": {"AAA": "helix"}})
    now = game.view(state, 0)
    assert "Vane       north 1" in game.drawing.text(now)
    assert "Girouette nord 1" in game.drawing.text(now, "fr")
    assert "secret" not in game.drawing.text(now)
    assert "Vane" in game.drawing.svg(now)
    assert Speaker(game.components, "en").side("south") == "south"
