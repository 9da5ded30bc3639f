import type { TableEvent } from "../protocol.ts";
import { isMove } from "../table/events.ts";

/** Something that can be seen to move: what it shows, and where it lies. It keeps its id, and so its element. */
export interface Piece {
  readonly id: number;
  readonly face: string;
  readonly zone: string;
  readonly index: number;
}

/**
 * What lies in a zone, in the order of its places, null where a place is empty. Of a pile only the top is seen, its
 * last face: the order is said here, and never depends on what was seen to come.
 */
export interface Zone {
  faces: readonly (string | null)[];
  pile?: boolean;
}

export type Zones = Readonly<Record<string, Zone>>;

/** How the pieces came to lie as they do: where each came from, if it was somewhere else; and those that leave. */
export interface Moves {
  from: ReadonlyMap<number, string>;
  leaving: readonly Piece[];
}

const SHOWN_OF_A_PILE = 2;

/**
 * All pieces that are seen. Events say which kind of card went where; a view says what lies where now, and is the
 * truth. Which of two equal cards moved is nobody's business, so any of them does.
 */
export class PieceSet {
  #pieces: Piece[] = [];
  #count = 0;

  get pieces(): readonly Piece[] {
    return this.#pieces;
  }

  /** Follow what happened, then lay everything as the zones say. */
  follow(events: readonly TableEvent[], zones: Zones): Moves {
    const from = new Map<number, string>();
    for (const event of events) {
      if (!isMove(event) || event.card === null) continue;
      const moved = this.#take(event.card, event.source);
      if (!from.has(moved.id)) from.set(moved.id, event.source);
      this.#pieces.push({ ...moved, zone: event.target, index: Infinity });
    }
    const leaving = this.#settle(zones, from);
    return { from, leaving };
  }

  #take(face: string, zone: string): Piece {
    const there = this.#pieces.filter((piece) => piece.face === face && piece.zone === zone).at(-1);
    if (!there) return this.#make(face, zone);
    this.#pieces.splice(this.#pieces.indexOf(there), 1);
    return there;
  }

  #make(face: string, zone: string, index = Infinity): Piece {
    this.#count += 1;
    return { id: this.#count, face, zone, index };
  }

  /** Those that fit stay, surplus ones fill what is missing elsewhere, the rest leaves. */
  #settle(zones: Zones, from: Map<number, string>): Piece[] {
    const laid: Piece[] = [];
    const spare: Piece[] = [];
    const missing: { face: string; zone: string; index: number }[] = [];
    const here = new Map<string, Piece[]>();
    for (const piece of this.#pieces) here.set(piece.zone, [...(here.get(piece.zone) ?? []), piece]);
    for (const [name, zone] of Object.entries(zones)) {
      const there = here.get(name) ?? [];
      here.delete(name);
      const found = zone.pile ? settlePile(there, zone.faces) : settlePlaces(there, zone.faces);
      laid.push(...found.laid);
      spare.push(...found.spare);
      missing.push(...found.missing.map((one) => ({ ...one, zone: name })));
    }
    const gone = [...here.values()].flat();
    for (const want of missing) {
      const at = spare.findIndex((piece) => piece.face === want.face);
      if (at < 0) {
        laid.push(this.#make(want.face, want.zone, want.index));
        continue;
      }
      const moved = spare.splice(at, 1)[0]!;
      from.set(moved.id, from.get(moved.id) ?? moved.zone);
      laid.push({ ...moved, zone: want.zone, index: want.index });
    }
    this.#pieces = laid.sort((one, other) => one.index - other.index);
    // What has come to a pile and is not on top of it is seen to come; what was below the top just is not seen.
    return [...gone, ...spare.filter((piece) => !zones[piece.zone]?.pile || from.has(piece.id))];
  }
}

interface Settled {
  laid: Piece[];
  spare: Piece[];
  missing: { face: string; index: number }[];
}

function settlePlaces(there: Piece[], faces: Zone["faces"]): Settled {
  const spare = [...there].sort((one, other) => one.index - other.index);
  const laid: Piece[] = [];
  const missing: Settled["missing"] = [];
  faces.forEach((face, index) => {
    if (face === null) return;
    const at = spare.findIndex((piece) => piece.face === face);
    if (at < 0) missing.push({ face, index });
    else laid.push({ ...spare.splice(at, 1)[0]!, index });
  });
  return { laid, spare, missing };
}

function settlePile(there: Piece[], faces: Zone["faces"]): Settled {
  const left = faces.filter((face) => face !== null);
  return settlePlaces(there, left.slice(-SHOWN_OF_A_PILE));
}
