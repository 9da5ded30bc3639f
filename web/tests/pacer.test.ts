import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Pace } from "../src/games/etherium/resolve/pace.svelte.ts";
import { storyOf } from "../src/games/etherium/resolve/story.ts";
import { prefs } from "../src/prefs.svelte.ts";
import type { EtheriumEvent, EtheriumView, TableEvent } from "../src/protocol.ts";
import type { Desk } from "../src/table/desk.svelte.ts";
import type { Pacer } from "../src/table/shown.ts";

/** At the usual speed, for one movement. */
const MOVE = 280;
const event = (type: string, fields: object = {}): EtheriumEvent => ({ type, ...fields }) as EtheriumEvent;
const view = (number: number, fields: Partial<EtheriumView> = {}): EtheriumView =>
  ({
    game: "etherium",
    seat: 0,
    step: "act",
    season_number: 1,
    number,
    player: 1,
    order: [0, 1],
    turn: 1,
    players: [
      { people: "ertis", plan: ["move-mine"] },
      { people: "psolos", plan: ["cards"] },
    ],
    actors: [],
    waiting: [],
    effect: null,
    failure: null,
    place: null,
    ...fields,
  }) as EtheriumView;

/** What the pacer uses of a table: its seat, and a log of what it told. */
class Table {
  pacer: Pacer | null = null;
  past: { view: EtheriumView; prompt: string } | null = null;
  replay: { laid: number; moments: object[] } | null = null;
  blows = { isTelling: false };
  told: number[] = [];
  history = vi.fn(() => Promise.resolve({ view: view(0), steps: [] as object[] }));
  seat = {
    view: view(0) as EtheriumView | null,
    version: 10,
    aids: null,
    steps: [] as { events: readonly TableEvent[]; told: string[] }[],
    history: this.history,
  };
  tell(_before: unknown, after: EtheriumView): void {
    this.told.push(after.number);
  }
  /** Something happens at the table: answers whether the pacer shows it. */
  happen(after: EtheriumView, sentences: string[], events = [event("number-began")]): boolean {
    const before = this.seat.view;
    this.seat.steps.push({ events, told: sentences });
    this.seat.view = after;
    this.seat.version += 1;
    return this.pacer?.(before, after, events) ?? false;
  }
}

let table: Table;
let pace: Pace;
let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  table = new Table();
  pace = new Pace(table as unknown as Desk);
  end = pace.begin();
});
afterEach(() => {
  end();
  prefs.speed = "normal";
  vi.useRealTimers();
});

