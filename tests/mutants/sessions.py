"""Sessions of pytest in forked processes, which need not load pytest and its plugins again."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.metadata import entry_points
from itertools import zip_longest

import pytest

from .targets import ROOT, Target

PLUGINS_ARE_LOADED = "ignore::pytest.PytestAssertRewriteWarning"
OPTIONS = ("-q", "--capture=sys", "-p", "no:cacheprovider", "-p", "no:cov", "-W", PLUGINS_ARE_LOADED)
BROKEN = 70
"""The exit code of a process that met an error of this tool; pytest has others."""


def load_plugins() -> None:
    """Loads pytest's plugins, so that every fork has them."""
    for plugin in entry_points(group="pytest11"):
        plugin.load()


def forked(work: Callable[[], int]) -> int:
    """The exit code of this work in a process of its own; below 0, the signal that ended it."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        code = BROKEN
        try:
            code = work()
        except BaseException:
            traceback.print_exc(file=sys.__stderr__)
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


class Session:
    """A session of pytest that collects a game's tests and leaves it to `ask` which of them are run."""

    def __init__(self, target: Target, ask: Callable[[list[pytest.Item]], None]) -> None:
        self.target = target
        self.ask = ask
        self.failed: list[str] = []
        """Tests that failed, and files that could not be collected."""

    def run(self) -> int:
        """The exit code of pytest. What it prints is lost."""
        os.chdir(ROOT)
        os.environ["AERODROME_ENGINE"] = "interpreted"
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return pytest.main([*OPTIONS, *self.target.tests()], plugins=[self])

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.target.asks(item.path.name, item.name)]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not self.failed:
            self.ask(session.items)
        return True


def runs(items: Sequence[pytest.Item]) -> Iterator[tuple[pytest.Item, Callable[[], object]]]:
    """These tests in this order, with what runs them."""
    for item, following in zip_longest(items, items[1:]):
        yield item, partial(item.config.hook.pytest_runtest_protocol, item=item, nextitem=following)
