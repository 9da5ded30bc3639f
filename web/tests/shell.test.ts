import { describe, expect, test } from "vitest";
import type { Rules } from "../src/protocol.ts";
import { marginOf } from "../src/shell/match/estimate.ts";
import { chaptersOf, isInPlay } from "../src/shell/parts/chapters.ts";
import { countdown } from "../src/shell/wording.ts";

const rule = (id: string, only_with: string[] = [], only_refuses = false): Rules["rules"][number] => ({
  id,
  section: "goal",
  text: id,
  rulings: [],
  only_refuses,
  only_with,
});

describe("the rules at a table", () => {
  const alone = { options: { expansions: ["eggs"], pixies: 3 }, seats: 1, isOwnCatalogue: false };
  const rules: Rules = {
    headings: { goal: "Goal" },
    rules: [
      rule("always"),
      rule("two", ["seats=2"]),
      rule("eggs", ["expansions=eggs"]),
      rule("fewer", ["pixies=1", "pixies=2"]),
      rule("refusal", [], true),
    ],
  };
  const listed = (asked: string | null, inPlay: typeof alone | null): string[] =>
    chaptersOf(rules, asked, inPlay).flatMap((chapter) => chapter.lines.map((line) => line.rule.id));

  test("are those that an option or the number of players brings into play", () => {
    expect(listed(null, alone)).toEqual(["always", "eggs"]);
    expect(isInPlay(rule("fewer", ["pixies=1", "pixies=2"]), { options: { pixies: 2 }, seats: 1 })).toBe(true);
  });

  test("are all but the refusals away from a table, and whichever is asked for", () => {
    expect(listed(null, null)).toEqual(["always", "two", "eggs", "fewer"]);
    expect(listed("refusal", alone)).toEqual(["always", "eggs", "refusal"]);
    expect(listed("two", alone)).toEqual(["always", "two", "eggs"]);
  });
});

test("a clock shows minutes and seconds, and never less than nothing", () => {
  expect([599.2, 60, 9.01, 0, -3].map(countdown)).toEqual(["10:00", "1:00", "0:10", "0:00", "0:00"]);
});

test("an estimate is never more certain than a hundredth", () => {
  const estimate = { bot: "steady", seats: 1, options: {}, won: 0.5, matches: 100 };
  expect(marginOf(estimate)).toBeCloseTo(0.098);
  expect(marginOf({ ...estimate, won: 0.99, matches: 4000 })).toBe(0.01);
});
