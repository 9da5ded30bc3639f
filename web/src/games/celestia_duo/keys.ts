import type { Choice, Choices } from "../../table/choices.ts";
import type { Desk, GameKey } from "../../table/desk.svelte.ts";
import { FACES } from "./cards.ts";
import type { Play } from "./play.svelte.ts";

/** The letters of the main actions: each does what it is called as long as that can be done. */
const LETTERS: Readonly<Record<string, { help: string; find: (choices: Choices, play: Play) => Choice | undefined }>> =
  {
    f: { help: "celestia-page-key-fly", find: (choices) => choices.find("continue") },
    s: { help: "celestia-page-key-stop", find: (choices) => choices.find("stop") },
    k: { help: "celestia-page-key-smoke", find: (_, play) => play.reroll },
    v: { help: "celestia-page-key-validate", find: (choices) => choices.find("validate") },
    y: { help: "celestia-page-key-you", find: (choices) => named(choices, "captain") },
    p: { help: "celestia-page-key-partner", find: (choices) => named(choices, "partner") },
    c: { help: "celestia-page-key-cannot", find: (choices) => choices.find("cannot") },
    e: { help: "celestia-page-key-ready", find: (choices) => choices.find("ready") },
    x: { help: "celestia-page-key-pass", find: (choices) => choices.find("pass") ?? choices.find("done") },
  };

/** The keys that only Celestia Duo has: a number for each symbol, on dice and on cards, and letters. */
export function gameKeys(desk: Desk, play: Play): ReadonlyMap<string, GameKey> {
  const keys = new Map<string, GameKey>();
  FACES.forEach((_, at) => {
    keys.set(`${at + 1}`, { press: () => play.number(at + 1), help: "celestia-page-key-symbols" });
  });
  for (const [key, { help, find }] of Object.entries(LETTERS)) {
    keys.set(key, { press: () => void desk.choose(find(desk.choices, play)), help });
  }
  return keys;
}

/** Only the Captain says who begins or takes first. */
const named = (choices: Choices, player: "captain" | "partner"): Choice | undefined =>
  choices.find("start", { player }) ?? choices.find("first", { player }) ?? choices.find("victim", { player });
