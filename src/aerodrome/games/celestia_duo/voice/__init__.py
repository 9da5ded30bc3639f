"""What Celestia Duo says."""

from __future__ import annotations

from collections.abc import Sequence

from aerodrome.games.celestia_duo.cards import PIRATE_NAMES
from aerodrome.games.celestia_duo.catalogue import Catalogue
from aerodrome.games.celestia_duo.errors import TEXTS
from aerodrome.games.celestia_duo.view import own_view
from aerodrome.games.celestia_duo.voice.sentences import Speaker
from aerodrome.kernel import Action, Event, View
from aerodrome.kernel.options import Option
from aerodrome.kernel.voice import Voice


class CelestiaDuoVoice(Voice):
    """Celestia Duo in sentences."""

    def __init__(self, facts: Catalogue) -> None:
        super().__init__(TEXTS, "celestia-duo")
        self._facts = facts

    def speaker(self, lang: str) -> Speaker:
        return Speaker(self._facts, lang)

    def prompt(self, view: View, lang: str = "en") -> str:
        return self.speaker(lang).prompt(own_view(view))

    def say_action(self, action: Action, view: View, lang: str = "en") -> str:
        return self.speaker(lang).action(action, own_view(view))

    def tell(self, events: Sequence[Event], view: View, lang: str = "en") -> list[str]:
        return self.speaker(lang).tell(events, own_view(view))

    def say_value(self, option: Option, value: int | str, lang: str = "en") -> str:
        if option.name == "pirate" and value in PIRATE_NAMES:
            return self.speaker(lang).pirate(str(value))
        return super().say_value(option, value, lang)

    def help_on_value(self, option: Option, value: int | str, lang: str = "en") -> str | None:
        if option.name == "pirate" and value in PIRATE_NAMES:
            return self.speaker(lang).describe_pirate(str(value))
        return super().help_on_value(option, value, lang)
