import { MediaQuery } from "svelte/reactivity";

/** A phone held upright: it has no room for words above what they are about. */
export const narrow = new MediaQuery("max-width: 620px");

/** Any phone, upright or lying: what is decided, the hand and the drawer share the screen with nothing else. */
export const tight = new MediaQuery("(max-width: 620px), (max-height: 520px) and (max-width: 1039px)");
