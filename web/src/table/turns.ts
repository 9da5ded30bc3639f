import type { Happening, View } from "../protocol.ts";

/** Which turn of the match it is, counted from 1; in Etherium, which season. */
export function turnOf(view: View): number {
  return view.game === "etherium" ? view.season_number : view.turn;
}

/** Whether a new turn begins with the last sentence about a decision: nothing is told after it. */
export function endsInNewTurn(events: readonly Happening[]): boolean {
  return events.some((event) => event.type === "turn-began" || (event.type === "counted" && event.counter === "turn"));
}
