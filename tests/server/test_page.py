"""The page that was built is served as it is: at all its addresses, compressed, kept where that is right."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import pytest

from aerodrome.protocol import Problem
from aerodrome.server import page
from aerodrome.server.packed import accepts_gzip, has_already
from aerodrome.server.page import Page
from aerodrome.server.routes.service import PAGES
from aerodrome.server.settings import UNLIMITED, Settings
from tests.server.site import Site, Visitor

SCRIPT = b"console.log('the page');" * 100
PICTURE = bytes(range(256)) * 8
INDEX = b'<!doctype html>\n<html lang="en">\n<meta name="description" content="English">\n<title>Aerodrome</title>\n'
BUILT = {
    "/index.html": INDEX * 20,
    "/assets/index-a1b2.js": SCRIPT,
    "/assets/font-c3d4.woff2": PICTURE,
    "/sw.js": SCRIPT,
    "/manifest.webmanifest": b"{}",
    "/icon.svg": b"<svg/>",
    "/icon-192.png": PICTURE,
}
ADDRESSES = [path.format(id="some-table_1", game="aerion") for path in PAGES.values()]
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8", "Accept_Encoding": "gzip, deflate, br"}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(Settings(database=str(tmp_path / "a.db"), limits=UNLIMITED)) as opened:
        opened.app.state.services = replace(opened.services, page=Page(BUILT))
        yield opened


def plain(site: Site) -> Visitor:
    return site.stranger(Accept_Encoding="identity")


def kind_of(answer: httpx.Response) -> str:
    return msgspec.json.decode(answer.content, type=Problem).kind


# The document


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_of_the_page_shows_it(site: Site, address: str) -> None:
    answer = plain(site).get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text.startswith("<!doctype html>")


def test_it_says_which_language_it_is_in(site: Site) -> None:
    french = site.stranger(Accept_Language="fr-CH,de;q=0.5").get("/about")
    assert '<html lang="fr">' in french.text
    assert "Une table pour trois jeux" in french.text
    english = site.stranger(Accept_Language="fr").get("/about?lang=en")
    assert '<html lang="en">' in english.text
    assert french.headers["vary"] == "Accept-Encoding, Accept-Language"
    assert french.headers["etag"] != english.headers["etag"]


def test_an_unknown_language_is_no_reason_to_refuse_it(site: Site) -> None:
    assert site.stranger().get("/?lang=xx").status_code == 200


def test_it_comes_once_as_long_as_it_is_the_same(site: Site) -> None:
    visitor = site.stranger(**BROWSER)
    tag = visitor.get("/").headers["etag"]
    again = visitor.ask("GET", "/", headers={"If-None-Match": f'"other", W/{tag}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert again.headers["cache-control"] == "no-cache"
    assert visitor.ask("GET", "/", headers={"If-None-Match": '"other"'}).status_code == 200


def test_head_is_like_get_without_the_content(site: Site) -> None:
    for path in ("/", "/assets/index-a1b2.js", "/sw.js"):
        got, headed = (plain(site).ask(method, path) for method in ("GET", "HEAD"))
        assert got.headers == headed.headers
        assert int(headed.headers["content-length"]) == len(got.content)


# Its parts


@pytest.mark.parametrize(
    ("path", "media_type", "cache"),
    [
        ("/assets/index-a1b2.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/font-c3d4.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/icon-192.png", "image/png", "no-cache"),
    ],
)
def test_parts_have_their_types_and_are_kept_as_long_as_is_right(
    site: Site, path: str, media_type: str, cache: str
) -> None:
    answer = plain(site).get(path)
    assert (answer.status_code, answer.content) == (200, BUILT[path])
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (media_type, cache)
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_what_gets_smaller_is_sent_compressed_to_those_who_understand_it(site: Site) -> None:
    packed = site.stranger(**BROWSER).get("/assets/index-a1b2.js")
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT, 9)) < len(SCRIPT) / 5
    assert packed.content == SCRIPT
    unpacked = plain(site).get("/assets/index-a1b2.js")
    assert "content-encoding" not in unpacked.headers
    assert unpacked.headers["etag"] != packed.headers["etag"]
    assert "content-encoding" not in site.stranger(**BROWSER).get("/manifest.webmanifest").headers


@pytest.mark.parametrize(
    ("header", "accepts"),
    [
        ("", False),
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000, br", False),
        ("deflate, br", False),
        ("x-gzip", False),
        ("gzip;q=0.001", True),
        ("gzip;q=1.0", True),
    ],
)
def test_who_understands_compressed_content(header: str, accepts: bool) -> None:
    assert accepts_gzip(header) is accepts


def test_tags_are_compared_as_they_are_written() -> None:
    assert has_already('"a", "b"', '"b"')
    assert has_already('W/"b"', '"b"')
    assert has_already("*", '"b"')
    assert not has_already("", '"b"')
    assert not has_already("b", '"b"')


# What is not there


NOWHERE = (
    "/nothing",
    "/a/b/c",
    "/index.html",
    "/assets/",
    "/assets/nothing.js",
    "/assets/..%2Fapp.py",
    "/assets/index-a1b2.js/",
    "/%2e%2e/pyproject.toml",
    "/table/%3Cscript%3E",
    "/new/chess",
    "/rules/nothing",
)


@pytest.mark.parametrize("path", NOWHERE)
def test_where_nothing_is_programs_are_told_and_people_see_the_page(site: Site, path: str) -> None:
    told = site.stranger(Accept="*/*").get(path)
    assert (told.status_code, kind_of(told)) == (404, "not-found")
    shown = site.stranger(**BROWSER).get(path)
    assert (shown.status_code, shown.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "<script" not in shown.text


def test_the_interface_always_answers_programs(site: Site) -> None:
    for path in ("/api/nothing", "/api/tables/%22", "/api/games/chess/rules"):
        answer = site.stranger(**BROWSER).get(path)
        assert (answer.status_code, kind_of(answer)) == (404, "not-found")


# Where nothing was built


def test_a_notice_in_both_languages_says_that_nothing_was_built(site: Site) -> None:
    site.app.state.services = replace(site.services, page=Page({}))
    for address in ADDRESSES:
        answer = site.stranger(**BROWSER).get(address)
        assert answer.status_code == 200
        for said in ("./go web", "The page has not been built.", "La page n’a pas été construite."):
            assert said in answer.text
        for sign in ("<script", "<style", "style=", "/assets/"):
            assert sign not in answer.text
    assert not site.services.page.is_built
    assert site.stranger().get("/sw.js").status_code == 404


def test_the_page_is_read_from_its_folder(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for path, content in BUILT.items():
        (tmp_path / path[1:]).write_bytes(content)
    (tmp_path / ".stamp").write_text("for the build")
    found = page.read(tmp_path)
    assert found.is_built
    assert found.files.keys() == BUILT.keys() - {"/index.html"}
    assert not page.read(tmp_path / "nowhere").is_built


# The games, which the page asks for first


def test_what_is_the_same_for_everybody_is_compressed_and_asked_for_again(site: Site) -> None:
    for path in ("/api/games", "/api/games/aerion/actions", "/api/games/aerion/rules"):
        first = site.stranger(**BROWSER).get(path)
        assert (first.headers["content-encoding"], first.headers["cache-control"]) == ("gzip", "no-cache")
        assert int(first.headers["content-length"]) < len(first.content) / 3
        again = site.stranger(**BROWSER).ask("GET", path, headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304
        assert plain(site).get(path).content == first.content
