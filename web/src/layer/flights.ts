import type { Box } from "./anchors.ts";

/** One end of a piece's way: where it is, whether the piece itself is shown there, and whether that can be seen. */
export interface FlightEnd {
  box: Box;
  isShown: boolean;
  isInSight: boolean;
}

/** How a piece is seen to get where it belongs; null when it just lies there. */
export type Motion = "fly" | "appear" | "vanish" | "vanish-at-start" | null;

/** A piece flies only between ends that are in sight, of which it is shown at one at least. */
export function motionOf(start: FlightEnd | undefined, end: FlightEnd, isLeaving: boolean, wasSeen: boolean): Motion {
  const isThere = start !== undefined && isNear(start.box, end.box);
  if (start?.isInSight && end.isInSight && (start.isShown || end.isShown) && !isThere) return "fly";
  if (isLeaving) return wasSeen ? "vanish" : null;
  if (start?.isInSight && start.isShown && !end.isInSight) return "vanish-at-start";
  return end.isShown && end.isInSight && !isThere ? "appear" : null;
}

function isNear(one: Box, other: Box): boolean {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) + Math.abs(one.width - other.width) < 1.5;
}
