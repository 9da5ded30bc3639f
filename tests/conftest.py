"""What all tests share: the engine that is meant to be tested, and repeatable examples."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

from aerodrome.games.aerion import rules

# Checks that several games share explain their failures as those in test modules do.
pytest.register_assert_rewrite("tests.rulebook_maps", "tests.rule_texts", "tests.rule_coverage")

TESTS = Path(__file__).parent
ENGINES = ("compiled", "interpreted")
# What these look at is words, pictures and data, which no engine changes: once is enough.
ONCE = (
    "test_catalogue.py",
    "test_catalogue_refusals.py",
    "test_celestia_sentences.py",
    "test_docs.py",
    "test_drawing.py",
    "test_errors.py",
    "test_etherium.py",
    "test_etherium_sentences.py",
    "test_every_rule_has_a_test.py",
    "test_options.py",
    "test_progress.py",
    "test_rulebook_map.py",
    "test_rules.py",
    "test_sentences.py",
    "test_texts.py",
    "test_types.py",
)

# So it is with these, which play whole matches: they run where that is quick.
COMPILED = ("bench", "cli", "client", "lab", "server")

# The same examples in every run; HYPOTHESIS_PROFILE=explore looks for new ones.
settings.register_profile("same", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


def engine() -> str:
    """The engine that was loaded."""
    return "interpreted" if rules.__file__.endswith(".py") else "compiled"


def pytest_configure() -> None:
    wanted = os.environ.get("AERODROME_ENGINE")
    if wanted is None:
        return
    if wanted not in ENGINES:
        raise pytest.UsageError(f"AERODROME_ENGINE is {wanted!r}; it must be one of {', '.join(ENGINES)}.")
    if wanted != engine():
        raise pytest.UsageError(f"The {wanted} engine is to be tested, but {rules.__file__} is the {engine()} one.")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0]
        if item.path.name in ONCE and folder != "server":
            item.add_marker(pytest.mark.once)
        elif folder in COMPILED:
            item.add_marker(pytest.mark.compiled)
