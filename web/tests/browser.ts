import type { Environment } from "vitest/runtime";

/** As much of a browser's storage as is asked for. */
class Store {
  #items = new Map<string, string>();
  getItem = (key: string): string | null => this.#items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#items.set(key, value);
}

/** The little of a browser that the modules under test ask for. What they show is tested in a real one. */
const browser: Environment = {
  name: "browser",
  viteEnvironment: "client",
  setup(global: typeof globalThis) {
    const events = new EventTarget();
    const page = Object.assign(new EventTarget(), {
      visibilityState: "visible",
      documentElement: { lang: "en", dataset: {} },
    });
    Object.assign(global, {
      window: global,
      document: page,
      location: { protocol: "http:", host: "table.test", origin: "http://table.test" },
      localStorage: new Store(),
      matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
      requestAnimationFrame: (draw: () => void) => setTimeout(draw),
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      dispatchEvent: events.dispatchEvent.bind(events),
    });
    return { teardown: () => undefined };
  },
};

export default browser;
