"""Every moment of a match of Etherium can be told in both languages, to every player and to those who watch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from msgspec.structs import replace

from aerodrome.games.etherium import GAME, EtheriumView
from aerodrome.games.etherium.cards import EFFECT_NAMES, FLASH_NAMES, PEOPLE_NAMES, SLOT_NAMES, TOKEN_NAMES
from aerodrome.games.etherium.events import DeckShuffled, NumberBegan, Passed
from aerodrome.games.etherium.rulebook import RULEBOOK
from aerodrome.games.etherium.step import NAMES
from aerodrome.games.etherium.voice.sentences import Speaker
from aerodrome.kernel import Events, State
from aerodrome.kernel.dealer import FastDealer
from aerodrome.kernel.event_types import Ready
from tests.games.etherium.tables import bought, played
from tests.games.etherium.test_rulebook_map import TEXTS
from tests.games.etherium.walks import SPECTATOR, readers, walk
from tests.scripted_dealer import ScriptedDealer

from .helpers import LANGUAGES

SEEDS = range(3)
LANG_SEEDS = [(seed, lang) for seed in SEEDS for lang in LANGUAGES]
Chance = int | Sequence[int]
Part = Mapping[str, object]

PEOPLES = ["psolos", "reces", "ertis"]
HOME = {"collector": "outer-1", "army": "outer-1"}
WITH_GUIDE = {"levels": {"guide": 2}}


class Scene:
    """A table at any moment, with chance written down beforehand."""

    def __init__(self, **written: object) -> None:
        usual: dict[str, object] = {"peoples": PEOPLES, "season_number": 3, "season": "hivalia-1"}
        self.state = GAME.from_position(usual | written)

    def view(self, reader: int) -> EtheriumView:
        return GAME.view(self.state, reader)

    def say(self, action: str, reader: int = 0, lang: str = "en") -> str:
        return GAME.voice.say_action(GAME.vocabulary.parse(action), self.view(reader), lang)

    def prompt(self, reader: int = 0, lang: str = "en") -> str:
        return GAME.voice.prompt(self.view(reader), lang)

    def told(
        self, action: str, *chance: Chance, reader: int = 0, seat: int | None = None, lang: str = "en"
    ) -> list[str]:
        """What a reader is told of an action."""
        before, events = self.view(reader), Events()
        with ScriptedDealer(*chance) as dealer:
            actor = self.state.actors()[0] if seat is None else seat
            self.state.apply(actor, GAME.vocabulary.parse(action).id, dealer, events)
        return GAME.voice.tell(events.seen_by(reader), before, lang)


class Glimpse(Scene):
    """What is seen at a moment of which only the words matter: a table while all program, with other fields."""

    def __init__(self, fields: Part, **written: object) -> None:
        super().__init__(**written)
        self.fields = fields

    def view(self, reader: int) -> EtheriumView:
        return replace(super().view(reader), **self.fields)


def players(*more: Part) -> list[Part]:
    """Players as given, those left out as they begin."""
    return [*more, *({} for _ in PEOPLES[len(more) :])]


# Everything has words


@pytest.mark.parametrize(("seed", "lang"), LANG_SEEDS)
def test_every_prompt_action_and_event_has_a_sentence(seed: int, lang: str) -> None:
    for number, (match, seat) in enumerate(walk(seed)):
        seats = readers(match)
        reader = seats[number % len(seats)]
        assert GAME.voice.prompt(match.view(reader), lang)[-1] in ".!?"
        if seat < 0:
            continue
        view = match.view(seat)
        assert GAME.voice.prompt(view, lang)[-1] in ".!?"
        lines = [GAME.voice.say_action(action, view, lang) for action in match.legal(seat)]
        assert all(line[0].isupper() and (line[-1].isalnum() or line[-1] in ").") for line in lines), lines
        assert len(set(lines)) == len(lines)


@pytest.mark.parametrize(("seed", "lang"), LANG_SEEDS)
def test_what_happens_is_told_in_whole_sentences(seed: int, lang: str) -> None:
    before: EtheriumView | None = None
    told = 0
    for number, (match, _) in enumerate(walk(seed)):
        reader = readers(match)[seed % 3]
        if before is not None:
            for sentence in GAME.voice.tell(match.seen_by(reader), before, lang):
                assert sentence[0].isupper()
                assert sentence[-1] in ".!?"
                told += 1
        view = match.view(reader)
        assert isinstance(view, EtheriumView)
        before = view if number % 2 == 0 or told < 200 else None
    assert told > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_action_need_not_be_legal_to_be_said(lang: str) -> None:
    laying = next(walk(1))[0]
    acting = {"step": "act", "number": 1, "effect": "collect-forest"}
    scenes = [Scene(), Glimpse(acting), Glimpse({"step": "rolled", "rolling": "army", "dice": (2,)})]
    views = [scene.view(reader) for scene in scenes for reader in (0, SPECTATOR)]
    for view in (*views, laying.view(0), laying.view(SPECTATOR)):
        for action in GAME.vocabulary:
            assert GAME.voice.say_action(action, view, lang)


def test_where_nobody_fights_no_kind_of_conflict_is_named() -> None:
    action = GAME.vocabulary.parse("resolve assault large-1")
    assert GAME.voice.say_action(action, Scene().view(0), "en") == "Resolve a conflict: mine 1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_can_be_explained(lang: str) -> None:
    speaker = Speaker(GAME.catalogue, lang)
    for step in NAMES:
        helped = speaker.help(Glimpse({"step": step}).view(0))
        assert len(helped) > 40
        assert helped.endswith(".")


# Who must decide


def test_whoever_programs_is_told_which_token_comes_next_and_others_who_is_ready() -> None:
    plan = list(SLOT_NAMES[:2])
    scene = Scene(players=players({"plan": plan, "action_tokens": 5}, {"plan": list(SLOT_NAMES[:4])}))
    assert scene.prompt(0) == "Lay token 3 of 5."
    assert scene.prompt(1) == "Your program is complete."
    assert scene.prompt(SPECTATOR) == "All program in secret; ready: Reces; still programming: Psolos and Ertis."
    assert scene.prompt(0, "fr") == "Posez le jeton 3 sur 5."


def test_an_action_that_comes_up_is_named_with_its_number() -> None:
    plan = {"plan": ["collect-forest"]}
    scene = Scene(step="act", number=1, effect="collect-forest", players=players(plan))
    assert scene.prompt(0) == "Carry out your action 1: Collect in a forest."
    assert scene.prompt(1) == "Psolos carries out action 1: Collect in a forest."


def test_an_action_that_cannot_be_carried_out_says_why() -> None:
    plan = {"plan": ["collect-mine"]}
    scene = Scene(step="act", number=1, effect="collect-mine", players=players(plan))
    why = "because the collector is elsewhere"
    assert scene.prompt(0).startswith(f"Your action 1 (Collect in a mine) fails {why}: take")
    assert scene.prompt(1).startswith(f"Action 1 of Psolos (Collect in a mine) fails {why}; Psolos may take")


YEAR = ["night", *(f"{people}-1" for people in PEOPLE_NAMES)]
NO_CUBES = {"wood": 0, "rock": 0, "metal": 0, "ether": 0}
ENDINGS: dict[str, tuple[dict[str, object], dict[str, object], str]] = {
    "etherium.end.stars": ({"tokens": {"army": 3}}, {}, "You win with 6 stars!"),
    "etherium.end.cubes": (
        {"tokens": {"army": 1}, "cubes": NO_CUBES | {"wood": 5}, "levels": {"guide": 0}},
        {"tokens": {"ether": 2}, "cubes": NO_CUBES, "levels": {"guide": 0}},
        "fewer basic cubes",
    ),
    "etherium.end.army-tokens": (
        {"tokens": {"army": 1}, "cubes": NO_CUBES | {"wood": 1}, "levels": {"guide": 1}},
        {"tokens": {"ether": 2}, "cubes": NO_CUBES | {"rock": 1}, "levels": {"guide": 1}},
        "fewer Army tokens",
    ),
    "etherium.end.shared": (
        {"tokens": {"ether": 1}, "cubes": NO_CUBES | {"wood": 1}, "levels": {"guide": 1}},
        {"tokens": {"ether": 1}, "cubes": NO_CUBES | {"rock": 1}, "levels": {"guide": 1}},
        "equal in everything: Psolos (you) and Reces",
    ),
}


@pytest.mark.parametrize("rule", ENDINGS)
def test_the_end_says_who_has_won_and_what_decided(rule: str) -> None:
    first, second, words = ENDINGS[rule]
    last = {"step": "end-flash", "turn": 2, "passes": 2, "seat": 0, "order": [0, 1, 2], "season_number": 7}
    seats = players({"hand": ["timber"], **first}, second, {"cubes": NO_CUBES, "levels": {"guide": 0}})
    scene = Scene(**last, season="mauhea-1", seasons_seen=YEAR, players=seats)
    told = scene.told("pass")
    assert scene.state.outcome() is not None
    assert words in scene.prompt(0)
    assert told[-1] == scene.prompt(0)
    assert told[-2].startswith("Ertis has")
    assert scene.prompt(0) != scene.prompt(2)


# What the lines of a menu say


def test_a_move_names_unit_space_height_and_whom_it_meets() -> None:
    seats = players({"spaces": HOME}, {"spaces": {"army": "large-1", "collector": "large-2"}, "levels": {"army": 3}})
    scene = Glimpse({"step": "act", "number": 1, "effect": "move-mine"}, players=seats)
    met = "it meets: assault on the army of Reces (level 3)"
    assert scene.say("move army large-1") == f"Army to mine 1 (height 1); {met}"
    assert scene.say("move army large-2") == ("Army to mine 2 (height 1); it meets: pillage of the collector of Reces")
    assert scene.say("move collector large-1").endswith("danger of pillage by the army of Reces (level 3)")
    assert scene.say("move army between-4") == "Army to the mountain between 4 and 1 (height 3)"
    assert scene.say("move army city-2").endswith("siege against the defence (level 1)")
    assert scene.say("move army large-3", lang="fr") == "Armée vers la mine 3 (hauteur 1)"


def test_a_collect_says_how_many_cubes_it_brings() -> None:
    seats = players({"levels": {"collector": 2}})
    scene = Glimpse({"step": "act", "number": 1, "effect": "collect-forest"}, players=seats)
    assert scene.say("collect") == "Collect 2 Wood, 1 Rock"
    ether = Glimpse({"step": "act", "number": 1, "effect": "collect-ether"}, players=seats)
    assert ether.say("collect") == "Collect 1 Rock, 3 Ether and take an Ether token (1 star)"


def test_upgrades_and_transformations_say_their_price() -> None:
    scene = Glimpse({"step": "act", "number": 1, "effect": "upgrade-army"}, season="meinas-1")
    assert scene.say("upgrade army") == "Upgrade the army to level 2 for 3 Metal"
    assert scene.say("upgrade guide") == "Upgrade the guide to level 1 for 2 basic cubes of different kinds"
    assert scene.say("etherise 3") == "Turn 6 basic cubes into 3 Ether"
    assert scene.say("cards") == "Draw 2 Flash cards for 1 Ether"
    assert scene.say("capacity fate").startswith("Fate for ")
    assert "reroll all your dice" in scene.say("capacity fate")
    assert scene.say("booster") == "Your first booster for 3 Ether: a fifth action token from the next season on"


def test_the_points_of_the_guide_are_offered_with_what_they_bring() -> None:
    seats = players(WITH_GUIDE)
    scene = Glimpse({"step": "rolled", "rolling": "connection", "dice": (4,)}, players=seats)
    assert scene.say("guide 2") == "Add 2: 6, one Ether"
    assert scene.say("guide 0") == "Add nothing: 4, draw a Flash card"
    fight = Glimpse({"step": "rolled", "rolling": "army", "dice": (4, 5), "bonus": 3}, players=seats)
    assert fight.say("guide 1") == "Add 1: 13"


def test_a_siege_says_what_each_choice_brings() -> None:
    city = {"cubes": NO_CUBES | {"booster": 1, "ether": 3, "wood": 3}, "levels": {"guide": 3}}
    siege = {"step": "siege", "conflict": "siege", "place": "city-2", "winner": 0, "victim": 1}
    scene = Glimpse(siege, players=players({}, city))
    assert scene.say("siege booster") == "Take a booster from Reces and the Sack token (6 stars)"
    assert scene.say("siege ether") == "Take 2 Ether from Reces"
    assert scene.say("siege resources") == "Take basic cubes of your choice from Reces: 3"
    assert scene.say("siege guide") == "Lower the guide of Reces to level 2 and take an Army token (2 stars)"
    again = Glimpse(siege, players=players({"tokens": {"sack": 1}}, city))
    assert again.say("siege booster") == "Take a booster from Reces and an Army token (2 stars)"
    melee = Glimpse(siege | {"melee": True}, players=players({"tokens": {"sack": 1}}, city))
    assert melee.say("siege booster") == "Take a booster from Reces"
    assert melee.say("siege guide") == "Lower the guide of Reces to level 2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_in_a_menu_says_what_it_does(lang: str) -> None:
    scene = Scene()
    for card in FLASH_NAMES:
        assert TEXTS.show(lang, f"etherium-card-{card}-help") in scene.say(f"play {card}", lang=lang)


def test_an_obstacle_to_an_action_is_known_before_it_is_programmed() -> None:
    speaker, view = Speaker(GAME.catalogue, "en"), Scene().view(0)
    assert speaker.obstacle("collect-forest", view) is None
    assert speaker.obstacle("collect-mine", view) == "etherium.collect.right-terrain"
    assert speaker.obstacle("booster", view) == "etherium.transform.price"


# What the log says


def test_a_failed_action_is_told_with_its_reason_and_what_was_taken_instead() -> None:
    seats = players({"plan": ["collect-mine"], "hand": ["lode"]}, {"plan": ["booster", "cards"]})
    scene = Scene(step="act", number=1, effect="collect-mine", order=[0, 1, 2], players=seats)
    assert scene.told("play lode") == ["You play Lode.", "You take 3 Metal."]
    told = scene.told("take wood", reader=1)
    assert told == [
        "Psolos takes 1 Wood instead.",
        "Your action 1 (Buy a booster) fails because the price cannot be paid.",
    ]
    assert scene.told("pass", reader=0)[0] == "Reces takes nothing."


def test_what_a_season_offers_is_declined_only_by_passing() -> None:
    season = {"step": "season-paid", "season": "hivalia-2", "effect": "transform-any", "order": [0, 1, 2]}
    seats = players({"cubes": {"wood": 2, "rock": 2}})
    assert Scene(**season, players=seats).told("etherise 1") == []
    declined = Scene(**season, players=seats).told("pass", reader=1)
    assert declined == ["Psolos skips the season card’s action."]


def test_cubes_that_hivalia_leaves_in_the_supply_are_told() -> None:
    seats = players({"spaces": {"collector": "ether"}, "plan": ["collect-ether", "connect-1"]})
    at_the_ether = {"step": "act", "number": 1, "effect": "collect-ether", "order": [0, 1, 2], "players": seats}
    scene = Scene(**at_the_ether, peoples=["psolos", "hivalia", "ertis"])
    scene.told("collect")
    assert scene.told("pass", reader=0)[0] == "Hivalia takes no more cubes."


def test_every_reason_for_a_failure_has_words() -> None:
    reasons = [key.removeprefix("etherium-why-") for key in TEXTS.messages["en"] if key.startswith("etherium-why-")]
    rules = {rule.removeprefix("etherium.").replace(".", "-") for rule in RULEBOOK.forbidding.values()}
    assert set(reasons) <= rules
    failures: set[str] = set()
    for seed in (0, 1, 2, 7):
        for match, _ in walk(seed):
            view = match.view(SPECTATOR)
            assert isinstance(view, EtheriumView)
            failures |= {view.failure} if view.failure else set()
    assert {rule.removeprefix("etherium.").replace(".", "-") for rule in failures} <= set(reasons)
    assert len(failures) > 3


def assault(*more: Part, season: str = "hivalia-1", **written: object) -> Scene:
    """Two armies on a mine, the first to roll being the one ranked last."""
    usual = {"step": "act", "number": 1, "effect": "move-mine", "order": [0, 1, 2], "turn": 0, "season": season}
    attacker: Part = {"spaces": {"collector": "outer-1", "army": "outer-1"}, "plan": ["move-mine", "cards"]}
    seats: list[Part] = [attacker, {"spaces": {"army": "large-1"}}, {}]
    for seat, part in enumerate(more):
        seats[seat] = {**seats[seat], **part}
    return Scene(**(usual | written), players=seats)


def test_a_fight_is_told_from_its_beginning_to_the_flight() -> None:
    scene = assault({"levels": {"army": 1, "guide": 0}}, {"levels": {"army": 2, "guide": 0}}, season="reces-1")
    assert scene.told("move army large-1", [2, 3], [6]) == [
        "Your army goes from outer forest 1 to mine 1.",
        "Assault on mine 1: the armies of Psolos (you) and Reces fight.",
        "Reces rolls 2, 3.",
        "The army of Reces has 8 (dice 2, 3, season of the Barbarians +3).",
        "You roll 6.",
        "Your army has 6 (dice 6).",
        "Reces wins the assault.",
        "Reces takes an Army token (2 stars).",
        "The army of Reces falls to level 1.",
    ]
    assert scene.prompt(0) == "Your army must leave mine 1: choose where it goes."
    assert scene.told("flee between-1")[0] == "Your army leaves mine 1 for the mountain between 1 and 2."


def test_cards_and_guide_are_named_in_a_total() -> None:
    first = {"levels": {"army": 1, "guide": 2}, "hand": ["charge"]}
    scene = assault(first, {"levels": {"army": 1, "guide": 0}})
    scene.told("move army large-1")
    scene.told("pass", [5], [2])
    assert scene.prompt(0).startswith("Your army rolled 2: change the roll")
    assert scene.told("play charge") == ["You play Charge: 3 more points."]
    assert scene.prompt(0).startswith("Your army rolled 2 (total 5): say what your guide adds")
    assert scene.told("guide 2")[0] == "Your army has 7 (dice 2, guide +2, cards +3)."


@pytest.mark.parametrize("held", [[], ["rock-theft"]])
def test_whoever_can_play_nothing_is_not_told_to_play(held: list[str]) -> None:
    poor = players({"hand": held}, *({"cubes": NO_CUBES} for _ in range(2)))
    scene = Scene(step="number-flash", number=1, order=[0, 1, 2], turn=2, seat=0, players=poor)
    assert scene.prompt(0) == "Before action 1: you have no card to play now."
    assert scene.prompt(1) == "Before action 1: Psolos may play a Flash card."


def test_a_tie_is_told_and_so_are_the_barbarians_who_win_it() -> None:
    none = {"levels": {"army": 1, "guide": 0}}
    told = assault(none, none).told("move army large-1", [4], [4])
    assert "A tie: Reces, the Barbarians, win the assault." in told
    peoples = ["psolos", "hivalia", "ertis"]
    again = assault(none, none, peoples=peoples, season="ertis-1").told("move army large-1", [4], [4], [5], [1])
    assert "Tied at 4: Psolos (you) and Hivalia roll again." in again
    assert "Hivalia wins the assault." in again


def test_a_siege_names_the_rampart() -> None:
    seats = players(
        {"spaces": {"army": "outer-2", "collector": "outer-1"}, "plan": ["move-city", "cards"], "levels": {"army": 1}},
        {
            "capacities": ["rampart"],
            "levels": {"defence": 1, "guide": 0},
            "spaces": {"army": "large-3", "collector": "large-3"},
        },
    )
    cities = {"city-1": "outer-1", "city-2": "outer-2", "city-3": "outer-3", "city-4": "outer-4"}
    scene = Scene(step="act", number=1, effect="move-city", order=[0, 1, 2], cities=cities, players=seats)
    told = scene.told("move army city-2", [2], [4], reader=1)
    assert "Siege of your city: attacked by Psolos." in told
    assert "Your defence has 5 (dice 2, Rampart +3)." in told
    assert "Your city withstands the siege." in told


def test_a_connection_is_told_with_its_dice_and_what_it_brings() -> None:
    seats = players({"plan": ["connect-1", "cards"], "levels": {"guide": 2}})
    scene = Scene(step="act", number=1, effect="connect-1", order=[0, 1, 2], players=seats)
    assert scene.told("connect 1", [4], reader=1) == ["Psolos rolls 4."]
    assert scene.told("guide 2", reader=1)[:2] == [
        "Psolos connects with 6 (dice 4, guide +2): one Ether.",
        "Psolos takes 1 Ether.",
    ]


@pytest.mark.parametrize(
    ("die", "levels", "ether", "said"),
    [
        (4, {"guide": 2}, 19, {"en": "one Ether.", "fr": "un Éther."}),
        (4, {"guide": 2}, 20, {"en": "but the supply has none left", "fr": "mais il n’en reste plus"}),
        (5, {"guide": 4, "army": 4}, 0, {"en": "but it is at the highest", "fr": "mais elle est déjà"}),
    ],
)
def test_a_connection_that_brings_nothing_says_so(
    die: int, levels: dict[str, int], ether: int, said: dict[str, str]
) -> None:
    for lang, sentence in said.items():
        seats = players({"plan": ["connect-1", "cards"], "levels": levels}, {"cubes": {"ether": ether}})
        scene = Scene(step="act", number=1, effect="connect-1", order=[0, 1, 2], players=seats)
        scene.told("connect 1", [die])
        assert sentence in scene.told(f"guide {levels['guide']}", lang=lang)[0]


def test_programs_are_told_when_the_last_seat_is_ready() -> None:
    plan = ["collect-forest", "move-mine", "cards"]
    seats = [{"plan": [*plan, "booster"]}, {"plan": [*plan, "etherise"]}, {"plan": plan}]
    told = Scene(players=seats).told("token connect-1", seat=2, reader=0)
    assert told[:4] == [
        "Ertis is ready.",
        "You have programmed: 1 Collect in a forest, 2 Move to a mine, 3 Buy Flash cards, 4 Buy a booster.",
        "Reces has programmed: 1 Collect in a forest, 2 Move to a mine, 3 Buy Flash cards, 4 Etherisation.",
        "Ertis has programmed: 1 Collect in a forest, 2 Move to a mine, 3 Buy Flash cards, 4 Connect (first slot).",
    ]
    assert told[4] == "Action 1."


def test_a_program_that_is_taken_back_is_told_without_its_tokens() -> None:
    scene = Scene(players=players({"plan": list(SLOT_NAMES[:4])}))
    stories = []
    for reader in (0, 1):
        events, before = Events(), scene.view(reader)
        scene.state.copy().withdraw(0, events)
        stories.append(GAME.voice.tell(events.seen_by(reader), before))
    assert stories == [["You take your action tokens back."], ["Psolos is programming again."]]


def test_a_drawn_card_is_named_to_its_owner_alone() -> None:
    seats = players({"plan": ["cards"], "cubes": {"ether": 2}})
    act = {"step": "act", "number": 1, "effect": "cards", "order": [0, 1, 2]}
    timber, raid = FLASH_NAMES.index("timber"), FLASH_NAMES.index("raid")
    assert "You draw 2 Flash cards: Timber, Raid." in Scene(**act, players=seats).told("cards", timber, raid)
    stories = {
        " ".join(Scene(**act, players=seats).told("cards", first, second, reader=reader))
        for reader in (1, SPECTATOR)
        for first, second in ((timber, raid), (raid, timber), (raid, FLASH_NAMES.index("lode")))
    }
    assert len(stories) == 1
    assert "Psolos draws 2 Flash cards." in stories.pop()


def test_a_season_is_told_with_what_it_changes_and_its_order() -> None:
    end = {"step": "end-flash", "turn": 2, "passes": 2, "seat": 0, "order": [0, 1, 2], "season_number": 1}
    seats = players({"hand": ["charge"]})
    scene = Scene(**end, season="night", players=seats)
    told = scene.told("pass", 0, 1, 2, 1)
    assert told[0] == "Season 2 of 7 begins."
    assert "The season card is Psolos I (Collect on a mountain +2)." in told
    assert any(sentence.startswith("Order of initiative: Psolos (you), ") for sentence in told)


# Every text is used


SPOKEN = {"prompt", "do", "log", "space", "row", "effect", "count", "zone"}
RICH = {"booster": 3, "ether": 3, "wood": 3}
SIEGE = {"step": "siege", "conflict": "siege", "place": "city-2", "winner": 0, "victim": 1}
# Moments that random matches seldom come to: what is seen of them, and what the first player has.
SELDOM: tuple[tuple[Part, Part], ...] = (
    (SIEGE, {}),
    ({"step": "act", "number": 1, "effect": "collect-ether"}, {}),
    ({"step": "act", "number": 1, "effect": "collect-forest"}, {}),
    *(({"step": "effect", "effect": effect}, {}) for effect in EFFECT_NAMES),
    ({"step": "rolled", "rolling": "connection", "dice": (1,)}, {}),
    ({"step": "rolled", "rolling": "army", "dice": (1,)}, {"capacities": ["fate"]}),
    ({"step": "rolled", "rolling": "defence", "dice": (1,), "bonus": 2}, {"capacities": ["rampart"]}),
    *(({"step": step}, {}) for step in NAMES[1:]),
    *(({"step": card}, {"hand": [card]}) for card in ("discipline", "hideout", "spoils")),
    ({"step": "end-flash"}, {"hand": ["timber"]}),
    *(({"step": "over", "ending": ending, "winners": (0,)}, {}) for ending in ENDINGS),
)


def read_aloud(view: EtheriumView, own: EtheriumView) -> None:
    """Everything that can be said and drawn at a moment."""
    GAME.drawing.text(view)
    GAME.voice.prompt(own)
    GAME.voice.speaker("en").help(own)
    for action in GAME.vocabulary:
        GAME.voice.say_action(action, own)


def test_every_text_is_said_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    say_it = Speaker.say

    def say_and_note(speaker: Speaker, name: str, /, **values: str | int) -> str:
        said.add(f"etherium-{name}")
        return say_it(speaker, name, **values)

    monkeypatch.setattr(Speaker, "say", say_and_note)
    for fields, first in SELDOM:
        glimpse = Glimpse(fields, players=players(first, {"cubes": RICH, "levels": {"guide": 3}}))
        for reader in (1, SPECTATOR):
            read_aloud(glimpse.view(reader), glimpse.view(0))
    for seed in (0, 1, 3):
        before = None
        for number, (match, _) in enumerate(walk(seed)):
            if before is not None:
                GAME.voice.tell(match.seen_by(before.seat), before)
            before = match.view(number % 2)
            if number % 7 == 0:
                GAME.drawing.text(match.view(number % 3 - 1))
    speaker, view = Speaker(GAME.catalogue, "en"), Scene().view(0)
    test_a_program_that_is_taken_back_is_told_without_its_tokens()
    test_a_siege_names_the_rampart()
    test_a_fight_is_told_from_its_beginning_to_the_flight()
    test_a_tie_is_told_and_so_are_the_barbarians_who_win_it()
    for rule in ("transform.capacity-stock", "transform.supply", "upgrade.highest"):
        speaker.why(f"etherium.{rule}")
    GAME.voice.tell([played(card, 0) for card in FLASH_NAMES], view)
    GAME.voice.tell([bought("fate", 0), DeckShuffled("deck")], view)
    stars = Scene(players=players({"tokens": dict.fromkeys(TOKEN_NAMES, 1), "capacities": ["fate"]})).view(1)
    speaker.stars_of(stars.players[0].stars)
    for action in ("collect", "victim 2", "lay-city nobody outer-2"):
        GAME.voice.say_action(GAME.vocabulary.parse(action), view)
    speaker.space("city-4", view)
    keys = {key for key in TEXTS.messages["en"] if TEXTS.is_of(key, SPOKEN)}
    assert keys - said == set()


# Hidden things


def words(state: State, reader: int, lang: str) -> list[str]:
    view = GAME.view(state, reader)
    return [GAME.voice.prompt(view, lang), *(GAME.voice.say_action(action, view, lang) for action in GAME.vocabulary)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_redealt_hand_or_program_changes_no_word_for_those_who_cannot_see_it(lang: str) -> None:
    changed = 0
    for seed in range(3):
        for number, (match, seat) in enumerate(walk(seed)):
            if number % 61 == 0 and seat >= 0:
                reader = readers(match)[number % len(readers(match))]
                other = match.state.copy()
                other.redeal(reader, FastDealer(seed))
                changed += other.key() != match.state.key()
                assert words(other, reader, lang) == words(match.state, reader, lang)
    assert changed > 8


def test_laid_tokens_are_told_to_their_owner_alone() -> None:
    for slot in SLOT_NAMES:
        assert len(Scene().told(f"token {slot}", seat=0, reader=0)) == 1
        assert Scene().told(f"token {slot}", seat=0, reader=1) == []


def test_single_events_can_be_told_too() -> None:
    view = Scene().view(0)
    assert GAME.voice.tell([NumberBegan(2)], view) == ["Action 2."]
    assert GAME.voice.tell([Ready(1, True)], view) == ["Reces is ready."]
    assert GAME.voice.tell([DeckShuffled("deck")], view) == ["The discard pile is shuffled into a new deck."]
    assert GAME.voice.tell([Passed(1)], view) == []


def test_an_event_is_enough_for_its_sentence() -> None:
    """Whichever view of the reader is at hand, as long as the board is complete, the sentences are the same."""
    told = 0
    for seed in SEEDS:
        last: dict[int, EtheriumView] = {}
        for match, _ in walk(seed):
            for reader in readers(match):
                view = match.view(reader)
                assert isinstance(view, EtheriumView)
                before = last.setdefault(reader, view)
                happened = match.seen_by(reader)
                if len(before.terrains) < len(view.terrains) or before.players[0].spaces == {}:
                    last[reader] = view
                else:
                    told += len(happened)
                    assert GAME.voice.tell(happened, before) == GAME.voice.tell(happened, view)
    assert told > 1_000
