"""The drawings, as the page can use them: a sprite is made of all of a set, and one bad file would spoil the others."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ART = Path(__file__).resolve().parents[2] / "web" / "src" / "art"
DRAWINGS = sorted(ART.glob("*/*.svg"))
SVG = "{http://www.w3.org/2000/svg}"
FORBIDDEN = frozenset(("style", "text", "script", "image", "filter", "foreignObject"))


def test_there_are_drawings() -> None:
    assert {path.parent.name for path in DRAWINGS} >= {"aerion", "table"}


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_drawing_is_one_svg_of_shapes_with_names_of_its_own(path: Path) -> None:
    root = ET.parse(path).getroot()
    assert root.tag == f"{SVG}svg"
    assert len(root.attrib["viewBox"].split()) == 4
    parts = list(root.iter())
    assert not {part.tag.removeprefix(SVG) for part in parts} & FORBIDDEN
    assert not [part for part in parts if "style" in part.attrib]
    named = [part.attrib["id"] for part in parts if "id" in part.attrib]
    assert [name for name in named if not name.startswith(path.stem)] == []
