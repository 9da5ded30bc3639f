"""The catalogue: what it says, what it refuses, and that the game is played by it."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

import aerodrome
from aerodrome.games.aerion import GAME, catalogue
from aerodrome.games.aerion.catalogue import PARTS, Catalogue
from aerodrome.kernel import AerodromeError, BadInput
from aerodrome.kernel.catalogue import MOST_CHARACTERS, SOURCES

OWN = catalogue.own_text()


def changed(*changes: tuple[str, str]) -> str:
    """The game's own catalogue with some passages replaced."""
    text = OWN
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def read(text: str) -> Catalogue:
    return catalogue.read(text, GAME.components)


def refusal(text: str) -> str:
    with pytest.raises(BadInput) as error:
        read(text)
    return str(error.value)


# What it says


def test_the_decks_and_recipes_of_the_own_catalogue() -> None:
    facts = read(OWN)
    # incubi, sognae, helix, nut, cocoon, glider, hellinaut, bee, nacelle, hornet, trihellix, book
    assert facts.decks == (
        (1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 2),
        (1, 1, 1, 0, 1, 0, 1, 0, 0, 1, 0, 2),
        (1, 1, 0, 1, 1, 0, 0, 1, 1, 0, 0, 2),
        (1, 1, 0, 1, 1, 1, 0, 0, 0, 1, 0, 2),
        (1, 1, 1, 1, 0, 0, 1, 0, 1, 0, 0, 2),
        (1, 1, 1, 0, 1, 0, 0, 1, 0, 0, 1, 2),
    )
    assert facts.materials == (2, 2, 3, 3, 4, 4)
    assert facts.crews == (0, 0, 0, 1, 1, 1)
    assert facts.added == {
        "library": (1, 0, 0, 0, 0, 0),
        "archive": (0, 1, 0, 0, 0, 0),
        "security": (0, 0, 1, 0, 0, 0),
        "research-lab": (0, 0, 0, 1, 0, 0),
        "logistics": (0, 0, 0, 0, 1, 0),
        "game-room": (0, 0, 0, 0, 0, 1),
        "hourglass": (4,) * 6,
        "bird": (2,) * 6,
        "worker": (2,) * 6,
        "egg": (2,) * 6,
    }
    kinds = ("book", "blueprint", "material", "crew")
    assert facts.facts == {f"{card}-{kind}": 2 for card in ("outpost", "lair") for kind in kinds}
    assert read(OWN) == facts == GAME.catalogue


def test_every_entry_says_where_it_comes_from() -> None:
    sources = GAME.catalogue.sources
    assert set(sources.values()) <= set(SOURCES)
    assert SOURCES == ("rulebook", "public", "inferred", "reconstructed")
    assert len(sources) == 9 + 6 + 6 + 6 * 7 + 4 * 6 + 6 + 8
    assert sources["totals.egg"] == "rulebook"
    assert sources['cards.hourglass."AAA"'] == "rulebook"
    assert sources['cards.library."AA+BB"'] == "inferred"
    assert sources["facts.lair-crew"] == "reconstructed"
    assert sources["totals.crew"] == "rulebook"
    assert sources["ships.glider"] == sources["ships.hellinaut"] == "rulebook"
    assert sources["ships.bee"] == "reconstructed"
    assert sources['decks."AA+BB".incubi'] == "reconstructed"
    assert sources['decks."A+B+C+D+E".book'] == "reconstructed"
    assert sources['cards.egg."AA+BB"'] == "reconstructed"


def test_reconstructed_entries_are_told() -> None:
    reconstructed = [entry for entry, source in GAME.catalogue.sources.items() if source == "reconstructed"]
    assert reconstructed == [entry for entry, source in GAME.catalogue.sources.items() if source == "reconstructed"]
    # Four recipes, the cards of the decks, birds, workers, Eggs, five factories, the Hellkite
    assert len(reconstructed) == 4 + 6 * 7 + 6 + 6 + 6 + 5 + 8
    assert not {"ships.glider", "ships.hellinaut"} & set(reconstructed)
    assert "ships.bee" in reconstructed


# Its hash


def test_the_hash_is_pinned() -> None:
    assert GAME.catalogue_hash == "206c718342c9e4aba36ca6e4b82065ad4d12414258d0ea6ad4c0e612d42d7a0f"
    assert GAME.catalogue_hash == GAME.catalogue.hash


