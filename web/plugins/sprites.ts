import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "sprite:";

/**
 * `import url from "sprite:aerion"` gives the address of one file with all drawings of src/art/aerion, each a symbol
 * with the name of its file: `use href="#aerion-bee"` shows src/art/aerion/bee.svg.
 */
export function sprites(): Plugin {
  let isBuilt = false;
  return {
    name: "sprites",
    config: (_, env) => void (isBuilt = env.command === "build"),
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const set = id.slice(PREFIX.length + 1);
      const source = spriteOf(set);
      if (!isBuilt) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)};`;
      const reference = this.emitFile({ type: "asset", name: `${set}.svg`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}

function spriteOf(set: string): string {
  const folder = join(import.meta.dirname, "../src/art", set);
  const files = readdirSync(folder).filter((file) => file.endsWith(".svg"));
  const symbols = files.sort().map((file) => symbolOf(`${set}-${basename(file, ".svg")}`, join(folder, file)));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

function symbolOf(id: string, path: string): string {
  const text = readFileSync(path, "utf8").replace(/<!--.*?-->/gs, "");
  const found = /<svg\b[^>]*\bviewBox="([^"]+)"([^>]*)>(.*)<\/svg>/s.exec(text);
  if (!found) throw new Error(`${path} is not one <svg> with a viewBox`);
  // What the root says of lines and fills holds for the symbol too.
  const root = /<svg\b[^>]*>/.exec(text)![0];
  const kept = [...root.matchAll(/\b(fill|stroke|stroke-[a-z]+)="[^"]*"/g)].map(([attribute]) => attribute).join(" ");
  return `<symbol id="${id}" viewBox="${found[1]}" ${kept}>${found[3]!.trim().replace(/>\s+</g, "><")}</symbol>`;
}
