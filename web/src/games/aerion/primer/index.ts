import sprite from "sprite:aerion";
import type { Figure, Primer } from "../../../shell/primer/primer.ts";

const dice = (...faces: readonly (number | "any")[]): Figure[] =>
  faces.map((face) => ({ art: `aerion-die-${face}`, as: "die" }));

export const PRIMER: Primer = {
  sprite,
  texts: (lang) => (lang === "fr" ? import("./fr.ftl?raw") : import("./en.ftl?raw")),
  steps: [
    {
      name: "goal",
      picture: ["bee", "glider", "hellinaut", "hornet", "nacelle", "trihellix"].map((ship) => `aerion-ship-${ship}`),
    },
    {
      name: "ship",
      picture: [
        { art: "aerion-blueprint-glider", as: "blueprint" },
        { sign: "plus" },
        "aerion-helix",
        { sign: "plus" },
        "aerion-incubi",
        { sign: "leads-to" },
        "aerion-ship-glider",
      ],
    },
    { name: "roll", picture: [...dice(4, 4, 4), { sign: "leads-to" }, "aerion-helix"] },
    {
      name: "reroll",
      picture: ["aerion-nut", { sign: "leads-to" }, ...dice(4, 4, "any", "any", "any", "any")],
    },
    {
      name: "place",
      picture: ["aerion-workshop", "aerion-slot-blueprint", "aerion-slot-material", "aerion-slot-crew"],
    },
    {
      name: "help",
      picture: ["aerion-pixie", ...dice(2), { sign: "leads-to" }, ...dice(4), "aerion-book"],
    },
    { name: "end", picture: ["aerion-back", { sign: "leads-to" }, "aerion-cocoon", "aerion-sognae", "aerion-book"] },
  ],
};
