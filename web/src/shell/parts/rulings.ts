/** A part of a paragraph; some parts are emphasised. */
export interface Run {
  text: string;
  isStrong: boolean;
}
export type Paragraph = readonly Run[];

/** The pages of rulings, in the words of their authors; each is fetched when one of its chapters is opened. */
const PAGES: Record<string, () => Promise<{ default: string }>> = {
  aerion: () => import("../../../../docs/rulings/aerion.md?raw"),
  celestia_duo: () => import("../../../../docs/rulings/celestia-duo.md?raw"),
  etherium: () => import("../../../../docs/rulings/etherium.md?raw"),
};

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

/** A chapter of a game's page of rulings, by the name that links to it have. */
export async function chapterOf(game: string, chapter: string): Promise<readonly Paragraph[]> {
  const page = (await PAGES[game]?.())?.default ?? "";
  const found = page.split(/^#{2,3} /m).find((part) => slug(part.slice(0, part.indexOf("\n")).trim()) === chapter);
  if (!found) return [];
  const [heading = "", ...paragraphs] = found.trim().split(/\n{2,}/);
  const shown = paragraphs.filter((text) => !text.startsWith("*Rules:*"));
  return [[{ text: heading.trim(), isStrong: true }], ...shown.map(runsOf)];
}

/** Markdown of one paragraph as far as these pages use it: emphasis stays, links and code become plain text. */
function runsOf(markdown: string): Paragraph {
  const plain = markdown
    .replaceAll("\n", " ")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replaceAll("`", "");
  return plain.split("**").map((text, index) => ({ text: text.replaceAll("*", ""), isStrong: index % 2 === 1 }));
}
