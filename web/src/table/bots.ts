import type { GamePage } from "../protocol.ts";

/** What a bot is called. */
export const botName = (game: GamePage, bot: string): string => game.words[`bot-${bot}`] ?? bot;
