import type { Choice } from "../../../table/choices.ts";
import type { Desk } from "../../../table/desk.svelte.ts";
import { viewOf } from "../view.ts";

const VERBS = ["lay-large", "lay-medium", "lay-small", "lay-city"];

/** A piece that can be laid in the tactical set-up, and where. */
export interface SetupPiece {
  /** As actions name it: `terrain/large`, `city/1`, `city/nobody`. */
  piece: string;
  choices: readonly Choice[];
}

/** The tactical set-up: choose a piece, then where it goes. */
export class TacticalSetup {
  #chosen = $state<string | null>(null);
  #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  readonly isOn: boolean = $derived.by(() => viewOf(this.#desk)?.step === "lay");
  readonly pieces: readonly SetupPiece[] = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.#desk.choices.of(...VERBS)) {
      const [piece] = choice.pieces;
      if (piece !== undefined) found.set(piece, [...(found.get(piece) ?? []), choice]);
    }
    return [...found].map(([piece, choices]) => ({ piece, choices }));
  });
  /** The piece in hand: the one that was chosen, else the first that can be laid. */
  readonly inHand: SetupPiece | undefined = $derived.by(
    () => this.pieces.find(({ piece }) => piece === this.#chosen) ?? this.pieces[0],
  );

  take(piece: string): void {
    this.#chosen = piece;
  }

  /** What can be done on a space now; in the set-up, with the piece in hand. */
  choicesOn(space: string): readonly Choice[] {
    const here = this.#desk.choices.with(`space/${space}`);
    const { inHand } = this;
    return inHand ? here.filter((choice) => inHand.choices.includes(choice)) : here;
  }
}
