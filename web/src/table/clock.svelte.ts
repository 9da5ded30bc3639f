import type { Desk } from "./desk.svelte.ts";

const SECOND = 1000;

/** The turn clock of a table, as this device counts it down; the server tells what is left. */
export class TurnClock {
  #left = $state<number | null>(null);

  /** The seconds left for those who must decide now; null without a clock. */
  get left(): number | null {
    return this.#left;
  }

  /** Follow the clock of a table until the answer is called. */
  follow(desk: Desk): () => void {
    const { table } = desk;
    const told = table?.status === "playing" ? (table.clock_left ?? null) : null;
    this.#left = told;
    if (told === null) return () => undefined;
    const heard = performance.now();
    const timer = setInterval(() => {
      this.#left = Math.max(0, told - (performance.now() - heard) / SECOND);
    }, SECOND);
    return () => clearInterval(timer);
  }
}
