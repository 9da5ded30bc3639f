import { prefs } from "../../prefs.svelte.ts";
import type { EtheriumSeasonAid, EtheriumView } from "../../protocol.ts";
import { t } from "../../words/words.svelte.ts";

/** Cubes in their usual order: the basic ones, then the advanced ones. */
export const RESOURCES = ["wood", "rock", "metal", "ether", "booster"] as const;
export const UNITS = ["collector", "army", "defence", "guide"] as const;
/** The units that stand on the board. */
export const FIGURES = ["collector", "army"] as const;

/** The slots of the panel in their groups. */
export const GROUPS = [
  { name: "move", slots: ["move-forest", "move-mountain", "move-mine", "move-ether", "move-city"] },
  { name: "collect", slots: ["collect-forest", "collect-mountain", "collect-mine", "collect-ether"] },
  { name: "upgrade", slots: ["upgrade-collector", "upgrade-army", "upgrade-defence", "upgrade-guide"] },
  { name: "transform", slots: ["etherise", "cards", "capacity", "booster"] },
  { name: "connect", slots: ["connect-1", "connect-2"] },
] as const;

/** What a slot is called in full: "Move to a forest". */
export const slotName = (slot: string): string => t(`etherium-slot-${slot}`);

/** What a slot is called below the name of its group: "Forest" below "Move to". */
export const shortSlotName = (slot: string): string => t(`etherium-page-slot-${slot}`);

/** The drawing of the kind of action that a slot stands for. */
export function slotArt(slot: string): string {
  const [kind] = slot.split("-", 1);
  return `etherium-slot-${kind}`;
}

/** The drawing of what a slot is about: its terrain, its unit; null where the kind of action says it all. */
export function slotSubject(slot: string): string | null {
  const [kind, what] = slot.split("-");
  if (kind === "move" || kind === "collect") return `etherium-terrain-${what}`;
  return kind === "upgrade" ? `etherium-unit-${what}` : null;
}

/** The people of a seat by its name: "Psolos". */
export function peopleName(seat: number, view: EtheriumView): string {
  const player = view.players[seat];
  return player ? t(`etherium-people-${player.people}`) : t("etherium-count-nobody");
}

/** The same, marked where it is one's own: "Psolos (you)". */
export function markedName(seat: number, view: EtheriumView): string {
  const people = peopleName(seat, view);
  return seat === view.seat ? t("etherium-count-own", { people }) : people;
}

export const emblemOf = (people: string): string => `etherium-people-${people}`;
export const resourceName = (resource: string): string => t(`etherium-resource-${resource}`);
export const terrainName = (terrain: string): string => t(`etherium-terrain-${terrain}`);
export const unitName = (unit: string): string => t(`etherium-unit-${unit}`);
export const cardName = (card: string): string => t(`etherium-card-${card}`);
export const capacityName = (capacity: string): string => t(`etherium-capacity-${capacity}`);
export const tokenName = (token: string): string => t(`etherium-token-${token}`);
export const seasonName = (season: string): string => t(`etherium-season-${season}`);

/** A space by its terrain and quarter, a city by its people: "outer forest 2", "your city". */
export function spaceName(space: string, view: EtheriumView): string {
  const [kind, number] = space.split("-");
  const place = Number(number);
  if (kind === "ether") return t("etherium-space-ether");
  if (kind === "city") return cityName(place - 1, view);
  const lies = `${kind}-${view.terrains[space] ?? "site"}`;
  return t(`etherium-space-${lies}`, { number: place, next: (place % view.quarters) + 1 });
}

function cityName(seat: number, view: EtheriumView): string {
  if (seat === view.seat) return t("etherium-space-own-city");
  if (seat < view.players.length) return t("etherium-space-city", { people: peopleName(seat, view) });
  return t("etherium-space-empty-city", { number: seat + 1 });
}

/** What a slot or the effect of a card or a season lets one do. */
export const effectName = (effect: string): string =>
  GROUPS.some((group) => group.slots.some((slot) => slot === effect))
    ? slotName(effect)
    : t(`etherium-effect-${effect}`);

/** What a season card changes for all players, one sentence each. */
export function seasonEffects(season: EtheriumSeasonAid): string[] {
  const said = Object.entries(season.collects).map(([terrain, cubes]) =>
    t("etherium-effect-collects", { slot: slotName(`collect-${terrain}`), cubes: signed(cubes) }),
  );
  if (season.discount > 0) said.push(t("etherium-effect-discount", { cubes: season.discount }));
  if (season.action) said.push(t("etherium-effect-action", { effect: effectName(season.action) }));
  return said;
}

/** Cubes by resource, in words: "2 Wood, 1 Ether". */
export function cubesName(cubes: Readonly<Record<string, number>>): string {
  const said = RESOURCES.filter((name) => cubes[name]).map((name) =>
    t(`etherium-count-${name}`, { count: cubes[name]! }),
  );
  return said.length === 0 ? t("etherium-count-none") : said.join(", ");
}

/** Why an action would fail, as part of a sentence: "the cubes for it are missing". */
export const reasonOf = (rule: string): string =>
  t(`etherium-why-${rule.replace("etherium.", "").replaceAll(".", "-")}`);

/** "+2", "−1". */
export const signed = (count: number): string =>
  new Intl.NumberFormat(prefs.lang, { signDisplay: "exceptZero" }).format(count).replace("-", "−");

/** The letter that marks a unit wherever it is small. */
export const unitLetter = (unit: string): string => t(`etherium-page-letter-${unit}`);

/** With a capital letter, to stand at the beginning. */
export const capital = (name: string): string => name.charAt(0).toLocaleUpperCase(prefs.lang) + name.slice(1);

/** "A, B and C" in the language of the page. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(prefs.lang, { type: "conjunction" }).format(names);

/** The drawing of an assault, a siege or a pillage. */
export const conflictArt = (conflict: string): string => `etherium-${conflict === "assault" ? "conflict" : conflict}`;
