import { api } from "../net/api.ts";
import { Refusal } from "../net/problem.ts";
import { prefs } from "../prefs.svelte.ts";

const known = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** The sentence of a rule in the language of the page, null where it cannot be had. */
export async function ruleText(game: string, rule: string): Promise<string | null> {
  const key = `${game}/${prefs.lang}`;
  const texts = known.get(key) ?? fetchTexts(game);
  known.set(key, texts);
  try {
    return (await texts).get(rule) ?? null;
  } catch (error) {
    known.delete(key);
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}

async function fetchTexts(game: string): Promise<ReadonlyMap<string, string>> {
  const { rules } = await api.rules(game);
  return new Map(rules.map((rule) => [rule.id, rule.text]));
}
