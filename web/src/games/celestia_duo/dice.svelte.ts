import type { Happening } from "../../protocol.ts";
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
  follow(faces: readonly string[], events: readonly Happening[], loose: ReadonlySet<number>): void {
    let played: string[] = [];
    let isRolled = false;
    for (const event of events) {
      if (event.type === "moved" && event.target === "played" && event.card !== null) played.push(event.card);
      if (event.type !== "rolled") continue;
      isRolled = true;
      this.#roll(event.dice.map(faceOf), event.kept.map(faceOf), played, loose);
      played = [];
    }
    const isTold = diceNotation(faces) === diceNotation(this.standing.map((die) => die.face));
    if (!isTold || (faces.length === 0 && !isRolled)) this.dice = faces.map((face) => this.#make(face, 0));
  }

  #roll(faces: string[], kept: string[], played: string[], loose: ReadonlySet<number>): void {
    if (this.standing.length === 0) {
      const still = [...kept];
      this.dice = faces.map((face) => this.#make(face, remove(still, face) ? 0 : 1));
    } else if (faces.length < this.standing.length) {
      const left = [...faces];
      const gone = new Set(this.standing.filter((die) => !remove(left, die.face)).map((die) => die.id));
      this.dice = this.dice.map((die) => (gone.has(die.id) ? { ...die, beatenBy: played } : die));
    } else this.#change(faces, kept, loose);
  }

  /** Some dice are rolled again, or turned by hand. */
  #change(faces: string[], kept: string[], loose: ReadonlySet<number>): void {
    const isTurned = diceNotation(kept) === diceNotation(faces);
    const staying = [...kept];
    const stays = new Set<number>();
    const firm = this.standing.filter((die) => !loose.has(die.id));
    for (const die of [...firm, ...this.standing.filter((one) => loose.has(one.id))]) {
      if (remove(staying, die.face)) stays.add(die.id);
    }
    const others = [...faces];
    for (const die of this.standing) if (stays.has(die.id)) remove(others, die.face);
    this.dice = this.dice.map((die) => {
      if (die.beatenBy !== null || stays.has(die.id)) return die;
      return { ...die, face: others.shift() ?? die.face, throws: die.throws + (isTurned ? 0 : 1) };
    });
  }

  #make(face: string, throws: number): DieState {
    this.#count += 1;
    return { id: this.#count, face, throws, beatenBy: null };
  }
}

/** Events number the faces from one. */
function faceOf(number: number): string {
  return FACES[number - 1] ?? FACES[0];
}

function remove(from: string[], face: string): boolean {
  const at = from.indexOf(face);
  if (at >= 0) from.splice(at, 1);
  return at >= 0;
}
