"""Whether everything on a table is in sight: nothing cut off by the window or by what holds it, nothing covered."""

from __future__ import annotations

from collections.abc import Sequence

from tests.browser.people import Person

THINGS = "button, input, select, section, article, .panel, [role=group], table"
SCROLLED = (".log ol", ".side .part", ".timeline .list", ".talking", "main .window")
"""What is meant to be scrolled: what lies in it may be out of sight."""

CUT_OFF = """({ things, scrolled }) => {
    const SLACK = 2;
    const EDGE = 4;
    const named = (element) => {
        const said = (element.ariaLabel ?? element.innerText ?? "").trim().replace(/\\s+/g, " ").slice(0, 50);
        return `${element.localName}.${element.classList[0] ?? ""} "${said}"`;
    };
    const clips = (element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflow);
    const found = [];
    for (const element of document.querySelectorAll(things)) {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        const isHere = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!isHere || width < 2 || height < 2 || element.closest(".visually-hidden")) continue;
        if (scrolled.some((selector) => element.closest(selector))) continue;
        const rooms = [new DOMRect(0, 0, innerWidth, innerHeight)];
        for (let holder = element.parentElement; holder; holder = holder.parentElement)
            if (clips(holder)) rooms.push(holder.getBoundingClientRect());
        const isCut = rooms.some(
            (room) =>
                left < room.left - SLACK || right > room.right + SLACK ||
                top < room.top - SLACK || bottom > room.bottom + SLACK,
        );
        if (isCut) {
            found.push(`${named(element)} is cut off`);
        } else if (element.matches("button, li")) {
            const x = (left + right) / 2;
            const points = [[x, (top + bottom) / 2], [x, bottom - EDGE]];
            const over = points.map((point) => document.elementFromPoint(...point))
                .find((above) => !above || !(element.contains(above) || above.contains(element)));
            if (over !== undefined) found.push(`${named(element)} is covered by ${over ? named(over) : "nothing"}`);
        }
    }
    return found;
}"""


def cut_off(person: Person, things: str = THINGS, scrolled: Sequence[str] = SCROLLED) -> list[str]:
    """What cannot be seen whole, or lies under something else."""
    found: list[str] = person.page.evaluate(CUT_OFF, {"things": things, "scrolled": list(scrolled)})
    return found
