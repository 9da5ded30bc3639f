import sprite from "sprite:celestia_duo";
import { factsOf, type Figures, type RuleFigure } from "../../../shell/figures/figures.ts";
import { LEADS_TO, PLUS, type Thing } from "../../../shell/figures/picture.ts";
import { t } from "../../../words/words.svelte.ts";

const card = (kind: string): Thing => ({ art: `celestia_duo-${kind}`, as: "card" });
const die = (face: string): Thing => ({ art: `celestia_duo-${face}`, as: "face" });
const drawn = (...things: readonly Thing[]): RuleFigure => ({ rows: [{ picture: things }] });

export const FIGURES: Figures = {
  sprite,
  texts: (lang) => (lang === "fr" ? import("./fr.ftl?raw") : import("./en.ftl?raw")),
  of: {
    "celestia-duo.dice.faces": (facts) => {
      const faces = factsOf(facts, "dice").find(([name]) => name === "faces")?.[1].values["symbols"];
      return Array.isArray(faces) ? drawn(...faces.map((face) => die(String(face)))) : { rows: [] };
    },
    "celestia-duo.smoke.reroll": () =>
      drawn("celestia_duo-smoke", PLUS, die("cannon"), die("flag"), LEADS_TO, die("whip"), die("sabre")),
    "celestia-duo.combat.alternate": () => ({
      isExample: true,
      rows: [
        {
          picture: ["celestia_duo-ambush", LEADS_TO, die("sabre"), die("cannon"), die("flag")],
          text: t("celestia-duo-figure-fight-roll"),
        },
        {
          picture: ["celestia_duo-smoke", PLUS, die("cannon"), LEADS_TO, die("pistol")],
          text: t("celestia-duo-figure-fight-smoke"),
        },
        {
          picture: [die("flag"), LEADS_TO, "celestia_duo-pirate-ship"],
          text: t("celestia-duo-figure-fight-attack"),
        },
        { picture: [card("sabre"), LEADS_TO, die("sabre")], text: t("celestia-duo-figure-fight-match") },
        {
          picture: [card("crossbow"), PLUS, card("crossbow"), LEADS_TO, die("pistol")],
          text: t("celestia-duo-figure-fight-pair"),
        },
        { picture: [card("whip"), LEADS_TO, die("flag")], text: t("celestia-duo-figure-fight-flag") },
      ],
    }),
    "celestia-duo.combat.matching-card": () => drawn(card("sabre"), LEADS_TO, die("sabre")),
    "celestia-duo.combat.joker": () => drawn(card("joker"), LEADS_TO, die("cannon")),
    "celestia-duo.combat.pair": () => drawn(card("crossbow"), PLUS, card("crossbow"), LEADS_TO, die("pistol")),
    "celestia-duo.combat.flag-any-card": () => drawn(card("whip"), LEADS_TO, die("flag")),
    "celestia-duo.energy.lost": () => drawn("celestia_duo-energy", LEADS_TO, "celestia_duo-energy-spent"),
  },
};
