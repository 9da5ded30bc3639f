import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { prefs } from "../src/prefs.svelte.ts";
import { Moments, type Blow } from "../src/table/moments.svelte.ts";

const blow = (title: string, tone: Blow["tone"] = "plain"): Blow => ({ art: "table-info", title, text: "", tone });
const LONG = 20_000;

let moments: Moments;
beforeEach(() => {
  vi.useFakeTimers();
  moments = new Moments();
});
afterEach(() => {
  prefs.speed = "normal";
  vi.useRealTimers();
});

describe("a big blow", () => {
  test("is told for as long as it takes to read, then goes", () => {
    moments.show({ ...blow("Lost"), text: "One Energy token." });
    vi.advanceTimersByTime(900 + 45 * 21 - 1);
    expect(moments.current?.title).toBe("Lost");
    vi.advanceTimersByTime(1);
    expect(moments.current).toBeNull();
  });

  test("is told longer or shorter as the speed is set", () => {
    prefs.speed = "fast";
    moments.show(blow("Lost"));
    vi.advanceTimersByTime(((900 + 45 * 4) * 130) / 280 + 1);
    expect(moments.current).toBeNull();
  });

  test("waits for the one before; of many, the last three are told", () => {
    for (const title of ["A", "B", "C", "D", "E"]) moments.show(blow(title));
    const told: string[] = [];
    while (moments.current) {
      told.push(moments.current.title);
      moments.close();
    }
    expect(told).toEqual(["A", "C", "D", "E"]);
  });

  test("where nothing is waited for, only a grave one is told, and stays until it is closed", () => {
    prefs.speed = "off";
    moments.show(blow("Won", "good"));
    expect(moments.current).toBeNull();
    moments.show(blow("Lost", "grave"));
    vi.advanceTimersByTime(LONG);
    expect([moments.current?.title, moments.isTelling]).toEqual(["Lost", false]);
    moments.show(blow("Lost again", "grave"));
    expect(moments.current?.title).toBe("Lost again");
    moments.close();
    expect(moments.current).toBeNull();
  });

  test("is forgotten when another player comes", () => {
    moments.show(blow("A"));
    moments.show(blow("B"));
    moments.clear();
    vi.advanceTimersByTime(LONG);
    expect(moments.current).toBeNull();
  });
});
