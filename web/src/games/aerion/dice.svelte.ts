import type { TableEvent } from "../../protocol.ts";
import { isRoll } from "../../table/events.ts";

const DICE = 6;
/** The face of a die that has not been rolled in this turn. */
export const BLANK = 0;

/** A die that always keeps its place on the table. `throws` counts how often it was rolled or turned. */
export interface DieState {
  readonly place: number;
  readonly face: number;
  readonly throws: number;
}

/**
 * The dice as they lie there. The server tells only which numbers they show; here each die has a place, so that dice
 * that are kept do not move.
 */
export class DiceBox {
  dice = $state.raw<readonly DieState[]>(
    Array.from({ length: DICE }, (_, place) => ({ place, face: BLANK, throws: 0 })),
  );

  /** These numbers lie there now. `loose` are the places of the dice that were meant to be rolled or turned. */
  follow(faces: readonly number[], events: readonly TableEvent[], loose: ReadonlySet<number>): void {
    const roll = events.filter(isRoll).at(-1);
    if (faces.length === 0) this.dice = this.dice.map((die) => ({ ...die, face: BLANK }));
    else if (roll || !isSame(faces, this.dice)) this.dice = this.#after(faces, roll?.kept ?? null, loose);
  }

  #after(faces: readonly number[], kept: readonly number[] | null, loose: ReadonlySet<number>): DieState[] {
    const staying = [...(kept ?? faces)];
    const stays = new Set<number>();
    const firm = this.dice.filter((die) => !loose.has(die.place));
    for (const die of [...firm, ...this.dice.filter((one) => loose.has(one.place))]) {
      if (remove(staying, die.face)) stays.add(die.place);
    }
    const others = [...faces];
    for (const die of this.dice) if (stays.has(die.place)) remove(others, die.face);
    const isThrown = kept === null ? 0 : 1;
    return this.dice.map((die) =>
      stays.has(die.place) ? die : { ...die, face: others.shift() ?? die.face, throws: die.throws + isThrown },
    );
  }
}

/** Numbers as actions write the dice that are kept: `11456`, or `none`. */
export function notation(faces: readonly number[]): string {
  return faces.length === 0 ? "none" : [...faces].sort().join("");
}

/** The places of the dice that are not among the kept ones. */
export function othersThan(kept: string, dice: readonly DieState[]): ReadonlySet<number> {
  const staying = kept === "none" ? [] : Array.from(kept, Number);
  return new Set(dice.filter((die) => !remove(staying, die.face)).map((die) => die.place));
}

function isSame(faces: readonly number[], dice: readonly DieState[]): boolean {
  return notation(faces) === notation(dice.map((die) => die.face));
}

function remove(from: number[], face: number): boolean {
  const at = from.indexOf(face);
  if (at >= 0) from.splice(at, 1);
  return at >= 0;
}
