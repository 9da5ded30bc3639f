import type { GameKey } from "../../table/desk.svelte.ts";
import { FACES } from "./cards.ts";
import type { Play } from "./play.svelte.ts";

/** The keys that only Celestia Duo has: a number for each symbol, on dice and on cards. */
export function gameKeys(play: Play): ReadonlyMap<string, GameKey> {
  const keys = new Map<string, GameKey>();
  FACES.forEach((_, at) => {
    keys.set(`${at + 1}`, { press: () => play.number(at + 1), help: "celestia-page-key-symbols" });
  });
  return keys;
}
