import { describe, expect, test } from "vitest";
import { prefs } from "../src/prefs.svelte.ts";
import type { GamePage, GameTally } from "../src/protocol.ts";
import { lengthOf } from "../src/shell/statistics/match-length.ts";
import { trendLine } from "../src/shell/statistics/trend.ts";
import { duration } from "../src/shell/wording.ts";

const page = (turn: string): GamePage => ({ words: { turn } }) as unknown as GamePage;
const tally = (turns: number | null, seconds: number | null): GameTally => ({ turns, seconds }) as unknown as GameTally;
const values = (...of: Parameters<typeof lengthOf>): string[] => lengthOf(...of).map(({ value }) => value);

describe("how long a match takes", () => {
  test("is told in turns, as the game calls them, and in time", () => {
    expect(values(tally(22.6, 2_400), page("Turn"))).toEqual(["Turn\u00a023", "40 minutes"]);
    expect(values(tally(7, null), page("Season"))).toEqual(["Season\u00a07"]);
    expect(values(tally(7, 90), null)).toEqual(["2 minutes"]);
  });

  test("is not told where nothing is known of it", () => {
    expect(values(tally(null, null), page("Turn"))).toEqual([]);
  });

  test("is said in seconds, minutes or hours, with the plurals of the language", () => {
    expect([30, 60, 7_199, 7_200, 9_000].map(duration)).toEqual([
      "30 seconds",
      "1 minute",
      "120 minutes",
      "2 hours",
      "2.5 hours",
    ]);
    prefs.lang = "fr";
    const french = [0, 1, 90, 9_000].map((seconds) => duration(seconds).replace(/\s/g, " "));
    expect(french).toEqual(["0 seconde", "1 seconde", "2 minutes", "2,5 heures"]);
    prefs.lang = "en";
  });
});

describe("the line of a trend", () => {
  test("goes from the left to the right, and up with the wins", () => {
    expect(trendLine([0, 5, 10], 120, 30)).toEqual([
      [0, 30],
      [60, 15],
      [120, 0],
    ]);
  });

  test("is a point where there is one number, and nothing without any", () => {
    expect(trendLine([4], 120, 30)).toEqual([[0, 18]]);
    expect(trendLine([], 120, 30)).toEqual([]);
  });
});
