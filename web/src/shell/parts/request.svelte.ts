import { Refusal } from "../../net/problem.ts";

/** Something asked of the server: what it answered, or why it did not. */
export class Asked<A> {
  answer = $state.raw<A | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  #ask: () => Promise<A>;
  #latest = 0;

  constructor(ask: () => Promise<A>) {
    this.#ask = ask;
  }

  /** Asks, again if need be. What was answered before stays until there is something newer. */
  async ask(): Promise<void> {
    const number = ++this.#latest;
    try {
      const answer = await this.#ask();
      if (number !== this.#latest) return;
      this.answer = answer;
      this.refusal = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (number === this.#latest) this.refusal = error;
    }
  }
}

/**
 * Asks as soon as the component is there, and anew whenever something changes that the question depends on: the
 * language always does.
 */
export function asked<A>(ask: () => Promise<A>): Asked<A> {
  const made = new Asked(ask);
  $effect(() => void made.ask());
  return made;
}