def test_comments_sources_and_order_do_not_change_the_hash() -> None:
    text = changed(
        ("[totals]", "# a remark\n[totals]"),
        ('crew = "incubi", source = "rulebook"', 'source = "public", crew = "incubi"'),
    )
    assert read(text).hash == GAME.catalogue_hash
    assert GAME.with_catalogue(text).catalogue_text is None


@pytest.mark.parametrize(
    "text",
    [
        changed(('glider = { material = "helix", crew = "incubi"', 'glider = { material = "helix", crew = "sognae"')),
        changed(('glider = { material = "helix"', 'glider = { material = "nut"')),
        changed(
            ("sognae = { count = 1", "sognae = { count = 2"),
            ("crew = { count = 12", "crew = { count = 13"),
        ),
        changed(
            ('[cards.library]\n"AA+BB"', '[cards.library]\n"AAA"'),
        ),
        changed(
            ('[cards.egg]\n"AA+BB" = { count = 2', '[cards.egg]\n"AA+BB" = { count = 3'),
            ("egg = { count = 12", "egg = { count = 13"),
        ),
        changed(("outpost-book = { count = 2", "outpost-book = { count = 3")),
        changed(("lair-crew = { count = 2", "lair-crew = { count = 0")),
    ],
)
def test_every_value_changes_the_hash(text: str) -> None:
    game = GAME.with_catalogue(text)
    assert game.catalogue_hash != GAME.catalogue_hash
    assert game.catalogue_text == text


# What it refuses


def test_size() -> None:
    padded = OWN + "#" * (MOST_CHARACTERS - len(OWN))
    assert len(padded) == MOST_CHARACTERS == 200_000
    assert read(padded) == GAME.catalogue
    assert refusal(padded + "#") == "The catalogue is too large: at most 200000 characters are read."


@pytest.mark.parametrize("text", ["nonsense", "[", "a = ", "a = 1\na = 2", "\0", "x = " + "[" * 50_000])
def test_what_is_no_toml(text: str) -> None:
    assert refusal(text).startswith("The catalogue is not valid TOML: ")


