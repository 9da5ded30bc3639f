const STORE = "aerodrome-celestia-ready";

interface Kept {
  table: string;
  isOn: boolean;
}

/** Whether this device is ready at once at a table while the partner is Captain; null where nobody has said. */
export class Hush {
  #table: string;
  #choice = $state<boolean | null>(null);

  constructor(table: string) {
    this.#table = table;
    const kept = read();
    this.#choice = kept?.table === table ? kept.isOn : null;
  }

  get choice(): boolean | null {
    return this.#choice;
  }

  choose(isOn: boolean): void {
    this.#choice = isOn;
    try {
      localStorage.setItem(STORE, JSON.stringify({ table: this.#table, isOn } satisfies Kept));
    } catch {
      // It holds until the page is closed.
    }
  }
}

function read(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}
