import { Refusal } from "../../net/problem.ts";

/** A request to the server: its answer, or why there is none. */
export class ServerRequest<A> {
  answer = $state.raw<A | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  #ask: () => Promise<A>;
  #latest = 0;

  constructor(ask: () => Promise<A>) {
    this.#ask = ask;
  }

  /** Sends the request, again if need be. The last answer stays until there is a newer one. */
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
 * Sends a request when the component mounts, and again whenever something it depends on changes: the
 * language always does.
 */
export function useRequest<A>(ask: () => Promise<A>): ServerRequest<A> {
  const made = new ServerRequest(ask);
  $effect(() => void made.ask());
  return made;
}