describe("the pacer", () => {
  test("shows one step after another, each as long as its sentences take to read", () => {
    table.happen(view(1), ["One."]);
    table.happen(view(2), ["One.", "Two.", "Three."]);
    table.happen(view(3), ["One."]);
    expect(table.told).toEqual([1]);
    expect(table.past?.view.number).toBe(1);
    expect(pace.behind).toBe(2);
    vi.advanceTimersByTime(3.4 * MOVE - 1);
    expect(table.told).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(table.told).toEqual([1, 2]);
    vi.advanceTimersByTime((3.4 + 2 * 1.4) * MOVE - 1);
    expect(table.told).toEqual([1, 2]);
    vi.advanceTimersByTime(1);
    expect(table.told).toEqual([1, 2, 3]);
    expect([table.past, pace.behind]).toEqual([null, 0]);
  });

  test("gives dice the time to fall", () => {
    table.happen(view(1), ["Rolled."], [event("dice-rolled", { seat: 1, dice: [3], again: false })]);
    table.happen(view(2), ["Next."]);
    vi.advanceTimersByTime(5.6 * MOVE - 1);
    expect(table.told).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(table.told).toEqual([1, 2]);
  });

  test("reads at most four sentences aloud, however many there are", () => {
    table.happen(view(1), Array<string>(9).fill("So."));
    table.happen(view(2), ["Next."]);
    vi.advanceTimersByTime((3.4 + 3 * 1.4) * MOVE);
    expect(table.told).toEqual([1, 2]);
  });

  test("passes over a step in which nothing is seen", () => {
    table.happen(view(1), ["One."]);
    table.happen(view(2, { step: "flash" }), []);
    table.happen(view(3), ["Three."]);
    expect(pace.behind).toBe(1);
    vi.advanceTimersByTime(3.4 * MOVE);
    expect(table.told).toEqual([1, 2, 3]);
  });

  test("shows the own decision at once when nothing else waits", () => {
    table.happen(view(1, { player: 0 }), ["One."]);
    table.happen(view(2), ["Mine."]);
    expect(table.told).toEqual([1, 2]);
  });

  test("stops while it is paused, and goes on step by step or by itself", () => {
    table.happen(view(1), ["One."]);
    for (const number of [2, 3, 4]) table.happen(view(number), ["More."]);
    pace.pause();
    vi.advanceTimersByTime(60_000);
    expect(table.told).toEqual([1]);
    pace.step();
    vi.advanceTimersByTime(60_000);
    expect(table.told).toEqual([1, 2]);
    pace.play();
    expect(table.told).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(3.4 * MOVE);
    expect(table.told).toEqual([1, 2, 3, 4]);
  });

  test("skips to the present, each step in its order", () => {
    for (const number of [1, 2, 3, 4]) table.happen(view(number), ["So."]);
    pace.skip();
    expect(table.told).toEqual([1, 2, 3, 4]);
    expect([table.past, pace.behind]).toEqual([null, 0]);
    vi.advanceTimersByTime(60_000);
    expect(table.told).toHaveLength(4);
  });

  test("leaves everything to the table where nothing is to move", () => {
    prefs.speed = "off";
    expect(table.happen(view(1), ["One."])).toBe(false);
    expect(table.told).toEqual([]);
    expect(pace.moments.map((moment) => moment.view.number)).toEqual([0, 1]);
  });

  test("leaves the table alone while the match is looked back at", () => {
    table.replay = { laid: 0, moments: [] };
    expect(table.happen(view(1), ["One."])).toBe(false);
  });

  test("forgets the steps of the season before", () => {
    table.happen(view(1), ["One."]);
    table.happen(view(1, { season_number: 2 }), ["Spring."]);
    pace.skip();
    expect(pace.moments.map((moment) => moment.view.season_number)).toEqual([2]);
    expect(pace.told).toEqual(["Spring."]);
  });

  test("shows the present when somebody else takes the screen, and fetches what led there", async () => {
    table.happen(view(1), ["One."]);
    table.happen(view(2), ["Two."]);
    const changes = { number: 2, seat: 1 };
    table.history.mockResolvedValue({
      view: view(1, { seat: 1 }),
      steps: [{ version: 12, events: [], changes, told: ["Two."] }],
    });
    expect(table.happen(view(3, { seat: 1 }), ["Three."])).toBe(false);
    expect(table.past).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.history).toHaveBeenCalledOnce();
    expect(pace.moments.map((moment) => moment.view.number)).toEqual([2]);
  });

  test("fetches of this season only, and nothing that came after", async () => {
    table.happen(view(1), ["One."]);
    const step = (version: number, changes: object): object => ({ version, events: [], changes, told: [] });
    table.history.mockResolvedValue({
      view: view(6),
      steps: [
        step(10, {}),
        step(11, { season_number: 2, number: 1 }),
        step(12, { number: 2 }),
        step(13, { number: 3 }),
      ],
    });
    expect(table.happen(view(2, { seat: 1, season_number: 2 }), ["Two."])).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(pace.moments.map(({ view: { season_number, number } }) => [season_number, number])).toEqual([
      [2, 1],
      [2, 2],
    ]);
  });

  test("asks in few words what goes on: an action, or else the last sentence", () => {
    const promptAt = (fields: object): string | undefined => {
      table.happen(view(1, fields), ["One.", "Two."]);
      table.happen(view(2), ["Three."]); // waits, so that the one before is shown as past
      const { prompt } = table.past ?? {};
      pace.skip();
      return prompt;
    };
    const act = { effect: "movement" };
    const WATCHED = "etherium-page-act-watch"; // the key: no messages are loaded here
    expect(promptAt(act)).toBe(WATCHED);
    expect(promptAt({ ...act, step: "flash", waiting: ["after-flash"] })).toBe(WATCHED);
    expect(promptAt({ ...act, step: "flash", waiting: ["act"] })).toBe(WATCHED);
    expect(promptAt({ ...act, step: "flash" })).toBe("Two.");
    expect(promptAt({ ...act, number: 0 })).toBe("Two.");
    expect(promptAt({})).toBe("Two.");
  });

  test("waits until a card in the middle of the table is read", () => {
    table.happen(view(1), ["One."]);
    table.happen(view(2), ["Two."]);
    table.blows.isTelling = true;
    vi.advanceTimersByTime(60_000);
    expect(table.told).toEqual([1]);
    table.blows.isTelling = false;
    pace.goOn();
    expect(table.told).toEqual([1, 2]);
  });

  test("shows a season once more step by step, from where the programs lie open", async () => {
    prefs.speed = "off";
    // What lay there when the page was opened is of another season.
    table.happen(view(0, { step: "program", season_number: 2 }), ["Ready."]);
    for (const number of [1, 2, 3]) table.happen(view(number, { season_number: 2 }), ["So."]);
    expect(table.told).toEqual([]);
    await pace.lookAgain();
    expect([pace.isAgain, table.past?.view.number]).toEqual([true, 1]);
    expect(pace.moments.map((moment) => moment.view.number)).toEqual([1]);
    vi.advanceTimersByTime(3.4 * MOVE);
    expect([pace.behind, table.past?.view.number]).toEqual([1, 2]);
    vi.advanceTimersByTime(2 * 3.4 * MOVE);
    expect([pace.isAgain, table.past, pace.mayLookAgain]).toEqual([false, null, true]);
    expect(pace.moments).toHaveLength(4);
  });

  test("keeps the season before for those who look at it again while they plan the next one", async () => {
    prefs.speed = "off";
    for (const number of [1, 2]) table.happen(view(number), ["So."]);
    const planning = { step: "program", season_number: 2, actors: [0, 1] } as Partial<EtheriumView>;
    table.happen(view(0, planning), ["Spring."]);
    await pace.lookAgain();
    pace.step();
    pace.step();
    expect(table.past?.view).toMatchObject({ season_number: 1, number: 2 });
    expect(table.happen(view(0, planning), ["Others plan."])).toBe(true);
    expect(pace.isAgain).toBe(true);
    pace.skip();
    expect([pace.isAgain, table.past]).toEqual([false, null]);
    expect(table.told.at(-1)).toBe(0);
  });

  test("leaves the past as soon as the others wait for a decision", async () => {
    prefs.speed = "off";
    for (const number of [1, 2]) table.happen(view(number), ["So."]);
    await pace.lookAgain();
    expect(table.happen(view(3, { actors: [0] }), ["Mine."])).toBe(false);
    expect([pace.isAgain, table.past]).toEqual([false, null]);
  });

  test("fetches the season before where it was not there to see it", async () => {
    prefs.speed = "off";
    table.happen(view(0, { step: "program", season_number: 2, actors: [0] }), ["Spring."]);
    const step = (version: number, number: number): object => ({ version, events: [], changes: { number }, told: [] });
    table.history.mockResolvedValue({ view: view(0), steps: [step(8, 1), step(9, 2)] });
    expect(pace.mayLookAgain).toBe(true);
    await pace.lookAgain();
    expect(table.past?.view).toMatchObject({ season_number: 1, number: 1 });
  });

  test("lets go of the table when it ends", () => {
    table.happen(view(1), ["One."]);
    table.happen(view(2), ["Two."]);
    end();
    vi.advanceTimersByTime(60_000);
    expect(table.told).toEqual([1]);
    expect([table.pacer, table.past]).toEqual([null, null]);
  });
});

