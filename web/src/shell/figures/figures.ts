import type { Component } from "svelte";
import { loadSprite } from "../../art/art.ts";
import { api } from "../../net/api.ts";
import type { Fact, Lang } from "../../protocol.ts";
import { words } from "../../words/words.svelte.ts";
import type { Thing } from "./picture.ts";

/** A game's own part of a picture, such as a pattern of dice; it is told which one. */
export interface Part {
  part: Component<{ of: string }>;
  of: string;
}

/** One line of a figure: a picture, and what it shows where the rule itself does not say it. */
export interface Row {
  picture: readonly (Thing | Part)[];
  text?: string;
}

/** What is drawn beside a rule. The rows of an example are read one after the other, and numbered. */
export interface RuleFigure {
  rows: readonly Row[];
  isExample?: boolean;
}

/** What is drawn beside the rules of a game. */
export interface Figures {
  /** The address of the sprite with the game's drawings. */
  sprite: string;
  texts: (lang: Lang) => Promise<{ default: string }>;
  /** By the rule's id. What the catalogue says comes from its facts; where they are not known, nothing is drawn of them. */
  of: Readonly<Record<string, (facts: readonly Fact[]) => RuleFigure>>;
}

const FIGURES = import.meta.glob<{ FIGURES: Figures }>("../../games/*/figures/index.ts");

/**
 * The figures of a game, by the ids of its rules. Its drawings come when they come: the rules can be read before.
 * A match can have a catalogue of its own, of which nothing is known here.
 */
export async function figuresOf(
  game: string,
  lang: Lang,
  { isOwnCatalogue }: { isOwnCatalogue: boolean },
): Promise<ReadonlyMap<string, RuleFigure>> {
  const fetcher = FIGURES[`../../games/${game}/figures/index.ts`];
  if (!fetcher) return new Map();
  const [{ FIGURES: found }, facts] = await Promise.all([
    fetcher(),
    isOwnCatalogue ? [] : api.catalogue(game).then((catalogue) => catalogue.facts),
  ]);
  loadSprite(found.sprite).catch(() => undefined);
  words.add(lang, (await found.texts(lang)).default);
  const drawn = Object.entries(found.of).map(([rule, figure]) => [rule, figure(facts)] as const);
  return new Map(drawn.filter(([, { rows }]) => rows.length > 0));
}

/** The facts of one part of the catalogue, each with its name there: `ships.bee` of `ships` as "bee". */
export function factsOf(facts: readonly Fact[], part: string): readonly (readonly [string, Fact])[] {
  return facts
    .filter(({ entry }) => entry.startsWith(`${part}.`))
    .map((fact) => [fact.entry.slice(part.length + 1).replaceAll('"', ""), fact]);
}
