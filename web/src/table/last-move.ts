import type { Desk } from "./desk.svelte.ts";

/** The sentence of what somebody else did last; none once this player has decided, or while the past is shown. */
export function lastMove(desk: Desk): string {
  if (desk.isBehind || desk.replay || desk.isOver) return "";
  const last = desk.seat.steps.findLast((step) => step.isOwn || step.told.length > 0);
  return last && !last.isOwn ? desk.named(last.told[0] ?? "") : "";
}
