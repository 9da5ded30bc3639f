import type { ActionInfo, View } from "../../protocol.ts";
import type { Choices } from "../../table/choices.ts";

/** What somebody decides with a look at their own hand; everything else lies on the table for both. */
const IN_SECRET = new Set(["combat", "grapple", "lose", "tell"]);

/** Whether a decision needs the hand of the one who is asked. Who can beat no die has nothing to choose. */
export const needsSecrets = (view: View, { all }: Choices): boolean =>
  view.game === "celestia_duo" && IN_SECRET.has(view.step) && all.some(({ verb }) => verb !== "cannot");

/** What two people who sit beside each other say aloud. */
export const isTalk = ({ verb }: ActionInfo): boolean => verb === "say" || verb === "ready";