REFUSED = [
    (
        changed(("[totals]", "[extra]\n[totals]")),
        "The catalogue has an unknown entry 'extra'; it may have totals, ships, combinations, decks, cards, facts.",
    ),
    ("", "The catalogue has no section [decks]."),
    ("decks = 3", "The catalogue has no section [decks]."),
    (re.sub(r"\[totals\][^[]*", "", OWN), "The catalogue has no section [totals]."),
    (re.sub(r"\[ships\][^[]*", "", OWN), "The catalogue has no section [ships]."),
    (re.sub(r"bee = \{ material.*\n", "", OWN), "The catalogue's [ships] has no entry 'bee'."),
    (re.sub(r'\[decks\."AAAA"\][^[]*', "", OWN), "The catalogue's [decks] has no entry 'AAAA'."),
    (
        changed(("book = { count = 12, source", "# book = { count = 12, source")),
        "The catalogue's [totals] has no entry 'book'.",
    ),
    (
        changed(("bee = { material", "boat = { material")),
        "[ships] has an unknown entry 'boat'; it may have glider, hellinaut, bee, nacelle, hornet, trihellix.",
    ),
    (
        re.sub("bee = { material.*", "bee = 3", OWN),
        "Catalogue entry ships.bee must be written { material, crew, source }.",
    ),
    (changed(('crew = "incubi", source', "source")), "Catalogue entry ships.glider has no 'crew'."),
    (
        changed((', crew = "incubi", source = "rulebook"', ', crew = "incubi"')),
        "Catalogue entry ships.glider has no 'source'.",
    ),
    (
        changed(('material = "helix", crew', 'material = "helix", year = 3, crew')),
        "Catalogue entry ships.glider has an unknown field 'year'.",
    ),
    (
        changed(('incubi = { count = 1, source = "reconstructed"', 'incubi = { count = 1, source = "rumour"')),
        "Catalogue entry decks.\"AA+BB\".incubi has the source 'rumour'; choose one of rulebook, public, inferred,",
    ),
    (
        changed(('source = "rulebook"', "source = []")),
        "Catalogue entry totals.crew has the source []; choose one of rul",
    ),
    (changed(("count = 12", "count = -1")), "Catalogue entry totals.crew has the count -1; it must be a whole number"),
    (
        changed(("count = 12", "count = 1000")),
        "Catalogue entry totals.crew has the count 1000; it must be a whole number from 0 to 999.",
    ),
    (changed(("count = 12", "count = 999")), "Catalogue entry totals.crew says 999, but the decks hold 12."),
    (changed(("count = 12", "count = true")), "Catalogue entry totals.crew has the count True;"),
    (changed(("count = 12", 'count = "12"')), "Catalogue entry totals.crew has the count '12';"),
    (changed(("count = 12", "count = 12.0")), "Catalogue entry totals.crew has the count 12.0;"),
    (changed(("count = 12", "count = 11")), "Catalogue entry totals.crew says 11, but the decks hold 12."),
    (changed(("count = 12", "count = 0")), "Catalogue entry totals.crew says 0, but the decks hold 12."),
    (
        changed(("\nnut = { count = 1", "\nnut = { count = 2")),
        "Catalogue entry totals.material says 12, but the decks hold 13.",
    ),
    (
        changed(("book = { count = 2", "book = { count = 3")),
        "Catalogue entry totals.book says 12, but the decks hold 13.",
    ),
    (
        changed(("\nglider = { count = 1", "\nglider = { count = 0")),
        "Catalogue entry totals.blueprint says 12, but the decks hold 11.",
    ),
    (
        re.sub(r'\[decks\."AAAA"\][^[]*', "", OWN).replace("[ships]", "[decks]\nAAAA = 3\n[ships]"),
        'Catalogue entry decks."AAAA" must list the cards of the deck.',
    ),
    (
        changed(("book = { count = 2", "book = { count = 19")),
        'Catalogue entry decks."AA+BB" has 25 cards; it needs 1 to 24.',
    ),
    (
        changed(("\nincubi = { count = 1", "\nincubi = { count = 1000")),
        'Catalogue entry decks."AA+BB".incubi has the count 1000; it must be a whole number from 0 to 999.',
    ),
    (re.sub(r'(\[decks\."AAA"\])[^[]*', r"\1\n", OWN), 'Catalogue entry decks."AAA" has 0 cards; it needs 1 to 24.'),
    (
        re.sub(r"\nbee = \{ count = 1", "\nbee = { count = 0", OWN).replace(
            "blueprint = { count = 12", "blueprint = { count = 10"
        ),
        "The catalogue's [decks] hold no 'bee', so the game could never be won.",
    ),
    (
        changed(('"helix", crew', '"oak", crew')),
        "Catalogue entry ships.glider has the material 'oak'; choose one of helix, nut, cocoon.",
    ),
    (
        changed(('"helix", crew', '"incubi", crew')),
        "Catalogue entry ships.glider has the material 'incubi'; choose one of helix, nut, cocoon.",
    ),
    (
        changed(('crew = "incubi"', 'crew = "nut"')),
        "Catalogue entry ships.glider has the crew 'nut'; choose one of incubi, sognae.",
    ),
    (
        changed(('crew = "incubi"', "crew = 1")),
        "Catalogue entry ships.glider has the crew 1; choose one of incubi, sognae.",
    ),
    (
        OWN.replace('material = "nut"', 'material = "helix"'),
        "In the catalogue's [ships] no ship has the material 'nut'.",
    ),
    # The cards of expansions
    ("cards = 3\n" + OWN[: OWN.index("[cards.")], "The catalogue has no section [cards]."),
    (changed(("[cards.egg]", "[cards.eggs]")), "[cards] has an unknown entry 'eggs'; it may have library, archive,"),
    (
        re.sub(r"\[cards\.library\][^[]*", "", OWN).replace("[totals]", "[cards]\nlibrary = 3\n[totals]"),
        "The catalogue has no section [cards.library].",
    ),
    (
        changed(('[cards.library]\n"AA+BB"', '[cards.library]\n"AB"')),
        "[cards.library] has an unknown entry 'AB'; it may have AA+BB, AAA, AAA+BB, AAAA, AAA+BBB, A+B+C+D+E.",
    ),
    (
        changed(('[cards.library]\n"AA+BB" = { count = 1', '[cards.library]\n"AA+BB" = { count = -1')),
        'Catalogue entry cards.library."AA+BB" has the count -1; it must be a whole number from 0 to 999.',
    ),
    (
        changed(('[cards.library]\n"AA+BB" = { count = 1', '[cards.library]\n"AA+BB" = { count = 0')),
        "Catalogue entry totals.factory says 6, but the decks hold 5.",
    ),
    (
        changed(('[cards.bird]\n"AA+BB" = { count = 2', '[cards.bird]\n"AA+BB" = { count = 3')),
        "Catalogue entry totals.bird says 12, but the decks hold 13.",
    ),
    (
        changed(('[cards.bird]\n"AA+BB" = { count = 2', '[cards.bird]\n"AA+BB" = { count = 13')),
        'Catalogue entry decks."AA+BB" has 30 cards; it needs 1 to 24.',
    ),
    (
        changed(("egg = { count = 12", "chick = { count = 12")),
        "[totals] has an unknown entry 'chick'; it may have crew,",
    ),
    # The numbers that expansions ask for
    ("facts = []\n" + OWN[: OWN.index("[facts]")], "The catalogue has no section [facts]."),
    (changed(("lair-crew", "lair-cook")), "[facts] has an unknown entry 'lair-cook'; it may have outpost-book,"),
    (
        changed(("lair-crew = { count = 2", "lair-crew = { count = true")),
        "Catalogue entry facts.lair-crew has the count True; it must be a whole number from 0 to 999.",
    ),
    (
        re.sub(r"lair-crew = .*", "lair-crew = 2", OWN),
        "Catalogue entry facts.lair-crew must be written { count, source }.",
    ),
    *(
        (
            re.sub(rf"({card}-(?:book|crew)) = {{ count = 2", r"\1 = { count = 0", OWN).replace(
                f"{card}-material = {{ count = 2", f"{card}-material = {{ count = 3"
            ),
            "The Hellkite needs at least 6 outposts and 6 lairs: correct the counts under [facts].",
        )
        for card in ("outpost", "lair")
    ),
    (OWN.replace('crew = "incubi"', 'crew = "sognae"'), "In the catalogue's [ships] no ship has the crew 'incubi'."),
]


