import type { ChatLine } from "../protocol.ts";
import { t } from "../words/words.svelte.ts";

/** What a line of the chat says, in the language of the page. */
export const saidIn = (line: ChatLine): string => (line.call == null ? line.text : t(`page-call-${line.call}`));
