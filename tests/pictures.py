"""What tests ask of a picture of a table."""

from __future__ import annotations

from xml.etree import ElementTree as ET

_SVG = "{http://www.w3.org/2000/svg}"


def words_of(picture: str) -> str:
    """The words that stand in a picture."""
    return " | ".join(element.text or "" for element in ET.fromstring(picture).iter(f"{_SVG}text"))


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
