import { Seat } from "./seat.svelte.ts";

/** Seats of others, as anybody may see them once the match is over; their lines are kept until all of them are left. */
export class Visits {
  readonly #id: string;
  readonly #seats = new Map<number, Seat>();

  constructor(id: string) {
    this.#id = id;
  }

  at(number: number): Seat {
    const known = this.#seats.get(number);
    if (known) return known;
    const seat = new Seat(this.#id, number);
    this.#seats.set(number, seat);
    return seat;
  }

  end(): void {
    for (const seat of this.#seats.values()) seat.close();
    this.#seats.clear();
  }
}
