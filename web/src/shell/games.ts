/** The games that have a table here, in the order in which they are offered. */
export const GAMES = ["aerion", "celestia_duo", "etherium"] as const;

const TITLES: Record<string, string> = { aerion: "Aerion", celestia_duo: "Celestia Duo", etherium: "Etherium" };

/** What a game is called; names of games are the same in every language. */
export const titleOf = (game: string): string => TITLES[game] ?? game;

/** A game's id as it stands in the names of messages and drawings. */
export const prefixOf = (game: string): string => game.replaceAll("_", "-");
