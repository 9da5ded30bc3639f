import { afterEach, describe, expect, test } from "vitest";
import { obviousOf } from "../src/games/etherium/resolve/obvious.ts";
import { prefs } from "../src/prefs.svelte.ts";
import type { ActionInfo, EtheriumView } from "../src/protocol.ts";
import { Choices } from "../src/table/choices.ts";

const offered = (...verbs: string[]): Choices => {
  const actions = verbs.map((verb, id): ActionInfo => ({ id, verb, args: {}, notation: verb, pieces: [] }));
  const ids = actions.map(({ id }) => id);
  return new Choices(actions, ids, verbs);
};
const view = (fields: Partial<EtheriumView> = {}): EtheriumView =>
  ({ step: "act", failure: null, hand: {}, ...fields }) as EtheriumView;
const done = (choices: Choices, shown = view(), isAlone = false): string | undefined =>
  obviousOf(choices, shown, isAlone)?.verb;

afterEach(() => {
  prefs.asking = "main";
  prefs.speed = "normal";
});

describe("what leaves no choice in Etherium", () => {
  test("is an own action that can be carried out in one way", () => {
    for (const verb of ["move", "collect", "upgrade", "cards", "booster"]) expect(done(offered(verb))).toBe(verb);
    expect(done(offered("move", "move"))).toBeUndefined();
  });

  test("is a connection with one die at the fastest speed", () => {
    prefs.speed = "off";
    expect(done(offered("connect"))).toBe("connect");
    expect(done(offered("connect", "connect"))).toBeUndefined();
  });

  test("is never a roll that one may want to see, nor the choice of a capacity, nor what is taken where an action fails", () => {
    expect(done(offered("connect"))).toBeUndefined();
    expect(done(offered("capacity"))).toBeUndefined();
    expect(done(offered("take"), view({ failure: "etherium.transform.price" }))).toBeUndefined();
  });

  test("is the same whether or not a card could be played, where a person could see the difference", () => {
    expect(done(offered("collect", "play"), view({ hand: { lode: 1 } }))).toBe("collect");
    prefs.asking = "always";
    expect(done(offered("collect", "play"), view({ hand: { lode: 1 } }))).toBeUndefined();
    expect(done(offered("collect"), view({ hand: { charge: 1 } }))).toBeUndefined();
    expect(done(offered("collect"))).toBe("collect");
  });

  test("is what nobody else may know only among bots", () => {
    for (const verb of ["pass", "guide", "discard"]) {
      expect(done(offered(verb), view({ step: "season-flash" }))).toBeUndefined();
      expect(done(offered(verb), view({ step: "season-flash" }), true)).toBe(verb);
    }
    expect(done(offered("pass", "play"), view({ step: "season-flash" }), true)).toBeUndefined();
  });

  test("is what lies open to all, such as the only space to flee to and the only die to reroll", () => {
    expect(done(offered("flee"), view({ step: "flee" }))).toBe("flee");
    expect(done(offered("reroll"), view({ step: "low" }))).toBe("reroll");
    expect(done(offered("reroll", "reroll"), view({ step: "low" }))).toBeUndefined();
  });
});
