import { describe, expect, test, vi } from "vitest";
import type { GamePage, View } from "../src/protocol.ts";
import { linkTo, momentIn } from "../src/table/moment-link.ts";
import { Replay, type Moment } from "../src/table/replay.svelte.ts";

const moment = (seat: number, entry: number | null): Moment => ({
  view: { seat, entry } as unknown as View,
  events: [],
  told: [],
  entry,
});
/** What two seats were told: each of some entries only. */
const TOLD: readonly (readonly Moment[])[] = [
  [moment(0, null), moment(0, 1), moment(0, 4), moment(0, 5)],
  [moment(1, null), moment(1, 2), moment(1, 3), moment(1, 5)],
];

function replayed(): { replay: Replay; fetch: ReturnType<typeof vi.fn> } {
  const fetch = vi.fn((seat: number) => Promise.resolve(TOLD[seat] ?? []));
  return { replay: new Replay(fetch, {} as GamePage, () => undefined), fetch };
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
