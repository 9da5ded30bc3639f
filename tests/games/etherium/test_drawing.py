"""The table of Etherium as plain text and as a picture."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

import aerodrome
from aerodrome.games.etherium import GAME, EtheriumView, Table
from aerodrome.games.etherium.cards import PEOPLE_NAMES, SPACE_NAMES, TERRAIN_NAMES
from aerodrome.games.etherium.dice import own_points
from aerodrome.games.etherium.drawing.board import PEOPLE_TINTS, TERRAIN_TINTS, board, touching
from aerodrome.games.etherium.drawing.scene import scene
from aerodrome.games.etherium.economy import upgrade_price, yield_of
from aerodrome.games.etherium.effects import why_not_effect
from aerodrome.games.etherium.positions.position import table_of
from aerodrome.games.etherium.voice.sentences import Speaker
from aerodrome.kernel import Match
from aerodrome.kernel.dealer import FastDealer
from tests.pictures import assert_drawings_exist, assert_everything_lies_inside, words_of

from .walks import SPECTATOR, readers, walk

LANGUAGES = ("en", "fr")
TIMES = "\N{MULTIPLICATION SIGN}"
PEOPLES = ["psolos", "reces", "ertis", "hivalia"]
EXTENSION = [*PEOPLES, "meinas", "mauhea"]
MIDDLE: dict[str, object] = {
    "peoples": PEOPLES,
    "season_number": 3,
    "season": "psolos-2",
    "players": [
        {
            "cubes": {"wood": 3, "rock": 1, "metal": 0},
            "levels": {"collector": 3, "army": 2, "defence": 3, "guide": 1},
            "spaces": {"army": "large-1", "collector": "between-4"},
            "tokens": {"army": 2},
            "capacities": ["fate"],
            "hand": ["timber", "raid", "charge", "charge"],
            "plan": ["move-forest", "collect-mine"],
        },
        {"spaces": {"army": "large-1"}, "plan": ["cards", "booster", "connect-1", "connect-2"]},
        {},
        {"hand": ["awakening"]},
    ],
}


def at(**more: object) -> Match:
    return aerodrome.from_position("etherium", MIDDLE | more, seed=1)


def drawn(match: Match, reader: int = 0, lang: str = "en") -> str:
    return GAME.drawing.text(match.view(reader), lang)


def flat(text: str) -> str:
    return " ".join(text.split())


def seen(match: Match, reader: int = 0) -> EtheriumView:
    view = match.view(reader)
    assert isinstance(view, EtheriumView)
    return view


# The text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(5))
def test_the_text_fits_eighty_columns(seed: int, lang: str) -> None:
    for number, (match, seat) in enumerate(walk(seed)):
        if number % 11 == 0 or seat < 0:
            text = drawn(match, readers(match)[number % 3], lang)
            assert max(map(len, text.splitlines())) <= 80
            assert not any(line.endswith(" ") for line in text.splitlines())
            assert "\x1b" not in text
            assert "{" not in text


def test_a_match_draws_itself_for_those_who_watch_and_a_view_for_its_seat() -> None:
    match = at()
    assert str(match) == drawn(match, SPECTATOR)
    assert "Your hand" not in str(match)
    assert drawn(match).startswith("Etherium · Season 3 of 7 · Psolos II ─")
    season = "Psolos II Collect in a forest \N{MINUS SIGN}1 · "
    assert flat(drawn(match)).partition("Psolos (you) ")[2].startswith(season)
    assert match._repr_svg_() == GAME.drawing.svg(match.view(SPECTATOR))


def test_every_space_shows_its_terrain_its_height_and_who_stands_there() -> None:
    lines = drawn(at()).splitlines()
    names = [line for line in lines if "▲" in line][:5]
    assert [name.split("▲")[0].strip(" ·").split() for name in names] == [
        ["Forest", "1"],
        ["Mine", "1"],
        ["Mountain", "4-1"],
        ["Mine", "4"],
        ["Forest", "4"],
    ]
    assert names[1].split("▲")[1].startswith("1 ")
    assert names[2].split("▲")[1].startswith("3 ")
    below = lines[lines.index(names[1]) + 1]
    assert "Ps A2 Re A2" in below
    assert below.index("Ps A2") == names[1].index("Mine 1")
    assert "Ps C3" in lines[lines.index(names[2]) + 1]
    assert "⌂Ps D3" in lines[lines.index(names[0]) + 1]


def test_armies_in_a_city_are_all_shown_with_its_mark() -> None:
    armies: list[dict[str, object]] = [{"spaces": {"army": "city-1", "collector": "ether"}} for _ in PEOPLES[1:]]
    lines = drawn(at(players=[{"spaces": {"army": "large-3", "collector": "large-3"}}, *armies])).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("⌂Ps D3"))
    assert [line[:15].rstrip() for line in lines[first : first + 2]] == ["⌂Ps D3 ⌂Re A2", "⌂Er A1 ⌂Hi A1"]


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_the_board_keeps_its_shape_for_every_number_of_players(count: int) -> None:
    match = aerodrome.from_position("etherium", {"peoples": EXTENSION[:count], "extension": True})
    text = drawn(match)
    quarters = max(4, count)
    for quarter in range(1, quarters + 1):
        for name in (f"Forest {quarter} ▲2", f"Mine {quarter} ▲1", f"Mountain {quarter}-{quarter % quarters + 1} ▲3"):
            assert text.count(name) == 1
    assert text.count("Ether ▲2") == 1
    assert text.count("⌂") == quarters + 1  # the legend has one too
    assert text.count("deserted") == quarters - count


@pytest.mark.parametrize("count", [4, 5, 6])
def test_paths_are_drawn_between_spaces_that_touch_by_the_rules(count: int) -> None:
    match = aerodrome.from_position("etherium", {"peoples": EXTENSION[:count], "extension": True})
    state = match.state
    assert isinstance(state, Table)
    near = {
        frozenset((SPACE_NAMES[first], SPACE_NAMES[second]))
        for first in range(19)
        for second in range(19)
        if int(state.board.near[first]) >> second & 1
    }
    assert {frozenset(pair) for pair in touching(seen(match))} == near
    spaces = board(seen(match), Speaker(GAME.catalogue, "en")).spaces
    assert len(spaces) == 3 * count + 1
    assert {name for pair in near for name in pair} == set(spaces)


def test_a_board_half_laid_shows_what_lies_there_and_which_places_are_free() -> None:
    match = aerodrome.new("etherium", seats=3, seed=1, options={"setup": "tactical"})
    match.play("lay-large large-1")
    match.play("lay-medium between-1")
    match.play("lay-city 1 between-1")
    text = drawn(match)
    assert text.startswith("Etherium · the board is being built ─")
    assert "Mine 1 ▲1" in text
    assert "Forest 1-2 ▲2" in text
    assert "(3)" in text
    assert "(3-4)" in text
    assert "⌂" in text.split("Supply")[0].split("height")[0]
    said = words_of(GAME.drawing.svg(match.view(0)))
    assert "Mine 1 ▲1" in said
    assert "2-3" in said


def test_a_peoples_panel_shows_all_it_has() -> None:
    text = flat(drawn(at()))
    assert "Psolos (you) 8 ★ · 3 Wood · 1 Rock · C3 A2 D3 G1 · 4 action tokens · 4 cards" in text
    assert f"Army token {TIMES}2, Fate" in text
    assert f"Your hand Timber, Raid, Charge {TIMES}2" in text
    assert "Forest: 2 Wood, 3 Rock · Mountain: 8 Rock" in text
    assert "Guide: 3 basic cubes · 1 Ether: 2 basic cubes" in text
    assert "1: lose 4 basic cubes" in text


def test_programs_are_open_only_after_the_reveal_and_the_action_due_is_marked() -> None:
    match = at()
    assert "1 Move to a forest, 2 Collect in a mine" in drawn(match, 0)
    assert "Connect (first slot)" not in drawn(match, 0)
    assert "Move to a forest" not in drawn(match, 1)
    assert "ready" in drawn(match, 0)
    later = at(step="act", seat=1, turn=0, order=[1, 0, 2, 3], number=2, effect="booster")
    assert "1 Buy Flash cards, ► 2 Buy a booster, 3 Connect (first slot)" in flat(drawn(later, 0))
    assert "► 2 Buy a booster" in words_of(GAME.drawing.svg(later.view(0)))


def test_a_fight_shows_dice_and_every_modifier_by_name() -> None:
    fight = {"step": "rolled", "rolling": "defence", "dice": (2, 5), "bonus": 2, "conflict": "siege", "place": "city-1"}
    match = at(players=[{"levels": {"defence": 2}, "capacities": ["rampart"]}, {}, {}, {}])
    for reader, words in (
        (0, "Fight Siege, your city · Psolos (you), Defence 2 · Reces, Army 2: 7 · "),
        (1, "Siege, "),
    ):
        view = seen(match, reader)
        city, army, *others = view.players
        fighters = replace(city, fights="defence"), replace(army, fights="army", total=7), *others
        shown = replace(view, players=fighters, **fight)
        assert words in flat(GAME.drawing.text(shown))
        assert "rolls: dice 2, 5, cards +2, Rampart +3 = 12" in flat(GAME.drawing.text(shown))
        assert "Rampart +3 = 12" in words_of(GAME.drawing.svg(shown))


def test_a_collect_that_yields_nothing_is_shown_as_none() -> None:
    match = at(season="reces-2", players=[{"levels": {"collector": 1}}, {}, {}, {}])
    assert "Forest: none · Mountain: 1 Rock · Mine: 3 Metal, " not in flat(drawn(match))
    assert "Forest: none" in flat(drawn(match))


# What the view shows, the rules reckon with


@pytest.mark.parametrize("seed", range(4))
def test_prices_yields_and_obstacles_are_those_of_the_rules(seed: int) -> None:
    for number, (match, seat) in enumerate(walk(seed)):
        if number % 23 or seat < 0 or match.view(0).step == "lay":
            continue
        state, table = match.state, table_of(seen(match, seat), GAME.catalogue.facts)
        assert isinstance(state, Table)
        for slot in range(19):
            assert why_not_effect(table, seat, slot) == why_not_effect(state, seat, slot)
        for terrain in range(4):
            assert yield_of(table, seat, terrain) == yield_of(state, seat, terrain)
        for unit in range(4):
            assert upgrade_price(table, seat, unit) == upgrade_price(state, seat, unit)
        for roll in range(3):
            assert own_points(table, seat, roll) == own_points(state, seat, roll)


# Hidden things


def test_a_redealt_hand_or_program_changes_neither_text_nor_picture() -> None:
    changed = 0
    for seed in range(4):
        for number, (match, seat) in enumerate(walk(seed)):
            if number % 29 == 0 and seat >= 0:
                reader = readers(match)[number % len(readers(match))]
                other = match.state.copy()
                other.redeal(reader, FastDealer(number))
                changed += other.key() != match.state.key()
                views = GAME.view(match.state, reader), GAME.view(other, reader)
                assert GAME.drawing.text(views[0]) == GAME.drawing.text(views[1])
                assert GAME.drawing.svg(views[0]) == GAME.drawing.svg(views[1])
    assert changed > 15


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_others_are_not_drawn(lang: str) -> None:
    match = at()
    raid = GAME.texts.say(lang, "etherium-card-raid")
    assert raid in drawn(match, 0, lang)
    assert raid in words_of(GAME.drawing.svg(match.view(0), lang))
    for reader in (1, SPECTATOR):
        assert raid not in drawn(match, reader, lang)
        assert raid not in words_of(GAME.drawing.svg(match.view(reader), lang))


# The picture


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(5))
def test_the_picture_is_well_formed_and_nothing_lies_outside_of_it(seed: int, lang: str) -> None:
    for number, (match, seat) in enumerate(walk(seed)):
        if number % 37 == 0 or seat < 0:
            view = seen(match, readers(match)[number % 3])
            assert_everything_lies_inside(GAME.drawing.svg(view, lang))
            assert_drawings_exist(scene(view, Speaker(GAME.catalogue, lang)))


def test_the_picture_says_in_words_what_it_shows() -> None:
    said = words_of(GAME.drawing.svg(at().view(0)))
    for words in ("Season 3 of 7", "Mine 1 ▲1", "Ether ▲2", "Ps D3", "Ps A2", "Re A2", "Psolos (you)", "8 ★", "Supply"):
        assert words in said


def test_higher_terrains_have_higher_walls() -> None:
    speaker = Speaker(GAME.catalogue, "en")
    view = seen(at())
    heights = {terrain: speaker.height(space, view) for space, terrain in view.terrains.items()}
    assert heights["mine"] < heights["forest"] == heights["ether"] < heights["mountain"]
    walls: dict[str, float] = {}
    found = re.findall(
        r'class="wall" d="M[\d.]+ ([\d.]+)V([\d.]+)a.*?<ellipse [^>]*fill="([^"]+)"', GAME.drawing.svg(view)
    )
    terrains = {tint: terrain for terrain, tint in TERRAIN_TINTS.items()}
    for top, foot, tint in found:
        walls[terrains[tint]] = float(foot) - float(top)
    assert walls["mine"] < walls["forest"] < walls["mountain"]


def test_every_people_and_terrain_has_a_look_of_its_own() -> None:
    assert set(PEOPLE_TINTS) == set(PEOPLE_NAMES)
    assert set(TERRAIN_TINTS) == set(TERRAIN_NAMES) - {"city"}
    looks = [*PEOPLE_TINTS.values(), *TERRAIN_TINTS.values()]
    assert len(set(looks)) == len(looks)
    assert len({name[:2] for name in PEOPLE_NAMES}) == len(PEOPLE_NAMES)
