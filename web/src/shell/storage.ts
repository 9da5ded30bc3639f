/** What this device has kept under a name; null where there is nothing, or where the browser keeps nothing. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps something on this device, where the browser lets us. */
export const keep = (name: string, what: unknown): void => keepText(name, JSON.stringify(what));

/** Keeps a text as it is. */
export function keepText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // It is only a convenience.
  }
}
