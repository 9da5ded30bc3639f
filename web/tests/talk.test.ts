import { beforeAll, describe, expect, test } from "vitest";
import { sayableAt } from "../src/games/celestia_duo/talk/sayable.ts";
import texts from "../src/games/celestia_duo/texts/en.ftl?raw";
import { words } from "../src/words/words.svelte.ts";

describe("the banner asks for no more than the phrases tell of", () => {
  beforeAll(() => words.add("en", texts));

  const asked = (step: string, ...phrases: string[]): string => sayableAt(step, true, phrases).sentence;

  test("about dice", () => {
    expect(asked("dice", "use-smoke", "keep-smoke", "use-augusta")).toMatch(/^Smoke, a crew member, or neither/);
    expect(asked("dice", "use-smoke", "keep-smoke")).toMatch(/^Use Smoke or keep it/);
    expect(asked("dice", "use-augusta", "agree")).toMatch(/^Should a crew member help/);
  });

  test("in a briefing", () => {
    expect(asked("briefing", "continue", "stop", "use-olga")).toMatch(/^Continue or stop, and with whose help/);
    expect(asked("briefing", "continue", "stop")).toMatch(/^Continue or stop\?/);
    expect(asked("briefing", "use-olga")).toMatch(/^You must continue/);
  });

  test("before a fight", () => {
    expect(asked("start", "you-first", "use-mama")).toMatch(/Should a crew member help/);
    expect(asked("start", "you-first", "me-first")).toMatch(/^Who begins\? Talk only about that/);
  });

  test("where nobody may speak", () => {
    expect(sayableAt("dice", false, []).sentence).toMatch(/^There is nothing to decide together/);
  });
});