describe("the story of a season", () => {
  const moment = (shown: EtheriumView, ...events: EtheriumEvent[]): Parameters<typeof storyOf>[0][number] => ({
    view: shown,
    events,
    told: [],
    version: 0,
    aids: null,
  });

  test("says what became of each programmed action", () => {
    const story = storyOf([
      moment(view(1, { turn: 0 })),
      moment(view(1, { turn: 1, failure: "no-way" })),
      moment(view(2, { turn: 0 })),
    ]);
    expect(Object.fromEntries(story.outcomes)).toEqual({
      "0/1": { state: "done", failure: null },
      "1/1": { state: "failed", failure: "no-way" },
      "0/2": { state: "due", failure: null },
    });
  });

  test("puts rolls into the conflict that goes on, a reroll into its roll", () => {
    const story = storyOf([
      moment(view(1), event("conflict-began", { conflict: "battle", space: "ether", attackers: [0], defenders: [1] })),
      moment(view(1), event("dice-rolled", { seat: 0, dice: [1, 2], again: false })),
      moment(view(1), event("dice-rolled", { seat: 0, dice: [5, 2], again: true })),
      moment(
        view(1),
        event("totalled", { seat: 0, total: 7 }),
        event("conflict-won", { seat: 0 }),
        event("conflict-ended"),
      ),
      moment(view(1), event("dice-rolled", { seat: 1, dice: [4], again: false })),
    ]);
    expect(story.fights).toHaveLength(1);
    expect(story.fights[0]).toMatchObject({ winner: 0, isOver: true, at: 3 });
    expect(story.fights[0]?.rolls).toMatchObject([{ seat: 0, dice: [5, 2], throws: 2, sum: { total: 7 } }]);
    expect(story.connection).toMatchObject({ seat: 1, dice: [4], throws: 1, sum: null });
  });
});
