import sprite from "sprite:aerion";
import { LEADS_TO, PLUS, type Thing } from "../../../shell/figures/picture.ts";
import type { Primer } from "../../../shell/primer/primer.ts";

const dice = (...faces: readonly (number | "any")[]): Thing[] =>
  faces.map((face) => ({ art: `aerion-die-${face}`, as: "die" }));

export const PRIMER: Primer = {
  sprite,
  texts: (lang) => (lang === "fr" ? import("./fr.ftl?raw") : import("./en.ftl?raw")),
  steps: [
    {
      text: "aerion-primer-goal",
      picture: ["bee", "glider", "hellinaut", "hornet", "nacelle", "trihellix"].map((ship) => `aerion-ship-${ship}`),
    },
    {
      text: "aerion-primer-ship",
      picture: [
        { art: "aerion-blueprint-glider", as: "blueprint" },
        PLUS,
        "aerion-helix",
        PLUS,
        "aerion-incubi",
        LEADS_TO,
        "aerion-ship-glider",
      ],
    },
    { text: "aerion-primer-roll", picture: [...dice(4, 4, 4), LEADS_TO, "aerion-helix"] },
    {
      text: "aerion-primer-reroll",
      picture: ["aerion-nut", LEADS_TO, ...dice(4, 4, "any", "any", "any", "any")],
    },
    {
      text: "aerion-primer-place",
      picture: ["aerion-workshop", "aerion-slot-blueprint", "aerion-slot-material", "aerion-slot-crew"],
    },
    {
      text: "aerion-primer-help",
      picture: ["aerion-pixie", ...dice(2), LEADS_TO, ...dice(4), "aerion-book"],
    },
    {
      text: "aerion-primer-end",
      picture: ["aerion-back", LEADS_TO, "aerion-cocoon", "aerion-sognae", "aerion-book"],
    },
  ],
};
