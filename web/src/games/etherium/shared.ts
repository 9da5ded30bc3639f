import type { View } from "../../protocol.ts";
import type { Choices } from "../../table/choices.ts";

/** Whether a decision needs the plan or the cards of the one who is asked. In a window, whatever they hold. */
export const needsSecrets = (view: View, choices: Choices): boolean =>
  view.game === "etherium" && (view.step === "program" || choices.of("play", "pass", "discard").length > 0);
