import type { Ended, TableEvent, Moved, Rolled } from "../protocol.ts";

/**
 * What tables show alike in every game, whatever an event is called: things that move, dice that roll. A game's own
 * events have these fields where they mean that.
 */

/** Whether something went from one zone to another. */
export const isMove = (event: TableEvent): event is TableEvent & Omit<Moved, "type"> =>
  "source" in event && "target" in event && "card" in event;

/** Whether dice were rolled, or turned. */
export const isRoll = (event: TableEvent): event is TableEvent & Omit<Rolled, "type"> =>
  "dice" in event && "kept" in event;

export const isEnd = (event: TableEvent): event is Ended => event.type === "ended";
