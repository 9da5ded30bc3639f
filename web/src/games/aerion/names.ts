import { prefs } from "../../prefs.svelte.ts";
import { t } from "../../words/words.svelte.ts";
import { classOf, DECKS, kindOf } from "./cards.ts";

/** What a card is called, with or without its deck: `helix@AAA`, `helix`. */
export const cardName = (face: string): string => t(`aerion-card-${kindOf(face)}`);

/** The class of a card, in a word. */
export const className = (face: string): string => t(`aerion-class-${classOf(face)}`);

/** A card with its class, as "Helix (Material)"; where both are the same, once. */
export function fullCardName(face: string): string {
  const [card, kind] = [cardName(face), className(face)];
  return card === kind ? card : t("aerion-page-card", { card, class: kind });
}

/** The combination of a deck in words, with its letters: "Three of a kind (AAA)". */
export const deckName = (deck: string): string => t(`aerion-deck-${deckNumber(deck)}`);

/** The combination in one or two words, to stand below its dice. */
export const shortDeckName = (deck: string): string => t(`aerion-page-deck-${deckNumber(deck)}`);

/** What else dice are rolled for, as the server names it: "sum>=26". */
export const goalName = (goal: string): string => t(`aerion-page-goal-${goal.replace(/\W+/g, "-")}`);

export const shipName = (ship: string): string => t(`aerion-ship-${ship}`);

/** A workshop by the name that actions give it: `1`, `2`, `common`. */
export const workshopName = (name: string): string => t("aerion-page-workshop", { workshop: name });

/** What lies somewhere, in words: "Helix and Nut", or "empty". */
export function cardsName(faces: readonly string[]): string {
  return faces.length === 0 ? t("aerion-zone-empty") : listed(faces.map(cardName));
}

/** "A, B and C" in the language of the page. */
export const listed = (names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  new Intl.ListFormat(prefs.lang, { type }).format(names);

/** A chance as a whole percentage; what can happen is never 0 %, and what can fail never 100 %. */
export function percent(chance: number): string {
  const shown = chance <= 0 || chance >= 1 ? chance : Math.min(0.99, Math.max(0.01, chance));
  return new Intl.NumberFormat(prefs.lang, { style: "percent", maximumFractionDigits: 0 }).format(shown);
}

function deckNumber(deck: string): number {
  return DECKS.findIndex((name) => name === deck) + 1;
}
