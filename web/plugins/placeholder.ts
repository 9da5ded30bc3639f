import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PLACE = "<!-- lead -->";
const KEY = "page-start-lead";
const LANGS = ["en", "fr"];

/**
 * Writes into index.html what Aerodrome is, in every language: it can be read before any script has come, when nobody
 * knows yet which language this device was set to. The style shows the one that holds.
 */
export function placeholder(): Plugin {
  return {
    name: "placeholder",
    transformIndexHtml: (html) =>
      html.replace(PLACE, LANGS.map((lang) => `<p lang="${lang}">${lead(lang)}</p>`).join("")),
  };
}

function lead(lang: string): string {
  const path = join(import.meta.dirname, `../src/words/${lang}.ftl`);
  const found = new RegExp(`^${KEY} = ([^{}<&\n]+)$`, "m").exec(readFileSync(path, "utf8"));
  if (!found) throw new Error(`${path} has no plain message ${KEY}`);
  return found[1]!;
}
