import type { ActionInfo, View } from "../../protocol.ts";

/** What somebody decides with a look at their own hand; everything else lies on the table for both. */
const IN_SECRET = new Set(["combat", "grapple", "lose", "tell"]);

/** Whether a decision needs the hand of the one who is asked. */
export const needsSecrets = (view: View): boolean => view.game === "celestia_duo" && IN_SECRET.has(view.step);

/** What two people who sit beside each other say aloud. */
export const isTalk = ({ verb }: ActionInfo): boolean => verb === "say" || verb === "ready";
