import { getContext, setContext } from "svelte";
import type { AerionAids, AerionView, TableEvent, View } from "../../protocol.ts";
import type { Choice } from "../../table/choices.ts";
import type { Desk } from "../../table/desk.svelte.ts";
import { isRoll } from "../../table/events.ts";
import { t } from "../../words/words.svelte.ts";
import { Careful } from "./careful.svelte.ts";
import { DiceBox, notation, othersThan } from "./dice.svelte.ts";
import { gainsOf } from "./gains.ts";
import { cardName, goalName, shortDeckName } from "./names.ts";
import { viewOf } from "./view.ts";

const KEY = Symbol("play");
const NONE: ReadonlySet<number> = new Set();

/** What pays for rolling dice again. */
const PAYING = ["discard", "book-rerolls", "hire"];

/** The Workshops as actions name them, in the order of the keys. */
const WORKSHOPS = ["1", "2", "common"];

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
  /** A key was pressed that asks for a column: what is to be done with its card. */
  asksColumn = $state.raw<"acquire" | "pay" | null>(null);
  /** Asks before what one may not want. */
  readonly careful: Careful;
  #desk: Desk;
  /** The dice that are to stay as soon as the reroll is paid for. */
  #owed = $state<string | null>(null);
  /** The Workshop to which a card was carried that is not acquired yet. */
  #bound = $state<string | null>(null);
  /** The die that a Pixie or a factory is turning. */
  #turning: number | null = null;
  /** The dice that were turned since the last roll: undo turns the last of them back. */
  #turned: number[] = [];

  constructor(desk: Desk) {
    this.#desk = desk;
    this.careful = new Careful(desk, () => this.aids);
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
    if (this.careful.question !== null) return this.careful.question;
    if (this.asksColumn) return t("aerion-page-hint-column");
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

  /** Whether the chosen dice are those to be rolled for the card of a column. */
  isAimedAt(column: number): boolean {
    const best = this.aids?.best[column] ?? "";
    return best !== "" && this.kept === best;
  }

  /** What a Pixie would complete by turning the die in this place to a number: decks with a card, other goals. */
  gains(place: number, to: number | string): readonly string[] {
    return this.gained(`${this.box.dice[place]?.face}>${to}`);
  }

  /** The same for any die, as "2>4". */
  gained(turn: string): readonly string[] {
    return gainsOf(this.aids, viewOf(this.#desk), turn);
  }

  /** A goal with the card that lies there for it. */
  goalName(goal: string): string {
    const card = viewOf(this.#desk)?.columns.find((column) => column.deck === goal)?.display;
    return card ? t("aerion-page-goal-of", { goal: shortDeckName(goal), card: cardName(card) }) : goalName(goal);
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

  /** The second half of a gesture, once the first is done; to be called whenever the choices change. */
  goOn(): void {
    if (this.#desk.seat.isBusy) return;
    const { choices } = this.#desk;
    const keep = this.#owed === null ? undefined : choices.find("keep", { dice: this.#owed });
    const place = this.#bound === null ? undefined : choices.find("place", { workshop: this.#bound });
    if (keep) {
      this.#owed = null;
      void this.#desk.choose(keep);
    } else if (place) {
      this.#bound = null;
      this.careful.decide(place);
    }
  }

  /** Acquire a card that is carried to a Workshop at once. */
  async acquireFor(workshop: string, acquire: Choice): Promise<void> {
    this.#bound = workshop;
    if (!(await this.#desk.choose(acquire))) this.#bound = null;
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

  /** A key with a number: a column, a Workshop, a die, or the face that a die is turned to. */
  number(number: number): void {
    const { choices } = this.#desk;
    if (this.asksColumn) this.#column(number - 1);
    else if (choices.of("place").length > 0)
      this.careful.decide(choices.find("place", { workshop: WORKSHOPS[number - 1] ?? "" }));
    else if (this.pixie?.place != null) {
      const { place } = this.pixie;
      const choice = this.faces(place).find((one) => one.args.to === `${number}`);
      if (choice) this.turn(place, choice);
    } else if (number <= this.box.dice.length) this.pressDie(number - 1);
  }

  /** Ask for the column of a card to acquire or to pay with; where only one can be meant, it is that one. */
  askColumn(what: "acquire" | "pay"): void {
    const all =
      what === "acquire" ? this.#desk.choices.of("acquire", "seize") : this.#desk.choices.of("discard", "hire");
    if (what === "acquire" && all.length === 1) this.careful.decide(all[0]);
    else this.asksColumn = all.length > 0 && this.asksColumn !== what ? what : null;
  }

  #column(at: number): void {
    const column = viewOf(this.#desk)?.columns[at];
    const [what, piece] = [this.asksColumn, `display/${column?.deck}`];
    this.asksColumn = null;
    if (what === "acquire") this.careful.decide(this.#desk.choices.with(piece, "acquire", "seize")[0]);
    const paying = what === "pay" ? this.#desk.choices.with(piece, "discard", "hire")[0] : undefined;
    if (paying && this.mustPay) void this.pay(paying);
    else if (paying) this.careful.decide(paying);
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
    // However the card was discarded, the chosen dice are what it pays for.
    if (this.kept !== null && events.some((event) => event.type === "discarded")) this.#owed = this.kept;
    this.box.follow(view.dice, events, this.#loose(view, isChanged));
    // After a break the table is told as it lies now, and dice may have been rolled meanwhile.
    const isAnother = before !== null && events.length === 0 && JSON.stringify(before) !== JSON.stringify(view);
    const isRolled = isAnother || isChanged;
    if (isRolled) this.#turning = null;
    if (isRolled || !this.canChoose) this.chosen = NONE;
    if (isRolled || this.#desk.choices.of("pixie").length === 0) this.pixie = null;
    // A table that is only drawn for the first time takes nothing back that was pressed meanwhile.
    if (events.length === 0 && !isAnother) return;
    this.careful.follow(events);
    this.asksColumn = null;
  }
}

export const providePlay = (desk: Desk): Play => setContext(KEY, new Play(desk));
export const usePlay = (): Play => getContext<Play>(KEY);
