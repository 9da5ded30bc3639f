import { prefs } from "../../prefs.svelte.ts";
import type { AerionAids, TableEvent } from "../../protocol.ts";
import type { Choice, Choices } from "../../table/choices.ts";
import type { Desk } from "../../table/desk.svelte.ts";
import { t } from "../../words/words.svelte.ts";
import { viewOf } from "./view.ts";

/** How long a card that was placed can be taken back before the turn goes on by itself, at the normal speed and at least. */
const GRACE = 1500;
const LEAST_GRACE = 500;

/** Cards pay for rerolls all the time: that they will be missed is said on them, not asked. */
const SAID_ON_CARDS = "short";

/** Asks before what one may not want, as the rules foresee it, and goes on by itself where nothing is to be decided. */
export class Careful {
  /** What is about to be done, if that is really meant. */
  doubted = $state.raw<Choice | null>(null);
  /** The guide speaks of what is to be done: the player does it. */
  isTaught = $state(false);
  #desk: Desk;
  #aids: () => AerionAids | null;
  #isSettled = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Desk, aids: () => AerionAids | null) {
    this.#desk = desk;
    this.#aids = aids;
  }

  /** What one may not want of a choice, by its name in the messages; null where there is nothing to say. */
  warningOf(choice: Choice): string | null {
    return this.#aids()?.warnings[choice.notation] ?? null;
  }

  /** The warning in a sentence: what happens, and what there still is to avoid it. */
  sentence(warning: string): string {
    const view = viewOf(this.#desk);
    const books = view?.pulpits[view.player]?.length ?? 0;
    return t(`aerion-page-warn-${warning}`, { pixies: view?.pixies ?? 0, books });
  }

  /** The sentence for what is doubted. */
  get question(): string | null {
    const warning = this.doubted && this.warningOf(this.doubted);
    return warning ? this.sentence(warning) : null;
  }

  /** Do something; what one may not want only when that is confirmed, unless there is nothing else to do. */
  decide(choice: Choice | undefined): void {
    if (!choice) return;
    const warning = this.warningOf(choice);
    const isAsked = warning !== null && !(warning === SAID_ON_CARDS && choice.verb === "discard");
    if (isAsked && this.#desk.choices.all.length > 1) this.doubted = choice;
    else void this.#desk.choose(choice);
  }

  confirm(): void {
    const choice = this.doubted;
    this.doubted = null;
    void this.#desk.choose(choice ?? undefined);
  }

  drop(): void {
    this.doubted = null;
  }

  /** The choice that only carries the turn on; what was just placed can be taken back for a moment. */
  routine(choices: Choices): Choice | undefined {
    const routine = this.#aids()?.routine;
    return this.#isSettled && !this.isTaught && routine
      ? choices.all.find((choice) => choice.notation === routine)
      : undefined;
  }

  /** The table changed. */
  follow(events: readonly TableEvent[]): void {
    this.doubted = null;
    clearTimeout(this.#timer);
    this.#isSettled = !events.some((event) => event.type === "placed" || event.type === "rejected");
    if (this.#isSettled) return;
    this.#timer = setTimeout(() => (this.#isSettled = true), Math.max(LEAST_GRACE, prefs.lasting(GRACE)));
  }
}
