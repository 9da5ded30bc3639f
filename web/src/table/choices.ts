import type { ActionInfo } from "../protocol.ts";

/** Something a seat may do now: an action, and what it is called. */
export interface Choice extends ActionInfo {
  label: string;
}

/** What a seat may do now, found by what it touches and by what it is. */
export class Choices {
  readonly all: readonly Choice[];
  #byPiece = new Map<string, Choice[]>();
  #byVerb = new Map<string, Choice[]>();

  constructor(vocabulary: readonly ActionInfo[], legal: readonly number[], labels: readonly string[]) {
    this.all = legal.flatMap((id, at) => {
      const action = vocabulary[id];
      return action ? [{ ...action, label: labels[at] ?? action.notation }] : [];
    });
    for (const choice of this.all) {
      add(this.#byVerb, choice.verb, choice);
      for (const piece of choice.pieces) add(this.#byPiece, piece, choice);
    }
  }

  /** What may be done with a piece. */
  with(piece: string, ...verbs: string[]): readonly Choice[] {
    const found = this.#byPiece.get(piece) ?? [];
    return verbs.length === 0 ? found : found.filter((choice) => verbs.includes(choice.verb));
  }

  /** All choices of a kind. */
  of(...verbs: string[]): readonly Choice[] {
    return verbs.flatMap((verb) => this.#byVerb.get(verb) ?? []);
  }

  /** The choice of a verb with these arguments, if it may be made. */
  find(verb: string, args: Record<string, string> = {}): Choice | undefined {
    return this.of(verb).find((choice) => Object.entries(args).every(([name, value]) => choice.args[name] === value));
  }
}

function add(map: Map<string, Choice[]>, key: string, choice: Choice): void {
  const there = map.get(key);
  if (there) there.push(choice);
  else map.set(key, [choice]);
}
