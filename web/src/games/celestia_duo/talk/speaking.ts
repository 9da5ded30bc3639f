import { prefs } from "../../../prefs.svelte.ts";
import type { CelestiaDuoView } from "../../../protocol.ts";
import type { Desk } from "../../../table/desk.svelte.ts";
import type { Play } from "../play.svelte.ts";
import { isAdvising } from "../view.ts";

/** Whether both players sit at this screen: then they talk to each other, not through it. */
export const isSideBySide = (desk: Desk): boolean => prefs.automatic && desk.seats.length > 1;

/** Whether this seat has something to say here, or has chosen to say nothing and can change that. */
export function maySpeak(view: CelestiaDuoView, desk: Desk, play: Play): boolean {
  if (isSideBySide(desk)) return false;
  return desk.choices.of("say", "ready").length > 0 || (play.hush.isOn && isAdvising(view));
}
