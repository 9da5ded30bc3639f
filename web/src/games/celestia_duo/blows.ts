import type { CelestiaDuoAids, CelestiaDuoEvent, CelestiaDuoView } from "../../protocol.ts";
import type { Desk } from "../../table/desk.svelte.ts";
import { t } from "../../words/words.svelte.ts";
import { crewName, laidOutName, listed, tokenName, whoIs } from "./names.ts";
import { quoted, statementText } from "./talk/sentences.ts";
import { aidsOf } from "./view.ts";

type Blow = Parameters<Desk["blows"]["show"]>[0];
type Of<Type extends CelestiaDuoEvent["type"]> = Extract<CelestiaDuoEvent, { type: Type }>;

/** What a table was like before and is like now, with what has happened in between. */
interface Told {
  desk: Desk;
  before: CelestiaDuoView | null;
  view: CelestiaDuoView;
  aids: CelestiaDuoAids | null;
  events: readonly CelestiaDuoEvent[];
}

/** What has happened that nobody should overlook: each is told in the middle of the table. */
export function blowsOf(
  desk: Desk,
  before: CelestiaDuoView | null,
  view: CelestiaDuoView,
  events: readonly CelestiaDuoEvent[],
): Blow[] {
  if (events.length === 0) return [];
  const ended = all(events, "ended").at(0);
  if (ended) return [theEnd(view)];
  const told = { desk, before, view, aids: aidsOf(desk), events };
  return [attack, energyLoss, toll, statement, boarding, mast].flatMap((blow) => blow(told) ?? []);
}

function all<Type extends CelestiaDuoEvent["type"]>(events: readonly CelestiaDuoEvent[], type: Type): Of<Type>[] {
  return events.filter((event): event is Of<Type> => event.type === type);
}

/** The pirate flees at a stop too; where the airship did not stop, a Flag has struck. */
function attack({ view, events }: Told): Blow | null {
  const flights = all(events, "pirate-fled");
  if (flights.length === 0 || view.boarding || all(events, "city-reached").length > 0) return null;
  const cards = flights.reduce((sum, flight) => sum + flight.cards, 0);
  const taken = [
    ...all(events, "token-lost").flatMap(({ card }) => (card === null ? [] : [tokenName(card)])),
    ...all(events, "crew-left").flatMap(({ card }) => (card === null ? [] : [crewName(card)])),
  ];
  const tired = all(events, "crew-tired").map(({ crew }) => crewName(crew));
  const said = [t("celestia-page-blow-attack", { cards })];
  if (taken.length > 0) said.push(t("celestia-page-blow-attack-taken", { tokens: listed(taken) }));
  if (tired.length > 0) said.push(t("celestia-page-blow-attack-tired", { crew: listed(tired) }));
  if (view.step === "victim") said.push(t("celestia-page-blow-attack-card"));
  const title = t("celestia-page-blow-attack-title", { count: flights.length });
  return { art: `celestia_duo-pirate-${view.pirate}`, title, text: said.join(" "), tone: "grave" };
}

function energyLoss({ view, aids, events }: Told): Blow | null {
  const token = all(events, "energy-lost").at(0)?.card;
  const said = token == null ? undefined : aids?.energy[token];
  if (!said) return null;
  const gives = t("celestia-page-blow-energy-gives", { cards: laidOutName(said.hidden, said.visible) });
  const takes = t("celestia-page-loss-costs", { count: said.lost });
  const left = t("celestia-page-blow-energy-left", { count: view.energy });
  const title = t("celestia-page-loss");
  return { art: "celestia_duo-energy-spent", title, text: `${gives} ${takes} ${left}`, tone: "grave" };
}

/** In these steps tokens make room for others: whoever removes them wants that. */
const MAKING_ROOM = new Set(["load", "rewards"]);

/** What leaves the hold: crew members always, Gold and Smoke where nobody chose them. */
function toll({ before, events }: Told): Blow | null {
  if (!before || MAKING_ROOM.has(before.step) || all(events, "pirate-fled").length > 0) return null;
  const crew = all(events, "crew-left").flatMap(({ card }) => card ?? []);
  const tokens = all(events, "token-lost").flatMap(({ card }) => card ?? []);
  const [first] = crew;
  if (first !== undefined && tokens.length === 0) {
    const title = t("celestia-page-blow-crew-title", { crew: listed(crew.map(crewName)) });
    return { art: `celestia_duo-crew-${first}`, title, text: t("celestia-page-blow-crew"), tone: "grave" };
  }
  if (before.step === "resources" || tokens.length === 0) return null;
  const title = t("celestia-page-blow-taken-title");
  const text = t("celestia-page-blow-taken", { tokens: listed([...tokens, ...crew].map(tokenName)) });
  return { art: "celestia_duo-hold", title, text, tone: "grave" };
}

/** What the partner says of the own hand; one's own words are known. */
function statement({ desk, view, events }: Told): Blow | null {
  const [said] = all(events, "stated").filter(({ seat }) => seat !== view.seat);
  if (!said || said.statement === "nothing") return null;
  const kind = said.statement.split(" ")[1];
  const title = t("celestia-page-blow-statement", { ...whoIs(said.seat, desk), name: desk.nameOf(said.seat) });
  return {
    art: kind ? `celestia_duo-${kind}` : "celestia_duo-communication",
    title,
    text: quoted(statementText(said.statement)),
    tone: "plain",
  };
}

/** How it ended; the reasons and the hands lie on the table. */
function theEnd(view: CelestiaDuoView): Blow {
  const text = t("celestia-page-blow-end", { ending: (view.ending ?? "").split(".").at(-1) ?? "" });
  if (view.won) return { art: "celestia_duo-airship", title: t("celestia-page-end-won"), text, tone: "good" };
  return { art: "celestia_duo-pirate-ship", title: t("celestia-page-end-lost"), text, tone: "plain" };
}

function boarding({ aids, events }: Told): Blow | null {
  if (all(events, "boarding-began").length === 0 || !aids) return null;
  const title = t("celestia-page-blow-boarding-title");
  const text = t("celestia-page-blow-boarding", { name: aids.pirate.name });
  return { art: "celestia_duo-pirate-ship", title, text, tone: "good" };
}

function mast({ events }: Told): Blow | null {
  const masts = all(events, "mast-fell").at(0)?.masts;
  if (masts === undefined || masts === 0) return null;
  const title = t("celestia-page-blow-mast-title");
  return { art: "celestia_duo-mast-down", title, text: t("celestia-page-blow-mast", { masts }), tone: "good" };
}