@pytest.mark.parametrize(("text", "message"), REFUSED, ids=range(len(REFUSED)))
def test_what_is_wrong_is_named(text: str, message: str) -> None:
    told = refusal(text)
    assert told.startswith(message)
    assert told.endswith(".")


def test_an_unknown_card_is_named() -> None:
    told = refusal(changed(('[decks."AAA"]\nincubi', '[decks."AAA"]\nincubus')))
    assert told.startswith('[decks."AAA"] has an unknown entry ')
    assert "has an unknown entry 'incubus'; it may have incubi, sognae, helix, nut, cocoon, glider," in told


def test_the_largest_and_the_smallest_deck() -> None:
    def with_books(books: int) -> str:
        return changed(
            ("book = { count = 2", f"book = {{ count = {books}"),
            ("book = { count = 12", f"book = {{ count = {10 + books}"),
        )

    largest = read(with_books(7))
    assert sum(largest.decks[0]) + sum(counts[0] for counts in largest.added.values()) == 24
    assert refusal(with_books(8)) == 'Catalogue entry decks."AA+BB" has 25 cards; it needs 1 to 24.'
    small = re.sub(r'(\[decks\."AAAA"\])[^[]*', r'\1\nnut = { count = 1, source = "public" }\n', OWN)
    for name, count in (("crew", 10), ("material", 11), ("blueprint", 10), ("book", 10)):
        small = small.replace(f"{name} = {{ count = 12", f"{name} = {{ count = {count}", 1)
    assert read(small).decks[3] == (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)


BASE_ALONE = re.sub(r"(factory|hourglass|bird|worker|egg) = .*\n", "", OWN[: OWN.index("[cards.")])


def test_what_belongs_to_expansions_may_be_left_out() -> None:
    """Then they have no cards in the decks, and their own numbers."""
    alone = read(BASE_ALONE)
    assert (alone.decks, alone.materials, alone.crews) == (
        GAME.catalogue.decks,
        GAME.catalogue.materials,
        GAME.catalogue.crews,
    )
    assert set(alone.added) == set(GAME.catalogue.added)
    assert {sum(counts) for counts in alone.added.values()} == {0}
    assert alone.facts == GAME.catalogue.facts
    assert alone.hash != GAME.catalogue.hash
    assert set(alone.sources) < set(GAME.catalogue.sources)


