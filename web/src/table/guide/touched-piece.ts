import type { Choices } from "../choices.ts";

/** A piece that a choice with this verb touches, and whose name begins so; null when there is none. */
export function touched(choices: Choices, verb: string, begins: string): string | null {
  for (const choice of choices.of(verb)) {
    const piece = choice.pieces.find((name) => name.startsWith(begins));
    if (piece !== undefined) return piece;
  }
  return null;
}
