import type { Desk } from "./desk.svelte.ts";

/**
 * The sentence about the last move of another player, unless the prompt says it too; none once this player has
 * decided, or while the past is shown.
 */
export function lastMove(desk: Desk): string {
  if (desk.isBehind || desk.replay || desk.isOver) return "";
  const last = desk.seat.steps.findLast((step) => step.isOwn || step.told.length > 0);
  if (!last || last.isOwn) return "";
  const said = desk.named(last.told[0] ?? "");
  const isSaid = desk.prompt.toLowerCase().includes(said.replace(/[.!]$/, "").toLowerCase());
  return isSaid ? "" : said;
}
