import { prefs } from "../../../prefs.svelte.ts";
import type { EtheriumView } from "../../../protocol.ts";
import type { Choice, Choices } from "../../../table/choices.ts";
import type { Desk } from "../../../table/desk.svelte.ts";

/** Ways to carry out an own action. Which capacity is bought was not planned. */
const CARRIED_OUT = new Set(["move", "collect", "upgrade", "etherise", "cards", "booster"]);
/** Rolling dice is a pleasure, but not at the fastest speed. */
const ROLLED_IN_HASTE = "connect";
/** Where an own action, or what a card lets one do, is carried out. */
const CARRYING_OUT = new Set(["act", "effect"]);
/** What leaves a choice or none by what lies open to all. */
const OPEN = new Set(["flee", "resolve", "reroll"]);
/** What leaves none only to somebody with that hand: it is carried out where nobody could learn that. */
const PRIVATE = new Set(["pass", "guide", "discard"]);

/**
 * The choice that leaves a player none. How fast it is carried out must tell nobody what the player holds: before an
 * own action with one way, a card that could be played makes no difference, unless the player wants to be asked always,
 * which then means every time that they hold any card.
 */
export function obviousOf(choices: Choices, view: EtheriumView, isAlone: boolean): Choice | undefined {
  const ways = choices.all.filter(({ verb }) => verb !== "play");
  const [way] = ways;
  if (!way || ways.length > 1) return undefined;
  const mayPlay = ways.length < choices.all.length;
  const isCarriedOut = CARRIED_OUT.has(way.verb) || (way.verb === ROLLED_IN_HASTE && prefs.lasting(1) === 0);
  if (CARRYING_OUT.has(view.step) && view.failure === null && isCarriedOut) {
    const holdsCards = isAlone ? mayPlay : Object.keys(view.hand).length > 0;
    return prefs.asking === "always" && holdsCards ? undefined : way;
  }
  if (mayPlay) return undefined;
  return OPEN.has(way.verb) || (isAlone && PRIVATE.has(way.verb)) ? way : undefined;
}

/** Whether all the others at the table are bots. */
export function isAloneAt(desk: Desk): boolean {
  return desk.table?.seats.filter(({ bot }) => !bot).length === 1;
}
