// Where the places and the pictures of a table are, and what lies above them. `fans` are zones whose cards overlap.
(fans) => {
    const main = document.querySelector("main");
    const layer = main.querySelector(".layer");
    const table = layer?.parentElement ?? main;
    const front = [...document.querySelectorAll("dialog[open]")].at(-1) ?? main;
    const isVisible = (element) => element.checkVisibility({ visibilityProperty: true });
    const boxOf = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
    };
    const opacityOf = (element) => {
        let opacity = 1;
        for (let one = element; one && one !== table; one = one.parentElement)
            opacity *= Number(getComputedStyle(one).opacity);
        return opacity;
    };
    const isCut = (element) => {
        // Whether a container cuts its middle off: then somebody has to scroll to see it.
        const [x, y, width, height] = boxOf(element);
        const [across, down] = [x + width / 2, y + height / 2];
        for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
            if (getComputedStyle(box).overflow === "visible") continue;
            const edge = box.getBoundingClientRect();
            if (across < edge.left || across > edge.right || down < edge.top || down > edge.bottom) return true;
        }
        return false;
    };
    const nameOf = (element) => `${element.localName}.${element.getAttribute("class") ?? ""}`.trim();
    const isStuck = (element, beside) => {
        for (let one = element; one && !one.contains(beside); one = one.parentElement)
            if (["sticky", "fixed"].includes(getComputedStyle(one).position)) return true;
        return false;
    };

    // Places of the layer's pieces: an element can be the place of several.
    const elements = [...table.querySelectorAll("[data-holds]")];
    const places = elements.flatMap((element) =>
        element.dataset.holds.split(" ").map((held) => {
            const [zone, index] = held.split("#");
            const [, , width, height] = boxOf(element);
            const isShown = isVisible(element) && width > 0 && height > 0 && opacityOf(element) > 0.5;
            return { element, zone, index: Number(index), isShown, box: boxOf(element) };
        }),
    );

    // The pieces that are seen. They let everything through, so for once they are made to be hit.
    const seen = layer ? [...layer.querySelectorAll(".piece")].filter((one) => isVisible(one) && opacityOf(one) > 0.05) : [];
    for (const one of seen) one.style.pointerEvents = "auto";
    const before = main.scrollTop;
    const coverOf = (piece, place) => {
        if (!place) return null;
        const [left, top, width, height] = boxOf(piece);
        const isFan = fans.some((fan) => piece.dataset.zone.startsWith(fan));
        const parts = isFan ? [[0.08, 0.5]] : [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]];
        const above = parts.map(([across, down]) => {
            const hit = document.elementFromPoint(left + across * width, top + down * height);
            const other = hit?.closest(".piece");
            // Several cards can share a place: then one lies on the next.
            const isShared = other && boxOf(other).every((side, at) => Math.abs(side - boxOf(piece)[at]) < 1);
            return !hit || isShared || piece.contains(hit) || place.contains(hit) ? null : hit;
        });
        return above.find((one) => one !== null) ?? null;
    };
    const pieces = seen.map((piece) => {
        const zone = piece.dataset.zone;
        const index = Number(piece.dataset.index);
        const there = places.filter((place) => place.zone === zone && place.isShown);
        const place = (there.find((one) => one.index === index) ?? there.at(-1))?.element;
        let cover = coverOf(piece, place);
        // What lies below a bar can be scrolled out from under it.
        for (const block of ["start", "end"]) {
            if (!cover || front !== main) break;
            piece.scrollIntoView({ block });
            cover = coverOf(piece, place);
        }
        main.scrollTop = before;
        return { zone, index, face: piece.dataset.face, box: boxOf(piece), cover: front === main && cover ? nameOf(cover) : null };
    });
    for (const one of seen) one.style.pointerEvents = "";

    // Places that show their pictures themselves: inside, of some size, with nothing above.
    const pictures = [];
    for (const place of front.querySelectorAll("[data-piece]")) {
        if (!isVisible(place) || isCut(place) || opacityOf(place) < 0.5) continue;
        const [x, y, width, height] = boxOf(place);
        const name = place.dataset.piece;
        if (x < -1 || x + width > innerWidth + 1) pictures.push(`${name} is cut off by the edge of the screen`);
        for (const art of place.querySelectorAll("svg")) {
            if (!isVisible(art) || !art.querySelector("use, path, circle, rect, ellipse")) continue;
            const [left, top, wide, high] = boxOf(art);
            if (wide < 4 || high < 4) pictures.push(`${name} has a picture of ${wide} by ${high}`);
            const out = Math.max(x - left, y - top, left + wide - x - width, top + high - y - height);
            if (out > Math.max(12, width / 4)) pictures.push(`a picture of ${name} is ${Math.round(out)} outside of it`);
        }
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        if (!hit || place.contains(hit) || hit.contains(place) || isStuck(hit, place)) continue;
        if (front !== main && !front.contains(hit)) continue;
        if (hit.closest("[role=dialog], dialog, .veil")) continue;
        pictures.push(`${name} is covered by ${nameOf(hit)}`);
    }

    // Units on a board: the feet of each lie within its space.
    const units = [...main.querySelectorAll("[data-unit]")].filter(isVisible).map((unit) => {
        const [left, top, width, height] = boxOf(unit);
        const place = main.querySelector(`[data-piece="space/${unit.dataset.space}"]`);
        const [x, y, wide, high] = place ? boxOf(place) : [0, 0, 0, 0];
        const [across, down] = [left + width / 2 - x - wide / 2, top + height * 0.74 - y - high / 2];
        const isOnSpace = Math.abs(across) < Math.max(wide, width * 3) / 1.5 && Math.abs(down) < Math.max(high, height);
        return { unit: unit.dataset.unit, space: unit.dataset.space, isOnSpace, off: [across, down].map(Math.round) };
    });
    const plain = places.map(({ zone, index, isShown, box }) => ({ zone, index, isShown, box }));
    return { places: plain, pieces, pictures, units };
}
