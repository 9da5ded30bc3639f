import type { CelestiaDuoAids, CelestiaDuoView } from "../../protocol.ts";
import type { Desk } from "../../table/desk.svelte.ts";
import type { Explanation, Fact } from "../../table/shown.ts";
import { t } from "../../words/words.svelte.ts";
import { attackNow, cardName, crewPower, diceOfCard, laidOutName, rewardsName } from "./names.ts";
import { aidsOf, ambushHere, LAIR, stageHere, viewOf } from "./view.ts";

/** What somebody asks about: the table, what its cards show, and what the name of the piece says besides its kind. */
interface Asked {
  desk: Desk;
  view: CelestiaDuoView;
  aids: CelestiaDuoAids;
  which: string;
}

/** What a thing on the table is, what it does and what beats it. */
export function aboutOf(desk: Desk, piece: string): Explanation | null {
  const [view, aids] = [viewOf(desk), aidsOf(desk)];
  const [kind = "", which = ""] = piece.split("/");
  return view && aids ? (KINDS[kind]?.({ desk, view, aids, which }) ?? null) : null;
}

const KINDS: Readonly<Record<string, (asked: Asked) => Explanation | null>> = {
  hand: card,
  share: (asked) => (asked.which === "hidden" ? { text: [words("hidden"), words("share")] } : shared(asked)),
  played: card,
  die,
  crew: ({ view, which }) => ({
    text: [crewPower(which), words("crew-once"), words("place")],
    facts: [fact("now", t(view.crew[which] ? "celestia-duo-zone-active" : "celestia-duo-zone-used"))],
  }),
  gold: ({ view }) => ({ text: [words("gold", { mode: view.mode }), words("place")] }),
  smoke: () => ({ text: [words("smoke"), words("place")] }),
  hold: ({ view }) => ({
    text: [words("hold"), words("hold-loss")],
    facts: [fact("free", String(view.hold - view.gold - view.smoke - Object.keys(view.crew).length))],
  }),
  energy,
  pirate,
  captain: ({ desk, view }) => ({
    text: [words("captain"), words("captain-changes")],
    facts: [fact("now", desk.nameOf(view.captain), "captain")],
  }),
  airship: (asked) => ({ text: [words("airship"), words("route")], facts: ahead(asked) }),
  route: (asked) => ({ text: [words("route"), words("route-known")], facts: ahead(asked) }),
  scene,
  ambush: ({ aids, which }) => ambush(aids, which),
  reward: ({ which }) => ({ text: [words(`reward-${which}`)] }),
  "stage-deck": () => ({ text: [words("stop"), words("captain-changes")] }),
  deck: ({ view }) => ({
    text: [words("deck")],
    facts: [fact("cards", String(view.deck_size))],
  }),
  memory: () => ({ text: [words("memory"), words("memory-partner"), words("memory-you"), words("memory-unseen")] }),
};

const words = (what: string, values: Record<string, string | number> = {}): string =>
  t(`celestia-page-about-${what}`, values);

const fact = (name: string, value: string, icon?: string): Fact => ({
  name: t(`celestia-page-fact-${name}`),
  value,
  ...(icon ? { icon: `celestia_duo-${icon}` } : {}),
});

/** A kind of card: what it beats, and how many of it are known to lie where. */
function card({ view, which }: Asked): Explanation {
  const flag = view.boarding ? [] : [words("card-flag")];
  const pairs = view.ban === "pairs" ? "no" : "yes";
  return {
    text: [which === "joker" ? words("joker") : words("card", { card: cardName(which), pairs }), ...flag],
    facts: [
      { name: t("celestia-page-memory-discard"), value: String(view.discard[which] ?? 0) },
      { name: t("celestia-page-memory-unseen"), value: String(view.unseen[which] ?? 0) },
    ],
  };
}

function shared(asked: Asked): Explanation {
  const { text, facts } = card(asked);
  return { text: [...text, words("share")], ...(facts ? { facts } : {}) };
}

