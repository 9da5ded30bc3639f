import { expect, test } from "vitest";
import type { View } from "../src/protocol.ts";
import { entryAt, logSteps } from "../src/table/log-steps.ts";

const moment = (...told: string[]) => ({ view: {} as View, events: [], told, version: 0, entry: null });
const PAST = { moments: [moment(), moment("A roll."), moment(), moment("A card.")] };

test("the log tells what was told, and nothing else", () => {
  const steps = [2, 5].map((version) => ({ version, events: [], told: version > 2 ? ["Five."] : [], isOwn: false }));
  expect(logSteps(steps, null)).toEqual([{ key: 5, events: [], told: ["Five."], moment: null }]);
});

test("of a match that is looked back at, each entry leads to its moment", () => {
  expect(logSteps([], PAST).map(({ told, moment: at }) => [told, at])).toEqual([
    [["A roll."], 1],
    [["A card."], 3],
  ]);
});

test("the entry of a moment is the last one until then", () => {
  const steps = logSteps([], PAST);
  expect([0, 1, 2, 3].map((at) => entryAt(steps, at)?.told[0])).toEqual([undefined, "A roll.", "A roll.", "A card."]);
});
