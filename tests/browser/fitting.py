"""Whether everything on a table is in sight: nothing cut off by the window or by what holds it, nothing covered; and
whether a screen fits its window: no text clipped, no control covered for good, nothing that scrolls sideways."""

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


SHORTENED = ".timeline .told"
"""Where long texts end in dots: the log has the whole of them."""
LAID_OVER = "aside.guide, aside.log, [role=dialog]"
"""What lies over the table until it is closed or moved."""

MISFITS = """({ shortened, laidOver }) => {
    const SLACK = 3;
    const named = (element) => {
        const said = (element.ariaLabel ?? element.innerText ?? "").trim().replace(/\\s+/g, " ").slice(0, 50);
        return `${element.localName}.${element.classList[0] ?? ""} "${said}"`;
    };
    const front = [...document.querySelectorAll("dialog:modal, .veil + [role=dialog]")].at(-1) ?? document.body;
    const isSeen = (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest(".visually-hidden, [inert], [aria-hidden=true]");
    const found = [];
    const isPage = ({ clientWidth, clientHeight }) => clientWidth > innerWidth / 2 && clientHeight > innerHeight / 2;
    for (const holder of [document.documentElement, ...front.querySelectorAll("*")]) {
        const isWider = holder.scrollWidth > holder.clientWidth + 1 && isPage(holder);
        const isFixed = holder !== document.documentElement && !/auto|scroll/.test(getComputedStyle(holder).overflowX);
        if (isWider && !isFixed) found.push(`${named(holder)} scrolls sideways`);
    }

    // Whatever can be scrolled brings its text into sight; whatever only hides clips it.
    const isClipped = (box, element) => {
        let [across, down] = [true, true];
        for (let holder = element; holder && (across || down); holder = holder.parentElement) {
            const { overflowX, overflowY, display } = getComputedStyle(holder);
            if (display === "inline" || display === "contents") continue;
            const room = holder.getBoundingClientRect();
            if (room.width < 2 || room.height < 2) return false; // only to be read aloud
            const isBeside = box.left < room.left - SLACK || box.right > room.right + SLACK;
            const isBeyond = box.top < room.top - SLACK || box.bottom > room.bottom + SLACK;
            if (across && /hidden|clip/.test(overflowX) && isBeside) return true;
            if (down && /hidden|clip/.test(overflowY) && isBeyond) return true;
            across &&= !/auto|scroll/.test(overflowX);
            down &&= !/auto|scroll/.test(overflowY);
        }
        return across && (box.left < -SLACK || box.right > innerWidth + SLACK);
    };
    const texts = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
    const clipped = new Set();
    while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || /^(script|style|option|title)$/.test(element.localName)) continue;
        if (!isSeen(element) || element.closest(shortened)) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        if ([...range.getClientRects()].some((box) => box.width > 1 && isClipped(box, element))) clipped.add(element);
    }
    for (const element of clipped) found.push(`the text of ${named(element)} is clipped`);

    // A control under a bar that stays while the page scrolls is covered only where no scrolling brings it out.
    const over = (control) => {
        const { left, top, right, bottom } = control.getBoundingClientRect();
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const label = control.closest("label") ?? control.labels?.[0];
        const isFree =
            above &&
            (control.contains(above) || above.contains(control) || label?.contains(above) ||
                (above.closest(laidOver) && !control.closest(laidOver)));
        return isFree ? null : (above ?? document.documentElement);
    };
    for (const control of front.querySelectorAll("button, a[href], input, select, textarea, summary")) {
        const { width, height } = control.getBoundingClientRect();
        if (width < 2 || height < 2 || !isSeen(control) || getComputedStyle(control).pointerEvents === "none") continue;
        if (!over(control)) continue;
        const scrolled = [];
        for (let holder = control.parentElement; holder; holder = holder.parentElement)
            scrolled.push([holder, holder.scrollLeft, holder.scrollTop]);
        let above = null;
        for (const block of ["center", "start", "end"]) {
            control.scrollIntoView({ block, inline: "center", behavior: "instant" });
            above = over(control);
            if (!above) break;
        }
        if (above) found.push(`${named(control)} is covered by ${named(above)}`);
        for (const [holder, left, top] of scrolled) holder.scrollTo({ left, top, behavior: "instant" });
    }
    return found;
}"""


WIDEST_PHONE = 480
LEAST_LETTERS = 14
LEAST_TARGET = 40
"""What can be read and met by a finger on a phone, in pixels."""
SMALLER = {
    '[data-piece^="space/"]': "the spaces of a board lie as near as they do; it can be looked at closer",
    '[data-piece^="deck/"], [data-piece^="discard/"]': "piles beside their card, which is what is pressed",
    '[data-piece="route"]': "the route is as low as its cards, and is as wide as the screen",
    ".capacity": "capacities that stand in one row with nine others tell only what they are",
    ".visually-hidden": "only read aloud",
}
"""What may be smaller on a phone, and why."""
TOO_SMALL = """({ letters, target, smaller }) => {
    const named = (element) => {
        const said = (element.ariaLabel ?? element.innerText ?? "").trim().replace(/\\s+/g, " ").slice(0, 50);
        return `${element.localName}.${element.classList[0] ?? ""} "${said}"`;
    };
    const front = [...document.querySelectorAll("dialog:modal, .veil + [role=dialog]")].at(-1) ?? document.body;
    const isSeen = (element) => {
        const { width, height } = element.getBoundingClientRect();
        const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return isShown && width > 2 && height > 2 && !element.closest("[inert]") && !element.closest(smaller);
    };
    const found = [];
    const texts = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
    const small = new Set();
    while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || /^(script|style|option|title)$/.test(element.localName)) continue;
        if (element.closest("[aria-hidden=true]") && element.closest("svg.icon, symbol")) continue;
        const scale = element.getScreenCTM?.().a ?? 1;
        if (isSeen(element) && parseFloat(getComputedStyle(element).fontSize) * scale < letters - 0.1)
            small.add(element);
    }
    for (const element of small) found.push(`the text of ${named(element)} is small`);

    if (!matchMedia("(pointer: coarse)").matches) return found;
    // A link within a sentence is as high as its line.
    const isInSentence = (control) => control.localName === "a" && getComputedStyle(control).display === "inline";
    for (const control of front.querySelectorAll("button, a[href], input, select, textarea, summary")) {
        if (!isSeen(control) || isInSentence(control) || control.disabled) continue;
        const boxes = [control, control.closest("label"), ...(control.labels ?? [])].filter(Boolean);
        const reach = (side) => Math.max(...boxes.map((box) => box.getBoundingClientRect()[side]));
        const [width, height] = [reach("width"), reach("height")];
        if (Math.min(width, height) < target - 0.5)
            found.push(`${named(control)} is small: ${Math.round(width)} x ${Math.round(height)}`);
    }
    return found;
}"""


def misfits(person: Person) -> list[str]:
    """What does not fit the screen in front of somebody, wherever it is scrolled to; on a phone also what is small."""
    found: list[str] = person.page.evaluate(MISFITS, {"shortened": SHORTENED, "laidOver": LAID_OVER})
    size = person.page.viewport_size
    if size is not None and min(size["width"], size["height"]) <= WIDEST_PHONE:
        limits = {"letters": LEAST_LETTERS, "target": LEAST_TARGET, "smaller": ", ".join(SMALLER)}
        found += person.page.evaluate(TOO_SMALL, limits)
    return found
