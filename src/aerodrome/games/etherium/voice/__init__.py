"""What Etherium says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aerodrome.games.etherium.catalogue import Catalogue
from aerodrome.games.etherium.errors import TEXTS
from aerodrome.games.etherium.view import own_view
from aerodrome.games.etherium.voice.menu_lines import MenuLines
from aerodrome.games.etherium.voice.sentences import Speaker
from aerodrome.kernel import Action, Event, View
from aerodrome.kernel.voice import Voice


class EtheriumVoice(Voice):
    """Etherium in sentences."""

    def __init__(self, facts: Catalogue) -> None:
        super().__init__(TEXTS, "etherium")
        self._facts = facts

    def speaker(self, lang: str) -> Speaker:
        return Speaker(self._facts, lang)

    def prompt(self, view: View, lang: str = "en") -> str:
        return self.speaker(lang).prompt(own_view(view))

    def say_action(self, action: Action, view: View, lang: str = "en") -> str:
        return self.say_actions((action,), view, lang)[0]

    def say_actions(self, actions: Iterable[Action], view: View, lang: str = "en") -> tuple[str, ...]:
        lines = MenuLines(self.speaker(lang), own_view(view))
        return tuple(lines.line(action) for action in actions)

    def tell(self, events: Sequence[Event], view: View, lang: str = "en") -> list[str]:
        return self.speaker(lang).tell(events, own_view(view))
