import type { CelestiaDuoView } from "../../../protocol.ts";
import type { Desk } from "../../../table/desk.svelte.ts";
import type { Play } from "../play.svelte.ts";
import { isAdvising } from "../view.ts";

/** Whether this seat has something to say here, or has chosen to say nothing and can change that. */
export function maySpeak(view: CelestiaDuoView, desk: Desk, play: Play): boolean {
  return desk.choices.of("say", "ready").length > 0 || (play.hush.isOn && isAdvising(view));
}
