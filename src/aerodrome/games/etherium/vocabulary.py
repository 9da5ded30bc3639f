"""The actions of Etherium by name, in the order of their ids. Seats count from 1 in a notation."""

from __future__ import annotations

from aerodrome.kernel import Vocabulary

from .chapters import CHAPTERS

VOCABULARY = Vocabulary(CHAPTERS.verbs)
