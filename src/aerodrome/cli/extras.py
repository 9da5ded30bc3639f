"""The extras of the distribution, `aerodrome[play]` and `aerodrome[server]`, for a command that finds one missing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, requires


def extra_for(words: Sequence[str], missing: ModuleNotFoundError) -> str | None:
    """The extra that a command line needs; None where what is missing is in none of them."""
    try:
        listed = requires("aerodrome") or []
    except PackageNotFoundError:
        return None
    names = (re.match(r"[\w.-]+", one) for one in listed if "extra ==" in one)
    modules = {name[0].replace("-", "_") for name in names if name}
    if (missing.name or "").partition(".")[0] not in modules - {"aerodrome"}:
        return None
    return "server" if words and words[0] in ("serve", "close-outdated") else "play"
