import { prefs } from "../../prefs.svelte.ts";
import type {
  CelestiaDuoAids,
  CelestiaDuoAmbush,
  CelestiaDuoAssault,
  CelestiaDuoStage,
  CelestiaDuoView,
} from "../../protocol.ts";
import { ONLOOKER, type Desk } from "../../table/desk.svelte.ts";
import { t, type Values } from "../../words/words.svelte.ts";
import { KINDS, type Counts } from "./cards.ts";
import { viewOf } from "./view.ts";

/** What an equipment card, or the face of a die, is called. */
export const cardName = (kind: string): string => t(`celestia-duo-card-${kind}`);

/** Dice one by one: "Whip, Whip, Flag". */
export const diceName = (faces: readonly string[]): string =>
  faces.map(cardName).join(", ") || t("celestia-duo-card-none");

/** Equipment by kind: "Whip ×2, Joker". */
export function cardsName(counts: Counts): string {
  return countedName(KINDS.map((kind) => [cardName(kind), counts[kind] ?? 0]));
}

export const rewardName = (reward: string): string => t(`celestia-duo-icon-${reward}`);

export const rewardsName = (counts: Counts): string =>
  countedName(Object.entries(counts).map(([reward, count]) => [rewardName(reward), count]));

/** The number of cards face down and face up. */
export function laidOutName(hidden: number, visible: number): string {
  const which = hidden > 0 ? (visible > 0 ? "both" : "hidden") : visible > 0 ? "visible" : "none";
  return t("celestia-duo-count-cards", { which, hidden, visible });
}

export const crewName = (member: string): string => t(`celestia-duo-crew-${member}`);

/** What a crew member can do, and when. */
export const crewPower = (member: string): string => t(`celestia-duo-crew-${member}-help`);

/** Something in the hold: Gold, Smoke or a crew member. */
export const tokenName = (token: string): string =>
  token === "gold" || token === "smoke" ? t(`celestia-duo-token-${token}`) : crewName(token);

/** What sentences call a seat: you, your partner, or its name for onlookers. */
export function whoIs(seat: number, desk: Desk): Values {
  const own = viewOf(desk)?.seat ?? ONLOOKER;
  return { who: own === seat ? "you" : own === ONLOOKER ? "other" : "partner", player: desk.nameOf(seat) };
}

/** Whose hand it is. */
export const handName = (seat: number, desk: Desk): string => t("celestia-duo-zone-hand", whoIs(seat, desk));

/** The dice of an Ambush or Assault: those that are set, and how many are rolled. */
export function diceOfCard({ dice, rolled }: CelestiaDuoAmbush | CelestiaDuoAssault): string {
  const said = dice.map(cardName);
  if (rolled > 0) said.push(t("celestia-duo-card-rolled", { dice: rolled }));
  return said.join(" + ");
}

/** An Ambush with all that its card shows. */
export const ambushName = (card: CelestiaDuoAmbush): string =>
  t("celestia-duo-card-ambush", {
    dice: diceOfCard(card),
    rewards: rewardsName(card.rewards),
    propeller: card.propeller,
  });

/** A Stage with what its card shows. */
export const stageName = (card: CelestiaDuoStage): string =>
  t("celestia-duo-card-stage", {
    cards: laidOutName(card.hidden, card.visible),
    bought: laidOutName(card.gold_hidden, card.gold_visible),
    smoke: card.gold_smoke,
    crew: card.reactivates ? "yes" : "no",
    propeller: card.propeller,
  });

/** An Assault with its dice and what it forbids. */
export const assaultName = (card: CelestiaDuoAssault): string =>
  t("celestia-duo-card-assault", { dice: diceOfCard(card), ban: t(`celestia-duo-ban-${card.ban}`) });

/** What a Flag does now: the Secret Attack of the chase, or its price in the final battle. */
export function attackNow(view: CelestiaDuoView, { pirate }: CelestiaDuoAids): string {
  if (!view.boarding) return t(`celestia-duo-penalty-${pirate.penalty}`, { cards: pirate.advance });
  const price = Object.entries(pirate.price).flatMap(([symbol, count]) => Array<string>(count).fill(cardName(symbol)));
  return t("celestia-duo-pirate-price", { price: price.join(" + ") });
}

/** "A, B and C" in the language of the page. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(prefs.lang, { type: "conjunction" }).format(names);

function countedName(counts: readonly (readonly [string, number])[]): string {
  const said = counts.flatMap(([card, count]) => {
    if (count === 0) return [];
    return [count > 1 ? t("celestia-duo-card-counted", { card, count }) : card];
  });
  return said.join(", ") || t("celestia-duo-card-none");
}
