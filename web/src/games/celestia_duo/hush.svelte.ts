const STORE = "aerodrome-celestia-ready";

/** The table at which this device has nothing to say while the partner is Captain: it is ready at once. */
export class Hush {
  #table: string;
  #isOn = $state(false);

  constructor(table: string) {
    this.#table = table;
    this.#isOn = read() === table;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  set isOn(on: boolean) {
    this.#isOn = on;
    try {
      if (on) localStorage.setItem(STORE, this.#table);
      else localStorage.removeItem(STORE);
    } catch {
      // It holds until the page is closed.
    }
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null;
  }
}
