// Writes the page's types from the schema of what travels: node types.js SCHEMA TARGET. `./go types` runs it.

import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const BANNER = "// Written by `./go types` from the messages of src/aerodrome/protocol. Change those, not this.";

// The compiler knows tuples by their older spelling; and a list that must not be too long is still a list.
function olderTuples(part) {
  if (Array.isArray(part)) return part.map(olderTuples);
  if (part === null || typeof part !== "object") return part;
  const { prefixItems, ...rest } = part;
  if (prefixItems) Object.assign(rest, { items: prefixItems, additionalItems: false });
  else if (rest.type === "array") {
    delete rest.minItems;
    delete rest.maxItems;
  }
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, olderTuples(value)]));
}

const [source, target] = process.argv.slice(2);
const schema = olderTuples(JSON.parse(await readFile(source, "utf8")));
const written = await compile(schema, schema.title, { bannerComment: BANNER, format: false, unknownAny: true });
const page = fileURLToPath(new URL("src/protocol.ts", import.meta.url));
const style = await resolveConfig(page, { editorconfig: true });
await writeFile(target, await format(written, { ...style, plugins: [], objectWrap: "collapse", parser: "typescript" }));
