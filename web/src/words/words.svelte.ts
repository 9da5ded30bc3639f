import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefs } from "../prefs.svelte.ts";
import type { Lang } from "../protocol.ts";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

const PAGE: Record<Lang, string> = { en, fr };
/** What the pages around the tables say of each game that has a folder here. */
const TILES = import.meta.glob<string>("../games/*/tile/*.ftl", { query: "?raw", import: "default", eager: true });

/** The games that have a tile, in the order in which they are offered. */
export const TILED: readonly string[] = [...new Set(Object.keys(TILES).map((path) => path.split("/")[2]!))];

export type Values = Record<string, FluentVariable>;

/** The messages of the page and of the games that were opened, in both languages. */
class Words {
  // What lies in a bundle is not watched; the count says when there is more.
  #added = $state(0);
  // A language is read when it is first spoken: most people speak only one.
  #bundles: Partial<Record<Lang, FluentBundle>> = {};

  /** Adds messages; those that exist stay. */
  add(lang: Lang, text: string): void {
    this.#bundle(lang).addResource(new FluentResource(text));
    this.#added += 1;
  }

  /** Whether there is a message with this key. */
  has(key: string): boolean {
    return this.#added >= 0 && this.#bundle(prefs.lang).hasMessage(key);
  }

  /** The message in the language of the page. A missing one shows its key, which the tests look for. */
  say(key: string, values: Values = {}): string {
    void this.#added;
    const found = this.#bundle(prefs.lang);
    const pattern = found.getMessage(key)?.value;
    return pattern ? found.formatPattern(pattern, values, []) : key;
  }

  #bundle(lang: Lang): FluentBundle {
    return (this.#bundles[lang] ??= bundle(lang));
  }
}

function bundle(lang: Lang): FluentBundle {
  const made = new FluentBundle(lang, { functions: { DE: ([name]) => elided(String(name)) }, useIsolating: false });
  const tiles = Object.entries(TILES).filter(([path]) => path.endsWith(`/${lang}.ftl`));
  for (const text of [PAGE[lang], ...tiles.map(([, text]) => text)]) made.addResource(new FluentResource(text));
  return made;
}

/** Of a name, in French: d’Hivalia, de Borée. `kernel/texts.py` has the same. */
export function elided(name: string): string {
  return /^(h?[aeiou]|h?y(?![aeiou])|œ|æ)/i.test(name.normalize("NFD")) ? `d’${name}` : `de ${name}`;
}

export const words = new Words();

/** The message with this key, in the language of the page: in markup it changes with the language. */
export const t = (key: string, values?: Values): string => words.say(key, values);