def test_a_deck_left_out_holds_none_of_those_cards() -> None:
    text = re.sub(r'(\[cards\.egg\]\n)(?:".*\n){5}', r"\1", OWN).replace("egg = { count = 12", "egg = { count = 2", 1)
    assert read(text).added["egg"] == (0, 0, 0, 0, 0, 2)


def test_the_parts_of_a_catalogue() -> None:
    assert PARTS == ("totals", "ships", "combinations", "decks", "cards", "facts")


@given(st.integers(0, len(OWN)), st.integers(0, 40), st.text(max_size=20))
def test_a_damaged_catalogue_is_read_or_refused(at: int, length: int, put: str) -> None:
    with suppress(AerodromeError):
        read(OWN[:at] + put + OWN[at + length :])


@given(st.text())
def test_any_text_at_all_is_read_or_refused(text: str) -> None:
    with pytest.raises(BadInput):
        read(text)


# Playing by it


CORRECTED = changed(
    ('bee = { material = "nut", crew = "incubi"', 'bee = { material = "helix", crew = "incubi"'),
    ('hellinaut = { material = "helix", crew = "incubi"', 'hellinaut = { material = "nut", crew = "incubi"'),
    ("book = { count = 2", "book = { count = 4"),
    ("book = { count = 12", "book = { count = 14"),
)


def test_the_game_is_played_by_a_corrected_catalogue() -> None:
    match = aerodrome.new("aerion", seed=1, catalogue=CORRECTED)
    assert [chance.n for chance in match.record().deal] == [10, 8, 8, 8, 8, 8]
    position = {"display": {"AAA": "helix"}, "reserve": ["nut", "helix"], "workshops": [["bee"], ["hellinaut"]]}
    corrected = aerodrome.from_position("aerion", position, catalogue=CORRECTED)
    assert {action.notation for action in corrected.legal()} == {"roll", "move nut AA+BB 2", "move helix AA+BB 1"}
    usual = aerodrome.from_position("aerion", position)
    assert {action.notation for action in usual.legal()} == {"roll", "move nut AA+BB 1", "move helix AA+BB 2"}


def test_the_decks_of_a_match_have_the_cards_of_its_expansions_only() -> None:
    def decks(**options: object) -> list[list[int]]:
        chosen = GAME.components.select(GAME.settle_options(options), GAME.catalogue.facts)
        return [[count for count in deck[12:] if count] for deck in GAME.catalogue.decks_with(chosen)]

    assert decks() == [[]] * 6
    assert decks(expansions=["hourglasses"]) == [[4]] * 6
    assert decks(expansions=["hourglasses"], variants=["short-on-time"]) == [[3]] * 6
    assert decks(expansions=["flagship"]) == [[]] * 6
    assert decks(expansions=["flagship"], variants=["expand-the-factory"]) == [[1]] * 6
    assert decks(expansions=["piers", "eggs", "stone-clouds"]) == [[2, 2, 2]] * 6


def test_expansions_are_played_by_a_corrected_catalogue() -> None:
    corrected = changed(
        ('[cards.egg]\n"AA+BB" = { count = 2', '[cards.egg]\n"AA+BB" = { count = 5'),
        ("egg = { count = 12", "egg = { count = 15"),
        ("outpost-crew = { count = 2", "outpost-crew = { count = 9"),
    )
    options = {"expansions": ["eggs", "hellkite"]}
    match = aerodrome.new("aerion", seed=1, options=options, catalogue=corrected)
    drawn = {chance.stream: chance.n for chance in reversed(match.record().deal)}
    assert drawn["deck AA+BB"] == 13
    assert drawn["deck AAA"] == 10
    assert drawn["outposts"] == 15
    assert aerodrome.verify(match.record().dumps()).dice_checked


def test_an_unreadable_catalogue_begins_no_match() -> None:
    with pytest.raises(BadInput, match="The catalogue is not valid TOML"):
        aerodrome.new("aerion", seed=1, catalogue="nonsense")
    with pytest.raises(BadInput, match="The catalogue is not valid TOML"):
        aerodrome.from_position("aerion", {}, catalogue="nonsense")
