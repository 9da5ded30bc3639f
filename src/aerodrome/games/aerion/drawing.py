"""Aerion's table in plain text and as a picture."""

from __future__ import annotations

from aerodrome.kernel import Texts

from .view import AerionView


def draw(view: AerionView, texts: Texts, lang: str) -> str:
    return str(view)


def svg(view: AerionView, texts: Texts, lang: str) -> str:
    return "<svg xmlns='http://www.w3.org/2000/svg'/>"
