import { untrack } from "svelte";
import { nextFrame } from "../layer/frames.ts";

/**
 * What is said, one frame after it became so: the table changes first, the words around it with the next frame. Both at
 * once would be a long task, since the table can be laid out by itself only while nothing around it changes.
 */
export function lagging<Said>(say: () => Said): () => Said {
  let said = $state.raw(untrack(say));
  $effect(() => {
    const now = say();
    let isDue = true;
    void nextFrame().then(() => isDue && (said = now));
    return () => (isDue = false);
  });
  return () => said;
}
