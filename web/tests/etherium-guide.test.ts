import { describe, expect, test } from "vitest";
import { LESSONS, PROPOSED, type Scene } from "../src/games/etherium/guide-lessons.ts";
import type { EtheriumView } from "../src/protocol.ts";
import { Choices } from "../src/table/choices.ts";

/** The first season, while its program is laid. */
const planning = (slots: readonly string[], more: Partial<Scene> = {}): Scene => ({
  view: { step: "program", season_number: 1, number: 0, failure: null, conflict: null } as unknown as EtheriumView,
  choices: new Choices([], [], []),
  slots,
  isComplete: false,
  mayWork: () => true,
  ...more,
});

const due = (scene: Scene): string[] => LESSONS.filter((lesson) => lesson.due(scene) !== null).map(({ id }) => id);

describe("the program that the guide proposes", () => {
  test.each([0, 1, 2, 3])("is told token by token (%i laid)", (laid) => {
    const lesson = LESSONS.find(({ id }) => id === `plan-${laid + 1}`)!;
    expect(lesson.due(planning(PROPOSED.slice(0, laid)))).toBe(`slot/${PROPOSED[laid]}`);
  });

  test("is dropped where another one is laid", () => {
    expect(due(planning(["connect-1"])).filter((id) => id.startsWith("plan-"))).toEqual([]);
  });

  test("is not told where its next action would fail", () => {
    const scene = planning(["upgrade-collector"], { mayWork: () => false });
    expect(due(scene).filter((id) => id.startsWith("plan-"))).toEqual([]);
  });
});

test("units, terrains and heights are told before where stars come from, and that before the first token", () => {
  const order = due(planning([]));
  const places = ["collector", "heights", "from-capacities", "program", "plan-1"].map((id) => order.indexOf(id));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
});
