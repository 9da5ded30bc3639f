import type {
  EtheriumConflictBegan,
  EtheriumConnected,
  EtheriumEvent,
  EtheriumTotalled,
  EtheriumView,
} from "../../../protocol.ts";
import type { Moment } from "./pace.svelte.ts";

/** What has become of a programmed action: it is still to come, it is due, it was carried out, it failed by a rule. */
export interface Outcome {
  state: "due" | "done" | "failed";
  failure: string | null;
}

/** One roll: dice as they lie, then what was added to them. `throws` counts how often dice were thrown in it. */
export interface Roll {
  seat: number;
  dice: readonly number[];
  throws: number;
  cards: readonly string[];
  /** What it came to, once it is final. */
  sum: EtheriumTotalled | EtheriumConnected | null;
  /** The moment of its last change. */
  at: number;
}

/** A conflict: who is in it, what they rolled, who won. */
export interface Fight {
  number: number;
  conflict: string;
  place: string;
  attackers: readonly number[];
  defenders: readonly number[];
  rolls: Roll[];
  winner: number | null;
  isOver: boolean;
  /** The moment of its last change. */
  at: number;
}

/** What has happened in a season. */
export interface Story {
  outcomes: ReadonlyMap<string, Outcome>;
  fights: readonly Fight[];
  /** The last roll to connect. */
  connection: Roll | null;
}

export const outcomeKey = (seat: number, number: number): string => `${seat}/${number}`;

/** What the moments of a season tell, up to the last of them. */
export function storyOf(moments: readonly Moment[]): Story {
  const teller = new Teller();
  moments.forEach((moment, at) => teller.hear(moment, at));
  return teller;
}

class Teller implements Story {
  outcomes = new Map<string, Outcome>();
  fights: Fight[] = [];
  connection: Roll | null = null;
  #due: string | null = null;
  #roll: Roll | null = null;
  #number: number | null = null;

  hear({ view, events }: Moment, at: number): void {
    this.#number ??= view.number;
    for (const event of events) {
      this.#one(event, at);
      if (this.#fight) this.#fight.at = at;
      if (event.type === "conflict-ended" && this.#fight) this.#fight.isOver = true;
    }
    this.#number = view.number;
    this.#judge(view);
  }

  /** Whose action it is, and what has become of the one before. */
  #judge(view: EtheriumView): void {
    const isDue = view.step === "act" || view.waiting.includes("act") || view.waiting.includes("after-flash");
    const due = isDue && view.number > 0 ? outcomeKey(view.order[view.turn] ?? view.player, view.number) : null;
    const last = this.#due === null ? undefined : this.outcomes.get(this.#due);
    if (this.#due !== null && this.#due !== due && last) {
      this.outcomes.set(this.#due, { ...last, state: last.failure === null ? "done" : "failed" });
    }
    this.#due = due;
    if (due === null) return;
    const failure = view.step === "act" ? view.failure : (this.outcomes.get(due)?.failure ?? null);
    this.outcomes.set(due, { state: "due", failure });
  }

  #one(event: EtheriumEvent, at: number): void {
    const roll = this.#roll;
    switch (event.type) {
      case "number-began":
        this.#number = event.number;
        return;
      case "conflict-began":
        this.#begin(event, at);
        return;
      case "dice-rolled":
        if (roll && event.again) Object.assign(roll, { dice: event.dice, throws: roll.throws + 1, at });
        else this.#rolled(event.seat, event.dice, at);
        return;
      case "card-played":
        if (roll && roll.seat === event.seat && event.card)
          Object.assign(roll, { cards: [...roll.cards, event.card], at });
        return;
      case "totalled":
      case "connected":
        if (roll) Object.assign(roll, { sum: event, at });
        this.#roll = null;
        return;
      case "conflict-won":
        if (this.#fight) this.#fight.winner = event.seat;
    }
  }

  /** The conflict that goes on. */
  get #fight(): Fight | null {
    const latest = this.fights.at(-1);
    return latest && !latest.isOver ? latest : null;
  }

  #begin({ conflict, space, attackers, defenders }: EtheriumConflictBegan, at: number): void {
    const [number, place] = [this.#number ?? 0, space];
    this.fights.push({ number, conflict, place, attackers, defenders, rolls: [], winner: null, isOver: false, at });
  }

  #rolled(seat: number, dice: readonly number[], at: number): void {
    this.#roll = { seat, dice, throws: 1, cards: [], sum: null, at };
    if (this.#fight) this.#fight.rolls.push(this.#roll);
    else this.connection = this.#roll;
  }
}
