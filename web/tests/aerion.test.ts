import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Careful } from "../src/games/aerion/careful.svelte.ts";
import { courseOf } from "../src/games/aerion/ending/course.ts";
import { gainsOf } from "../src/games/aerion/gains.ts";
import { LESSONS } from "../src/games/aerion/guide-lessons.ts";
import { lastTurnOf } from "../src/games/aerion/last-turn.ts";
import { Play } from "../src/games/aerion/play.svelte.ts";
import { shipsFor } from "../src/games/aerion/whereabouts.ts";
import { Choices } from "../src/table/choices.ts";
import type { Desk } from "../src/table/desk.svelte.ts";
import type { AerionAids, AerionView, TableEvent } from "../src/protocol.ts";

const began = (turn: number, seat = 0): TableEvent => ({ type: "turn-began", turn, seat });
const revealed: TableEvent = { type: "revealed", card: "nut@AAA", source: "deck/AAA", target: "display/AAA" };
const retrieved: TableEvent = { type: "retrieved", card: "nut@AAA", source: "discard/AAA", target: "deck/AAA" };
const built: TableEvent = { type: "ship-built", piece: "ship/bee", ship: "bee" };

function viewWith(unseen: Record<string, number>): AerionView {
  const column = { deck: "AAA", combination: "AAA", display: null, known: [], unseen, discard: {} };
  const ships = [
    { name: "bee", material: "nut", crew: "incubi", owner: 0, flying: true },
    { name: "nacelle", material: "nut", crew: "sognae", owner: 0, flying: false },
  ];
  return { columns: [column], ships } as unknown as AerionView;
}

describe("how a match of Aerion went", () => {
  test("is worked out backwards from its end", () => {
    const events = [revealed, revealed, began(2), built, revealed, began(3), retrieved, revealed];
    expect(courseOf(viewWith({ nut: 5 }), events)).toEqual([
      { turn: 1, cards: 6, ships: 0, built: [] },
      { turn: 2, cards: 5, ships: 1, built: ["bee"] },
      { turn: 3, cards: 5, ships: 1, built: [] },
    ]);
  });
});

describe("what a Pixie would complete", () => {
  const aids = { turns: { "2>4": ["AAA", "sum>=26"] } } as unknown as AerionAids;

  test("leaves out decks without a card in the Display", () => {
    expect(gainsOf(aids, viewWith({}), "2>4")).toEqual(["sum>=26"]);
    expect(gainsOf(aids, viewWith({}), "2>5")).toEqual([]);
  });
});

test("a card is for the ships that are not flying yet", () => {
  expect(shipsFor(viewWith({}), "nut").map((ship) => ship.name)).toEqual(["nacelle"]);
  expect(shipsFor(viewWith({}), "bee")).toEqual([]);
});

describe("the last turn of a seat", () => {
  const placed: TableEvent = {
    type: "placed",
    card: "nut@AAA",
    source: "acquired",
    target: "workshop/2",
    workshop: "2",
    seat: 1,
  };
  const steps = [
    { version: 1, events: [began(2, 1)], isOwn: false, told: ["Turn 2"] },
    {
      version: 2,
      events: [{ type: "rolled", dice: [1, 1, 1, 2, 3, 4], kept: [] } as TableEvent],
      isOwn: false,
      told: ["They roll."],
    },
    { version: 3, events: [placed], isOwn: false, told: ["They place Nut."] },
    { version: 4, events: [revealed, began(3, 0)], isOwn: false, told: ["Turn 3"] },
  ];

  test("tells what they did, not what they rolled", () => {
    expect(lastTurnOf(steps, 1)).toEqual(["They place Nut."]);
  });

  test("stays until they do something again", () => {
    const later = [{ version: 5, events: [revealed, began(4, 1)], isOwn: false, told: ["Turn 4"] }];
    expect(lastTurnOf([...steps, ...later], 1)).toEqual(["They place Nut."]);
    expect(lastTurnOf(steps, 0)).toEqual([]);
  });
});

describe("going on by itself", () => {
  const action = { id: 0, verb: "replenish", args: {}, notation: "replenish", pieces: [] };
  const choices = new Choices([action], [0], ["Reveal new cards"]);
  const aids = { routine: "replenish", warnings: {} } as unknown as AerionAids;
  const careful = (): Careful => new Careful({} as Desk, () => aids);
  const placed = { type: "placed" } as TableEvent;

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("waits after a card was placed, so that it can be taken back", () => {
    const one = careful();
    one.follow([placed]);
    expect(one.routine(choices)).toBeUndefined();
    vi.runAllTimers();
    expect(one.routine(choices)?.verb).toBe("replenish");
  });

  test("waits as long as the guide speaks of it", () => {
    const one = careful();
    one.isTaught = true;
    expect(one.routine(choices)).toBeUndefined();
    one.isTaught = false;
    expect(one.routine(choices)?.verb).toBe("replenish");
  });
});

describe("what is asked before it is done", () => {
  const action = (id: number, verb: string) => ({ id, verb, args: {}, notation: verb, pieces: [] });
  const choices = new Choices([action(0, "let-go"), action(1, "acquire")], [0, 1], ["Let it go", "Acquire it"]);
  const view = { game: "aerion", step: "last-card", dice: [1, 1, 3, 4, 6, 6] } as unknown as AerionView;
  const aids = { game: "aerion", warnings: { "let-go": "last-card" } };

  function asked(): Play {
    const play = new Play({ choices, view, aids } as unknown as Desk);
    play.careful.decide(choices.find("let-go"));
    expect(play.careful.doubted?.verb).toBe("let-go");
    return play;
  }

  test("stays asked when the rest of the table has come", () => {
    const play = asked();
    play.follow(null, view, []);
    expect(play.careful.doubted?.verb).toBe("let-go");
  });

  test("is over once the table has changed", () => {
    const play = asked();
    play.follow(view, view, [revealed]);
    expect(play.careful.doubted).toBeNull();
    const other = asked();
    other.follow(view, { ...view, dice: [1, 1, 1, 1, 1, 1] }, []);
    expect(other.careful.doubted).toBeNull();
  });
});

describe("a card without a place", () => {
  const action = (id: number, verb: string, pieces: readonly string[]) => ({
    id,
    verb,
    args: {},
    notation: verb,
    pieces: [...pieces],
  });
  const all = [
    action(0, "reject", ["acquired"]),
    action(1, "book-reserve", ["acquired", "pulpit/1"]),
    action(2, "book-retrieve", ["pulpit/1"]),
  ];

  /** The lessons about such a card that are due. */
  function taught(acquired: string, legal: number[]): string[] {
    const view = { ...viewWith({}), step: "place", acquired, pulpits: [["book@AAA"]], pixies: 0 } as AerionView;
    const choices = new Choices(all, legal, []);
    const due = LESSONS.filter((lesson) => lesson.due({ view, aids: null, choices }) === "acquired");
    return due.map((lesson) => lesson.id);
  }

  test("is kept in the Reserve by a Book, if it is an Element", () => {
    expect(taught("nut@AAAA", [0, 1, 2])).toEqual(["no-place"]);
    expect(taught("nut@AAAA", [0])).toEqual(["only-discard"]);
  });

  test("waits for the Book on the Pulpit to be used, if it is a Book", () => {
    expect(taught("book@AAAA", [0, 2])).toEqual(["second-book"]);
  });
});
