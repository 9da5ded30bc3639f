import type { View } from "../../protocol.ts";
import type { Choices } from "../../table/choices.ts";

/** Steps in which a seat may play a card of its hand; nobody is to see whether it could. */
const WINDOW = /-flash$|^(?:discipline|hideout|spoils)$/;

/** Whether a decision needs the plan or the cards of the one who is asked. */
export const needsSecrets = (view: View, choices: Choices): boolean =>
  view.game === "etherium" && (view.step === "program" || WINDOW.test(view.step) || choices.of("discard").length > 0);
