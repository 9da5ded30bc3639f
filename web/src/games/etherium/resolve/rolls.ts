import type { EtheriumAids, EtheriumView } from "../../../protocol.ts";
import type { Fight, Roll } from "./story.ts";

/** A part of a roll: where its points come from, and how many they are. */
export interface Part {
  name: "dice" | "guide" | "cards" | "barbarians" | "rampart" | "added";
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

const sum = (dice: readonly number[]): number => dice.reduce((all, face) => all + face, 0);

/** What a roll is made of. What is in its total and not told by the dice, the guide or the aids came from cards. */
export function partsOf(roll: Roll, unit: string | null, view: EtheriumView, aids: EtheriumAids | null): Part[] {
  const own = unit === null ? 0 : (aids?.rolls.own_points[roll.seat]?.[unit] ?? 0);
  const dice = sum(roll.dice);
  const isOnTable = roll.total === null;
  const rest = isOnTable ? view.bonus + own : (roll.total ?? 0) - dice - roll.guide;
  // A roll to connect counts as 1 at least and 12 at most.
  const isCut = unit === null && !isOnTable;
  const cards = isCut ? 0 : rest - own;
  const parts: Part[] = [
    { name: "dice", points: dice },
    { name: "guide", points: roll.guide },
    aids ? { name: "cards", points: cards } : { name: "added", points: isCut ? 0 : rest },
    { name: unit === "defence" ? "rampart" : "barbarians", points: aids ? own : 0 },
  ];
  return parts.filter((part) => part.points !== 0);
}

/** Everybody in a conflict, those who attack first. */
export function rollersOf(fight: Fight, view: EtheriumView, aids: EtheriumAids | null, isOn: boolean): Roller[] {
  return fight.seats.map((seat) => {
    const player = view.players[seat]!;
    const unit = unitOf(seat, fight);
    const roll = fight.rolls.findLast((one) => one.seat === seat) ?? null;
    const total = roll ? (roll.total ?? aids?.rolls.total ?? null) : null;
    const state = stateOf(seat, roll, fight, isOn && player.total < 0);
    const parts = roll ? partsOf(roll, unit, view, aids) : [];
    return { seat, unit, level: player.levels[unit] ?? 0, roll, parts, total, state };
  });
}

function stateOf(seat: number, roll: Roll | null, fight: Fight, isBeaten: boolean): Roller["state"] {
  if (fight.conflict === "pillage") return fight.robber === seat ? "robs" : "robbed";
  if (fight.winner === seat) return "won";
  if (isBeaten) return "beaten";
  if (!roll) return "waiting";
  return roll.total === null ? "rolling" : "rolled";
}

function unitOf(seat: number, fight: Fight): string {
  if (fight.conflict === "siege" && fight.place === `city-${seat + 1}`) return "defence";
  if (fight.conflict === "pillage" && fight.robber !== seat) return "collector";
  return "army";
}
