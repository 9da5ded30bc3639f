/** The parts of the reference card. */
export const SECTIONS = ["stars", "actions", "prices", "connect", "peoples", "board"] as const;
export type Section = (typeof SECTIONS)[number];

/** The reference card of the match: whether it is open, and where. */
export class Reference {
  /** The part that is read; null while the card is closed. */
  section = $state<Section | null>(null);
  #last: Section = "stars";

  /** Open it, where it was read last if nothing else is wanted. */
  open(section: Section = this.#last): void {
    this.section = this.#last = section;
  }

  close(): void {
    this.section = null;
  }
}