function die({ view, aids, which }: Asked): Explanation {
  const missed = words("die-missed");
  if (which !== "flag") {
    const pairs = view.ban === "pairs" ? "no" : "yes";
    return { text: [words("die", { card: cardName(which), pairs }), missed] };
  }
  const attack = attackNow(view, aids);
  return { text: view.boarding ? [attack, missed] : [words("flag"), attack] };
}

function energy({ view, aids }: Asked): Explanation {
  const hidden = Object.entries(aids.energy).flatMap(([name, token]) => (view.spent.includes(name) ? [] : [token]));
  const facts = [
    fact("left", t("celestia-duo-zone-energy", { energy: view.energy, generator: view.generator }), "energy"),
  ];
  if (view.energy > 0) {
    facts.push(fact("gives", range(hidden.map((token) => token.hidden + token.visible))));
    facts.push(fact("takes", range(hidden.map((token) => token.lost))));
  }
  return { text: [words("energy"), words("energy-turned"), words("energy-end")], facts };
}

/** From the least of some numbers to the most. */
function range(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : t("celestia-duo-count-range", { least, most });
}

function pirate({ view, aids }: Asked): Explanation {
  const ours = aids.pirate.is_ours ? [t("celestia-duo-pirate-ours", { name: aids.pirate.name })] : [];
  const facts = view.boarding
    ? [fact("masts", String(view.masts), "mast")]
    : [
        fact("distance", t("celestia-duo-zone-cards", { count: view.pirate_ship - view.airship }), "airship"),
        fact("to-lair", t("celestia-duo-zone-cards", { count: LAIR - view.pirate_ship }), "lair"),
      ];
  return { text: [words("win", { mode: view.mode }), words("lose"), attackNow(view, aids), ...ours], facts };
}

/** How far the airship flies next. */
function ahead({ view }: Asked): Fact[] {
  if (view.boarding || view.step === "over") return [];
  return [
    fact("propeller", String(view.propeller), "propeller"),
    fact("destination", t("celestia-page-place", { place: view.destination })),
  ];
}

/** The card that the airship is on. */
function scene({ view, aids }: Asked): Explanation | null {
  const assault = view.assault === null ? undefined : aids.assaults[view.assault];
  if (assault) {
    return {
      text: [words("assault"), attackNow(view, aids)],
      facts: [
        fact("dice", diceOfCard(assault)),
        fact("ban", t(`celestia-duo-ban-${assault.ban}`), `ban-${assault.ban}`),
        fact("masts", String(view.masts), "mast"),
      ],
    };
  }
  if (view.boarding) return { text: [words("boarding"), attackNow(view, aids)] };
  const [stage, met] = [stageHere(view), ambushHere(view)];
  if (stage !== null) return city(aids, stage);
  return met === null ? { text: [words("start")] } : ambush(aids, met);
}

function city(aids: CelestiaDuoAids, name: string): Explanation | null {
  const stage = aids.stages[name];
  if (!stage) return null;
  return {
    text: [words("city"), words("captain-changes")],
    facts: [
      fact("flees", t("celestia-duo-zone-cards", { count: stage.advance }), "pirate-ship"),
      fact("for-ambush", laidOutName(stage.hidden, stage.visible)),
      fact(
        "for-gold",
        t("celestia-page-about-for-gold", {
          cards: laidOutName(stage.gold_hidden, stage.gold_visible),
          smoke: stage.gold_smoke,
        }),
        "gold",
      ),
      fact("crew", t(`celestia-page-about-crew-${stage.reactivates ? "active" : "unchanged"}`)),
      fact("propeller", String(stage.propeller), "propeller"),
    ],
  };
}

function ambush(aids: CelestiaDuoAids, name: string): Explanation | null {
  const met = aids.ambushes[name];
  if (!met) return null;
  return {
    text: [words("ambush"), words("propeller")],
    facts: [
      fact("dice", diceOfCard(met)),
      fact("rewards", rewardsName(met.rewards)),
      fact("propeller", String(met.propeller), "propeller"),
    ],
  };
}
