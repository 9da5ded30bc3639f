import type { AerionAids, AerionShip, AerionView } from "../../protocol.ts";
import type { Desk } from "../../table/desk.svelte.ts";
import type { Explanation, Fact } from "../../table/shown.ts";
import { t, words } from "../../words/words.svelte.ts";
import { classOf, deckOf, kindOf } from "./cards.ts";
import { cardName, cardsName, deckName, listed, percent, shipName, workshopName } from "./names.ts";
import type { Play } from "./play.svelte.ts";
import { viewOf } from "./view.ts";
import { partsOf, shipsFor, whereIs } from "./whereabouts.ts";
import { cardsLeft, workshopsOf } from "./zones.ts";

/** What lies on the table, and what helps to decide. */
interface Scene {
  view: AerionView;
  aids: AerionAids | null;
  play: Play;
  desk: Desk;
}

/** The expansion that a class of cards comes from; the page has a sentence about each. */
const EXPANSIONS: Record<string, string> = {
  hourglass: "hourglasses",
  bird: "stone-clouds",
  worker: "piers",
  egg: "eggs",
  factory: "flagship",
};
/** Pieces of expansions by the first word of their names. */
const PIECES: Record<string, string> = {
  flagship: "flagship",
  cloud: "stone-clouds",
  pier: "piers",
  payroll: "piers",
  eggs: "eggs",
  revealed: "eggs",
  outpost: "hellkite",
  lair: "hellkite",
  hellkite: "hellkite",
};

/** What a piece of Aerion's table is and is for; null for what says that itself. */
export function aboutsOf(play: Play, desk: Desk): (piece: string) => Explanation | null {
  return (piece) => {
    const view = viewOf(desk);
    const [family, rest] = split(piece);
    const scene = view && { view, aids: play.aids, play, desk };
    return scene ? (ABOUTS[family]?.(rest, scene) ?? expansionPiece(family)) : null;
  };
}

const ABOUTS: Record<string, (rest: string, scene: Scene) => Explanation | null> = {
  display: (deck, scene) => ofDisplay(deck, scene),
  acquired: (_, { view, ...scene }) => (view.acquired ? ofCard(view.acquired, { view, ...scene }) : plain("acquired")),
  reserve: (face, scene) => (face.includes("@") ? ofCard(face, scene) : plain("reserve")),
  ship: (name, { view }) =>
    ofShip(
      view.ships.find((ship) => ship.name === name),
      view,
    ),
  workshop: (name, scene) => ofWorkshop(name, scene),
  pulpit: () => plain("book"),
  pixies: (_, scene) => ofPixies(scene),
  dice: () => plain("dice"),
  die: () => plain("dice"),
  deck: (deck, { view }) => ofPile(deck, view),
  discard: (deck, { view }) => ofPile(deck, view),
  factory: (kind) => ({ text: factoryRules(kind) }),
};

function split(piece: string): [string, string] {
  const at = piece.indexOf("/");
  return at < 0 ? [piece, ""] : [piece.slice(0, at), piece.slice(at + 1)];
}

/** What a Factory does; the Library has two rules. */
function factoryRules(kind: string): string[] {
  const keys = [`aerion-flagship-${kind}`, `aerion-flagship-${kind}-rerolls`];
  return keys.filter((key) => words.has(key)).map((key) => t(key));
}

function plain(what: string): Explanation {
  return { text: [t(`aerion-page-about-${what}`)] };
}

function expansionPiece(family: string): Explanation | null {
  const expansion = PIECES[family];
  return expansion === undefined ? null : { text: [t(`aerion-expansion-${expansion}-help`)] };
}

function ofDisplay(deck: string, scene: Scene): Explanation | null {
  const { view, aids, play, desk } = scene;
  const at = view.columns.findIndex((column) => column.deck === deck);
  const face = view.columns[at]?.display;
  if (!face) return plain("gap");
  const about = ofCard(`${face}@${deck}`, scene);
  const chance = play.chances[at];
  const isMet = aids?.met[at] === true;
  const value = isMet
    ? t("aerion-page-met")
    : chance === undefined
      ? ""
      : t("aerion-page-at-best", { chance: percent(chance) });
  const price: Fact = { name: t("aerion-page-fact-dice"), value: [deckName(deck), value].filter(Boolean).join(", ") };
  const discard = desk.choices.with(`display/${deck}`, "discard")[0];
  const warning = discard && play.careful.warningOf(discard);
  const warned = warning ? [play.careful.sentence(warning)] : [];
  return { text: [...about.text, ...warned], facts: [price, ...(about.facts ?? [])], first: ["acquire", "seize"] };
}

