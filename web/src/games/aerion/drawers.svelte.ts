import { untrack } from "svelte";
import { nextFrame } from "../../layer/frames.ts";
import type { AerionView, View } from "../../protocol.ts";
import { isForZones } from "./expansions/catalogue.ts";

/** The parts of the drawer: the boards, and the zones of the expansions in play. */
export type Drawer = "boards" | "zones";

/** The part of the drawer in which something must be decided now. */
function drawerFor(view: AerionView): Drawer | null {
  return isForZones(view.step) ? "zones" : view.acquired === null ? null : "boards";
}

/** What a phone shows instead of the cards; wider screens show everything. Make it where effects can run. */
export class Drawers {
  open = $state<Drawer | null>(null);
  /** What is shown of that: one thing goes before the next comes, a frame later, since each is much to draw. */
  shown = $state<Drawer | "columns" | null>("columns");

  constructor() {
    $effect(() => {
      const next = this.open ?? "columns";
      if (untrack(() => this.shown) === next) return;
      this.shown = null;
      void nextFrame().then(() => (this.shown = this.open ?? "columns"));
    });
  }

  /** A drawer opens when something is to be put there, and closes when the cards or new dice are to be seen. */
  follow(before: View | null, after: AerionView): void {
    const [was, is] = [before?.game === "aerion" ? drawerFor(before) : null, drawerFor(after)];
    const hasRolled = before?.step === "start" && after.step === "roll";
    // What the Lair leaves is taken from the cards.
    if (hasRolled || (after.step === "lair" && before?.step !== "lair")) this.open = null;
    else if (is !== was || before === null) this.open = is ?? (was === null ? this.open : null);
  }
}
