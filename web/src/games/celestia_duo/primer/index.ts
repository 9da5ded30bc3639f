import sprite from "sprite:celestia_duo";
import { LEADS_TO, PLUS, type Thing } from "../../../shell/figures/picture.ts";
import type { Primer } from "../../../shell/primer/primer.ts";

const card = (kind: string): Thing => ({ art: `celestia_duo-${kind}`, as: "card" });
const die = (face: string): Thing => ({ art: `celestia_duo-${face}`, as: "face" });

export const PRIMER: Primer = {
  sprite,
  texts: (lang) => (lang === "fr" ? import("./fr.ftl?raw") : import("./en.ftl?raw")),
  steps: [
    {
      text: "celestia-duo-primer-goal",
      picture: ["celestia_duo-airship", LEADS_TO, "celestia_duo-pirate-ship", "celestia_duo-lair"],
    },
    {
      text: "celestia-duo-primer-turn",
      picture: ["celestia_duo-propeller", LEADS_TO, "celestia_duo-cloud", "celestia_duo-city-3"],
    },
    {
      text: "celestia-duo-primer-ambush",
      picture: ["celestia_duo-ambush", LEADS_TO, die("sabre"), die("whip"), die("pistol"), die("flag")],
    },
    {
      text: "celestia-duo-primer-pay",
      picture: [card("sabre"), LEADS_TO, die("sabre"), card("joker"), LEADS_TO, die("whip")],
    },
    {
      text: "celestia-duo-primer-pair",
      picture: [card("crossbow"), PLUS, card("crossbow"), LEADS_TO, die("pistol")],
    },
    { text: "celestia-duo-primer-energy", picture: ["celestia_duo-energy", LEADS_TO, "celestia_duo-energy-spent"] },
    {
      text: "celestia-duo-primer-talk",
      picture: ["celestia_duo-talk", "celestia_duo-crew-olga", "celestia_duo-crew-baba", "celestia_duo-silence"],
    },
    {
      text: "celestia-duo-primer-rewards",
      picture: ["celestia_duo-gold", "celestia_duo-smoke", "celestia_duo-reward-equipment", "celestia_duo-reward-crew"],
    },
  ],
};