/** A card: what its class is for, the ships it is part of, and where the others of its kind are. */
function ofCard(face: string, { view, aids }: Scene): Explanation {
  const kind = kindOf(face);
  const group = classOf(face);
  const expansion = EXPANSIONS[group];
  if (group === "factory") return { text: [t("aerion-expansion-flagship-help"), ...factoryRules(kind)] };
  if (expansion !== undefined) {
    const own = `aerion-page-about-${group}`;
    return { text: [t(words.has(own) ? own : `aerion-expansion-${expansion}-help`)] };
  }
  if (group === "book") return plain("book");
  const ships = shipsFor(view, kind);
  const use = aids?.uses[deckOf(face)];
  const text = [t(`aerion-page-about-${group}`)];
  if (ships.length === 0) text.push(t("aerion-page-use-spare"));
  else if (use !== undefined && view.acquired === null) text.push(t(`aerion-page-use-${use}`));
  const facts = ships.map((ship) => ({
    name: shipName(ship.name),
    value: missingOf(ship, view, kind),
    icon: `aerion-ship-${ship.name}`,
  }));
  return {
    text,
    facts: [...facts, { name: t("aerion-page-fact-all", { card: cardName(face) }), value: whereIs(view, kind) }],
  };
}

/** What else a ship is made of, and where that is. */
function missingOf(ship: AerionShip, view: AerionView, kind: string): string {
  const others = partsOf(ship).filter((part) => part !== kind);
  return others
    .map((part) => t("aerion-page-part-where", { card: partName(part, ship), where: whereIs(view, part) }))
    .join("\n");
}

const partName = (part: string, ship: AerionShip): string =>
  part === ship.name ? t("aerion-class-blueprint") : cardName(part);

function ofShip(ship: AerionShip | undefined, view: AerionView): Explanation | null {
  if (!ship) return null;
  if (ship.flying) return plain("flying");
  const facts = partsOf(ship).map((part) => ({
    name: partName(part, ship),
    value: whereIs(view, part),
    icon: part === ship.name ? `aerion-blueprint-${part}` : `aerion-${part}`,
  }));
  return { text: [t("aerion-page-about-ship")], facts };
}

function ofWorkshop(name: string, { view, aids }: Scene): Explanation {
  const faces = view.workshops[workshopsOf(view).indexOf(name)] ?? [];
  const takes = aids?.fits[`workshop/${name}`] ?? [];
  const facts: Fact[] = [{ name: workshopName(name), value: cardsName(faces) }];
  if (takes.length > 0) facts.push({ name: t("aerion-zone-fits"), value: listed(takes.map(cardName), "disjunction") });
  const text = [t("aerion-page-about-workshop")];
  if (view.seats > 1) text.push(t(name === "common" ? "aerion-page-about-common" : "aerion-page-about-own"));
  return { text, facts };
}

function ofPixies({ view, aids, play }: Scene): Explanation {
  const gains = Object.keys(aids?.turns ?? {}).map((turn) => ({ turn, gained: play.gained(turn) }));
  const facts = gains
    .filter(({ gained }) => gained.length > 0)
    .map(({ turn, gained }) => ({
      name: turn.replace(">", " → "),
      value: listed(gained.map((goal) => play.goalName(goal))),
    }));
  return { text: [t("aerion-page-about-pixies"), t("aerion-page-pixies", { count: view.pixies })], facts };
}

function ofPile(deck: string, view: AerionView): Explanation {
  return {
    text: [
      t("aerion-page-about-pile", { deck: deckName(deck) }),
      t("aerion-page-cards-left", { count: cardsLeft(view) }),
    ],
  };
}
