import type { Desk, GameKey } from "../../table/desk.svelte.ts";
import type { Zoom } from "./board/zoom.svelte.ts";
import type { Reference } from "./reference/reference.svelte.ts";
import type { Program } from "./plan/program.svelte.ts";
import { ASKED, type Telling } from "./resolve/telling.svelte.ts";

/** What has a button below the board, in the order of the buttons. */
export const PRESSED = [
  "collect",
  "upgrade",
  "connect",
  "cards",
  "capacity",
  "booster",
  "etherise",
  "take",
  "pay",
  "pass",
];
const NUMBERS = 9;

/** The keys that only Etherium has. */
export function gameKeys(
  desk: Desk,
  zoom: Zoom,
  program: Program,
  { pace }: Telling,
  reference: Reference,
): ReadonlyMap<string, GameKey> {
  const keys = new Map<string, GameKey>([
    ["+", { press: () => zoom.nearer(), help: "etherium-page-key-nearer" }],
    ["-", { press: () => zoom.farther(), help: "etherium-page-key-farther" }],
    ["c", { press: () => zoom.centre(), help: "etherium-page-key-centre" }],
    ["h", { press: () => reference.open(), help: "etherium-page-key-reference" }],
    [
      "d",
      { press: () => (program.isReady ? program.reopen() : void program.commit()), help: "etherium-page-key-ready" },
    ],
    ["a", { press: () => program.repeat(), help: "etherium-page-key-repeat" }],
    ["p", { press: () => void desk.choose(desk.choices.of("pass")[0]), help: "etherium-page-key-pass" }],
    ["k", { press: () => (pace.isPlaying ? pace.pause() : pace.play()), help: "etherium-page-key-pause" }],
    ["n", { press: () => pace.step(), help: "etherium-page-key-step" }],
    ["v", { press: () => void pace.lookAgain(), help: "etherium-page-key-again" }],
  ]);
  for (let number = 1; number <= NUMBERS; number += 1) {
    keys.set(`${number}`, { press: () => void decide(desk, number), help: "etherium-page-key-number" });
  }
  return keys;
}

/** Press the button with this number, counted from the first of those below the board. */
async function decide(desk: Desk, number: number): Promise<void> {
  await desk.choose(desk.choices.of(...PRESSED, ...ASKED)[number - 1]);
}
