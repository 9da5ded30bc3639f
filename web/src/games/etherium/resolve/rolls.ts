import type { EtheriumAids, EtheriumView } from "../../../protocol.ts";
import type { Fight, Roll } from "./story.ts";

/** A part of a roll: where its points come from, and how many they are. */
export interface Part {
  name: "dice" | "guide" | "cards" | "barbarians" | "rampart";
  points: number;
}

/** Somebody in a conflict, or who connects, with the roll that counts. */
export interface Roller {
  seat: number;
  unit: string | null;
  level: number;
  roll: Roll | null;
  parts: readonly Part[];
  total: number | null;
  state: "waiting" | "rolling" | "rolled" | "beaten" | "won" | "robs" | "robbed";
}

/** The total of a roll, once it is final. */
export const totalOf = ({ sum }: Roll): number | null =>
  sum === null ? null : sum.type === "totalled" ? sum.total : sum.result;

/** What a roll is made of: as it was told once it is final, before that as it lies on the table. */
export function partsOf(roll: Roll, unit: string | null, view: EtheriumView, aids: EtheriumAids | null): Part[] {
  const { sum } = roll;
  const own = unit === null ? 0 : (aids?.rolls.own_points[roll.seat]?.[unit] ?? 0);
  const final = sum?.type === "totalled" ? sum : null;
  const parts: Part[] = [
    { name: "dice", points: roll.dice.reduce((all, face) => all + face, 0) },
    { name: "guide", points: sum?.guide ?? 0 },
    { name: "cards", points: sum?.cards ?? view.bonus },
    { name: "rampart", points: final?.rampart ?? (unit === "defence" ? own : 0) },
    { name: "barbarians", points: final?.barbarians ?? (unit === "army" ? own : 0) },
  ];
  return parts.filter((part) => part.points !== 0);
}

/** Everybody in a conflict, those who attack first. */
export function rollersOf(fight: Fight, view: EtheriumView, aids: EtheriumAids | null, isOn: boolean): Roller[] {
  return [...fight.attackers, ...fight.defenders].map((seat) => {
    const player = view.players[seat]!;
    const unit = unitOf(seat, fight);
    const roll = fight.rolls.findLast((one) => one.seat === seat) ?? null;
    const total = roll ? (totalOf(roll) ?? aids?.rolls.total ?? null) : null;
    const state = stateOf(seat, roll, fight, isOn && player.total < 0);
    const parts = roll ? partsOf(roll, unit, view, aids) : [];
    return { seat, unit, level: player.levels[unit] ?? 0, roll, parts, total, state };
  });
}

function stateOf(seat: number, roll: Roll | null, fight: Fight, isBeaten: boolean): Roller["state"] {
  if (fight.conflict === "pillage") return fight.attackers.includes(seat) ? "robs" : "robbed";
  if (fight.winner === seat) return "won";
  if (isBeaten) return "beaten";
  if (!roll) return "waiting";
  return roll.sum === null ? "rolling" : "rolled";
}

function unitOf(seat: number, fight: Fight): string {
  if (fight.attackers.includes(seat)) return "army";
  return fight.conflict === "siege" ? "defence" : "collector";
}
