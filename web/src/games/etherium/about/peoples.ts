import type { EtheriumPeopleAid, EtheriumPlayer } from "../../../protocol.ts";
import type { Fact } from "../../../table/shown.ts";
import { t } from "../../../words/words.svelte.ts";
import { cubesName, peopleName, UNITS, unitName } from "../names.ts";
import { SOURCES, starsOf } from "../score/star-sources.ts";
import { priceName } from "./prices.ts";
import type { Teller } from "./known.ts";

/** A people by its seat, counted from 1: its power, its stars, what is written on its board. */
export const people: Teller = (seat, { view, aids }) => {
  const player = view.players[Number(seat) - 1];
  if (!player) return null;
  const board = aids.reference.peoples[player.people];
  const facts: Fact[] = [{ name: t("etherium-page-fact-stars"), value: String(starsOf(player)) }, ...levels(player)];
  return { text: [t(`etherium-people-${player.people}-help`)], facts: board ? [...facts, ...prices(board)] : facts };
};

function levels(player: EtheriumPlayer): Fact[] {
  return UNITS.map((name) => ({
    name: unitName(name),
    value: t("etherium-page-fact-level-short", { level: player.levels[name] ?? 0 }),
    icon: `etherium-unit-${name}`,
  }));
}

/** What the board of a people says of its prices. */
export function prices(board: EtheriumPeopleAid): Fact[] {
  const inEther = (ether: number): string => cubesName({ ether });
  return [
    { name: t("etherium-page-price-etherise"), value: t("etherium-zone-basic", { count: board.etherise }) },
    {
      name: t("etherium-page-price-cards"),
      value: t("etherium-page-price-cards-for", { count: board.cards, price: inEther(board.price) }),
    },
    { name: t("etherium-page-price-capacity"), value: inEther(board.capacity) },
    { name: t("etherium-page-price-booster"), value: inEther(board.booster) },
  ];
}

/** An own unit: what it is for, how high it is, what the next level costs. */
export const unit: Teller = (name, { aids, mine }) => {
  const text = [t(`etherium-page-about-unit-${name}`)];
  if (!mine) return { text };
  const { highest } = aids.reference;
  const level = mine.levels[name] ?? 0;
  const next = aids.prices?.paid[`upgrade-${name}`];
  const facts: Fact[] = [
    { name: t("etherium-page-fact-level"), value: t("etherium-page-fact-of", { level, highest }) },
  ];
  facts.push({
    name: t("etherium-page-fact-next"),
    value: next ? priceName(next) : t("etherium-page-fact-highest"),
  });
  return { text, facts };
};

/** The stars of a seat, counted from 1, by where they come from. */
export const stars: Teller = (seat, { view, aids }) => {
  const player = view.players[Number(seat) - 1];
  if (!player) return null;
  const facts = SOURCES.map(({ name, art }) => ({
    name: t(`etherium-page-source-${name}`),
    value: t("etherium-page-stars", { stars: player.stars[name] ?? 0 }),
    icon: `etherium-${art}`,
  }));
  const own = Number(seat) - 1 === view.seat;
  const next = aids.rolls.ether_to_star[Number(seat) - 1] ?? 0;
  const text = [
    own
      ? t("etherium-page-about-stars")
      : t("etherium-page-about-stars-of", { people: peopleName(Number(seat) - 1, view) }),
  ];
  if (own && view.step !== "over") text.push(t("etherium-page-ether-to-star", { count: next }));
  return { text, facts };
};
