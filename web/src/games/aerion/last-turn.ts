import type { Step } from "../../table/seat.svelte.ts";
import { endsInNewTurn } from "../../table/turns.ts";

/** What only leads to something: everybody sees the dice and the Display. */
const IN_PASSING = new Set(["rolled", "rerolled", "revealed", "replenished", "turn-began"]);

/** What a seat did in its last turn that is told, in sentences: its cards, Pixies, Books and Ships. */
export function lastTurnOf(steps: readonly Pick<Step, "events" | "told">[], seat: number): readonly string[] {
  let [playing, told, last]: [number | null, string[], readonly string[]] = [null, [], []];
  for (const { events, told: said } of steps) {
    const next = events.find((event) => event.type === "turn-began");
    const own = next && endsInNewTurn(events) ? said.slice(0, -1) : said;
    if (events.some((event) => !IN_PASSING.has(event.type))) told.push(...own);
    if (!next) continue;
    if (playing === seat) last = told;
    [playing, told] = [next.seat, []];
  }
  return playing === seat && told.length > 0 ? told : last;
}
