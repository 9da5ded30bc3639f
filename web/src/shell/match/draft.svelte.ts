import type { Choice, GamePage, Lineup, NewSeat, Subset } from "../../protocol.ts";
import type { More } from "./new-table.ts";
import { lastTerms } from "./last-terms.ts";
import { has, hasLinks, isPossible, possible, seated, settled, type Terms, type Value, type Values } from "./terms.ts";

/** A day: time enough to sleep over a move. */
export const USUAL_ABSENCE = 86_400;

/** A match as somebody is putting it together. It is possible at every moment: a choice takes along what it needs. */
export class Draft implements Terms {
  readonly #page: GamePage;
  seats = $state.raw<readonly NewSeat[]>([]);
  options = $state.raw<Values>({});
  /** What the others are to call me; null while it was not touched here. */
  myName = $state<string | null>(null);
  /** The seed of a known deal, empty for a fair one. */
  seed = $state("");
  /** A corrected catalogue to play with: the name of its file and its content. */
  catalogue = $state.raw<{ name: string; text: string } | null>(null);
  /** After how many seconds without a sign a bot may play for somebody. */
  absence = $state(USUAL_ABSENCE);
  /** Whether those who sit down may write to each other, where the game lets them talk. */
  chat = $state(false);
  /** How many seconds a person has for a decision; null for as many as they like. */
  clock = $state<number | null>(null);

  /** Begins with what was chosen last on this device. */
  constructor(page: GamePage) {
    this.#page = page;
    this.chat = page.talks === "always";
    ({ seats: this.seats, options: this.options } = lastTerms(page));
  }

  get count(): number {
    return this.seats.length;
  }
  set count(count: number) {
    this.seats = seated(this.#page, this.seats, count);
    this.#settle({});
  }

  /** Seats a player. There is only one "me": the player meant for my new seat takes my old one. */
  sit(place: number, somebody: NewSeat): void {
    const before = this.seats[place];
    this.seats = this.seats.map((seat, number) => {
      if (number === place) return somebody;
      return before && somebody.kind === "me" && seat.kind === "me" ? before : seat;
    });
  }

  choose(option: Choice, value: Value): void {
    this.#settle({ [option.name]: value });
  }

  switch(option: Subset, name: string, isOn: boolean): void {
    const names = option.values.filter((one) => (one === name ? isOn : this.isOn(option, one)));
    this.#settle({ [option.name]: names });
  }

  /** Whether a name of a selection is chosen. */
  isOn(option: Subset, name: string): boolean {
    return has(this.options, option.name, name);
  }

  /** Whether a name can be chosen now. */
  isPossible(option: Subset | Lineup, name: string): boolean {
    return isPossible(option, name, this.options);
  }

  /** Gives a seat a name of a lineup; the other seats keep theirs. */
  lineUp(option: Lineup, place: number, name: string): void {
    const names = this.seats.map((_, number) => (number === place ? name : this.inLine(option, number)));
    this.#settle({ [option.name]: names });
  }

  /** The name that a seat has in a lineup. */
  inLine(option: Lineup, place: number): string {
    const names = this.options[option.name];
    return (Array.isArray(names) ? (names as string[])[place] : undefined) ?? option.free;
  }

  /** Which values of an option can be chosen now. */
  possible(option: Choice): readonly (number | string)[] {
    return possible(option, this.options, this.count);
  }

  /** Whether other people play, to whom a name says more than a number. */
  get hasCompany(): boolean {
    return this.seats.some((seat) => seat.kind === "link" || seat.kind === "here");
  }

  /** Whether somebody else may have to wait for a person at this table. */
  get hasLinks(): boolean {
    return hasLinks(this);
  }

  /** Whether people wait for each other. */
  get hasSeveralPeople(): boolean {
    return this.seats.filter((seat) => seat.kind !== "bot").length > 1;
  }

  /** Whether there can be a chat: the game lets players talk, and somebody comes by a link. */
  get canHaveChat(): boolean {
    return this.#page.talks !== "never" && this.hasLinks;
  }

  get isOnlyWatched(): boolean {
    return this.seats.every((seat) => seat.kind === "link" || seat.kind === "bot");
  }

  /** What is asked for beside the terms. */
  get more(): More {
    return {
      absence: this.absence,
      chat: this.chat && this.canHaveChat,
      clock: this.hasSeveralPeople ? this.clock : null,
      ...(this.seed.trim() === "" ? {} : { seed: this.seed.trim() }),
      ...(this.catalogue ? { catalogue: this.catalogue.text } : {}),
    };
  }

  #settle(change: Values): void {
    this.options = settled(this.#page.game, { ...this.options, ...change }, this.count);
  }
}
