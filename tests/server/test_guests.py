"""Guests: a cookie, a name, a colour, and a recovery code."""

from __future__ import annotations

import base64
import re
import time
import unicodedata
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.protocol import Refused
from aerodrome.server.guests import COLOURS, digest, new_code
from aerodrome.server.keys import COOKIE, Keys
from aerodrome.server.names import MOST_CHARACTERS, clean_name
from aerodrome.server.settings import UNLIMITED, Limits, Rate, Settings
from tests.server.site import Site, Visitor

# Names


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("  Ann ", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("Élise Plessis", "Élise Plessis"),
        ("Łukasz-Ö'Neil", "Łukasz-Ö'Neil"),
        ("李小龙", "李小龙"),
        ("नमस्ते", "नमस्ते"),
        ("שלום", "שלום"),
        ("🛩 ace", "🛩 ace"),
        ("<b>Bob</b>", "<b>Bob</b>"),
        ("7", "7"),
    ],
)
def test_a_name_is_kept_as_people_write_it(given_name: str, kept: str) -> None:
    assert clean_name(given_name) == kept


@pytest.mark.parametrize(
    "name",
    [
        "a\u202eb",
        "a\u2066b",
        "\u200bAnn",
        "An\u200dn",
        "A\ufeffn",
        "A\nn",
        "A\tn",
        "A\x00n",
        "A\x1b[31m",
        "A\u00adn",
        "\u3164",
        "\u2800",
        "\u0301Ann",
        "A" + "\u0335" * 4,
        "A\u2028n",
        "\ue000",
        "\ud800",
    ],
)
def test_a_name_cannot_disturb_what_stands_around_it(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert (refused.value.kind, refused.value.key) == ("bad-input", "server-error-name")


@pytest.mark.parametrize("name", ["", "   ", "\u3000", "x" * 33])
def test_a_name_has_one_to_thirty_two_characters(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.key == "server-error-name-length"
    assert "1 to 32 characters" in refused.value.text()
    assert clean_name("x" * 32) == "x" * 32


@given(st.text(max_size=40))
def test_whatever_is_kept_is_printable_short_and_stays_as_it_is(name: str) -> None:
    try:
        kept = clean_name(name)
    except Refused:
        return
    assert 1 <= len(kept) <= MOST_CHARACTERS
    assert kept.isprintable()
    assert not {unicodedata.category(letter) for letter in kept} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert clean_name(kept) == kept


# Recovery codes


def test_a_code_is_five_groups_of_five_without_letters_that_look_like_digits() -> None:
    codes = {new_code() for _ in range(50)}
    assert len(codes) == 50
    for code in codes:
        assert re.fullmatch("(?:[0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}", code)


def test_a_code_may_be_typed_carelessly() -> None:
    assert digest("01234-56789-ABCDE-FGHJK-MNPQR") == digest(" oi234 56789 abcde fghjk mnpqr ")
    assert digest("01234-56789-ABCDE-FGHJK-MNPQR") == digest("OL23456789ABCDEFGHJKMNPQR")
    assert digest("01234-56789-ABCDE-FGHJK-MNPQR") != digest("01234-56789-ABCDE-FGHJK-MNPQS")
    assert re.fullmatch("[0-9a-f]{64}", digest("\ud800"))


# Over HTTP


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(Settings(database=str(tmp_path / "a.db"), limits=UNLIMITED)) as opened:
        yield opened


def test_a_stranger_becomes_a_guest_by_asking_who_they_are(site: Site) -> None:
    visitor = site.stranger()
    answer = visitor.get("/api/guest")
    assert answer.status_code == 200
    assert answer.json() == {"name": None, "colour": answer.json()["colour"], "has_recovery_code": False}
    assert answer.json()["colour"] in COLOURS
    cookie = SimpleCookie(answer.headers["set-cookie"])[COOKIE]
    assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "lax", "/")
    assert cookie["max-age"] == str(365 * 24 * 3600)
    assert not cookie["secure"]
    assert visitor.get("/api/guest").json() == answer.json()
    assert "set-cookie" not in visitor.get("/api/guest").headers


def test_the_cookie_is_secure_over_https(site: Site) -> None:
    answer = site.stranger(scheme="https").get("/api/guest")
    assert SimpleCookie(answer.headers["set-cookie"])[COOKIE]["secure"] is True


def test_nothing_else_makes_a_guest(site: Site) -> None:
    visitor = site.stranger()
    for method, path in (
        ("PATCH", "/api/guest"),
        ("POST", "/api/guest/recovery-code"),
        ("GET", "/api/guest/tables"),
        ("GET", "/api/guest/statistics"),
        ("POST", "/api/tables"),
    ):
        answer = visitor.ask(method, path, json={})
        assert (answer.status_code, answer.json()["key"]) == (403, "server-error-no-guest"), path
        assert "set-cookie" not in answer.headers


def test_a_cookie_that_was_not_made_here_names_nobody(site: Site) -> None:
    known = site.guest("Ann")
    real = known.client.cookies[COOKIE]
    changed = real[:-8] + ("A" if real[-8] != "A" else "B") + real[-7:]
    for forged in (Keys(b"another key").cookie("x"), changed, "x" * 5000, "é", ""):
        visitor = site.stranger(Cookie=f"{COOKIE}={forged}")
        assert visitor.get("/api/guest/tables").status_code == 403
    fresh = site.stranger(Cookie=f"{COOKIE}={Keys(b'another key').cookie('x')}").get("/api/guest")
    assert fresh.json()["name"] is None
    assert COOKIE in fresh.headers["set-cookie"]


def test_a_guest_changes_name_and_colour_and_what_is_left_out_stays(site: Site) -> None:
    visitor = site.guest()
    assert visitor.patch("/api/guest", {"name": " Ann "}).json()["name"] == "Ann"
    assert visitor.patch("/api/guest", {"colour": "plum"}).json() == {
        "name": "Ann",
        "colour": "plum",
        "has_recovery_code": False,
    }
    assert visitor.patch("/api/guest", {}).json()["name"] == "Ann"
    refused = visitor.patch("/api/guest", {"name": "\u202eAnn", "colour": "teal"})
    assert (refused.status_code, refused.json()["kind"]) == (422, "bad-input")
    assert visitor.get("/api/guest").json()["colour"] == "plum"
    assert visitor.patch("/api/guest", {"colour": "#ff0000"}).status_code == 400


def test_a_recovery_code_makes_another_device_the_same_guest(site: Site) -> None:
    first = site.guest("Ann")
    code = first.post("/api/guest/recovery-code").json()["code"]
    assert first.get("/api/guest").json()["has_recovery_code"] is True
    second = site.guest("Bob")
    answer = second.post("/api/guest/recover", {"code": code.lower().replace("-", " ")})
    assert (answer.status_code, answer.json()["name"]) == (200, "Ann")
    assert second.get("/api/guest").json()["name"] == "Ann"
    first.patch("/api/guest", {"name": "Anna"})
    assert second.get("/api/guest").json()["name"] == "Anna"


def test_a_new_code_replaces_the_one_before(site: Site) -> None:
    first = site.guest("Ann")
    old, new = (first.post("/api/guest/recovery-code").json()["code"] for _ in range(2))
    refused = site.stranger().post("/api/guest/recover", {"code": old})
    assert (refused.status_code, refused.json()["key"]) == (403, "server-error-recovery-code")
    assert "set-cookie" not in refused.headers
    assert site.stranger().post("/api/guest/recover", {"code": new}).json()["name"] == "Ann"


def test_the_code_itself_is_not_kept(site: Site, tmp_path: Path) -> None:
    code = site.guest().post("/api/guest/recovery-code").json()["code"]
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert digest(code).encode() in kept
    assert code.encode() not in kept
    assert code.replace("-", "").encode() not in kept


def test_codes_can_be_tried_a_few_times_only(tmp_path: Path) -> None:
    limits = Limits(recoveries_per_address=Rate(3, 1 / 3600))
    with Site(Settings(database=str(tmp_path / "a.db"), limits=limits)) as site:
        answers = [site.stranger().post("/api/guest/recover", {"code": "x"}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [403, 403, 403, 429]
        assert answers[-1].json()["kind"] == "too-many"
        assert 3000 < int(answers[-1].headers["retry-after"]) <= 3600
        elsewhere = site.stranger(address="192.168.1.8").post("/api/guest/recover", {"code": "x"})
        assert elsewhere.status_code == 403


# Sessions


def same_guest(site: Site) -> tuple[Visitor, Visitor, str]:
    """Two devices of one guest, and the code that brought the second one there."""
    first, second = site.guest("Ann"), site.stranger()
    code = first.post("/api/guest/recovery-code").json()["code"]
    assert second.post("/api/guest/recover", {"code": code}).json()["name"] == "Ann"
    return first, second, code


def test_a_guest_can_end_all_other_devices(site: Site) -> None:
    first, second, code = same_guest(site)
    stolen = second.client.cookies[COOKIE]
    answer = first.post("/api/guest/end-other-devices")
    assert (answer.status_code, answer.json()["name"]) == (200, "Ann")
    assert first.get("/api/guest/tables").status_code == 200
    for thief in (second, site.stranger(Cookie=f"{COOKIE}={stolen}")):
        assert thief.get("/api/guest/tables").status_code == 403
    assert site.stranger(Cookie=f"{COOKIE}={stolen}").get("/api/guest").json()["name"] is None
    # The code still leads to the guest, until a new one replaces it.
    assert site.stranger().post("/api/guest/recover", {"code": code}).json()["name"] == "Ann"


def test_a_cookie_ends_after_a_year_and_is_renewed_by_those_who_come(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = site.guest("Ann")
    first = visitor.client.cookies[COOKIE]
    now, days = time.time, 24 * 3600

    def later(count: int) -> None:
        monkeypatch.setattr("itsdangerous.timed.time.time", lambda: now() + count * days)

    later(20)
    assert "set-cookie" not in visitor.get("/api/guest").headers
    later(40)
    assert COOKIE in visitor.get("/api/guest").headers["set-cookie"]
    later(370)
    assert visitor.get("/api/guest/tables").status_code == 200
    assert site.stranger(Cookie=f"{COOKIE}={first}").get("/api/guest/tables").status_code == 403


def test_a_stolen_cookie_is_worth_nothing_after_a_year(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    stolen, now = site.guest("Ann").client.cookies[COOKIE], time.time
    thief = site.stranger(Cookie=f"{COOKIE}={stolen}")
    assert thief.get("/api/guest/tables").status_code == 200
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: now() + 370 * 24 * 3600)
    assert thief.get("/api/guest/tables").status_code == 403


def test_cookies_are_signed_with_sha_256() -> None:
    signature = Keys(b"k" * 32).cookie("x").rpartition(".")[2]
    assert len(base64.urlsafe_b64decode(signature + "=")) == 32
