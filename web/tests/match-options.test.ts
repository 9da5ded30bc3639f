import { expect, test } from "vitest";
import type { GamePage } from "../src/protocol.ts";
import { asPlayed, playedWith } from "../src/shell/statistics/match-options.ts";

const option = (name: string, value: string): GamePage["game"]["options"][number] => ({
  type: "choice",
  name,
  values: ["random", value],
  default: "random",
  seats: [],
  only_with: [],
  opens: [],
});

const page = {
  game: { options: [option("pirate", "zelia"), option("deck", "small")] },
  words: {
    "option-pirate": "Pirate",
    "option-pirate-zelia": "Zelia",
    "option-deck": "Upper deck",
    "option-deck-random": "At random",
    "option-deck-small": "Small",
  },
} as unknown as GamePage;

test("what was left to chance is told as it came up", () => {
  const options = { pirate: "zelia", deck: "random" };
  expect(playedWith(page, asPlayed({ options, drawn: { deck: "small" } }))).toBe("Pirate: Zelia · Upper deck: Small");
});

test("a table that does not know what came up tells what was chosen", () => {
  const options = { pirate: "zelia", deck: "random" };
  expect(playedWith(page, asPlayed({ options, drawn: {} }))).toBe("Pirate: Zelia");
});
