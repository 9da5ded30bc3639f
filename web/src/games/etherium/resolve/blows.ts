import type { EtheriumConflictBegan, EtheriumConflictWon, EtheriumEvent, EtheriumView } from "../../../protocol.ts";
import type { Desk } from "../../../table/desk.svelte.ts";
import type { Blow } from "../../../table/blows.svelte.ts";
import { t } from "../../../words/words.svelte.ts";
import { capital, conflictArt, listed, peopleName, reasonOf, slotArt, slotName, spaceName } from "../names.ts";
import { totalOf } from "./rolls.ts";
import type { Fight } from "./story.ts";

/** Lay a card for what is worth a moment: actions that fail, pillages, conflicts that are won. The answer stops it. */
export function tellBlows(desk: Desk, latest: () => Fight | undefined): () => void {
  return desk.watch((_, after, events) => {
    if (after.game !== "etherium" || desk.replay) return;
    for (const event of events as EtheriumEvent[]) {
      // Whoever must decide now what to take instead reads in the prompt why.
      if (event.type === "action-failed" && event.seat === after.seat && !desk.isBehind) continue;
      const blow = blowOf(event, after, latest());
      if (blow) desk.blows.show(blow);
    }
  });
}

/** The card for something that happened, if it is worth one. */
export function blowOf(event: EtheriumEvent, view: EtheriumView, fight: Fight | undefined): Blow | null {
  switch (event.type) {
    case "action-failed":
      return {
        art: slotArt(event.slot),
        title: t("etherium-page-blow-failed", { ...whoOf(event.seat, view), number: event.number }),
        text: t("etherium-page-blow-reason", { slot: slotName(event.slot), reason: reasonOf(event.rule) }),
        tone: "plain",
      };
    case "conflict-began":
      return event.conflict === "pillage" ? pillage(event, view) : null;
    case "conflict-won":
      return won(event, view, fight);
    default:
      return null;
  }
}

function pillage({ attackers, defenders, space }: EtheriumConflictBegan, view: EtheriumView): Blow {
  const robbers = listed(attackers.map((seat) => peopleName(seat, view)));
  const robbed = listed(defenders.map((seat) => peopleName(seat, view)));
  const isMine = attackers.includes(view.seat);
  const who = defenders.includes(view.seat) ? "robbed" : isMine ? "robber" : "other";
  return {
    art: conflictArt("pillage"),
    title: t("etherium-page-blow-pillage", { who, robbers, robbed }),
    text: t("etherium-page-blow-pillage-what", { who, space: capital(spaceName(space, view)), robbed }),
    tone: who === "robbed" ? "grave" : isMine ? "good" : "plain",
  };
}

function won({ seat, conflict }: EtheriumConflictWon, view: EtheriumView, fight: Fight | undefined): Blow {
  const totals = (fight?.rolls ?? []).map((roll) => ({ seat: roll.seat, total: totalOf(roll) }));
  const said = totals
    .filter(({ total }, at) => total !== null && totals.findLastIndex((one) => one.seat === totals[at]!.seat) === at)
    .map((one) => t("etherium-page-blow-total", { people: peopleName(one.seat, view), total: one.total! }));
  const space = fight ? capital(spaceName(fight.place, view)) : "";
  const isMine = seat === view.seat;
  const isLost = !isMine && [...(fight?.attackers ?? []), ...(fight?.defenders ?? [])].includes(view.seat);
  return {
    art: conflictArt(conflict),
    title: t("etherium-page-blow-won", { ...whoOf(seat, view), conflict }),
    text: t("etherium-page-blow-totals", { space, totals: said.join(", ") }),
    tone: isMine ? "good" : isLost ? "grave" : "plain",
  };
}

function whoOf(seat: number, view: EtheriumView): { who: string; people: string } {
  return { who: seat === view.seat ? "you" : "other", people: peopleName(seat, view) };
}
