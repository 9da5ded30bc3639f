import { getContext, setContext } from "svelte";
import type { AerionAids, AerionView, TableEvent, View } from "../../protocol.ts";
import type { Choice } from "../../table/choices.ts";
import type { Desk } from "../../table/desk.svelte.ts";
import { isRoll } from "../../table/events.ts";
import { t } from "../../words/words.svelte.ts";
import { DiceBox, notation, othersThan } from "./dice.svelte.ts";

const KEY = Symbol("play");
const NONE: ReadonlySet<number> = new Set();

/** What pays for rolling dice again. */
const PAYING = ["discard", "book-rerolls", "hire"];

/** A pile whose cards are looked through. */
export interface Opened {
  kind: "deck" | "discard";
  deck: string;
}

/** What somebody is about to do at Aerion's table: the gestures that are made of several presses. */
export class Play {
  readonly box = new DiceBox();
  /** The places of the dice that are to be rolled again. */
  chosen = $state.raw<ReadonlySet<number>>(NONE);
  /** A Pixie is being used: on the die in this place, or on one still to be chosen. */
  pixie = $state.raw<{ place: number | null } | null>(null);
  opened = $state.raw<Opened | null>(null);
  #desk: Desk;
  /** The dice that are to stay as soon as the reroll is paid for. */
  #owed = $state<string | null>(null);
  /** The die that a Pixie or a factory is turning. */
  #turning: number | null = null;
  /** The dice that were turned since the last roll: undo turns the last of them back. */
  #turned: number[] = [];

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** What helps to decide; after the end nothing is decided any more. */
  readonly aids: AerionAids | null = $derived.by(() => {
    const aids = this.#desk.view?.step === "over" ? null : this.#desk.aids;
    return aids?.game === "aerion" ? aids : null;
  });

  /** The dice that would stay, as actions write them; null while none is chosen. */
  readonly kept: string | null = $derived.by(() => {
    if (this.chosen.size === 0) return null;
    return notation(this.box.dice.filter((die) => !this.chosen.has(die.place)).map((die) => die.face));
  });

  /** Whether dice can be chosen: the table thinks about rerolls, and one is paid for or could be. */
  readonly canChoose: boolean = $derived.by(() => {
    const isTime = Object.keys(this.aids?.keeps ?? {}).length > 0;
    return isTime && this.#desk.choices.of("keep", ...PAYING).length > 0;
  });

  /** The reroll of the chosen dice, if it is paid for. */
  readonly reroll: Choice | undefined = $derived.by(() =>
    this.kept === null ? undefined : this.#desk.choices.find("keep", { dice: this.kept }),
  );

  /** Whether a card must pay before the chosen dice can be rolled. */
  readonly mustPay: boolean = $derived.by(() => this.kept !== null && !this.reroll && this.canChoose);

  /** How likely each goal is: with exactly the chosen dice rolled again, else by the best reroll. */
  readonly chances: readonly number[] = $derived.by(() => {
    const aids = this.aids;
    return (this.kept === null ? undefined : aids?.keeps[this.kept]) ?? aids?.chances ?? [];
  });

  /** A sentence for the gesture under way. */
  readonly hint: string | null = $derived.by(() => {
    if (this.pixie) return t(this.pixie.place === null ? "aerion-page-hint-pixie" : "aerion-page-hint-face");
    if (this.mustPay) return t("aerion-page-hint-pay", { count: this.chosen.size });
    if (this.reroll) return t("aerion-page-hint-reroll", { count: this.chosen.size });
    // The table asks which dice stay; here one presses those that do not.
    if (this.#desk.view?.step === "reroll" && this.canChoose) return t("aerion-page-hint-choose");
    return null;
  });

  /** What pays for the chosen dice with this piece, if anything does. */
  paying(piece: string): Choice | undefined {
    return this.mustPay ? this.#desk.choices.with(piece, ...PAYING)[0] : undefined;
  }

  toggle(place: number): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(place)) chosen.add(place);
    this.chosen = chosen;
  }

  /** Choose the dice that the best reroll for a goal would roll; again, to choose none. */
  aimAt(goal: number): void {
    const best = this.aids?.best[goal];
    if (!best || !this.canChoose) return;
    this.chosen = this.kept === best ? NONE : othersThan(best, this.box.dice);
  }

  /** Pay for the reroll; the dice roll as soon as the table asks which. */
  async pay(choice: Choice): Promise<void> {
    this.#owed = this.kept;
    if (!(await this.#desk.choose(choice))) this.#owed = null;
  }

  /** The second half of a reroll, once the first is done; to be called whenever the choices change. */
  goOn(): void {
    if (this.#owed === null || this.#desk.seat.isBusy) return;
    const keep = this.#desk.choices.find("keep", { dice: this.#owed });
    if (!keep) return;
    this.#owed = null;
    void this.#desk.choose(keep);
  }

  /** Begin to use a Pixie, or think better of it. */
  takePixie(): void {
    this.pixie = this.pixie ? null : { place: null };
    this.chosen = NONE;
  }

  /** The faces that a Pixie could turn the die in this place to. */
  faces(place: number): readonly Choice[] {
    const from = `${this.box.dice[place]?.face}`;
    return this.#desk.choices.of("pixie").filter((choice) => choice.args.from === from);
  }

  /** Turn the die in this place; it is this one that is seen to turn, whichever others show the same. */
  turn(place: number, choice: Choice): void {
    this.#turning = place;
    this.pixie = null;
    void this.#desk.choose(choice);
  }

  /** A key with a number: a die, or the face that a die is turned to. */
  number(number: number): void {
    if (this.pixie?.place != null) {
      const { place } = this.pixie;
      const choice = this.faces(place).find((one) => one.args.to === `${number}`);
      if (choice) this.turn(place, choice);
    } else if (number <= this.box.dice.length) this.pressDie(number - 1);
  }

  /** A press on a die; answers whether it meant anything. */
  pressDie(place: number): boolean {
    if (this.pixie) this.pixie = { place: this.faces(place).length > 0 ? place : null };
    else if (this.canChoose) this.toggle(place);
    else return false;
    return true;
  }

  /** The dice that were meant to be rolled or turned, or that are turned back. */
  #loose(view: AerionView, isChanged: boolean): ReadonlySet<number> {
    if (this.#turning !== null) {
      if (isChanged) this.#turned.push(this.#turning);
      return new Set([this.#turning]);
    }
    const isUndone = !isChanged && notation(view.dice) !== notation(this.box.dice.map((die) => die.face));
    const back = isUndone ? this.#turned.pop() : undefined;
    if (isChanged) this.#turned = [];
    return back === undefined ? this.chosen : new Set([back]);
  }

  /** The table changed: dice roll, and gestures that make no sense any more end. */
  follow(before: View | null, view: AerionView, events: readonly TableEvent[]): void {
    const isChanged = events.some((event) => isRoll(event) || event.type === "replenished");
    this.box.follow(view.dice, events, this.#loose(view, isChanged));
    // After a break the table is told as it lies now, and dice may have been rolled meanwhile.
    const isAnother = before !== null && events.length === 0 && JSON.stringify(before) !== JSON.stringify(view);
    const isRolled = isAnother || isChanged;
    if (isRolled) this.#turning = null;
    if (isRolled || !this.canChoose) this.chosen = NONE;
    if (isRolled || this.#desk.choices.of("pixie").length === 0) this.pixie = null;
  }
}

export const providePlay = (desk: Desk): Play => setContext(KEY, new Play(desk));
export const usePlay = (): Play => getContext<Play>(KEY);
