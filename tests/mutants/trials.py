"""Whether some test fails, or does not end, with a mutant in place.

A mutant in a function that has not run yet is planted in a fork of a session that has collected all tests, by
exchanging the function's code. Any other has a session of its own, which imports it.
"""

from __future__ import annotations

import gc
import resource
import signal
import sys
from collections.abc import Iterator
from functools import cache, partial
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import CodeType, FunctionType

import pytest

from .changes import Mutant
from .lines import Lines
from .sessions import BROKEN, Session, forked, runs
from .targets import Target

COLLECTING = 60
START, TIMES = 5, 5
"""A test does not end if it takes so many seconds of processor time, and so many times what it took under coverage."""
MEMORY = 6 << 30
"""What tests may take: a list that grows without end should not take all there is."""
SURVIVED, KILLED = 0, 1
NOT_PLANTED = 71
"""The exit code of a fork in which the code could not be exchanged."""


def is_killed(mutant: Mutant) -> bool:
    """Whether it is; raises RuntimeError if the tests could not be run."""
    code = NOT_PLANTED
    if not lines(mutant.target).run_at_import(mutant):
        pipe = server(mutant.target)
        pipe.send(mutant)
        code = pipe.recv()
    if code == NOT_PLANTED:
        code = forked(partial(try_imported, mutant))
    if code in (BROKEN, pytest.ExitCode.INTERNAL_ERROR):
        raise RuntimeError(f"the tests could not be run: {mutant}")
    return code != SURVIVED


@cache
def lines(target: Target) -> Lines:
    return Lines(target)


@cache
def server(target: Target) -> Connection:
    """A process that has collected the tests, and tries each mutant that it is sent in a fork."""
    context = get_context("fork")
    ours, theirs = context.Pipe()
    context.Process(target=serve, args=(target, theirs), daemon=True).start()
    theirs.close()
    return ours


def serve(target: Target, pipe: Connection) -> None:
    def ask(items: list[pytest.Item]) -> None:
        functions = [one for one in gc.get_objects() if isinstance(one, FunctionType)]
        gc.freeze()  # a fork that looks through all objects for garbage would copy them
        while True:
            pipe.send(forked(partial(try_exchanged, pipe.recv(), functions, items)))

    Session(target, ask).run()


def try_exchanged(mutant: Mutant, functions: list[FunctionType], items: list[pytest.Item]) -> int:
    if not exchange(mutant, functions):
        return NOT_PLANTED
    return KILLED if is_noticed(mutant, items) else SURVIVED


def exchange(mutant: Mutant, functions: list[FunctionType]) -> bool:
    """Gives those of these functions that the mutant changes their new code; tells whether there was one."""
    found = {(code.co_qualname, code.co_firstlineno): code for code in codes_in(mutant.code())}
    done = False
    for function in functions:
        if function.__module__ == mutant.name:
            old = function.__code__
            new = found.get((old.co_qualname, old.co_firstlineno), old)
            if new != old and new.co_freevars == old.co_freevars:
                function.__code__ = new
                done = True
    return done


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """The code of a module and of all functions in it."""
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from codes_in(part)


def try_imported(mutant: Mutant) -> int:
    def ask(items: list[pytest.Item]) -> None:
        if not isinstance(sys.modules[mutant.name].__loader__, MutantLoader):
            raise RuntimeError(f"{mutant.name} was imported too early")
        is_noticed(mutant, items)

    sys.stderr = sys.stdout  # which is lost, with what pytest says when nothing can be imported
    sys.meta_path.insert(0, MutantLoader(mutant))
    signal.setitimer(signal.ITIMER_PROF, COLLECTING)
    return Session(mutant.target, ask).run()


class MutantLoader(SourceFileLoader):
    """Finds the module of a mutant, and loads the mutant in its place."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.name, str(mutant.target.file(mutant.module)))
        self.mutant = mutant

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return spec_from_file_location(name, self.path, loader=self) if name == self.name else None

    def get_code(self, fullname: str) -> CodeType:
        return self.mutant.code()


def is_noticed(mutant: Mutant, items: list[pytest.Item]) -> bool:
    """Whether a test fails. A test that does not end ends this process."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    known = lines(mutant.target)
    for item, run in runs(known.worth_asking(items, mutant)):
        signal.setitimer(signal.ITIMER_PROF, START + TIMES * known.time_of(item))
        run()
        if item.session.testsfailed:
            return True
    return False
