"""What tests ask of a picture of a table."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

from aerodrome.kernel.drawing.scene import DrawnBoard, Either, Part, Piece, Rows, Scene

_ART = Path(__file__).parents[1] / "web/src/art"
_SVG = "{http://www.w3.org/2000/svg}"


def words_of(picture: str) -> str:
    """The words that stand in a picture."""
    return " | ".join("".join(element.itertext()) for element in ET.fromstring(picture).iter(f"{_SVG}text"))


def assert_everything_lies_inside(picture: str) -> None:
    """A picture is well formed, needs nothing else, and nothing reaches over its edge."""
    assert "href" not in picture
    assert "<script" not in picture
    root = ET.fromstring(picture)
    assert root.tag == f"{_SVG}svg"
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    for shape in (*root.findall(f"{_SVG}rect"), *root.findall(f"{_SVG}svg")):
        x, y = float(shape.get("x", "0")), float(shape.get("y", "0"))
        assert 0 <= x <= x + float(shape.attrib["width"]) <= width
        assert 0 <= y <= y + float(shape.attrib["height"]) <= height
    for text in root.findall(f"{_SVG}text"):
        assert 0 < float(text.attrib["x"]) < width
        assert 0 < float(text.attrib["y"]) <= height - 4


def assert_drawings_exist(scene: Scene) -> None:
    """Everything that a scene names a drawing for has one on the page."""
    found = {name for part in scene.parts for name in _drawings(part)} - {""}
    assert found
    assert {name for name in found if not (_ART / scene.game / f"{name}.svg").exists()} == set()


def _drawings(part: Part) -> set[str]:
    if isinstance(part, Either):
        return _drawings(part.full) | _drawings(part.brief)
    pieces: list[Piece] = []
    if isinstance(part, Rows):
        pieces = [piece for row in part.rows for piece in row.pieces]
    elif isinstance(part, DrawnBoard):
        pieces = [piece for space in part.spaces.values() for piece in (space.name, *space.pieces)]
    else:
        lines = [pane.line(at) for pane in part.panes for at in range(len(pane.lines))]
        return {pane.art for pane in part.panes} | {piece.art for line in lines for piece in line}
    return {piece.art for piece in pieces}
