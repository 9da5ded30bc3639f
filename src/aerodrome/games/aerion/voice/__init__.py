"""What Aerion says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from aerodrome.games.aerion.catalogue import Catalogue
from aerodrome.games.aerion.components import Components
from aerodrome.games.aerion.view import own_view
from aerodrome.games.aerion.voice.sentences import Speaker
from aerodrome.games.aerion.voice.story import tell
from aerodrome.kernel import Action, Event, View
from aerodrome.kernel.voice import Voice


class AerionVoice(Voice):
    """Aerion in sentences."""

    def __init__(self, components: Components, facts: Catalogue) -> None:
        super().__init__(components.texts, "aerion")
        # One for each language: it remembers what it has said before.
        self.speaker = cache(lambda lang: Speaker(components, lang, facts.combinations))

    def prompt(self, view: View, lang: str = "en") -> str:
        return self.speaker(lang).prompt(own_view(view))

    def say_action(self, action: Action, view: View, lang: str = "en") -> str:
        return self.speaker(lang).action(action, own_view(view))

    def say_actions(self, actions: Iterable[Action], view: View, lang: str = "en") -> tuple[str, ...]:
        return self.speaker(lang).actions(actions, own_view(view))

    def tell(self, events: Sequence[Event], view: View, lang: str = "en") -> list[str]:
        speaker, seats = self.speaker(lang), own_view(view).seats
        told = (tell(speaker, event, seats) for event in events)
        return [sentence for sentence in told if sentence is not None]
