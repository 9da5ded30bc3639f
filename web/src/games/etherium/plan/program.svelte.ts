import type { EtheriumForecast, EtheriumPlayer } from "../../../protocol.ts";
import type { Choice } from "../../../table/choices.ts";
import type { Desk } from "../../../table/desk.svelte.ts";
import { aidsOf, isProgramming, mineOf, viewOf } from "../view.ts";

/**
 * The own program while it is laid. The table takes the last token as the word "ready", and gives back all tokens or
 * none. Here the last one waits for a press, and a single token can be taken back: the others are laid again.
 */
export class Program {
  /** The slot of the last token, as long as nobody has said that the program is ready. */
  held = $state<string | null>(null);
  /** The program wanted, while tokens are taken back and laid again. */
  #wanted = $state.raw<readonly string[] | null>(null);
  #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  readonly mine: EtheriumPlayer | null = $derived.by(() => {
    const view = viewOf(this.#desk);
    return (view && isProgramming(view) && !this.#desk.replay && mineOf(view)) || null;
  });
  readonly total: number = $derived.by(() => this.mine?.action_tokens ?? 0);
  readonly isReady: boolean = $derived.by(() => this.mine?.ready === true);
  readonly isBusy: boolean = $derived.by(() => this.#wanted !== null || this.#desk.seat.isBusy);

  /** The slots of the tokens in order, the one that waits included. */
  readonly slots: readonly string[] = $derived.by(() => {
    if (!this.mine) return [];
    return this.#wanted ?? [...this.mine.plan, ...(this.held === null ? [] : [this.held])];
  });
  readonly isComplete: boolean = $derived.by(() => this.mine !== null && this.slots.length === this.total);
  readonly mayLay: boolean = $derived.by(() => this.mine !== null && !this.isReady && !this.isComplete);
  readonly mayTakeBack: boolean = $derived.by(
    () => this.slots.length > 0 && (this.held !== null || this.#desk.seat.whyNotWithdraw === null),
  );

  /** What each token would do as things stand, as far as the table has told. */
  readonly forecasts: readonly EtheriumForecast[] = $derived.by(() => {
    const aids = aidsOf(this.#desk);
    if (!this.mine || !aids) return [];
    const last = this.held === null ? undefined : aids.free.find((one) => one.slot === this.held);
    return [...aids.plan, ...(last ? [last] : [])];
  });

  /** What the next token would do in a slot that is free. */
  outlook(slot: string): EtheriumForecast | undefined {
    return this.mine && this.held === null ? aidsOf(this.#desk)?.free.find((one) => one.slot === slot) : undefined;
  }

  /** Lay the next token, or take back the one that lies there. Answers whether that means anything now. */
  press(slot: string): boolean {
    if (this.slots.includes(slot)) {
      void this.takeBack(slot);
      return true;
    }
    if (!this.mayLay || this.isBusy) return false;
    this.lay(slot);
    return true;
  }

  lay(slot: string): void {
    if (!this.mayLay || this.isBusy || this.slots.includes(slot)) return;
    if (this.slots.length === this.total - 1) this.held = slot;
    else void this.#desk.choose(this.#token(slot));
  }

  /** Take one token back; those behind it move up. */
  async takeBack(slot: string): Promise<void> {
    if (this.isBusy) return;
    if (this.held === slot) {
      this.held = null;
      return;
    }
    const rest = this.slots.filter((one) => one !== slot);
    this.held = null;
    if (await this.#desk.withdraw()) this.#wanted = rest;
  }

  /** The last token is laid: others see that the program is ready. */
  async commit(): Promise<void> {
    const last = this.held;
    if (last === null || this.isBusy) return;
    if (await this.#desk.choose(this.#token(last))) this.held = null;
  }

  /** Continue laying tokens again; call whenever the choices change. */
  goOn(): void {
    const wanted = this.#wanted;
    if (wanted === null || this.#desk.seat.isBusy) return;
    const next = wanted[this.mine?.plan.length ?? wanted.length];
    const choice = next === undefined ? undefined : this.#token(next);
    if (choice) void this.#desk.choose(choice);
    else this.#wanted = null;
  }

  /** Nothing is left waiting when the programming is over. */
  follow(): void {
    // Where tokens were taken back behind our back, the one that waits is not the last any more.
    const isLast = this.#wanted !== null || this.mine?.plan.length === this.total - 1;
    if (!isLast) this.held = null;
    if (!this.mine) this.#wanted = null;
  }

  #token(slot: string): Choice | undefined {
    return this.#desk.choices.find("token", { slot });
  }
}
