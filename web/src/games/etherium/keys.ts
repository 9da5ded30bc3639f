import type { GameKey } from "../../table/desk.svelte.ts";
import type { Zoom } from "./board/zoom.svelte.ts";
import type { Reference } from "./reference/reference.svelte.ts";
import type { Program } from "./plan/program.svelte.ts";

/** The keys that only Etherium has: nearer, farther, the whole board, the reference, and the word "ready". */
export function gameKeys(zoom: Zoom, program: Program, reference: Reference): ReadonlyMap<string, GameKey> {
  return new Map<string, GameKey>([
    ["+", { press: () => zoom.nearer(), help: "etherium-page-key-nearer" }],
    ["-", { press: () => zoom.farther(), help: "etherium-page-key-farther" }],
    ["c", { press: () => zoom.centre(), help: "etherium-page-key-centre" }],
    ["h", { press: () => reference.open(), help: "etherium-page-key-reference" }],
    ["d", { press: () => void program.commit(), help: "etherium-page-key-ready" }],
  ]);
}
