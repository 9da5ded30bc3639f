import type { EndingArt } from "../../table/end/ending-art.ts";

export const ENDING: EndingArt = {
  won: ["celestia_duo-airship", "celestia_duo-flag", "celestia_duo-pirate-ship"],
  lost: ["celestia_duo-lair", "celestia_duo-pirate-ship", "celestia_duo-cloud"],
};
