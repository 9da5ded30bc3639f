import type { Aids } from "../protocol.ts";

/** Who looks along a replay, and how far that seat had been told at the moment that is shown. */
export interface Standpoint {
  seat: number;
  version: number;
}

/** What a seat had to decide with at a version; throws a Refusal. */
export type AidsFetch = (standpoint: Standpoint) => Promise<Aids | null>;

/** Moments that follow each other faster are passed over: a slider is being dragged. */
const PASSING = 200;

const keyOf = ({ seat, version }: Standpoint): string => `${seat} ${version}`;

/** What helps to decide at the moments of a replay: each is asked for when it is shown, and kept. */
export class ReplayAids {
  /** For the moment that is shown; null until the server has answered. */
  shown = $state.raw<Aids | null>(null);
  readonly #known = new Map<string, Aids | null>();
  readonly #fetching = new Set<string>();
  readonly #fetch: AidsFetch;
  #wanted: string | null = null;
  #shownAt = -Infinity;
  #timer: number | undefined;

  constructor(fetch: AidsFetch) {
    this.#fetch = fetch;
  }

  /** Show a moment; the one that will probably be shown after it is asked for too. */
  show(moment: Standpoint, next: Standpoint | null): void {
    const now = performance.now();
    const isPassing = now - this.#shownAt < PASSING;
    this.#shownAt = now;
    this.#wanted = keyOf(moment);
    this.shown = this.#known.get(this.#wanted) ?? null;
    clearTimeout(this.#timer);
    const ask = (): void => {
      for (const one of next ? [moment, next] : [moment]) void this.#ask(one);
    };
    if (isPassing) this.#timer = window.setTimeout(ask, PASSING);
    else ask();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
  }

  async #ask(standpoint: Standpoint): Promise<void> {
    const key = keyOf(standpoint);
    if (this.#known.has(key) || this.#fetching.has(key)) return;
    this.#fetching.add(key);
    try {
      const aids = await this.#fetch(standpoint);
      this.#known.set(key, aids);
      if (this.#wanted === key) this.shown = aids;
    } catch {
      // A replay is good to look at without them; they are asked for again when the moment is shown again.
    } finally {
      this.#fetching.delete(key);
    }
  }
}
