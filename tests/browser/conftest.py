"""A browser and a server for the tests of this folder, and people for each of them."""

from __future__ import annotations

from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import People, launch
from tests.server.process import ServerProcess

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report


# It ends with this folder's tests: while it lives, no other test of the process could run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = tmp_path_factory.mktemp("browser") / "tables.db"
    with ServerProcess(f"sqlite:///{database}") as server:
        yield server


def company(request: pytest.FixtureRequest, browser: Browser, url: str) -> Iterator[People]:
    """People who are sent home in the end, and asked whether anything went wrong."""
    people = People(browser, url)
    yield people
    if request.node.stash.get(FAILED, False):
        people.picture(request.node.name.replace("/", "-"))
    problems = people.problems()
    people.leave()
    assert problems == []


@pytest.fixture
def people(request: pytest.FixtureRequest, browser: Browser, server: ServerProcess) -> Iterator[People]:
    yield from company(request, browser, server.url)
