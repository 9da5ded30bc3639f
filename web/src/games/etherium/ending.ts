import type { EndingArt } from "../../table/end/ending-art.ts";

export const ENDING: EndingArt = {
  won: ["etherium-season-day-a", "etherium-star", "etherium-season-day-b"],
  lost: ["etherium-season-night", "etherium-unit-guide"],
};
