"""Messages in English and French, read from Fluent files; the page reads the same files."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from .errors import BadInput

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")


class Texts:
    """The messages of one or several folders, each with one file for each language."""

    def __init__(self, folders: Iterable[Traversable]) -> None:
        self._folders = tuple(folders)

    def say(self, lang: str, key: str, **values: str | int) -> str:
        """The message in a language, with its variables filled in. A missing message or variable is an error."""
        bundle = self._bundle(lang)
        if not bundle.has_message(key):
            raise BadInput(f"There is no message {key!r} in language {lang!r}.")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise BadInput(f"The message {key!r} in language {lang!r} is empty.")
        said, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise BadInput(f"The message {key!r} in language {lang!r} cannot be filled in: {errors[0]}.")
        return str(said)

    def has(self, lang: str, key: str) -> bool:
        return bool(self._bundle(lang).has_message(key))

    def _bundle(self, lang: str) -> FluentBundle:
        if lang not in LANGUAGES:
            raise BadInput(f"There is no language {lang!r}; choose one of {', '.join(LANGUAGES)}.")
        return self._bundles[lang]

    @cached_property
    def _bundles(self) -> dict[str, FluentBundle]:
        # Fluent takes a tenth of a second to load, and simulations never say a word.
        from fluent.runtime import FluentBundle, FluentResource

        bundles = {}
        for lang in LANGUAGES:
            bundle = FluentBundle([lang], use_isolating=False)
            for folder in self._folders:
                bundle.add_resource(FluentResource(folder.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")))
            bundles[lang] = bundle
        return bundles
