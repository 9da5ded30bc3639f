import { prefs } from "../../prefs.svelte.ts";

/** The most pixels to scroll further for what would be nice to see. */
const NEAR = 40;

/**
 * Brings a part of the table into sight, from its first element to its last, above what may cover the lower edge. It
 * scrolls no further than is needed; where not all of it fits, its beginning is seen. With something beyond it, as on a
 * phone, it does not stop in the middle of a row above, and goes on to that where it is near: at the cost of one row at
 * most, and never of the one right above the part.
 */
export function bringIntoSight(
  first: HTMLElement,
  last: HTMLElement,
  cover: HTMLElement,
  beyond?: Element | null,
): void {
  const main = first.closest("main");
  if (!main) return;
  const origin = main.getBoundingClientRect().top - main.scrollTop;
  const { position, bottom } = getComputedStyle(cover);
  const covered = position === "sticky" && bottom !== "auto" ? cover.offsetHeight : 0;
  const scrollFor = (element: Element): number =>
    element.getBoundingClientRect().bottom - origin - (main.clientHeight - covered);
  const most = Math.max(0, first.getBoundingClientRect().top - origin);
  let top = Math.max(0, Math.min(scrollFor(last), most));
  if (beyond) {
    const rows = rowsOf(main, origin);
    const whole = (from: number): number => Math.min(most, ...rows.filter((row) => row >= from));
    top = whole(top);
    const [further, next] = [scrollFor(beyond), rows.find((row) => row > top) ?? 0];
    if (further > top && further <= Math.min(top + NEAR, next, rows.at(-2) ?? 0)) top = whole(further);
  }
  if (Math.abs(top - main.scrollTop) > 1) main.scrollTo({ top, behavior: prefs.duration > 0 ? "smooth" : "instant" });
}

/** Where rows begin: what lies above one can be scrolled away as a whole. */
function rowsOf(main: HTMLElement, origin: number): number[] {
  const rows = main.querySelectorAll<HTMLElement>("[data-row]");
  return [0, ...Array.from(rows, (row) => row.getBoundingClientRect().top - origin)];
}
