import { Refusal } from "../net/problem.ts";
import { prefs } from "../prefs.svelte.ts";
import type { WindowInfo } from "../protocol.ts";
import type { Desk } from "./desk.svelte.ts";

/**
 * The countdown of a window, as the person in front of this device sees it.
 *
 * It is the server's. Only while the table still tells what happened before does this device ask for time, and counts
 * down itself once the table is there: players who want to be asked get the whole time. What the seat holds makes no
 * difference to any of this.
 */
export class Countdown {
  #desk: Desk;
  /** The window in which this device has asked for time by itself, and whether a person has asked in it too. */
  #waitsIn = $state<number | null>(null);
  #pressedIn = $state<number | null>(null);
  /** When the countdown of this device is over. */
  #own = $state<number | null>(null);
  #timer: number | undefined;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** The window that is shown; none while the table is behind, or where several people share the device. */
  readonly window: (WindowInfo & { heard: number }) | null = $derived.by(() => {
    const { seat, seats, isBehind, isOver, replay } = this.#desk;
    return seats.length > 1 || isBehind || isOver || replay ? null : seat.window;
  });

  /** Whether the viewer has not passed yet. */
  readonly isMine: boolean = $derived.by(() => {
    const { seat } = this.#desk;
    const at = seat.window?.seats.indexOf(seat.seat) ?? -1;
    return at >= 0 && at >= this.#turn;
  });

  /** The seats asked before the viewer. */
  readonly before: readonly number[] = $derived.by(() => {
    const { seat } = this.#desk;
    const seats = seat.window?.seats ?? [];
    return seats.slice(Math.max(this.#turn, 0), Math.max(seats.indexOf(seat.seat), 0));
  });

  /** The seats that may still play, once the viewer has passed or where the viewer looks on. */
  readonly left: readonly number[] = $derived.by(() => {
    const { seat } = this.#desk;
    return (seat.window?.seats ?? []).slice(Math.max(this.#turn, 0)).filter((at) => at !== seat.seat);
  });

  /** How far round the window has come. */
  get #turn(): number {
    const { view, window } = this.#desk.seat;
    return window && view ? window.seats.indexOf(view.actors[0] ?? -1) : -1;
  }

  /** When the time is up, as `performance.now` counts; null when this seat has all the time it needs. */
  readonly ends: number | null = $derived.by(() => {
    const { window } = this;
    if (!window) return null;
    if (this.#own !== null) return this.#own;
    return window.more === true ? null : window.heard + window.left * 1000;
  });

  /** Whether this seat passes as soon as its turn comes. */
  readonly isReleased: boolean = $derived.by(() => this.window?.more === false);

  /** Ask for time as long as the table is behind, and count down when it is there; an effect calls it. */
  follow(): (() => void) | undefined {
    const { seat, seats, isBehind, replay } = this.#desk;
    const asked = seat.window;
    if (!asked || seats.length > 1 || replay || !this.isMine || !seat.wished.includes(asked.kind ?? "")) return;
    if (this.#waitsIn !== asked.number) {
      if (asked.more !== null || !(prefs.unhurried || (isBehind && !document.hidden))) return;
      this.#waitsIn = asked.number;
      this.#own = null;
      void this.#press(true);
    } else if (!isBehind && !prefs.unhurried && asked.more === true && this.#pressedIn !== asked.number) {
      this.#own ??= performance.now() + asked.seconds * 1000;
      this.#timer = window.setTimeout(() => this.#giveUp(), this.#own - performance.now());
      return () => clearTimeout(this.#timer);
    }
    return;
  }

  /** The page went to the background: nobody is there for whom the others should wait. */
  leave(): void {
    const number = this.#desk.seat.window?.number;
    if (number !== undefined && number === this.#waitsIn && number !== this.#pressedIn && !prefs.unhurried) {
      this.#giveUp();
    }
  }

  /** Somebody presses for more time. */
  async more(): Promise<void> {
    this.#pressedIn = this.#desk.seat.window?.number ?? null;
    this.#own = null;
    await this.#press(true);
  }

  /** Somebody who is asked later needs no time. */
  async pass(): Promise<void> {
    this.#own = null;
    await this.#press(false);
  }

  #giveUp(): void {
    this.#own = null;
    void this.#press(false);
  }

  async #press(more: boolean): Promise<void> {
    try {
      await this.#desk.seat.takeTime(more);
    } catch (error) {
      // The window was closed meanwhile.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
