import type { Desk, GameKey } from "../../table/desk.svelte.ts";
import { mainChoices } from "./gestures.ts";
import type { Play } from "./play.svelte.ts";
import { viewOf } from "./view.ts";

const DICE = 6;

/** The keys that only Aerion has: numbers are dice, faces, columns or Workshops; letters are the steps of a turn. */
export function gameKeys(play: Play, desk: Desk): ReadonlyMap<string, GameKey> {
  const keys = new Map<string, GameKey>();
  for (let number = 1; number <= DICE; number += 1) {
    keys.set(`${number}`, { press: () => play.number(number), help: "aerion-page-key-dice" });
  }
  keys.set("g", { press: () => goOn(play, desk), help: "aerion-page-key-go-on" });
  keys.set("a", { press: () => play.askColumn("acquire"), help: "aerion-page-key-acquire" });
  keys.set("d", { press: () => play.askColumn("pay"), help: "aerion-page-key-pay" });
  keys.set("p", {
    press: () => {
      if (desk.choices.of("pixie").length > 0) play.takePixie();
    },
    help: "aerion-page-key-pixie",
  });
  keys.set("b", { press: () => openBook(desk), help: "aerion-page-key-book" });
  keys.set("x", { press: () => play.careful.decide(desk.choices.find("reject")), help: "aerion-page-key-reject" });
  return keys;
}

/** Whatever the emphasised button does: roll, roll again, reveal new cards, end the turn. */
function goOn(play: Play, desk: Desk): void {
  const main = mainChoices(desk.choices).find((choice) => choice.isMain);
  if (play.careful.doubted) play.careful.confirm();
  else if (desk.choices.of("keep").length > 0) void desk.choose(play.reroll);
  else play.careful.decide(main);
}

/** The box of one's own Book, with all it can be used for. */
function openBook(desk: Desk): void {
  const seat = viewOf(desk)?.player ?? 0;
  const places = document.querySelectorAll<HTMLElement>(`[data-piece="pulpit/${seat + 1}"]`);
  const seen = [...places].find((place) => place.checkVisibility({ visibilityProperty: true }));
  if (seen) void desk.point(`pulpit/${seat + 1}`, seen.innerText, seen);
}
