import type { EtheriumPlayer } from "../../../protocol.ts";

/** Where stars come from, in the order of a view, and the rule that says so. */
export const SOURCES = [
  { name: "army-tokens", art: "token-army", rule: "etherium-token-armies" },
  { name: "ether-tokens", art: "token-ether", rule: "etherium-token-ethers" },
  { name: "connection-tokens", art: "token-connection", rule: "etherium-token-connections" },
  { name: "booster-tokens", art: "token-booster", rule: "etherium-token-boosters" },
  { name: "sack-tokens", art: "token-sack", rule: "etherium-token-sacks" },
  { name: "capacities", art: "slot-capacity", rule: "etherium-capacity-kept" },
  { name: "guide", art: "unit-guide", rule: "etherium-end-guides" },
  { name: "ether", art: "ether", rule: "etherium-end-ether-cubes" },
] as const;

export type Source = (typeof SOURCES)[number];

export const starsOf = (player: EtheriumPlayer): number =>
  Object.values(player.stars).reduce((sum, stars) => sum + stars, 0);
