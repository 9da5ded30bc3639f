import { expect, test } from "vitest";
import { colourOf } from "../src/table/people.ts";

test("a seat has the colour that its player has chosen", () => {
  expect([{ colour: "teal" }, { colour: null }, undefined].map(colourOf)).toEqual(["var(--guest-teal)", null, null]);
});
