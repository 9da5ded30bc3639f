import type { Lang } from "../../protocol.ts";
import { prefixOf } from "../games.ts";

/** A part of a paragraph; some parts are emphasised. */
export interface Run {
  text: string;
  isStrong: boolean;
}
export type Line = readonly Run[];

/** What a chapter is made of. */
export type Block =
  { kind: "paragraph"; line: Line } | { kind: "table"; head: readonly Line[]; rows: readonly (readonly Line[])[] };

/** The pages of rulings, in the words of their authors; each is fetched when one of its chapters is opened. */
const PAGES = import.meta.glob<string>("../../../../docs/rulings/*.md", { query: "?raw", import: "default" });

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

/** The anchor that ends a heading in French, with the name that the chapter has in English. */
const ANCHOR = /\s*<a id="([^"]*)"><\/a>$/;

/** A chapter of a game's page of rulings, by the name that links to it have. */
export async function chapterOf(game: string, chapter: string, lang: Lang): Promise<readonly Block[]> {
  const name = lang === "en" ? prefixOf(game) : `${prefixOf(game)}.${lang}`;
  const page = (await PAGES[`../../../../docs/rulings/${name}.md`]?.()) ?? "";
  const found = page.split(/^#{2,3} /m).find((part) => nameOf(part.slice(0, part.indexOf("\n")).trim()) === chapter);
  if (!found) return [];
  const [heading = "", ...rest] = found.replace(new RegExp(ANCHOR, "m"), "").trim().split("\n");
  const blocks = rest
    .join("\n")
    .trim()
    .split(/\n{2,}/);
  const shown = blocks.filter((text) => text !== "" && !/^\*(Rules|Règles)/.test(text));
  return [{ kind: "paragraph", line: [{ text: heading.trim(), isStrong: true }] }, ...shown.map(blockOf)];
}

const nameOf = (heading: string): string => ANCHOR.exec(heading)?.[1] ?? slug(heading);

/** Markdown as far as these pages use it. */
function blockOf(markdown: string): Block {
  const lines = markdown.split("\n");
  if (lines.length > 2 && lines.every((line) => line.startsWith("|"))) {
    const [head = [], , ...rows] = lines.map(cellsOf);
    return { kind: "table", head, rows };
  }
  return { kind: "paragraph", line: runsOf(markdown) };
}

function cellsOf(line: string): Line[] {
  return line
    .trim()
    .slice(1, -1)
    .split("|")
    .map((cell) => runsOf(cell.trim()));
}

/** Emphasis stays, links and code become plain text. */
function runsOf(markdown: string): Line {
  const plain = markdown
    .replaceAll(/\s*\n\s*/g, " ")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replaceAll("`", "");
  return plain.split("**").map((text, index) => ({ text: text.replaceAll("*", ""), isStrong: index % 2 === 1 }));
}
