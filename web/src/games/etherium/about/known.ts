import type { EtheriumAids, EtheriumPlayer, EtheriumView } from "../../../protocol.ts";
import type { Explanation } from "../../../table/shown.ts";

/** What an explanation takes its values from; `mine` is the viewer's people, missing for an onlooker. */
export interface Known {
  view: EtheriumView;
  aids: EtheriumAids;
  mine: EtheriumPlayer | undefined;
}

/** Explains the piece with this name, or has nothing to say of it. */
export type Teller = (name: string, known: Known) => Explanation | null;
