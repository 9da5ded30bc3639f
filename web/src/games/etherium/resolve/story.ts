import type { EtheriumView, Happening } from "../../../protocol.ts";
import type { Moment } from "./pace.svelte.ts";

/** How events number conflicts and spaces. */
const CONFLICTS = ["", "assault", "siege", "pillage"];
const NUMBERED = ["large", "outer", "between", "city"].flatMap((kind) =>
  [1, 2, 3, 4, 5, 6].map((at) => `${kind}-${at}`),
);
const SPACES = ["ether", ...NUMBERED];

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
  guide: number;
  cards: readonly string[];
  total: number | null;
  /** The moment of its last change. */
  at: number;
}

/** A conflict: who is in it, what they rolled, who won. */
export interface Fight {
  number: number;
  conflict: string;
  place: string;
  /** Those who attack first. */
  seats: readonly number[];
  /** Whose army pillages. */
  robber: number | null;
  rolls: Roll[];
  winner: number | null;
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
  #conflict = "";
  #isFighting = false;
  #number = 0;
  #view: EtheriumView | null = null;
  #armies: string[] = [];
  #collectors: string[] = [];

  hear({ view, events }: Moment, at: number): void {
    const before = this.#view ?? view;
    this.#number = before.number;
    this.#conflict = before.conflict ?? "";
    this.#armies = before.players.map((player) => player.spaces.army ?? "");
    this.#collectors = before.players.map((player) => player.spaces.collector ?? "");
    events.forEach((event, place) => this.#one(event, events.slice(place + 1), view, at));
    this.#judge(view);
    this.#isFighting = view.place !== null;
    this.#view = view;
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

  #one(event: Happening, ahead: readonly Happening[], view: EtheriumView, at: number): void {
    switch (event.type) {
      case "moved":
        this.#moved(event.card, event.source, event.target, at);
        return;
      case "rolled":
        this.#rolled(event.dice, ahead, view, at);
        return;
      case "counted":
        this.#counted(event.counter, event.value, at);
    }
  }

  #moved(card: string | null, source: string, target: string, at: number): void {
    const [figure, seat] = card?.split("/") ?? [];
    if (figure === "army") this.#armies[Number(seat) - 1] = target;
    else if (figure === "collector") this.#collectors[Number(seat) - 1] = target;
    else if (card && target === "discard" && this.#roll && source === `hand/${this.#roll.seat + 1}`) {
      this.#change({ cards: [...this.#roll.cards, card] }, at);
    }
    const fight = this.#fight;
    if (fight) fight.at = at;
  }

  #rolled(dice: readonly number[], ahead: readonly Happening[], view: EtheriumView, at: number): void {
    if (this.#roll) {
      this.#change({ dice, throws: this.#roll.throws + 1 }, at);
      return;
    }
    const seat = rollerOf(ahead) ?? view.player;
    this.#roll = { seat, dice, throws: 1, guide: 0, cards: [], total: null, at };
    if (this.#fight) this.#fight.rolls.push(this.#roll);
    else this.connection = this.#roll;
    this.#change({}, at);
  }

  #counted(counter: string, value: number, at: number): void {
    const [family] = counter.split("/");
    if (family === "number") this.#number = value;
    else if (family === "conflict") this.#conflict = CONFLICTS[value] ?? "";
    else if (family === "place") this.#begin(SPACES[value] ?? "", at);
    else if (family === "guide") this.#change({ guide: value }, at);
    else if (family === "total" || family === "result") this.#finish(value, at);
    else if (family === "winner" && this.#fight) this.#end(value - 1, at);
  }

  get #fight(): Fight | null {
    return this.#isFighting ? (this.fights.at(-1) ?? null) : null;
  }

  #begin(place: string, at: number): void {
    const conflict = this.#conflict;
    const attackers = seatsAt(this.#armies, place);
    const city = place.startsWith("city-") ? [Number(place.slice("city-".length)) - 1] : [];
    const robbed = conflict === "pillage" ? seatsAt(this.#collectors, place) : city;
    const seats = [...new Set([...attackers, ...robbed])];
    const robber = conflict === "pillage" ? (attackers[0] ?? null) : null;
    this.#isFighting = true;
    this.fights.push({ number: this.#number, conflict, place, seats, robber, rolls: [], winner: null, at });
  }

  #end(winner: number, at: number): void {
    const fight = this.#fight;
    if (fight) Object.assign(fight, { winner, at });
  }

  /** The roll that lies on the table has changed. */
  #change(change: Partial<Roll>, at: number): void {
    if (!this.#roll) return;
    Object.assign(this.#roll, change, { at });
    if (this.#fight) this.#fight.at = at;
  }

  #finish(total: number, at: number): void {
    this.#change({ total }, at);
    this.#roll = null;
  }
}

const seatsAt = (spaces: readonly string[], place: string): number[] =>
  spaces.flatMap((space, seat) => (space === place ? [seat] : []));

/** Whose dice these are: the one who is asked about them next, or whose total comes next. */
function rollerOf(ahead: readonly Happening[]): number | null {
  for (const event of ahead) {
    if (event.type === "stepped" && event.step === "rolled") return event.seat;
    if (event.type === "counted" && event.counter.startsWith("total/")) return Number(event.counter.slice(6)) - 1;
    if (event.type === "counted" && event.counter === "result") return null;
  }
  return null;
}
