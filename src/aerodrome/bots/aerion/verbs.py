"""The verbs of expansions that a bot names. This module is compiled."""

from __future__ import annotations

from typing import Final

from aerodrome.kernel.chapters import AnyVerb, Chapters

NO_VERB: Final[AnyVerb] = AnyVerb()  # in place of one that is not in the box; its ids are not legal


class Verbs:
    """The verbs of the chapters that a match is played with, by name."""

    def __init__(self, chapters: Chapters | None) -> None:
        known: dict[str, AnyVerb] = {}
        if chapters is not None:
            for verb in chapters.verbs:
                known[verb.name] = verb
        self.take: AnyVerb = known.get("take", NO_VERB)
        self.embark: AnyVerb = known.get("embark", NO_VERB)
        self.embark_reserve: AnyVerb = known.get("embark-reserve", NO_VERB)
        self.research: AnyVerb = known.get("research", NO_VERB)
        self.turn: AnyVerb = known.get("turn", NO_VERB)
        self.secure: AnyVerb = known.get("secure", NO_VERB)
        self.replace: AnyVerb = known.get("replace", NO_VERB)
        self.demolish: AnyVerb = known.get("demolish", NO_VERB)
        self.strike: AnyVerb = known.get("strike", NO_VERB)
        self.hire: AnyVerb = known.get("hire", NO_VERB)
        self.pay: AnyVerb = known.get("pay", NO_VERB)
        self.build_pier: AnyVerb = known.get("build-pier", NO_VERB)
        self.hatch: AnyVerb = known.get("hatch", NO_VERB)
        self.lay: AnyVerb = known.get("lay", NO_VERB)
        self.lay_none: AnyVerb = known.get("lay-none", NO_VERB)
        self.save_shell: AnyVerb = known.get("save-shell", NO_VERB)
        self.give_up: AnyVerb = known.get("give-up", NO_VERB)
        self.hunt: AnyVerb = known.get("hunt", NO_VERB)
        self.seize: AnyVerb = known.get("seize", NO_VERB)
        self.leave_lair: AnyVerb = known.get("leave-lair", NO_VERB)


NO_VERBS: Final = Verbs(None)
_KNOWN: Final[dict[Chapters, Verbs]] = {}


def verbs_of(chapters: Chapters) -> Verbs:
    found = _KNOWN.get(chapters)
    if found is None:
        found = Verbs(chapters)
        _KNOWN[chapters] = found
    return found
