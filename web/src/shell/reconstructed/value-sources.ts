import type { Fact } from "../../protocol.ts";

/** Where values come from, from the surest to what is our own. */
export const SOURCES = ["rulebook", "public", "inferred", "reconstructed", "ours"] as const;

/** Values of one card, token or place. */
export interface ValuesOf {
  about: string;
  facts: readonly Fact[];
}

/** A part of a catalogue. */
export interface Section {
  heading: string;
  things: readonly ValuesOf[];
}

/** Whether a value stands where everybody can read it. */
export const isPrinted = (fact: Fact): boolean => fact.source === "rulebook" || fact.source === "public";

/** The source of all values of a card where they have the same; it is then said once. */
export const sharedSource = (facts: readonly Fact[]): string | null =>
  facts.every((fact) => fact.source === facts[0]?.source) ? (facts[0]?.source ?? null) : null;

/** Facts by the part of the catalogue and by what they are about, in their order. */
export function sections(facts: readonly Fact[]): Section[] {
  return grouped(facts, (fact) => fact.section).map(([heading, inside]) => ({
    heading,
    things: grouped(inside, (fact) => fact.about).map(([about, own]) => ({ about, facts: own })),
  }));
}

function grouped(facts: readonly Fact[], name: (fact: Fact) => string): [string, Fact[]][] {
  const found = new Map<string, Fact[]>();
  for (const fact of facts) found.set(name(fact), [...(found.get(name(fact)) ?? []), fact]);
  return [...found];
}
