/** Which drawing, class and combination a card has. What may be done with it is not known here. */

/** Decks in the order of the table, named by the combination that acquires their cards. */
export const DECKS = ["AA+BB", "AAA", "AAA+BB", "AAAA", "AAA+BBB", "A+B+C+D+E"] as const;

export type CardClass =
  "blueprint" | "material" | "crew" | "book" | "hourglass" | "bird" | "worker" | "egg" | "factory";

const CLASSES: Record<string, CardClass> = {
  incubi: "crew",
  sognae: "crew",
  helix: "material",
  nut: "material",
  cocoon: "material",
  glider: "blueprint",
  hellinaut: "blueprint",
  bee: "blueprint",
  nacelle: "blueprint",
  hornet: "blueprint",
  trihellix: "blueprint",
  book: "book",
  hourglass: "hourglass",
  bird: "bird",
  worker: "worker",
  egg: "egg",
};

/** What a card shows: `helix` of `helix@AAA`. */
export function kindOf(face: string): string {
  return face.split("@", 1)[0]!;
}

/** The deck that a card belongs to, "" if it does not say. */
export function deckOf(face: string): string {
  return face.split("@")[1] ?? "";
}

/** The class of a card, seen in its band and its emblem. All that is not in the list are the factories. */
export function classOf(face: string): CardClass {
  return CLASSES[kindOf(face)] ?? "factory";
}

/** The drawing on a card. */
export function drawingOf(face: string): string {
  const kind = kindOf(face);
  return classOf(face) === "blueprint" ? `aerion-blueprint-${kind}` : `aerion-${kind}`;
}

/** The combinations that decks usually have, where those are not their names. */
const COMBINATIONS: Record<string, string> = { "AAA+BBB": "AAA+BBB/AA+BB+CC" };

/** Whether a deck has its usual combination; a corrected catalogue may give it another. */
export function isUsual(deck: string, combination: string): boolean {
  return combination === (COMBINATIONS[deck] ?? deck);
}

/** The patterns of a combination, without what their letters stand for: "AAA+BBB/AA+BB+CC". */
export function patternsOf(combination: string): string {
  return combination.split(":", 1)[0]!;
}

/** The ways to show a combination, each as groups of dice that show the same number. */
export function waysOf(combination: string): readonly (readonly string[])[] {
  return patternsOf(combination)
    .split("/")
    .map((pattern) => pattern.split("+"));
}
