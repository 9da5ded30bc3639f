/** The table that is played with the guide; written when a guided match begins. */
const TABLE = "aerodrome-guide";

/** Whether a table is played with the guide. */
export const isGuided = (table: string): boolean => read(TABLE) === table;

/** From now on a table is played with the guide, or none is. */
export const setGuided = (table: string | null): void => write(TABLE, table);

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without a store the guide lasts until the page is closed.
  }
}
