import { describe, expect, test } from "vitest";
import type { GamePage, SeatInfo, TableInfo } from "../src/protocol.ts";
import { colourOf, nameOf } from "../src/table/people.ts";

const place = (name: string | null, bot: string | null = null): Partial<SeatInfo> => ({ name, bot, is_taken: true });
const table = {
  seats: [place("Ann"), place(null, "steady"), place(null, "chance"), place(null, "steady")],
} as unknown as TableInfo;
const game = { words: { "bot-steady": "Steady", "bot-chance": "Chance" } } as unknown as GamePage;

describe("seats of the same name are told apart", () => {
  const names = (bynames: ((seat: number) => string | null) | null): string[] =>
    table.seats.map((_, seat) => nameOf(table, game, seat, [0], bynames));

  test("by their numbers", () => expect(names(null)).toEqual(["Ann", "Steady (2)", "Chance", "Steady (4)"]));

  test("by what the game calls them, as far as it does", () => {
    expect(names((seat) => (seat === 1 ? "Ertis" : null))).toEqual(["Ann", "Steady (Ertis)", "Chance", "Steady (4)"]);
  });
});

test("a seat has the colour that its player has chosen", () => {
  expect([{ colour: "teal" }, { colour: null }, undefined].map(colourOf)).toEqual(["var(--guest-teal)", null, null]);
});
