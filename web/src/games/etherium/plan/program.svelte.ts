import type { EtheriumForecast, EtheriumPlayer } from "../../../protocol.ts";
import type { Choice } from "../../../table/choices.ts";
import type { Desk } from "../../../table/desk.svelte.ts";
import { aidsOf, isProgramming, mineOf, viewOf } from "../view.ts";
import { keepPrograms, placeOf, programsAt, type Programs } from "./programs.ts";

/**
 * The own program while it is laid. The table takes the last token as the word "ready", and gives back all tokens or
 * none. Here the last one waits for a press, and every change keeps the other tokens: what has to go is taken back, and
 * the rest is laid again.
 */
export class Program {
  /** The slot of the last token, as long as nobody has said that the program is ready. */
  held = $state<string | null>(null);
  /** The program wanted, until the table has it. */
  #wanted = $state.raw<readonly string[] | null>(null);
  /** The programs of the players here, those from before a reload too. */
  #programs = $state.raw<Programs>({});
  #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#programs = programsAt(desk.id);
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
  readonly mayLay: boolean = $derived.by(
    () => this.mine !== null && !this.isComplete && (!this.isReady || this.#wanted !== null),
  );
  readonly mayChange: boolean = $derived.by(() => {
    const isFree = this.#wanted !== null || this.held !== null || this.#desk.seat.whyNotWithdraw === null;
    return this.slots.length > 0 && isFree;
  });

  /** The program of the season before, as long as none of the tokens of this one is laid. */
  readonly last: readonly string[] = $derived.by(() => {
    const season = viewOf(this.#desk)?.season_number ?? 0;
    const last = this.#programs[placeOf(this.#desk.seat.seat, season - 1)] ?? [];
    return this.mine && !this.isReady && this.slots.length === 0 ? last.slice(0, this.total) : [];
  });

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
      this.takeBack(slot);
      return true;
    }
    if (!this.mayLay) return false;
    this.lay(slot);
    return true;
  }

  lay(slot: string): void {
    if (this.mayLay && !this.slots.includes(slot)) this.#wanted = [...this.slots, slot];
  }

  /** Take one token back; those behind it move up. */
  takeBack(slot: string): void {
    if (this.mayChange) this.#wanted = this.slots.filter((one) => one !== slot);
  }

  /** Give a slot the token at this place in the order: one that it has, a further one, or the one that lies there. */
  place(slot: string, at: number): void {
    const hasToken = this.slots.includes(slot);
    if (hasToken ? !this.mayChange : !this.mayLay && !(this.isComplete && this.mayChange)) return;
    const rest = this.slots.filter((one) => one !== slot);
    const isExchanged = !hasToken && this.isComplete;
    this.#wanted = rest.toSpliced(Math.max(0, at), isExchanged ? 1 : 0, slot);
  }

  /** All tokens lie there as before, but the program is not ready any more. */
  reopen(): void {
    if (this.isReady && this.mayChange) this.#wanted = this.slots;
  }

  /** Take all tokens back. */
  clear(): void {
    if (this.mayChange) this.#wanted = [];
  }

  /** Lay all tokens as in the season before. */
  repeat(): void {
    if (this.last.length > 0) this.#wanted = this.last;
  }

  /** The last token is laid: others see that the program is ready. */
  async commit(): Promise<void> {
    const [last, { id, seat }, slots] = [this.held, this.#desk, this.slots];
    const place = placeOf(seat.seat, viewOf(this.#desk)?.season_number ?? 0);
    if (last === null || this.isBusy) return;
    if (!(await this.#desk.choose(this.#token(last)))) return;
    this.held = null;
    this.#programs = { ...this.#programs, [place]: slots };
    keepPrograms(id, this.#programs);
  }

  /** One step towards the program wanted; call whenever the table or the choices change. */
  goOn(): void {
    const [wanted, laid] = [this.#wanted, this.mine?.plan];
    if (!wanted || !laid || this.#desk.seat.isBusy) return;
    const most = Math.min(wanted.length, this.total - 1);
    const isBeginning = laid.length <= most && laid.every((slot, at) => slot === wanted[at]);
    if (!isBeginning) {
      void this.#attempt(this.#desk.withdraw());
    } else if (laid.length < most) {
      void this.#attempt(this.#desk.choose(this.#token(wanted[laid.length]!)));
    } else {
      this.held = wanted[this.total - 1] ?? null;
      this.#wanted = null;
    }
  }

  /** Nothing is left waiting when the programming is over. */
  follow(): void {
    // While the past is looked at, the program waits.
    if (this.#desk.replay || this.#desk.isBehind) return;
    // Where tokens were taken back behind our back, the one that waits is not the last any more.
    const isLast = this.#wanted !== null || this.mine?.plan.length === this.total - 1;
    if (!isLast) this.held = null;
    if (!this.mine) this.#wanted = null;
  }

  /** What is refused is not tried again. */
  async #attempt(doing: Promise<boolean>): Promise<void> {
    if (!(await doing)) this.#wanted = null;
  }

  #token(slot: string): Choice | undefined {
    return this.#desk.choices.find("token", { slot });
  }
}
