import { MediaQuery } from "svelte/reactivity";

/** A phone: it has no room for words above what they are about. */
export const narrow = new MediaQuery("max-width: 620px");
