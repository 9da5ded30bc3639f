import type { EndingArt } from "../../table/end/ending-art.ts";

export const ENDING: EndingArt = {
  won: [
    "aerion-ship-glider",
    "aerion-ship-bee",
    "aerion-ship-nacelle",
    "aerion-ship-trihellix",
    "aerion-ship-hornet",
    "aerion-ship-hellinaut",
  ],
  lost: ["aerion-slot-blueprint", "aerion-slot-material", "aerion-slot-crew"],
};
