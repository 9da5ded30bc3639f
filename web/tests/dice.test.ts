import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BLANK, DiceBox, notation, othersThan } from "../src/games/aerion/dice.svelte.ts";
import { DiceBox as FightDice } from "../src/games/celestia_duo/dice.svelte.ts";
import { Tumble } from "../src/layer/tumble.svelte.ts";
import { prefs } from "../src/prefs.svelte.ts";
import type { CelestiaDuoEvent, Rolled } from "../src/protocol.ts";

const NONE: ReadonlySet<number> = new Set();
const rolled = (dice: number[], kept: number[]): Rolled => ({ type: "rolled", dice, kept });

describe("Aerion's dice", () => {
  const faces = (box: DiceBox): number[] => box.dice.map((die) => die.face);
  const throws = (box: DiceBox): number[] => box.dice.map((die) => die.throws);
  const thrown = (...dice: number[]): DiceBox => {
    const box = new DiceBox();
    box.follow(dice, [rolled(dice, [])], NONE);
    return box;
  };

  test("are blank before the first roll, and after a turn", () => {
    const box = thrown(1, 2, 3, 4, 5, 6);
    box.follow([], [], NONE);
    expect(faces(box)).toEqual(Array(6).fill(BLANK));
  });

  test("are all thrown by the first roll", () => {
    expect(throws(thrown(1, 1, 2, 4, 5, 6))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test("that are kept keep their places, whatever the order the server tells", () => {
    const box = thrown(6, 1, 4, 1, 5, 2);
    box.follow([1, 1, 3, 3, 5, 6], [rolled([1, 1, 3, 3, 5, 6], [1, 1, 5, 6])], new Set([2, 5]));
    expect(faces(box)).toEqual([6, 1, 3, 1, 5, 3]);
    expect(throws(box)).toEqual([1, 1, 2, 1, 1, 2]);
  });

  test("that were chosen are the ones that roll, among equal ones", () => {
    const box = thrown(4, 4, 4, 1, 1, 1);
    box.follow([1, 1, 1, 4, 4, 6], [rolled([1, 1, 1, 4, 4, 6], [1, 1, 1, 4, 4])], new Set([0]));
    expect(faces(box)).toEqual([6, 4, 4, 1, 1, 1]);
  });

  test("do not tumble when the view alone says that they lie differently", () => {
    const box = thrown(1, 2, 3, 4, 5, 6);
    box.follow([2, 2, 3, 4, 5, 6], [], NONE);
    expect(faces(box)).toEqual([2, 2, 3, 4, 5, 6]);
    expect(throws(box)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test("are written sorted", () => {
    expect([notation([6, 1, 4]), notation([])]).toEqual(["146", "none"]);
    const box = thrown(4, 4, 1, 2, 3, 6);
    expect([...othersThan("46", box.dice)]).toEqual([1, 2, 3, 4]);
    expect(othersThan("none", box.dice).size).toBe(6);
  });
});

describe("the dice of a fight", () => {
  const roll: CelestiaDuoEvent[] = [
    {
      type: "dice-rolled",
      dice: ["flag", "pistol", "whip", "whip"],
      kept: [],
      fixed: ["whip"],
      rolled: ["whip", "flag", "pistol"],
    },
  ] as unknown as CelestiaDuoEvent[];
  const fight = (): FightDice => {
    const box = new FightDice();
    box.follow(["whip", "whip", "pistol", "flag"], roll, NONE);
    return box;
  };
  const event = (fields: object): CelestiaDuoEvent => fields as CelestiaDuoEvent;

  test("lie in the order of their faces; those that the card fixes are not thrown", () => {
    const { dice } = fight();
    expect(dice.map((die) => die.face)).toEqual(["whip", "whip", "pistol", "flag"]);
    expect(dice.map((die) => die.throws)).toEqual([0, 1, 1, 1]);
  });

  test("that are rolled again are those that were chosen, and keep their places", () => {
    const box = fight();
    const chosen = box.dice[1]!.id;
    const again = event({ type: "dice-rerolled", again: ["whip"], rolled: ["cannon"], dice: [], kept: [] });
    box.follow(["whip", "cannon", "pistol", "flag"], [again], new Set([chosen]));
    expect(box.dice.map((die) => die.face)).toEqual(["whip", "cannon", "pistol", "flag"]);
    expect(box.dice[1]).toMatchObject({ id: chosen, throws: 2 });
  });

  test("that are beaten stay beside the others with the cards that beat them", () => {
    const box = fight();
    box.follow(
      ["whip", "whip", "flag"],
      [event({ type: "card-played", card: "pistol" }), event({ type: "die-beaten", beaten: "pistol" })],
      NONE,
    );
    expect(box.dice).toHaveLength(4);
    expect(box.standing.map((die) => die.face)).toEqual(["whip", "whip", "flag"]);
    expect(box.dice[2]?.beatenBy).toEqual(["pistol"]);
  });

  test("that are turned show another face and are not thrown", () => {
    const box = fight();
    box.follow(
      ["whip", "whip", "sabre", "flag"],
      [event({ type: "die-turned", before: "pistol", after: "sabre" })],
      NONE,
    );
    expect(box.dice[2]).toMatchObject({ face: "sabre", throws: 1 });
  });

  test("are laid as the view says where the events do not explain it", () => {
    const box = fight();
    box.follow(["cannon"], [], NONE);
    expect(box.dice.map(({ face, throws }) => [face, throws])).toEqual([["cannon", 0]]);
  });

  test("are gone when the fight is over", () => {
    const box = fight();
    box.follow([], [], NONE);
    expect(box.dice).toEqual([]);
  });
});

describe("a die that is thrown", () => {
  const FACES = ["a", "b", "c"];
  let end: () => void;
  const cancel = vi.fn();
  const animate = vi.fn();
  const element = { animate } as unknown as HTMLElement;
  /** At the usual speed, 280 ms for a movement. */
  const FLIGHT = 280 * 2.2;

  beforeEach(() => {
    vi.useFakeTimers();
    cancel.mockReset();
    animate
      .mockReset()
      .mockImplementation(() => ({ finished: new Promise<void>((resolve) => (end = resolve)), cancel }));
  });
  afterEach(() => {
    prefs.speed = "normal";
    vi.useRealTimers();
  });

  test("shows faces in passing, and its own while it can still be seen to move", () => {
    const die = new Tumble(FACES, 0);
    die.follow(element, 1, [], 0.5);
    expect(animate).toHaveBeenCalledWith([], { duration: FLIGHT, delay: FLIGHT / 2, easing: "ease-out" });
    expect(die.passing).toBeNull();
    vi.advanceTimersByTime(71);
    expect(FACES).toContain(die.passing);
    vi.advanceTimersByTime(FLIGHT * 0.62 - 71);
    expect(die.passing).toBeNull();
    vi.advanceTimersByTime(500);
    expect(die.passing).toBeNull();
  });

  test("settles when the flight ends early, as when it is skipped", async () => {
    const die = new Tumble(FACES, 0);
    die.follow(element, 1, []);
    vi.advanceTimersByTime(80);
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect(die.passing).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    expect(die.passing).toBeNull();
  });

  test("settles at once when it is told to end", () => {
    const die = new Tumble(FACES, 0);
    const stop = die.follow(element, 1, []);
    vi.advanceTimersByTime(80);
    stop?.();
    expect(die.passing).toBeNull();
    expect(cancel).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("does not show a throw twice, nor one from before it was drawn", () => {
    const die = new Tumble(FACES, 2);
    expect(die.follow(element, 2, [])).toBeUndefined();
    expect(die.follow(element, 3, [])).toBeDefined();
    expect(die.follow(element, 3, [])).toBeUndefined();
    expect(animate).toHaveBeenCalledTimes(1);
  });

  test("does not fly where nothing is to move", () => {
    prefs.speed = "off";
    expect(new Tumble(FACES, 0).follow(element, 1, [])).toBeUndefined();
    expect(animate).not.toHaveBeenCalled();
  });
});
