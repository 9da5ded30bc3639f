import { prefs } from "../../prefs.svelte.ts";

/**
 * Brings a part of the table into sight, from its first element to its last, above what may cover the lower edge. It
 * scrolls no further than is needed; where not all of it fits, its beginning is seen.
 */
export function bringIntoSight(first: HTMLElement, last: HTMLElement, cover: HTMLElement): void {
  const main = first.closest("main");
  if (!main) return;
  const origin = main.getBoundingClientRect().top - main.scrollTop;
  const { position, bottom } = getComputedStyle(cover);
  const covered = position === "sticky" && bottom !== "auto" ? cover.offsetHeight : 0;
  const needed = last.getBoundingClientRect().bottom - origin - (main.clientHeight - covered);
  const most = first.getBoundingClientRect().top - origin;
  const top = Math.max(0, Math.min(needed, most));
  if (Math.abs(top - main.scrollTop) > 1) main.scrollTo({ top, behavior: prefs.duration > 0 ? "smooth" : "instant" });
}
