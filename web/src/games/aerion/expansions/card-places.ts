import type { Attachment } from "svelte/attachments";
import { useLayer } from "../../../layer/layer.svelte.ts";

/** Marks an element as the place of several cards of a zone: `{@attach markPlaces("hourglasses", [2, 3])}`. */
export function useCardPlaces(): (zone: string, indices: readonly number[]) => Attachment<HTMLElement> {
  const layer = useLayer();
  return (zone, indices) => (element) => {
    const ends = indices.map((index) => layer.anchor(zone, index)(element));
    return () => ends.forEach((end) => end());
  };
}

/** Where in an area the cards lie that are wanted. */
export function indicesOf(faces: readonly string[], isWanted: (face: string) => boolean): number[] {
  return faces.flatMap((face, at) => (isWanted(face) ? [at] : []));
}
