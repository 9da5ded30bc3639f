"""The HTTP interface: what it takes, what it answers, and how it refuses."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import structlog

import aerodrome
from aerodrome.games import GAMES
from aerodrome.protocol import Problem
from aerodrome.protocol.bodies import Health, TablePage, Verified
from aerodrome.protocol.problems import STATUS
from aerodrome.server import logs
from aerodrome.server.checking import Checker
from aerodrome.server.routes import ENDPOINTS, guests
from aerodrome.server.settings import UNLIMITED, Limits, Rate, Settings
from aerodrome.server.store import Store
from tests.server.site import Site, Visitor

DUO = {"game": "celestia_duo", "seats": [{"kind": "me"}, {"kind": "link"}]}
ALONE = {"game": "aerion", "seats": [{"kind": "me"}]}
RECORD = Path(__file__).parent.parent / "games" / "aerion" / "goldens" / "3" / "three-pixies.json"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(Settings(database=str(tmp_path_factory.mktemp("http") / "a.db"), limits=UNLIMITED)) as opened:
        yield opened


def problem(answer: httpx.Response) -> Problem:
    assert answer.headers["content-type"] == "application/json"
    return msgspec.json.decode(answer.content, type=Problem)


def page(answer: httpx.Response) -> TablePage:
    assert answer.is_success, answer.text
    return msgspec.json.decode(answer.content, type=TablePage)


def key_of(links: TablePage, seat: int) -> str:
    (path,) = (link.path for link in links.links if link.seat == seat)
    return path.partition("#")[2].partition(".")[2]


@contextlib.contextmanager
def logged() -> Iterator[io.StringIO]:
    """What the server logs meanwhile."""
    before, lines = (logging.root.handlers[:], logging.root.level), io.StringIO()
    logs.setup(lines)
    try:
        yield lines
    finally:
        logging.root.handlers[:], logging.root.level = before
        structlog.reset_defaults()


# Methods, paths, languages


def test_every_endpoint_answers_and_never_breaks_when_nothing_is_given(site: Site) -> None:
    visitor = site.stranger()
    for endpoint in ENDPOINTS:
        path = endpoint.path.format(game="aerion", id="nowhere", seat=0, viewpoint=-1, name="nothing.js")
        answer = visitor.ask(endpoint.method, path)
        assert answer.status_code in {200, 403, 404, 415}, (endpoint.method, path, answer.text)


def test_an_address_without_anything_is_a_problem(site: Site) -> None:
    for path in ("/nothing", "/api", "/api/", "/api/games/", "/api/guest/", "/api/tables/a/b/c", "/../etc/passwd"):
        answer = site.stranger().get(path)
        assert answer.status_code == 404, path
        assert problem(answer).key == "server-error-no-path"


def test_another_method_is_a_problem_that_names_those_there_are(site: Site) -> None:
    answer = site.stranger().ask("DELETE", "/api/guest")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, PATCH, HEAD, OPTIONS")
    assert problem(answer).text == "This address takes only GET, PATCH, HEAD, OPTIONS."
    assert site.stranger().ask("GET", "/api/tables").headers["allow"] == "POST, OPTIONS"
    assert site.stranger().ask("BREW", "/api/games").status_code == 405


def test_options_says_what_there_is(site: Site) -> None:
    answer = site.stranger().ask("OPTIONS", "/api/guest")
    assert (answer.status_code, answer.headers["allow"], answer.content) == (204, "GET, PATCH, HEAD, OPTIONS", b"")


def test_head_is_like_get(site: Site) -> None:
    assert site.stranger().ask("HEAD", "/api/games").status_code == 200
    assert site.stranger().ask("HEAD", "/api/tables").status_code == 405


def test_problems_speak_the_language_of_whoever_asks(site: Site) -> None:
    english = problem(site.stranger().get("/nothing")).text
    french = problem(site.stranger(Accept_Language="fr-CA,fr;q=0.9,en;q=0.5").get("/nothing")).text
    assert (english, french) == ("There is nothing at this address.", "Il n’y a rien à cette adresse.")
    assert problem(site.stranger().get("/nothing?lang=fr")).text == french
    assert problem(site.stranger(Accept_Language="fr").get("/nothing?lang=en")).text == english


@pytest.mark.parametrize("query", ["lang=de", "lang=", "lang=en&lang=fr", "lang=%00"])
def test_a_language_that_is_asked_for_by_name_must_be_there(site: Site, query: str) -> None:
    answer = site.stranger().get(f"/api/games?{query}")
    assert (answer.status_code, problem(answer).key) == (400, "server-error-language")


# Bodies


def test_a_body_must_be_called_json(site: Site) -> None:
    visitor = site.guest()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = visitor.ask("PATCH", "/api/guest", content=b'{"name":"x"}', headers={"content-type": kind})
        assert (answer.status_code, problem(answer).key) == (415, "server-error-content-type")
    headers = {"content-type": "Application/JSON; charset=utf-8"}
    assert visitor.ask("PATCH", "/api/guest", content=b'{"name":"x"}', headers=headers).status_code == 200


@pytest.mark.parametrize(
    ("body", "place"),
    [
        (b"", "truncated"),
        (b"{", "truncated"),
        (b"[]", "Expected `object`"),
        (b'{"game":7,"seats":[]}', "$.game"),
        (b'{"game":"aerion","seats":[]}', "$.seats"),
        (b'{"game":"aerion","seats":[{"kind":"me"},{"kind":"you"}]}', "$.seats[1].kind"),
        (b'{"game":"aerion","seats":[{"kind":"me"}],"absence":true}', "$.absence"),
        (b'{"game":"aerion","seats":[{"kind":"me"}],"more":1}', "`more`"),
        (b'{"game":"aerion","seats":[{"kind":"me"}],"seed":1.5}', "$.seed"),
        (b'{"game":"\xff"}', "utf-8"),
        (b"[" * 100_000, ""),
    ],
)
def test_a_body_that_does_not_fit_is_refused_with_the_place(site: Site, body: bytes, place: str) -> None:
    answer = site.guest().ask("POST", "/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, problem(answer).key) == (400, "server-error-body")
    assert place in problem(answer).text


def test_where_no_body_is_wanted_an_empty_one_will_do(site: Site) -> None:
    visitor = site.guest()
    for content in (b"", b"{}", b" null "):
        assert visitor.ask("POST", "/api/guest/recovery-code", content=content).status_code == 200
    answer = visitor.ask("POST", "/api/guest/recovery-code", content=b'{"a":1}')
    assert (answer.status_code, problem(answer).key) == (400, "server-error-body-unwanted")


# Games


def test_the_games_are_listed_with_all_that_a_table_needs(site: Site) -> None:
    listed = site.stranger().get("/api/games?lang=fr").json()
    assert [one["game"]["id"] for one in listed] == list(GAMES)
    assert listed[0]["bots"] == ["random", "easy", "steady", "keen"]
    assert {option["name"] for option in listed[0]["game"]["options"]} >= {"pixies", "expansions"}
    assert {one["game"]["id"] for one in listed if one["wishes"]} == {"etherium"}
    assert {one["game"]["id"] for one in listed if one["hides_hands"]} == {"celestia_duo", "etherium"}
    assert {one["game"]["id"] for one in listed if one["secret_together"]} == {"etherium"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_that_can_be_chosen_has_a_name_and_what_does_not_explain_itself_a_help(site: Site, lang: str) -> None:
    for listed in site.stranger().get(f"/api/games?lang={lang}").json():
        words = listed["words"]
        named = {"title", "credits", "reconstructed", "turn", *(f"bot-{name}" for name in listed["bots"])}
        helped = {f"bot-{name}-help" for name in listed["bots"]}
        for option in listed["game"]["options"]:
            name = f"option-{option['name']}"
            # Of a line-up each seat has one, which may be left open.
            values = [*option["values"], *([option["free"], "one"] if option["type"] == "lineup" else [])]
            named |= {name, *(f"{name}-{value}" for value in values)}
            helped |= {f"{name}-help"}
            if option["type"] != "choice":
                helped |= {f"{name}-{value}-help" for value in option["values"]}
        assert named | helped <= words.keys()
        assert all(name.removesuffix("-help") in named for name in words)
        assert all(words[name].endswith(".") for name in words if name.endswith("-help"))
        assert all(words.values())


def test_names_of_values_are_those_of_the_game_in_the_language_asked_for(site: Site) -> None:
    aerion, duo, etherium = (one["words"] for one in site.stranger().get("/api/games?lang=fr").json())
    assert aerion["option-expansions-flagship"] == "Le Vaisseau Amiral"
    assert aerion["option-variants-the-flock-help"].startswith("Plus difficile")
    assert (aerion["option-pixies-2"], aerion["option-first-1"]) == ("2", "Joueur 1")
    assert (duo["option-pirate-noa"], duo["option-pirate-random"]) == ("Noa De Bobadilla", "Au hasard")
    assert (etherium["option-peoples-psolos"], etherium["option-peoples-random"]) == ("Psolos", "Au hasard")


def test_estimates_are_a_bots_for_options_that_can_be_chosen(site: Site) -> None:
    for listed in site.stranger().get("/api/games").json():
        game = GAMES[listed["game"]["id"]]
        assert bool(listed["estimates"]) == (game.id in ("aerion", "celestia_duo"))
        terms = []
        for one in listed["estimates"]:
            game.check_terms(game.settle_options(one["options"]), one["seats"])
            assert one["bot"] in listed["bots"]
            assert 0 <= one["won"] <= 1
            assert one["matches"] >= 300
            terms.append((one["seats"], one["options"]))
        assert all(terms.count(one) == 1 for one in terms)


def test_the_actions_of_a_game_are_its_vocabulary(site: Site) -> None:
    for game in GAMES.values():
        listed = site.stranger().get(f"/api/games/{game.id}/actions").json()
        assert [one["notation"] for one in listed] == [action.notation for action in game.vocabulary]
        assert [one["id"] for one in listed] == list(range(len(game.vocabulary)))


def test_the_rules_of_a_game_come_with_headings_in_both_languages(site: Site) -> None:
    for game in GAMES.values():
        english, french = (
            site.stranger().get(f"/api/games/{game.id}/rules?lang={lang}").json() for lang in ("en", "fr")
        )
        assert [rule["id"] for rule in english["rules"]] == [rule.id for rule in game.rulebook]
        assert {rule["section"] for rule in french["rules"]} == french["headings"].keys()
        assert french["rules"][0]["text"] == next(iter(game.rulebook)).text("fr") != english["rules"][0]["text"]


def test_a_game_that_is_not_there_is_not_found(site: Site) -> None:
    for path in ("actions", "rules"):
        answer = site.stranger().get(f"/api/games/chess/{path}")
        assert (answer.status_code, problem(answer).key) == (404, "error-no-game")


# Tables


def test_a_table_is_made_and_shown_to_everybody_but_its_links(site: Site) -> None:
    ann = site.guest("Ann")
    answer = ann.post("/api/tables", DUO)
    assert answer.status_code == 201
    made = page(answer)
    assert made.yours == (0,)
    assert 1 in {link.seat for link in made.links}
    assert page(ann.get(f"/api/tables/{made.table.id}")).links == made.links
    for other in (site.guest("Eve"), site.stranger()):
        seen = page(other.get(f"/api/tables/{made.table.id}"))
        assert (seen.yours, seen.links, seen.table.commitment) == ((), (), made.table.commitment)


def test_the_key_of_a_link_seats_whoever_has_it(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    made = page(ann.post("/api/tables", DUO))
    seat = f"/api/tables/{made.table.id}/seats/1/sit"
    for wrong in ({}, {"key": None}, {"key": "x"}, {"key": "é"}, {"key": key_of(made, 1)[:-1]}):
        answer = bob.post(seat, wrong)
        assert (answer.status_code, problem(answer).kind) == (403, "forbidden"), wrong
    assert page(bob.get(f"/api/tables/{made.table.id}")).yours == ()
    sat = page(bob.post(seat, {"key": key_of(made, 1)}))
    assert (sat.yours, sat.table.seats[1].is_taken) == ((1,), True)


@pytest.mark.parametrize("seat", ["-1", "16", "99", "x", "01", "1.0", "٣", "%20"])
def test_a_seat_that_cannot_be_is_not_found(site: Site, seat: str) -> None:
    ann = site.guest()
    made = page(ann.post("/api/tables", ALONE))
    answer = ann.post(f"/api/tables/{made.table.id}/seats/{seat}/renew")
    assert (answer.status_code, problem(answer).key) == (404, "server-error-no-seat")


@pytest.mark.parametrize("table", ["nowhere", "%00", "a%0Ab", "x" * 65, "é", "..", "' OR 1=1"])
def test_a_table_that_is_not_there_is_not_found(site: Site, table: str) -> None:
    ann = site.guest()
    for method, rest in (("GET", ""), ("GET", "/record"), ("GET", "/views/-1"), ("POST", "/rematch")):
        answer = ann.ask(method, f"/api/tables/{table}{rest}")
        assert (answer.status_code, problem(answer).kind) == (404, "not-found"), (table, rest)


def test_names_for_seats_are_cleaned_like_those_of_guests(site: Site) -> None:
    ann = site.guest("Ann")
    seats = [{"kind": "me"}, {"kind": "here", "name": " Zoe\u0308 "}]
    made = page(ann.post("/api/tables", {"game": "celestia_duo", "seats": seats}))
    assert made.table.seats[1].name == "Zoë"
    seats[1]["name"] = "Zo\u202ee"
    answer = ann.post("/api/tables", {"game": "celestia_duo", "seats": seats})
    assert (answer.status_code, problem(answer).key) == (422, "server-error-name")


def test_what_the_game_refuses_is_bad_input(site: Site) -> None:
    ann = site.guest()
    for wanted in (
        {"game": "chess", "seats": [{"kind": "me"}]},
        {"game": "aerion", "seats": [{"kind": "me"}], "options": {"pixies": 99}},
        {"game": "etherium", "seats": [{"kind": "me"}]},
    ):
        answer = ann.post("/api/tables", wanted)
        assert (answer.status_code, problem(answer).kind) == (422, "bad-input"), wanted


def test_a_record_is_given_out_only_when_the_match_is_over(site: Site) -> None:
    ann = site.guest()
    made = page(ann.post("/api/tables", ALONE))
    answer = ann.get(f"/api/tables/{made.table.id}/record")
    assert answer.status_code == 409
    assert problem(answer).kind in ("too-early", "not-begun")


def test_a_finished_match_is_downloaded_verified_and_played_on(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "a.db"), limits=UNLIMITED, bot_pause=(0, 0))
    with Site(settings) as site:
        ann = site.guest("Ann")
        made = page(ann.post("/api/tables", {"game": "aerion", "seats": [{"kind": "bot", "bot": "random"}]}))
        path = f"/api/tables/{made.table.id}"
        while page(ann.get(path)).table.status != "over":
            site.run(asyncio.sleep(0.02))
        over = page(ann.get(path)).table
        answer = site.stranger().get(f"{path}/record")
        assert answer.headers["content-disposition"] == f'attachment; filename="{over.id}.json"'
        record = aerodrome.loads(answer.content)
        assert (record.seed, record.commitment) == (over.seed, made.table.commitment)
        checked = msgspec.json.decode(verified(ann, answer.content).content, type=Verified)
        assert (checked.dice_checked, checked.outcome) == (True, over.outcome)
        refused = ann.post(f"{path}/rematch")
        assert (refused.status_code, problem(refused).key) == (403, "server-error-not-your-table")
        last = len(record.entries)
        refused = ann.post(f"{path}/play-on", {"entry": last, "seats": [{"kind": "me"}]})
        assert (refused.status_code, problem(refused).key) == (422, "server-error-no-moment")
        answer = ann.post(f"{path}/play-on", {"entry": last - 1, "seats": [{"kind": "me"}]})
        assert answer.status_code == 201
        assert page(answer).table.from_position
        assert page(answer).table.commitment != over.commitment


def test_a_seat_sees_its_table_as_a_drawing_and_others_do_not(site: Site) -> None:
    ann, stranger = site.guest("Ann"), site.stranger()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = page(ann.post("/api/tables", {"game": "celestia_duo", "seats": seats, "seed": 7})).table.id
    own = ann.get(f"/api/tables/{made}/views/0.svg?lang=fr")
    assert (own.status_code, own.headers["content-type"]) == (200, "image/svg+xml")
    assert own.headers["cache-control"] == "no-store"
    policy = own.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; style-src 'unsafe-inline';")
    assert "script-src" not in policy
    assert own.text.startswith("<svg ")
    assert 'lang="fr"' in own.text
    assert ann.ask("HEAD", f"/api/tables/{made}/views/0.svg").status_code == 200
    public = stranger.get(f"/api/tables/{made}/views/-1.svg")
    assert (public.status_code, 'lang="en"' in public.text) == (200, True)
    for visitor, seat in ((ann, 1), (stranger, 0), (stranger, 1), (ann, 2)):
        answer = visitor.get(f"/api/tables/{made}/views/{seat}.svg")
        assert (answer.status_code, problem(answer).key) == (403, "server-error-not-your-seat")
    for wrong in ("x", "-2", "16", "0.5", ""):
        assert ann.get(f"/api/tables/{made}/views/{wrong}.svg").status_code == 404


def test_a_table_is_drawn_once_its_match_has_begun(site: Site) -> None:
    ann = site.guest("Ann")
    made = page(ann.post("/api/tables", DUO)).table.id
    answer = ann.get(f"/api/tables/{made}/views/0.svg")
    assert (answer.status_code, problem(answer).kind) == (409, "not-begun")


def test_a_guest_finds_their_tables_again(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest()
    made = page(ann.post("/api/tables", DUO))
    others = [{"kind": "bot", "bot": "random"}, {"kind": "here", "name": "Zoe"}]
    second = page(ann.post("/api/tables", {"game": "etherium", "seats": [*others, {"kind": "me"}]}))
    listed = ann.get("/api/guest/tables").json()["tables"]
    assert {one["id"] for one in listed} == {made.table.id, second.table.id}
    by_id = {one["id"]: one for one in listed}
    assert by_id[made.table.id]["yours"] == [0]
    assert by_id[made.table.id]["names"] == ["Ann", None]
    assert by_id[second.table.id]["names"] == [None, "Zoe", "Ann"]
    assert by_id[second.table.id]["bots"] == ["random", None, None]
    assert bob.get("/api/guest/tables").json() == {"tables": [], "more": False}


def test_a_person_called_like_a_bot_is_not_listed_as_one(site: Site) -> None:
    ann = site.guest("bot:steady")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "steady"}]
    ann.post("/api/tables", {"game": "celestia_duo", "seats": seats, "seed": 7})
    (listed,) = ann.get("/api/guest/tables").json()["tables"]
    person, bot = zip(listed["names"], listed.get("bots", listed["names"]), strict=True)
    assert person != bot
    assert (person, bot) == (("bot:steady", None), (None, "steady"))


def test_a_list_of_tables_tells_with_what_and_how_each_ended(site: Site) -> None:
    ann = site.guest("Ann")
    fair = page(ann.post("/api/tables", {**ALONE, "options": {"pixies": 2}})).table.id
    known = page(ann.post("/api/tables", {**ALONE, "seed": 7})).table.id
    begun = {one["id"]: one for one in ann.get("/api/guest/tables").json()["tables"]}
    assert (begun[fair]["options"]["pixies"], begun[fair]["known_deal"], begun[fair]["result"]) == (2, False, None)
    assert ann.post(f"/api/tables/{known}/seats/0/resign").status_code == 200
    ended = {one["id"]: one for one in ann.get("/api/guest/tables").json()["tables"]}
    assert (ended[known]["known_deal"], ended[known]["result"], ended[known]["score"]) == (True, "resigned", None)
    assert ann.get("/api/guest/statistics").json()["recent"] == []


@pytest.mark.parametrize(
    ("game", "options", "names"),
    [
        ("etherium", {}, {"peoples"}),
        ("etherium", {"peoples": ["ertis", "random"]}, {"peoples"}),
        ("etherium", {"peoples": ["ertis", "reces"]}, set()),
        ("celestia_duo", {"mode": "normal"}, {"pirate", "deck"}),
        ("celestia_duo", {"mode": "normal", "deck": "small"}, {"pirate"}),
        ("celestia_duo", {"mode": "quick"}, {"deck"}),
        ("aerion", {}, set()),
    ],
)
def test_a_list_of_tables_tells_what_came_up_for_options_left_to_chance(
    site: Site, game: str, options: dict[str, Any], names: set[str]
) -> None:
    ann = site.guest("Ann")
    seats = [{"kind": "me"}, {"kind": "here"}]
    made = page(ann.post("/api/tables", {"game": game, "seats": seats, "options": options, "seed": 7})).table.id
    (listed,) = ann.get("/api/guest/tables").json()["tables"]
    assert (listed["id"], listed["options"].items() >= options.items()) == (made, True)
    drawn = listed["drawn"]
    assert drawn.keys() == names
    assert not any("random" in json.dumps(value) for value in drawn.values())
    # What came up can be chosen, and is what the seats see.
    settled = GAMES[game].settle_options(listed["options"] | drawn)
    view = aerodrome.new(game, seed=7, seats=2, options=listed["options"]).view(-1)
    assert GAMES[game].summary.drawn(settled, view) == {}
    if "peoples" in drawn:
        assert drawn["peoples"] == [player["people"] for player in msgspec.to_builtins(view)["players"]]
    else:
        assert all(getattr(view, name) == value for name, value in drawn.items())


def test_nothing_has_come_up_before_a_match_begins(site: Site) -> None:
    ann = site.guest("Ann")
    ann.post("/api/tables", {"game": "etherium", "seats": [{"kind": "me"}, {"kind": "link"}]})
    (listed,) = ann.get("/api/guest/tables").json()["tables"]
    assert (listed["status"], listed["drawn"]) == ("gathering", {})


def test_more_tables_than_are_listed_are_hinted_at(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "MOST_TABLES", 2)
    ann = site.guest("Ann")
    made = [page(ann.post("/api/tables", ALONE)).table.id for _ in range(2)]
    assert ann.get("/api/guest/tables").json()["more"] is False
    made.append(page(ann.post("/api/tables", ALONE)).table.id)
    listed = ann.get("/api/guest/tables").json()
    assert (len(listed["tables"]), listed["more"]) == (2, True)
    assert {one["id"] for one in listed["tables"]} < set(made)


def test_a_catalogue_is_told_in_words_and_can_be_taken_along(site: Site) -> None:
    for id, game in GAMES.items():
        said = site.stranger().get(f"/api/games/{id}/catalogue?lang=fr").json()
        assert said["game"] == id
        assert {fact["source"] for fact in said["facts"]} >= {"rulebook", "reconstructed"}
        file = site.stranger().get(f"/api/games/{id}/catalogue.toml")
        assert file.headers["content-disposition"] == f'attachment; filename="{id}.toml"'
        assert game.with_catalogue(file.text).catalogue_hash == game.catalogue_hash
    assert site.stranger().get("/api/games/chess/catalogue").status_code == 404


def test_tables_are_limited_by_guest_and_by_address(tmp_path: Path) -> None:
    limits = Limits(tables_per_guest=Rate(2, 1 / 3600), tables_per_address=Rate(3, 1 / 3600))
    with Site(Settings(database=str(tmp_path / "a.db"), limits=limits)) as site:
        ann, bob = site.guest(), site.guest()
        assert [ann.post("/api/tables", ALONE).status_code for _ in range(3)] == [201, 201, 429]
        answers = [bob.post("/api/tables", ALONE) for _ in range(2)]
        assert answers[-1].status_code == 429
        assert problem(answers[-1]).key == "server-error-too-many-tables"
        assert int(answers[-1].headers["retry-after"]) > 60


# Records


def verified(visitor: Visitor, content: bytes, **query: str) -> httpx.Response:
    return visitor.ask(
        "POST", "/api/verify", content=content, headers={"content-type": "application/json"}, params=query
    )


def test_a_sound_record_is_verified_for_anybody(site: Site) -> None:
    answer = verified(site.stranger(), RECORD.read_bytes())
    record = aerodrome.loads(RECORD.read_bytes())
    checked = aerodrome.verify(record)
    found = msgspec.json.decode(answer.content, type=Verified)
    assert (found.game, found.decisions, found.draws) == ("aerion", checked.decisions, checked.draws)
    assert found.dice_checked
    assert record.result is not None
    assert found.outcome is not None
    assert found.outcome.rule == record.result.rule


def test_a_record_with_a_changed_die_is_refused_in_the_language_of_whoever_asks(site: Site) -> None:
    text = RECORD.read_text("utf-8")
    at = text.index('"dice",6,[') + len('"dice",6,[')
    forged = text[:at] + str((int(text[at]) + 1) % 6) + text[at + 1 :]
    answer = verified(site.stranger(), forged.encode(), lang="fr")
    assert (answer.status_code, problem(answer).kind) == (422, "bad-input")
    assert "enregistrement" in problem(answer).text


def test_what_is_no_record_is_refused(site: Site) -> None:
    for content in (b"", b"null", b"{}", b"[" * 10_000, b"\xff", b'{"format":1}'):
        answer = verified(site.stranger(), content)
        assert (answer.status_code, problem(answer).kind) == (422, "bad-input"), content


def test_a_check_that_takes_too_long_is_given_up(site: Site) -> None:
    async def given_up() -> int:
        checker = Checker(seconds=0.0)
        with pytest.raises(aerodrome.AerodromeError) as refused:
            await checker.check(RECORD.read_bytes())
        assert refused.value.key == "server-error-record-slow"
        return STATUS["too-large"]

    assert site.run(given_up()) == 413


def test_only_a_few_wait_for_a_check(site: Site) -> None:
    async def one_too_many() -> str:
        checker = Checker(most_waiting=0)
        with pytest.raises(aerodrome.AerodromeError) as refused:
            await checker.check(RECORD.read_bytes())
        return refused.value.key

    assert site.run(one_too_many()) == "server-error-too-many-records"


# Health, metrics, faults


def test_health_tells_whether_the_process_can_serve(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = site.stranger().get("/health")
    assert answer.status_code == 200
    found = msgspec.json.decode(answer.content, type=Health)
    assert (found.status, found.version) == ("ok", aerodrome.__version__)

    async def fails(*_: object) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(Store, "check", fails)
    answer = site.stranger().get("/health")
    assert (answer.status_code, answer.json()["status"]) == (503, "failing")


def test_metrics_count_requests_by_route_and_never_by_path(site: Site) -> None:
    site.stranger().get("/api/tables/somewhere-secret")
    answer = site.stranger(address="127.0.0.1").get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert 'route="/api/tables/{id}",status="404"' in answer.text
    assert "somewhere-secret" not in answer.text


def test_metrics_are_for_this_machine_unless_the_host_opens_them(site: Site) -> None:
    assert site.stranger(address="127.0.0.1").get("/metrics").status_code == 200
    away = site.stranger(address="192.168.1.30").get("/metrics")
    assert (away.status_code, problem(away).kind) == (403, "forbidden")


def test_a_fault_of_ours_is_answered_with_a_reference_that_the_log_has(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = site.guest()

    async def fails(*_: object) -> None:
        raise RuntimeError("seed=5eed5eed")

    monkeypatch.setattr(Store, "tables_of", fails)
    with logged() as lines:
        answer = visitor.get("/api/guest/tables")
    found = problem(answer)
    assert (answer.status_code, found.kind) == (500, "broken")
    reference = str(found.values["reference"])
    assert reference in found.text
    assert "5eed" not in answer.text
    (line,) = (line for line in lines.getvalue().splitlines() if '"broken"' in line)
    assert json.loads(line)["request"] == reference
    assert "RuntimeError" in line
    assert "5eed" not in line


# Links


def test_opening_the_link_of_a_seat_takes_nothing(site: Site) -> None:
    ann, bob = site.guest(), site.guest()
    made = page(ann.post("/api/tables", DUO))
    link = next(link.path for link in made.links if link.seat == 1)
    opened = bob.get(link)
    assert (opened.status_code, opened.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert page(bob.get(f"/api/tables/{made.table.id}")).yours == ()
    assert not page(ann.get(f"/api/tables/{made.table.id}")).table.seats[1].is_taken


# Behind the safety layer


def test_pages_of_others_and_too_large_bodies_do_not_get_here(site: Site) -> None:
    ann = site.guest()
    answer = ann.post("/api/tables", ALONE, headers={"origin": "https://evil.example"})
    assert (answer.status_code, problem(answer).kind) == (403, "forbidden")
    assert ann.get("/api/guest/tables").json() == {"tables": [], "more": False}
    large = b'"' + b"x" * 300_000 + b'"'
    answer = ann.ask("POST", "/api/tables", content=large, headers={"content-type": "application/json"})
    assert (answer.status_code, problem(answer).kind) == (413, "too-large")
    assert verified(ann, large).status_code == 422


def test_every_answer_tells_the_browser_to_be_careful(site: Site) -> None:
    for path in ("/", "/api/games", "/nothing", "/assets/nothing.js"):
        headers = site.stranger().get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    assert site.stranger().get("/api/guest").headers["cache-control"] == "no-store"


# Words


def test_every_text_of_the_server_is_used_and_every_one_it_uses_is_there() -> None:
    sources = [path.read_text("utf-8") for path in Path(aerodrome.__file__).parent.rglob("*.py")]
    used = {key for source in sources for key in re.findall(r'"(server-[a-z-]*[a-z])"', source)}
    texts = files("aerodrome").joinpath("texts", "en.ftl").read_text("utf-8")
    told = set(re.findall(r"(?m)^(server-[a-z-]+) =", texts))
    assert used == told
    assert len(told) > 80
