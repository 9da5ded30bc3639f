import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Program } from "../src/games/etherium/plan/program.svelte.ts";
import { keepPrograms, placeOf, programsAt } from "../src/games/etherium/plan/programs.ts";
import type { Desk } from "../src/table/desk.svelte.ts";

const TOTAL = 4;

let tables = 0;

/** A table that answers at once: a seat is ready with its last token, and gets back all or none. */
class Table {
  id = `table-${(tables += 1)}`;
  season = $state(1);
  plan = $state.raw<readonly string[]>([]);
  isBehind = $state(false);
  isRefusing = false;
  replay = null;
  done: string[] = [];
  choices = { find: (_: string, { slot }: { slot: string }): string => slot };

  get view(): object {
    const mine = { plan: this.plan, action_tokens: TOTAL, ready: this.plan.length === TOTAL };
    const step = this.isBehind ? "act" : "program";
    return { game: "etherium", seat: 0, step, season_number: this.season, players: [mine] };
  }

  get seat(): object {
    return { seat: 0, isBusy: false, aids: null, whyNotWithdraw: this.plan.length > 0 ? null : "nothing" };
  }

  nextSeason(): void {
    this.plan = [];
    this.season += 1;
  }

  choose(slot: string): Promise<boolean> {
    this.done.push(slot);
    this.plan = [...this.plan, slot];
    return Promise.resolve(true);
  }

  withdraw(): Promise<boolean> {
    this.done.push("back");
    if (!this.isRefusing) this.plan = [];
    return Promise.resolve(!this.isRefusing);
  }
}

let table: Table;
let program: Program;
let stop: () => void;
beforeEach(() => {
  table = new Table();
  program = new Program(table as unknown as Desk);
  stop = $effect.root(() => {
    $effect(() => program.goOn());
    $effect(() => program.follow());
  });
});
afterEach(() => stop());

async function settle(): Promise<void> {
  for (let round = 0; round < 2 * TOTAL; round += 1) {
    flushSync();
    await Promise.resolve();
  }
}

async function lay(...slots: string[]): Promise<void> {
  for (const slot of slots) program.lay(slot);
  await settle();
}

/** What the table has, and the token that waits. */
const laid = (): [readonly string[], string | null] => [table.plan, program.held];

describe("the own program", () => {
  test("is laid token by token, and the last one waits", async () => {
    await lay("a", "b");
    expect(laid()).toEqual([["a", "b"], null]);
    await lay("c", "d", "e");
    expect(laid()).toEqual([["a", "b", "c"], "d"]);
    expect(program.isReady).toBe(false);
    await program.commit();
    expect([table.plan, program.isReady]).toEqual([["a", "b", "c", "d"], true]);
  });

  test("keeps the tokens of a plan that is changed, though all were given back", async () => {
    await lay("a", "b", "c", "d");
    await program.commit();
    program.reopen();
    await settle();
    expect(laid()).toEqual([["a", "b", "c"], "d"]);
    expect(table.done.slice(TOTAL)).toEqual(["back", "a", "b", "c"]);
  });

  test("changes one token of a plan that was ready, at once", async () => {
    await lay("a", "b", "c", "d");
    await program.commit();
    program.takeBack("b");
    program.place("e", 1);
    await settle();
    expect(laid()).toEqual([["a", "e", "c"], "d"]);
  });

  test("moves a token, inserts one, and exchanges one where there are no more", async () => {
    await lay("a", "b", "c");
    program.place("c", 0);
    await settle();
    expect(laid()).toEqual([["c", "a", "b"], null]);
    program.place("d", 1);
    await settle();
    expect(laid()).toEqual([["c", "d", "a"], "b"]);
    program.place("e", 0);
    await settle();
    expect(laid()).toEqual([["e", "d", "a"], "b"]);
  });

  test("takes back nothing for a change of the last token alone", async () => {
    await lay("a", "b", "c", "d");
    program.takeBack("d");
    await lay("e");
    expect(laid()).toEqual([["a", "b", "c"], "e"]);
    expect(table.done).toEqual(["a", "b", "c"]);
  });

  test("is laid as last season at one press, as long as no token is laid", async () => {
    await lay("a", "b", "c", "d");
    expect(program.last).toEqual([]);
    await program.commit();
    table.nextSeason();
    expect(program.last).toEqual(["a", "b", "c", "d"]);
    program.repeat();
    await settle();
    expect(laid()).toEqual([["a", "b", "c"], "d"]);
    expect(program.last).toEqual([]);
  });

  test("is laid as last season after a reload too, at its own table", async () => {
    await lay("a", "b", "c", "d");
    await program.commit();
    table.nextSeason();
    const reloaded = new Program(table as unknown as Desk);
    expect(reloaded.last).toEqual(["a", "b", "c", "d"]);
    expect(new Program(new Table() as unknown as Desk).last).toEqual([]);
    // Of the season after one that somebody else has played nothing is known.
    table.nextSeason();
    expect(reloaded.last).toEqual([]);
  });

  test("that was taken back is no program of the season before", async () => {
    await lay("a", "b", "c", "d");
    await program.commit();
    program.clear();
    await settle();
    expect([program.slots, program.last]).toEqual([[], []]);
  });

  test("is kept for the last tables that were played at", () => {
    for (let other = 0; other < 9; other += 1) {
      keepPrograms(`other-${other}`, { [placeOf(0, 1)]: ["e"] });
    }
    expect(programsAt("other-0")).toEqual({});
    expect(programsAt("other-8")).toEqual({ "0/1": ["e"] });
    localStorage.setItem("aerodrome-etherium-programs", "{");
    expect(programsAt("other-8")).toEqual({});
  });

  test("is cleared at one press", async () => {
    await lay("a", "b", "c", "d");
    program.clear();
    await settle();
    expect(laid()).toEqual([[], null]);
  });

  test("stays as it is where the table gives nothing back any more", async () => {
    await lay("a", "b", "c");
    table.isRefusing = true;
    program.takeBack("a");
    await settle();
    expect(laid()).toEqual([["a", "b", "c"], null]);
    expect(program.isBusy).toBe(false);
  });

  test("keeps the token that waits while the season before is looked at again", async () => {
    await lay("a", "b", "c", "d");
    table.isBehind = true;
    await settle();
    expect(program.slots).toEqual([]);
    table.isBehind = false;
    await settle();
    expect(laid()).toEqual([["a", "b", "c"], "d"]);
  });
});
