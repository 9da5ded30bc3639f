import sprite from "sprite:etherium";
import { LEADS_TO, type Thing } from "../../../shell/figures/picture.ts";
import type { Primer } from "../../../shell/primer/primer.ts";

const drawings = (...names: readonly string[]): Thing[] => names.map((name) => `etherium-${name}`);
const dice = (...faces: readonly number[]): Thing[] =>
  faces.map((face) => ({ art: `etherium-die-${face}`, as: "die" }));

export const PRIMER: Primer = {
  sprite,
  texts: (lang) => (lang === "fr" ? import("./fr.ftl?raw") : import("./en.ftl?raw")),
  steps: [
    { text: "etherium-primer-goal", picture: drawings("season-night", "season-day-a", "season-day-b", "star") },
    { text: "etherium-primer-units", picture: drawings("unit-collector", "unit-army", "unit-defence", "unit-guide") },
    {
      text: "etherium-primer-plan",
      picture: drawings("action-token", "slot-move", "action-token", "slot-collect", "action-token", "slot-upgrade"),
    },
    {
      text: "etherium-primer-move",
      picture: [
        ...drawings("terrain-mountain"),
        LEADS_TO,
        ...drawings("terrain-mine"),
        LEADS_TO,
        ...drawings("terrain-forest"),
      ],
    },
    {
      text: "etherium-primer-collect",
      picture: drawings("terrain-forest", "wood", "terrain-mountain", "rock", "terrain-mine", "metal"),
    },
    {
      text: "etherium-primer-spend",
      picture: [
        ...drawings("wood", "rock", "metal"),
        LEADS_TO,
        ...drawings("ether"),
        LEADS_TO,
        ...drawings("capacity-harvest", "booster"),
      ],
    },
    {
      text: "etherium-primer-fight",
      picture: [
        ...drawings("unit-army"),
        ...dice(5, 2),
        ...drawings("conflict"),
        ...dice(4, 1),
        ...drawings("unit-defence"),
      ],
    },
    {
      text: "etherium-primer-stars",
      picture: drawings("capacity-fate", "ether", "token-army", "token-booster", "unit-guide", "star"),
    },
  ],
};
