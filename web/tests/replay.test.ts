import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Aids, GamePage, View } from "../src/protocol.ts";
import { linkTo, momentIn } from "../src/table/moment-link.ts";
import { ReplayAids, type Standpoint } from "../src/table/replay-aids.svelte.ts";
import { Replay, type Moment } from "../src/table/replay.svelte.ts";

const moment = (seat: number, entry: number | null): Moment => ({
  view: { seat, entry } as unknown as View,
  events: [],
  told: [],
  version: entry ?? 0,
  entry,
});
/** What two seats were told: each of some entries only. */
const TOLD: readonly (readonly Moment[])[] = [
  [moment(0, null), moment(0, 1), moment(0, 4), moment(0, 5)],
  [moment(1, null), moment(1, 2), moment(1, 3), moment(1, 5)],
];

/** What helps at a moment; here it just says which one it is for. */
const aidsAt = ({ seat, version }: Standpoint): Aids => ({ seat, version }) as unknown as Aids;

function replayed() {
  const fetch = vi.fn((seat: number) => Promise.resolve(TOLD[seat] ?? []));
  const aids = vi.fn((standpoint: Standpoint) => Promise.resolve(aidsAt(standpoint)));
  return { replay: new Replay({ fetch, aids }, {} as GamePage, () => undefined), fetch, aids };
}

describe("a match that is over", () => {
  test("begins at its first moment, or at the entry that a link names", async () => {
    const { replay } = replayed();
    await replay.lookFrom(0, null);
    expect(replay.at).toBe(0);
    await replay.lookFrom(0, 4);
    expect(replay.at).toBe(2);
    await replay.lookFrom(0, 99);
    expect(replay.at).toBe(3);
  });

  test("is looked at from another seat at the same moment, which is fetched once", async () => {
    const { replay, fetch } = replayed();
    await replay.lookFrom(0, 4);
    await Promise.all([replay.load(1), replay.lookFrom(1)]);
    expect([replay.seat, replay.moment?.entry]).toEqual([1, 3]);
    expect(fetch.mock.calls).toEqual([[0], [1]]);
  });

  test("tells how another seat saw the moment that is shown, once that was fetched", async () => {
    const { replay } = replayed();
    await replay.lookFrom(0, 4);
    expect(replay.viewFrom(1)).toBeNull();
    await replay.load(1);
    expect(replay.viewFrom(1)).toEqual({ seat: 1, entry: 3 });
  });

  test("goes on by keys, and then plays no longer by itself", async () => {
    const { replay } = replayed();
    await replay.lookFrom(0, null);
    replay.play();
    replay.step(1);
    expect([replay.at, replay.isPlaying]).toEqual([1, false]);
    replay.step(Infinity);
    expect(replay.at).toBe(3);
    replay.step(-Infinity);
    expect(replay.at).toBe(0);
  });
});

describe("what helps to decide at the moments of a replay", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const answered = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

  test("comes from the seat that is looked from, and with the moment that is shown", async () => {
    const { replay } = replayed();
    await replay.lookFrom(0, 4);
    await answered();
    expect(replay.aids).toEqual(aidsAt({ seat: 0, version: 4 }));
    await replay.lookFrom(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(replay.aids).toEqual(aidsAt({ seat: 1, version: 3 }));
  });

  test("is asked for once, and not for what a slider passes over", async () => {
    const aids = vi.fn((standpoint: Standpoint) => Promise.resolve(aidsAt(standpoint)));
    const help = new ReplayAids(aids);
    for (const version of [3, 9, 8, 7, 6]) help.show({ seat: 0, version }, null);
    expect(help.shown).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(help.shown).toEqual(aidsAt({ seat: 0, version: 6 }));
    help.show({ seat: 0, version: 3 }, null);
    await answered();
    expect(help.shown).toEqual(aidsAt({ seat: 0, version: 3 }));
    expect(aids.mock.calls.map(([{ version }]) => version)).toEqual([3, 6]);
  });

  test("is there already for the next step, where it goes step by step", async () => {
    const aids = vi.fn((standpoint: Standpoint) => Promise.resolve(aidsAt(standpoint)));
    const help = new ReplayAids(aids);
    help.show({ seat: 0, version: 1 }, { seat: 0, version: 2 });
    await answered();
    help.show({ seat: 0, version: 2 }, null);
    expect(help.shown).toEqual(aidsAt({ seat: 0, version: 2 }));
  });

  test("is asked for again where it was refused, and what comes late is not shown", async () => {
    const answers = [Promise.reject(new Error("later")), Promise.resolve(aidsAt({ seat: 0, version: 1 }))];
    const help = new ReplayAids(() => answers.shift()!);
    help.show({ seat: 0, version: 1 }, null);
    await answered();
    expect(help.shown).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    help.show({ seat: 0, version: 1 }, null);
    help.close();
    await answered();
    expect(help.shown).toBeNull();
  });
});

describe("a link to a moment", () => {
  test("names the entry of the record, and the seat that is looked from", () => {
    expect(linkTo("abc", { entry: 12, seat: 1 })).toBe("/table/abc?at=12&from=2");
    expect(linkTo("abc", { entry: 12, seat: -1 })).toBe("/table/abc?at=12");
  });

  test.each([
    ["?at=12&from=2", { entry: 12, seat: 1 }],
    ["?at=12", { entry: 12 }],
    ["?replay", {}],
    ["?at=x&from=-1", {}],
    ["?lang=fr", null],
  ])("is read: %s", (search, found) => expect(momentIn(search)).toEqual(found));
});
