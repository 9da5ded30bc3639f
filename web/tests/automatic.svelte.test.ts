import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { prefs } from "../src/prefs.svelte.ts";
import type { ActionInfo } from "../src/protocol.ts";
import { dialogs } from "../src/shell/parts/dialogs.svelte.ts";
import { Automatic } from "../src/table/automatic.svelte.ts";
import { Choices, type Choice } from "../src/table/choices.ts";
import type { Desk } from "../src/table/desk.svelte.ts";

const MOVE = 280; // one movement at the normal speed
const ACTION: ActionInfo = { id: 0, verb: "go", args: {}, notation: "go", pieces: [] };
const asked = (): Choices => new Choices([ACTION], [0], ["Go on"]);
const nothing = (): Choices => new Choices([], [], []);

class Seat {
  window: object | null = $state.raw(null);
  isConnected = $state(true);
  isBusy = $state(false);
}

/** As much of a desk as is asked for. */
class Table {
  asked = new Seat();
  automatic = $state.raw<((choices: Choices) => Choice | undefined) | null>((choices) => choices.find("go"));
  choices = $state.raw(asked());
  pointed = $state.raw<{ inPassing: boolean } | null>(null);
  sheet = $state<string | null>(null);
  rulesAt = $state<string | null>(null);
  blows = { isTelling: false };
  isRefusing = false;
  done: string[] = [];
  carryOut(choice: Choice): Promise<boolean> {
    this.done.push(choice.verb);
    this.choices = this.isRefusing ? this.choices : nothing();
    return Promise.resolve(!this.isRefusing);
  }
}

let table: Table;
let automatic: Automatic;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  table = new Table();
  automatic = new Automatic(table as unknown as Desk);
  stop = $effect.root(() => {
    $effect(() => automatic.follow());
  });
});
afterEach(() => {
  stop();
  prefs.automatic = true;
  dialogs.open = 0;
  vi.useRealTimers();
});

async function wait(time = MOVE): Promise<string[]> {
  flushSync();
  await vi.advanceTimersByTimeAsync(time);
  return table.done;
}

describe("what leaves no choice", () => {
  test("is carried out when what moves has come to rest", async () => {
    expect(await wait(MOVE - 1)).toEqual([]);
    expect(await wait(1)).toEqual(["go"]);
  });

  test("waits for its player where it is switched off, or the game has said nothing", async () => {
    prefs.automatic = false;
    expect(await wait()).toEqual([]);
    prefs.automatic = true;
    table.automatic = null;
    expect(await wait()).toEqual([]);
  });

  test.each<[string, () => void, () => void]>([
    ["a countdown runs", () => (table.asked.window = {}), () => (table.asked.window = null)],
    ["a dialog is open", () => (dialogs.open = 1), () => (dialogs.open = 0)],
    ["a sheet is open", () => (table.sheet = "menu"), () => (table.sheet = null)],
    ["the rules are open", () => (table.rulesAt = ""), () => (table.rulesAt = null)],
    ["the box of a piece is read", () => (table.pointed = { inPassing: false }), () => (table.pointed = null)],
    ["the line is lost", () => (table.asked.isConnected = false), () => (table.asked.isConnected = true)],
    ["a command is on its way", () => (table.asked.isBusy = true), () => (table.asked.isBusy = false)],
  ])("waits while %s", async (_, begin, end) => {
    begin();
    expect(await wait()).toEqual([]);
    end();
    expect(await wait()).toEqual(["go"]);
  });

  test("does not wait for a box that a mouse has opened in passing", async () => {
    table.pointed = { inPassing: true };
    expect(await wait()).toEqual(["go"]);
  });

  test("is taken back together with the decision it followed, and does not come back by itself", async () => {
    await wait();
    table.choices = asked();
    await wait();
    expect(automatic.takeBack(table.asked as never)).toBe(3);
    table.choices = asked();
    expect(await wait()).toEqual(["go", "go"]);
    automatic.decided(table.asked as never);
    expect(await wait()).toEqual(["go", "go", "go"]);
    expect(automatic.takeBack(table.asked as never)).toBe(2);
  });

  test("is left to the player once it was refused", async () => {
    table.isRefusing = true;
    await wait();
    table.choices = asked();
    expect(await wait()).toEqual(["go"]);
  });
});
