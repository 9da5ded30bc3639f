// What stands in the page's sources, as JSON: the messages they ask for, and words that are no message.
//
//     node tests/web/sources.mjs web
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";

const web = resolve(process.argv[2]);
const { parse } = createRequire(join(web, "package.json"))("svelte/compiler");
const SPOKEN = new Set(["aria-label", "aria-description", "aria-roledescription", "title", "placeholder", "alt", "label"]);
const ASKING = new Set(["t", "say", "has"]);
const LETTER = /\p{L}/u;

const read = (path) => {
  const text = readFileSync(path, "utf8");
  // The same parser reads plain TypeScript as the script of a component.
  return parse(path.endsWith(".svelte") ? text : `<script lang="ts">\n${text}\n</script>`, { modern: true });
};

function walk(node, visit, parents = []) {
  if (visit(node, parents) === false) return;
  for (const [name, child] of Object.entries(node)) {
    if (name === "metadata" || name === "comments") continue;
    for (const one of Array.isArray(child) ? child : [child])
      if (one && typeof one.type === "string") walk(one, visit, [...parents, node]);
  }
}

/** A string as it is written, with {} for each part that is filled in. */
function written(node) {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral") return node.quasis.map((part) => part.value.cooked).join("{}");
  return null;
}

/** What a message may be: either branch of a condition, or the string itself. */
function options(node) {
  if (node?.type === "ConditionalExpression") return [...options(node.consequent), ...options(node.alternate)];
  const text = written(node);
  return text === null ? [] : [text];
}

function valuesOf(node) {
  if (!node) return [];
  if (node.type !== "ObjectExpression" || node.properties.some((one) => one.type !== "Property")) return null;
  return node.properties.map((one) => one.key.name ?? one.key.value);
}

function asked(node) {
  const name = node.callee.name ?? node.callee.property?.name;
  if (!ASKING.has(name)) return [];
  return options(node.arguments[0]).map((key) => ({ key, values: valuesOf(node.arguments[1]), checks: name === "has" }));
}

/** Words in an expression that is shown: not those that are handed to a function or compared. */
function shown(expression) {
  const found = [];
  walk(expression, (node) => {
    if (["CallExpression", "BinaryExpression", "MemberExpression", "NewExpression"].includes(node.type)) return false;
    const text = written(node);
    if (text !== null) found.push(text);
    return undefined;
  });
  return found;
}

function visible(node, parents) {
  const parent = parents.at(-1);
  if (node.type === "Text" && parent?.type === "Fragment") return [node.data];
  if (node.type === "ExpressionTag" && parent?.type === "Fragment") return shown(node.expression);
  if (node.type !== "Attribute" || !SPOKEN.has(node.name) || node.value === true) return [];
  return [node.value].flat().flatMap((part) => (part.type === "Text" ? [part.data] : shown(part.expression)));
}

function look(path) {
  const found = { path: relative(web, path), asked: [], strings: [], words: [] };
  const ast = read(path);
  const visit = (node, parents) => {
    if (node.type === "CallExpression") found.asked.push(...asked(node));
    const text = written(node);
    if (text !== null) found.strings.push(text);
    found.words.push(...visible(node, parents).map((word) => word.trim()).filter((word) => LETTER.test(word)));
    return undefined;
  };
  for (const part of [ast.instance, ast.module, ast.fragment]) if (part) walk(part.content ?? part, visit);
  return found;
}

const files = readdirSync(join(web, "src"), { recursive: true })
  .map((name) => join(web, "src", name))
  .filter((path) => /\.(svelte|ts)$/.test(path) && !/(protocol|\.d)\.ts$/.test(path));
process.stdout.write(JSON.stringify(files.sort().map(look)));
