"""The actions of Celestia Duo by name."""

from __future__ import annotations

from aerodrome.kernel import Vocabulary

from .chapters import CHAPTERS

VOCABULARY = Vocabulary(CHAPTERS.verbs)
