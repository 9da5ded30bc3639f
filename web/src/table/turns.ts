import type { View } from "../protocol.ts";

/** Which turn of the match it is, counted from 1; in Etherium, which season. */
export function turnOf(view: View): number {
  return view.game === "etherium" ? view.season_number : view.turn;
}
