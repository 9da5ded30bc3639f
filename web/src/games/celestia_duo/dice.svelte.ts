import type { CelestiaDuoEvent } from "../../protocol.ts";
import { isRoll } from "../../table/events.ts";
import { diceNotation, FACES } from "./cards.ts";

/** A die that keeps its place until the fight is over. `throws` counts how often it was rolled or turned. */
export interface DieState {
  readonly id: number;
  readonly face: string;
  readonly throws: number;
  /** The cards that beat it; null while it stands. */
  readonly beatenBy: readonly string[] | null;
}

/**
 * The dice of a fight as they lie there. The server tells only which faces are left; here each die has a place, so that
 * those that stay do not move, and those that are beaten are seen beside them until the fight is over.
 */
export class DiceBox {
  dice = $state.raw<readonly DieState[]>([]);
  #count = 0;

  readonly standing: readonly DieState[] = $derived.by(() => this.dice.filter((die) => die.beatenBy === null));

  /** These faces are left now. `loose` are the dice that were meant to be rolled or turned. */
  follow(faces: readonly string[], events: readonly CelestiaDuoEvent[], loose: ReadonlySet<number>): void {
    for (const event of events) this.#show(event, events, loose);
    const isTold = diceNotation(faces) === diceNotation(this.standing.map((die) => die.face));
    if (!isTold || (faces.length === 0 && !events.some(isRoll))) this.dice = faces.map((face) => this.#make(face, 0));
  }

  #show(event: CelestiaDuoEvent, events: readonly CelestiaDuoEvent[], loose: ReadonlySet<number>): void {
    switch (event.type) {
      case "dice-rolled": {
        const dice = [
          ...event.fixed.map((face) => this.#make(face, 0)),
          ...event.rolled.map((face) => this.#make(face, 1)),
        ];
        this.dice = FACES.flatMap((face) => dice.filter((die) => die.face === face));
        break;
      }
      case "dice-rerolled": {
        const faces = [...event.rolled];
        for (const die of this.#find(event.again, loose)) {
          this.#change(die, { face: faces.shift() ?? die.face, throws: die.throws + 1 });
        }
        break;
      }
      case "die-turned":
        for (const die of this.#find([event.before], loose)) this.#change(die, { face: event.after });
        break;
      case "die-beaten": {
        const played = events.flatMap((one) => (one.type === "card-played" ? (one.card ?? []) : []));
        for (const die of this.#find([event.beaten], loose)) this.#change(die, { beatenBy: played });
      }
    }
  }

  /** Dice that stand and show these faces, those that were meant before others. */
  #find(faces: readonly string[], loose: ReadonlySet<number>): DieState[] {
    const left = [...this.standing].sort((one, other) => Number(loose.has(other.id)) - Number(loose.has(one.id)));
    return faces.flatMap((face) => {
      const at = left.findIndex((die) => die.face === face);
      return at < 0 ? [] : left.splice(at, 1);
    });
  }

  #change(die: DieState, changes: Partial<DieState>): void {
    this.dice = this.dice.map((one) => (one.id === die.id ? { ...one, ...changes } : one));
  }

  #make(face: string, throws: number): DieState {
    this.#count += 1;
    return { id: this.#count, face, throws, beatenBy: null };
  }
}
