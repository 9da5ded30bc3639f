import type { GamePage, TableEvent, View } from "../protocol.ts";

/** Which turn of the match it is, or whatever the game counts instead; null where it counts nothing. */
export function turnOf(view: View, game: GamePage): number | null {
  const turn: unknown = Object.entries(view).find(([name]) => name === game.turn)?.[1];
  return typeof turn === "number" ? turn : null;
}

/** Whether a new turn begins with the last sentence about a decision: nothing is told after it. */
export function endsInNewTurn(events: readonly TableEvent[]): boolean {
  return events.some((event) => event.type === "turn-began");
}
