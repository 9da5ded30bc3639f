import type { RulePage, Rules } from "../../protocol.ts";
import { Searchable } from "./search.ts";

/** A rule whose text can be searched. */
export interface Line {
  rule: RulePage;
  searchable: Searchable;
}

/** A section of the rules under its heading. */
export interface Chapter {
  section: string;
  heading: string;
  lines: readonly Line[];
}

/** What is in play at a table: its options, how many players it has, and whether it has a catalogue of its own. */
export interface InPlay {
  options: Readonly<Record<string, unknown>>;
  seats: number;
  isOwnCatalogue: boolean;
}

/** Whether a rule is in play: always, or with one of the values that bring it there. */
export function isInPlay(
  { only_with }: Pick<RulePage, "only_with">,
  { options, seats }: Pick<InPlay, "options" | "seats">,
): boolean {
  if (only_with.length === 0) return true;
  const chosen = Object.entries({ ...options, seats }).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${name}=${String(one)}`),
  );
  return only_with.some((one) => chosen.includes(one));
}

/**
 * The rules by sections, in reading order: without those that only refuse something and those that are not in play,
 * unless it is the one asked for.
 */
export function chaptersOf(rules: Rules, asked: string | null, inPlay: InPlay | null): readonly Chapter[] {
  const found = new Map<string, Line[]>();
  for (const rule of rules.rules) {
    const isLeftOut = rule.only_refuses || (inPlay !== null && !isInPlay(rule, inPlay));
    if (isLeftOut && rule.id !== asked) continue;
    const lines = found.get(rule.section) ?? [];
    lines.push({ rule, searchable: new Searchable(rule.text) });
    found.set(rule.section, lines);
  }
  return [...found].map(([section, lines]) => ({ section, heading: rules.headings[section] ?? "", lines }));
}

/** What is left of the chapters when only lines with all of these words stay; a heading that has them keeps all of its own. */
export function chaptersWith(words: readonly string[], chapters: readonly Chapter[]): readonly Chapter[] {
  if (words.length === 0) return chapters;
  return chapters
    .map((chapter) =>
      new Searchable(chapter.heading).has(words)
        ? chapter
        : { ...chapter, lines: chapter.lines.filter((line) => line.searchable.has(words)) },
    )
    .filter((chapter) => chapter.lines.length > 0);
}
