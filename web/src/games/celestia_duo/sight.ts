import { prefs } from "../../prefs.svelte.ts";

/** Brings a part of the table into sight, above what may cover the lower edge; scrolls no further than is needed. */
export function bringIntoSight(part: HTMLElement, cover: HTMLElement): void {
  const main = part.closest("main");
  if (!main) return;
  const origin = main.getBoundingClientRect().top - main.scrollTop;
  const { top, bottom } = part.getBoundingClientRect();
  const covered = getComputedStyle(cover).position === "sticky" ? cover.offsetHeight : 0;
  const needed = bottom - origin - (main.clientHeight - covered);
  const wanted = Math.max(0, Math.min(needed, top - origin));
  main.scrollTo({ top: wanted, behavior: prefs.duration > 0 ? "smooth" : "instant" });
}
