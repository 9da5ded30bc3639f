"""What Celestia Duo says."""

from __future__ import annotations

from aerodrome.kernel.options import Option
from aerodrome.kernel.voice import SpokenVoice

from ..cards import PIRATE_NAMES
from .sentences import Speaker


class CelestiaDuoVoice(SpokenVoice[Speaker]):
    """Celestia Duo in sentences. Pirates are named by the catalogue."""

    def say_value(self, option: Option, value: int | str, lang: str = "en") -> str:
        if option.name == "pirate" and value in PIRATE_NAMES:
            return self.speaker(lang).pirate(str(value))
        return super().say_value(option, value, lang)

    def help_on_value(self, option: Option, value: int | str, lang: str = "en") -> str | None:
        if option.name == "pirate" and value in PIRATE_NAMES:
            return self.speaker(lang).describe_pirate(str(value))
        return super().help_on_value(option, value, lang)
