import sprite from "sprite:etherium";
import type { Fact } from "../../../protocol.ts";
import { factsOf, type Figures, type Row, type RuleFigure } from "../../../shell/figures/figures.ts";
import { LEADS_TO, type Thing } from "../../../shell/figures/picture.ts";
import { t } from "../../../words/words.svelte.ts";

const drawings = (...names: readonly string[]): Thing[] => names.map((name) => `etherium-${name}`);
const dice = (...faces: readonly number[]): Thing[] =>
  faces.map((face) => ({ art: `etherium-die-${face}`, as: "die" }));
const number = (number: string): Thing => ({ number });
const drawn = (...things: readonly Thing[]): RuleFigure => ({ rows: [{ picture: things }] });
const BASIC = drawings("wood", "rock", "metal");

/** A row of the connection table: the result, and what it brings. */
const connection = (result: string, ...brings: readonly Thing[]): RuleFigure =>
  drawn("etherium-slot-connect", number(result), LEADS_TO, ...brings);

/** What the catalogue says of one thing after another, in its words. */
function told(facts: readonly Fact[], part: string, drawing: (name: string) => string): Row[] {
  return factsOf(facts, part).map(([name, { about, text }]) => ({
    picture: drawings(drawing(name)),
    text: t("etherium-figure-fact", { about, text }),
  }));
}

/** Each capacity with its effect, what it costs beside the Ether, and its stars; then what each people pays in Ether. */
function capacities(facts: readonly Fact[]): Row[] {
  const said = factsOf(facts, "capacities");
  const names = said.flatMap(([name]) => (name.endsWith(".name") ? [name.replace(".name", "")] : []));
  const text = (entry: string): string => said.find(([name]) => name === entry)?.[1].text ?? "";
  return names.map((name) => ({
    picture: drawings(`capacity-${name}`),
    text: t("etherium-figure-capacity", {
      capacity: said.find(([entry]) => entry === `${name}.name`)?.[1].about ?? "",
      effect: text(`${name}.effect`),
      extra: text(`${name}.extra`),
      stars: text(`${name}.stars`),
    }),
  }));
}

/** What one thing costs each people. */
function prices(thing: string, facts: readonly Fact[]): Row[] {
  return factsOf(facts, "peoples")
    .filter(([name]) => name.endsWith(`.${thing}`))
    .map(([name, { about, text }]) => ({
      picture: drawings(`people-${name.split(".")[0]}`),
      text: t("etherium-figure-price", { people: about, price: text }),
    }));
}

export const FIGURES: Figures = {
  sprite,
  texts: (lang) => (lang === "fr" ? import("./fr.ftl?raw") : import("./en.ftl?raw")),
  of: {
    "etherium.board.heights": (facts) => ({ rows: told(facts, "heights", (terrain) => `terrain-${terrain}`) }),
    "etherium.move.aspiration": () => ({
      isExample: true,
      rows: [
        {
          picture: [...drawings("terrain-mountain"), LEADS_TO, ...drawings("terrain-forest")],
          text: t("etherium-figure-move-down"),
        },
        {
          picture: [...drawings("terrain-forest"), LEADS_TO, ...drawings("terrain-mine")],
          text: t("etherium-figure-move-again"),
        },
        {
          picture: [...drawings("terrain-mine"), LEADS_TO, ...drawings("terrain-forest")],
          text: t("etherium-figure-move-up"),
        },
      ],
    }),
    "etherium.collect.terrains": () => ({
      rows: [
        { picture: [...drawings("terrain-forest"), LEADS_TO, ...drawings("wood")] },
        { picture: [...drawings("terrain-mountain"), LEADS_TO, ...drawings("rock")] },
        { picture: [...drawings("terrain-mine"), LEADS_TO, ...drawings("metal")] },
        { picture: [...drawings("terrain-ether"), LEADS_TO, ...drawings("ether")] },
      ],
    }),
    "etherium.upgrade.level-price": () => ({
      rows: [
        { picture: [...drawings("wood"), LEADS_TO, ...drawings("unit-collector")] },
        { picture: [...drawings("metal"), LEADS_TO, ...drawings("unit-army")] },
        { picture: [...drawings("rock"), LEADS_TO, ...drawings("unit-defence")] },
      ],
    }),
    "etherium.upgrade.guide-each": () => drawn(...BASIC, LEADS_TO, ...drawings("unit-guide")),
    "etherium.transform.etherise": (facts) => ({ rows: prices("etherise", facts) }),
    "etherium.transform.cards": (facts) => ({ rows: prices("cards", facts) }),
    "etherium.transform.capacity": (facts) => ({ rows: [...capacities(facts), ...prices("capacity", facts)] }),
    "etherium.transform.booster": (facts) => ({ rows: prices("booster", facts) }),
    "etherium.connect.row-1": () => connection("1", number("−4"), ...BASIC),
    "etherium.connect.row-2": () => connection("2", number("−1"), ...drawings("cards")),
    "etherium.connect.row-3": () => connection("3", number("−2"), ...BASIC),
    "etherium.connect.row-4": () => connection("4", number("+1"), ...drawings("cards")),
    "etherium.connect.row-5": () => connection("5", number("+2"), ...BASIC, "table-person"),
    "etherium.connect.row-6": () => connection("6", number("+1"), ...drawings("ether")),
    "etherium.connect.row-7": () => connection("7", number("+4"), ...BASIC),
    "etherium.connect.row-8": () => connection("8", number("+2"), ...drawings("ether")),
    "etherium.connect.row-9": () => connection("9", number("+1"), ...drawings("unit-army")),
    "etherium.connect.row-10": () => connection("10", number("+2"), ...drawings("cards")),
    "etherium.connect.row-11": () => connection("11", number("+1"), ...drawings("booster")),
    "etherium.connect.row-12": () => connection("12", number("+1"), ...drawings("token-connection")),
    "etherium.conflict.dice": () => ({
      isExample: true,
      rows: [
        {
          picture: [...drawings("unit-army"), ...dice(5, 2), LEADS_TO, number("7")],
          text: t("etherium-figure-conflict-first"),
        },
        {
          picture: [...drawings("unit-army"), ...dice(4, 1), ...drawings("unit-guide"), LEADS_TO, number("6")],
          text: t("etherium-figure-conflict-second"),
        },
        {
          picture: [number("7"), ...drawings("conflict"), number("6"), LEADS_TO, ...drawings("token-army")],
          text: t("etherium-figure-conflict-end"),
        },
      ],
    }),
    "etherium.end.stars": (facts) => ({ rows: told(facts, "stars", (token) => `token-${token}`) }),
  },
};
