/** What a cut of less than this is nobody sees, in pixels. */
const HAIR = 1;

/**
 * What the scroll containers between a place and the table cut off of it, as a clip path; undefined when nothing is
 * left. The pieces lie above those containers, not in them.
 */
export function clippedBy(place: HTMLElement, table: HTMLElement): string | undefined {
  const whole = place.getBoundingClientRect();
  let { left, top, right, bottom } = whole;
  for (let box = place.parentElement; box && box !== table; box = box.parentElement) {
    if (getComputedStyle(box).overflow === "visible") continue;
    const edge = box.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  if (right - left < HAIR || bottom - top < HAIR) return undefined;
  const cut = [top - whole.top, whole.right - right, whole.bottom - bottom, left - whole.left];
  return cut.some((side) => side > HAIR) ? `inset(${cut.map((side) => `${side.toFixed(1)}px`).join(" ")})` : "";
}

/**
 * Whether the middle of a place can be seen: on the screen, and with nothing else of the table above it. The places of
 * one whole, such as a hand, may lie on one another.
 */
export function isInSight(place: HTMLElement, table: HTMLElement): boolean {
  const top = topAt(place.getBoundingClientRect(), table);
  const whole = place.closest("[data-whole]") ?? place;
  return top !== undefined && (top.contains(place) || whole.contains(top));
}

/** What of a table is seen in the middle of a box; undefined where that is not on the screen. */
export function topAt({ x, y, width, height }: DOMRectInit, table: HTMLElement): Element | undefined {
  const [across, down] = [(x ?? 0) + (width ?? 0) / 2, (y ?? 0) + (height ?? 0) / 2];
  return document.elementsFromPoint(across, down).find((element) => table.contains(element));
}
