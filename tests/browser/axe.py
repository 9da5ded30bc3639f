"""axe, which looks for what keeps people with disabilities out."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.browser.people import ROOT, Person

FILE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def source() -> str:
    assert FILE.exists(), "axe is not installed: run ./go web."
    return FILE.read_text(encoding="utf-8")


def violations(person: Person) -> list[str]:
    """What axe finds on the screen in front of somebody, whose browser must not mind the page's policy on scripts."""
    person.page.evaluate(f"() => {{ if (!window.axe) {{ {source()} }} }}")
    found: list[dict[str, Any]] = person.page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']} ({one['impact']}): {node['target']} {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
    ]
