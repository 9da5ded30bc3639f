/** The order in which equipment, dice and rewards are laid out. What may be done with them is not known here. */

/** The five symbols, and the card that stands for any of them. */
export const KINDS = ["whip", "sabre", "crossbow", "pistol", "cannon", "joker"] as const;

/** What a die can show. */
export const FACES = ["whip", "sabre", "crossbow", "pistol", "cannon", "flag"] as const;

/** A card of which only the back is seen. */
export const BACK = "back";

export type Counts = Readonly<Record<string, number>>;

/** Cards one by one, in the usual order. */
export function spread(counts: Counts): string[] {
  return KINDS.flatMap((kind) => Array<string>(counts[kind] ?? 0).fill(kind));
}

/** The kinds of which there is at least one, in the usual order. */
export const kindsOf = (counts: Counts): string[] => KINDS.filter((kind) => (counts[kind] ?? 0) > 0);

/** How many there are of all kinds together. */
export const sum = (counts: Counts): number => Object.values(counts).reduce((total, count) => total + count, 0);

/** Dice in the order of their faces, as actions write them. */
export function diceNotation(faces: readonly string[]): string {
  return FACES.flatMap((face) => faces.filter((one) => one === face)).join("+");
}
