import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { prefs } from "../src/prefs.svelte.ts";
import { Blows, type Blow } from "../src/table/blows.svelte.ts";

const blow = (title: string, tone: Blow["tone"] = "plain"): Blow => ({ art: "table-info", title, text: "", tone });
const LONG = 20_000;

let blows: Blows;
beforeEach(() => {
  vi.useFakeTimers();
  blows = new Blows();
});
afterEach(() => {
  prefs.speed = "normal";
  vi.useRealTimers();
});

describe("a big blow", () => {
  test("is told for as long as it takes to read, then goes", () => {
    blows.show({ ...blow("Lost"), text: "One Energy token." });
    vi.advanceTimersByTime(900 + 45 * 21 - 1);
    expect(blows.current?.title).toBe("Lost");
    vi.advanceTimersByTime(1);
    expect(blows.current).toBeNull();
  });

  test("is told longer or shorter as the speed is set", () => {
    prefs.speed = "fast";
    blows.show(blow("Lost"));
    vi.advanceTimersByTime(((900 + 45 * 4) * 130) / 280 + 1);
    expect(blows.current).toBeNull();
  });

  test("waits for the one before; of many, the last three are told", () => {
    for (const title of ["A", "B", "C", "D", "E"]) blows.show(blow(title));
    const told: string[] = [];
    while (blows.current) {
      told.push(blows.current.title);
      blows.close();
    }
    expect(told).toEqual(["A", "C", "D", "E"]);
  });

  test("where nothing is waited for, only a grave one is told, and stays until it is closed", () => {
    prefs.speed = "off";
    blows.show(blow("Won", "good"));
    expect(blows.current).toBeNull();
    blows.show(blow("Lost", "grave"));
    vi.advanceTimersByTime(LONG);
    expect([blows.current?.title, blows.isTelling]).toEqual(["Lost", false]);
    blows.show(blow("Lost again", "grave"));
    expect(blows.current?.title).toBe("Lost again");
    blows.close();
    expect(blows.current).toBeNull();
  });

  test("is forgotten when another player comes", () => {
    blows.show(blow("A"));
    blows.show(blow("B"));
    blows.clear();
    vi.advanceTimersByTime(LONG);
    expect(blows.current).toBeNull();
  });
});
