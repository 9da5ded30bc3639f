"""What all tests share: the engine that is meant to be tested, and repeatable examples."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

from aerodrome.games.aerion import table

# Checks that several games share explain their failures as those in test modules do.
pytest.register_assert_rewrite("tests.rulebook_maps", "tests.rule_texts", "tests.rule_coverage")

TESTS = Path(__file__).parent
ENGINES = ("compiled", "interpreted")
# What these look at is words, pictures and data, which no engine changes: once is enough.
ONCE = (
    "test_art.py",
    "test_catalogue.py",
    "test_catalogue_refusals.py",
    "test_docs.py",
    "test_drawing.py",
    "test_errors.py",
    "test_every_rule_has_a_test.py",
    "test_numbers.py",
    "test_options.py",
    "test_progress.py",
    "test_rulebook_map.py",
    "test_rules.py",
    "test_texts.py",
    "test_types.py",
    "test_words.py",
)

# So it is with these, which play whole matches: they run where that is quick.
COMPILED = ("bench", "bots", "cli", "client", "lab", "server")
# Hostile and impossible positions by the thousand, and aids worked out from views: not what differs between engines.
COMPILED_FILES = (
    "test_aids.py",
    "test_aids_conflict.py",
    "test_example_expansion.py",
    "test_position_expansions.py",
    "test_position_flagship.py",
    "test_position_hellkite.py",
    "test_position_hourglasses.py",
    "test_position_piers.py",
    "test_position_stone_clouds.py",
)

# A page that does not answer is noticed sooner than a match that takes long to play.
SECONDS_IN_THE_BROWSER = 120

# The same examples in every run; HYPOTHESIS_PROFILE=explore looks for new ones.
settings.register_profile("same", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


def engine() -> str:
    """The engine that was loaded."""
    return "interpreted" if table.__file__.endswith(".py") else "compiled"


def pytest_configure() -> None:
    wanted = os.environ.get("AERODROME_ENGINE")
    if wanted is None:
        return
    if wanted not in ENGINES:
        raise pytest.UsageError(f"AERODROME_ENGINE is {wanted!r}; it must be one of {', '.join(ENGINES)}.")
    if wanted != engine():
        raise pytest.UsageError(f"The {wanted} engine is to be tested, but {table.__file__} is the {engine()} one.")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0]
        if folder == "browser":
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.timeout(SECONDS_IN_THE_BROWSER))
        elif folder in COMPILED or item.path.name in COMPILED_FILES:
            item.add_marker(pytest.mark.compiled)
        elif item.path.name in ONCE:
            item.add_marker(pytest.mark.once)
