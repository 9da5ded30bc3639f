import { prefs } from "../prefs.svelte.ts";
import { dialogs } from "../shell/parts/dialogs.svelte.ts";
import type { Choice, Choices } from "./choices.ts";
import type { Desk } from "./desk.svelte.ts";
import type { Seat } from "./seat.svelte.ts";

/** Which of the choices leaves a player none: a game says so. */
export type Obvious = (choices: Choices) => Choice | undefined;

/**
 * Carries out what leaves no choice, for the seat in front.
 *
 * A player who takes something back gets to the last decision of their own, and nothing is carried out for them until
 * they have decided again: otherwise what was taken back would come back at once.
 */
export class Automatic {
  #desk: Desk;
  #held = $state.raw<ReadonlySet<Seat>>(new Set());
  /** How many decisions were carried out for a seat since its player decided. */
  #inARow = new Map<Seat, number>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** What is to be carried out now. */
  readonly next: Choice | undefined = $derived.by(() => {
    const { asked, automatic, choices } = this.#desk;
    if (!automatic || !prefs.automatic || choices.all.length === 0 || this.#held.has(asked)) return undefined;
    return this.#isPresent && asked.window === null ? automatic(choices) : undefined;
  });

  /** Whether the player sees the table as it is now, and nothing else asks for attention. */
  get #isPresent(): boolean {
    const { asked, blows, pointed, rulesAt, sheet } = this.#desk;
    const isReading = (pointed !== null && !pointed.inPassing) || sheet !== null || rulesAt !== null;
    if (isReading || dialogs.open > 0 || blows.isTelling) return false;
    return asked.isConnected && !asked.isBusy;
  }

  /** Carry out what is due when what moves has come to rest; an effect calls it. */
  follow(): (() => void) | undefined {
    const { next } = this;
    if (!next) return;
    const { asked } = this.#desk;
    const timer = setTimeout(() => void this.#carryOut(asked, next), prefs.duration);
    return () => clearTimeout(timer);
  }

  async #carryOut(seat: Seat, choice: Choice): Promise<void> {
    const isDone = await this.#desk.carryOut(choice);
    if (isDone) this.#inARow.set(seat, (this.#inARow.get(seat) ?? 0) + 1);
    else this.#hold(seat);
  }

  /** The player of a seat has decided something. */
  decided(seat: Seat): void {
    this.#inARow.delete(seat);
    this.#held = new Set([...this.#held].filter((one) => one !== seat));
  }

  /** The player of a seat takes something back: how many decisions to the last one of their own. */
  takeBack(seat: Seat): number {
    const count = (this.#inARow.get(seat) ?? 0) + 1;
    this.#inARow.delete(seat);
    this.#hold(seat);
    return count;
  }

  #hold(seat: Seat): void {
    this.#held = new Set([...this.#held, seat]);
  }
}
