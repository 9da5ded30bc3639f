import { describe, expect, test } from "vitest";
import { decisive, starsBySeason } from "../src/games/etherium/score/year.ts";
import type { EtheriumView } from "../src/protocol.ts";

/** A table with the stars of each seat by their sources. */
const view = (season: number, ...stars: Record<string, number>[]): EtheriumView =>
  ({
    game: "etherium",
    season_number: season,
    players: stars.map((one) => ({ stars: one })),
  }) as unknown as EtheriumView;

describe("the stars of a year", () => {
  test("count at the end of each season", () => {
    const year = [
      view(0, {}, {}),
      view(1, { guide: 1 }, {}),
      view(1, { guide: 2, ether: 1 }, { capacities: 3 }),
      view(2, { guide: 2 }, { capacities: 6 }),
    ];
    expect(starsBySeason(year)).toEqual([
      [0, 0],
      [3, 3],
      [2, 6],
    ]);
  });

  test("are decided by the source with the largest lead of the winner", () => {
    const end = view(7, { guide: 4, capacities: 2 }, { guide: 3, capacities: 9, ether: 1 });
    expect(decisive(end, [1, 0])).toEqual({ source: "capacities", stars: 9, other: 2 });
  });

  test("are decided by no source where the winner leads in none", () => {
    const even = view(7, { guide: 4 }, { guide: 4 });
    expect(decisive(even, [0, 1])).toBeNull();
  });
});
