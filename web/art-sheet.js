// Shows every drawing as one picture: node web/art-sheet.js FOLDER [NAME-PART ...] writes art-FOLDER.html into the
// system's folder for temporary files, each drawing large, middle and small, on paper and on the dark table.
// A drawing that breaks a rule of docs/art.md is named instead, because the page could not show it.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ART = fileURLToPath(new URL("src/art/", import.meta.url));

const FORBIDDEN = [
  [/<style|\sstyle=|\sclass=/, "has styles of its own"],
  [/<(text|image|filter|script|foreignObject)\b/, "has an element that is not a shape"],
  [/\s(d|cx|cy|r|x|y|width|height|rx|points)="[^"]*\.\d\d/, "has more than one decimal"],
];

/** What is wrong with a drawing; nothing when it may be shown. */
function faults(name, text, palette) {
  const found = FORBIDDEN.filter(([pattern]) => pattern.test(text)).map(([, fault]) => fault);
  if (!/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">\n/.test(text))
    found.push("has another root");
  for (const [, id] of text.matchAll(/\sid="([^"]*)"/g))
    if (!id.startsWith(name)) found.push(`has the foreign id ${id}`);
  for (const [, colour, value] of text.matchAll(/var\(--art-([a-z-]+), (#[0-9a-f]+)\)/g))
    if (palette.get(colour) !== value) found.push(`takes ${colour} for ${value}`);
  if (/#[0-9a-f]{3,}/i.test(text.replace(/var\([^)]*\)/g, "").replace(/url\(#[^)]*\)/g, "")))
    found.push("has a colour of its own");
  return found;
}

/** Large, middle and small widths, in CSS pixels: an emblem is never shown as large as a ship. */
function widths(width) {
  if (width > 300) return [width > 900 ? 760 : 368];
  if (width <= 32) return [48, 24];
  if (width <= 64) return [64, 32, 20];
  return [1, 1 / 2, 1 / 4].map((part) => width * part);
}

async function drawings(folder, parts) {
  const files = (await readdir(join(ART, folder))).filter((file) => file.endsWith(".svg"));
  const names = files.map((file) => file.slice(0, -".svg".length));
  const wanted = names.filter((name) => parts.length === 0 || parts.some((part) => name.includes(part)));
  const found = await Promise.all(
    wanted.map(async (name) => {
      const text = await readFile(join(ART, folder, `${name}.svg`), "utf8");
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(text) ?? [];
      return { name, text, width: Number(width), height: Number(height) };
    }),
  );
  return found.sort((one, other) => other.height - one.height || one.name.localeCompare(other.name));
}

const PEOPLES = ["psolos", "reces", "hivalia", "ertis", "meinas", "mauhea"];

/** Etherium's emblems and figures take the colour of a people from the page; here each takes that of some people. */
function colour(name, text, width) {
  const own = PEOPLES.find((people) => name.endsWith(people));
  if (!text.includes('fill="currentColor"') || width < 48) return "";
  return ` color="var(--art-people-${own ?? PEOPLES[name.length % PEOPLES.length]})"`;
}

function cell({ name, text, width, height }) {
  const ground = name.startsWith("blueprint-") ? "blue" : "paper";
  const sizes = widths(width).map((side) => {
    const size = `width="${side}" height="${Math.round((side * height) / width)}"`;
    return `<svg ${size}${colour(name, text, width)}><use href="#${name}"/></svg>`;
  });
  const grounds = [ground, "dark"].map((kind) => `<div class="ground ${kind}">${sizes.join("")}</div>`);
  const shown = width > 300 ? grounds.slice(0, 1) : grounds;
  return `<figure><div class="grounds">${shown.join("")}</div><figcaption>${name}</figcaption></figure>`;
}

const LOOK = `
  body { margin: 16px; background: #d9cba9; font: 14px/1.4 system-ui, sans-serif; color: #1c2340; }
  main { display: flex; flex-wrap: wrap; gap: 12px; }
  figure { margin: 0; }
  .grounds { display: flex; border-radius: 8px; overflow: hidden; }
  .ground { display: flex; align-items: center; gap: 8px; padding: 8px; }
  .paper { background: #f7eeda; color: #1c2340; }
  .dark { background: #10262f; color: #f0e5cd; }
  .blue { background: #2b5797; color: #f0e5cd; }
  figcaption { text-align: center; }
`;

const [folder = "aerion", ...parts] = process.argv.slice(2);
const css = await readFile(join(ART, "palette.css"), "utf8");
const light = css.slice(0, css.indexOf("[data-theme"));
const palette = new Map([...light.matchAll(/--art-([a-z-]+): (#[0-9a-f]+);/g)].map(([, name, value]) => [name, value]));
const all = await drawings(folder, parts);
const wrong = all.flatMap(({ name, text }) => faults(name, text, palette).map((fault) => `${name} ${fault}`));
const symbols = all.map(({ name, text }) =>
  text.replace(/<svg xmlns="[^"]*"/, `<symbol id="${name}"`).replace("</svg>", "</symbol>"),
);
const target = join(tmpdir(), `art-${folder}.html`);
const sprite = `<svg width="0" height="0" style="position: absolute">${symbols.join("")}</svg>`;
// The two grounds show the two themes side by side.
const themes = css.replace(':root[data-theme="dark"]', ".dark");
const head = `<meta charset="utf-8"><title>Drawings: ${folder}</title><style>${themes}${LOOK}</style>`;
await writeFile(target, `<!doctype html>${head}<body>${sprite}<main>${all.map(cell).join("")}</main></body>`);
const bytes = all.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
console.log(`${target}: ${all.length} drawings, ${(bytes / 1000).toFixed(1)} kB`);
if (wrong.length > 0) {
  console.error(wrong.join("\n"));
  process.exitCode = 1;
}
