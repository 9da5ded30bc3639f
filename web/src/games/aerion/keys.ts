import type { Desk, GameKey } from "../../table/desk.svelte.ts";
import type { Play } from "./play.svelte.ts";

const DICE = 6;

/** The keys that only Aerion has: numbers are dice, or the face that a Pixie turns a die to. */
export function gameKeys(play: Play, desk: Desk): ReadonlyMap<string, GameKey> {
  const keys = new Map<string, GameKey>();
  for (let number = 1; number <= DICE; number += 1) {
    keys.set(`${number}`, { press: () => play.number(number), help: "aerion-page-key-dice" });
  }
  keys.set("p", {
    press: () => {
      if (desk.choices.of("pixie").length > 0) play.takePixie();
    },
    help: "aerion-page-key-pixie",
  });
  return keys;
}
