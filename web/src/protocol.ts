// Written by `./go types` from the messages of src/aerodrome/protocol. Change those, not this.

/**
 * What a client sends over a table's socket.
 */
export type FromClient = Hello | Do | Undo | Withdraw | Wish | Time | Commit | Reveal | Chat | Why | History | Digest;
/**
 * A language in which sentences can be had.
 */
export type Lang = "en" | "fr";
/**
 * What a client hears over a table's socket.
 */
export type FromServer =
  TableInfo | Snapshot | Resumed | Update | WindowInfo | Done | Reasons | Story | Told | ChatLines | Problem | Beat;
/**
 * What a program can tell apart of what is refused.
 */
export type ProblemKind =
  | "bad-input"
  | "bad-message"
  | "broken"
  | "closed"
  | "forbidden"
  | "illegal"
  | "late"
  | "no-undo"
  | "not-begun"
  | "not-found"
  | "not-your-turn"
  | "over"
  | "taken"
  | "too-early"
  | "too-large"
  | "too-many"
  | "unknown-action"
  | "wrong-protocol";
/**
 * What one seat may know of a match, or everybody if the seat is -1: `game` tells which game's.
 */
export type View = AerionView | CelestiaDuoView | EtheriumView;
/**
 * What helps to decide, worked out from a view: `game` tells which game's.
 */
export type Aids = AerionAids | CelestiaDuoAids | EtheriumAids;
/**
 * Something that happened on the table, enough to show it.
 */
export type Happening = Counted | Turned | Stepped | Moved | Rolled | Said | Ready | TurnBegan | Ended;
/**
 * The fields of a view that have new values.
 */
export type Changes = Partial<View>;
/**
 * What is answered: every message of a client but the first.
 */
export type Command = Do | Undo | Withdraw | Wish | Time | Commit | Reveal | Chat | Why | History | Digest;
/**
 * How a match ended for a guest.
 */
export type Ending = "lost" | "resigned" | "won";
/**
 * The colour of a guest.
 */
export type Colour = "amber" | "brick" | "forest" | "indigo" | "plum" | "sand" | "slate" | "teal";
/**
 * What can be chosen when a match is made.
 */
export type Option = Choice | Subset | Lineup;
/**
 * Consecutive picks on one stream: its name, how many outcomes each had, and which came.
 *
 * @minItems 3
 * @maxItems 3
 */
export type RecordedChance = [string, number, number[]];
/**
 * One line of a match's record.
 */
export type RecordedEntry = RecordedDecision | RecordedUndo | RecordedWithdraw | RecordedWish;

/**
 * Everything that travels, by its name.
 */
export interface Protocol {
  FromClient: FromClient;
  FromServer: FromServer;
  Command: Command;
  View: View;
  Aids: Aids;
  Hello: Hello;
  Do: Do;
  Undo: Undo;
  Withdraw: Withdraw;
  Wish: Wish;
  Time: Time;
  Commit: Commit;
  Reveal: Reveal;
  Chat: Chat;
  Why: Why;
  History: History;
  Digest: Digest;
  SeatInfo: SeatInfo;
  OutcomeInfo: OutcomeInfo;
  TableInfo: TableInfo;
  Snapshot: Snapshot;
  Resumed: Resumed;
  Update: Update;
  WindowInfo: WindowInfo;
  Done: Done;
  Reason: Reason;
  Reasons: Reasons;
  HistoryStep: HistoryStep;
  Story: Story;
  Told: Told;
  ChatLine: ChatLine;
  ChatLines: ChatLines;
  NewSeat: NewSeat;
  NewTable: NewTable;
  SeatLink: SeatLink;
  OwnSeat: OwnSeat;
  TablePage: TablePage;
  Sit: Sit;
  Bot: Bot;
  PlayOn: PlayOn;
  TableCard: TableCard;
  Tables: Tables;
  GuestInfo: GuestInfo;
  GuestChange: GuestChange;
  RecoveryCode: RecoveryCode;
  Recover: Recover;
  Forget: Forget;
  Forgotten: Forgotten;
  ResultInfo: ResultInfo;
  KeptTable: KeptTable;
  GuestData: GuestData;
  GameTally: GameTally;
  Tally: Tally;
  SheetInfo: SheetInfo;
  Statistics: Statistics;
  GamePage: GamePage;
  ActionInfo: ActionInfo;
  Catalogue: Catalogue;
  RulePage: RulePage;
  Rules: Rules;
  Verified: Verified;
  Health: Health;
  Problem: Problem;
  MatchRecord: MatchRecord;
}
/**
 * The first message. Seat -1 looks on. `seen` is the version that the client has; without it, everything is sent.
 *
 * `client` names this device and stays the same when it reconnects; whoever begins to count commands anew takes a new
 * name. With `words`, updates bring sentences.
 */
export interface Hello {
  type: "hello";
  protocol: 1;
  seat: number;
  client: string;
  seen?: number | null;
  words?: Lang | null;
}
/**
 * Take a decision: an action by its id or its notation. `decision` is the number of the decision it answers.
 */
export interface Do {
  type: "do";
  command: number;
  decision: number;
  action: number | string;
}
/**
 * Take back this seat's last decision.
 */
export interface Undo {
  type: "undo";
  command: number;
  decision: number;
}
/**
 * Take back a secret plan while others are still planning.
 */
export interface Withdraw {
  type: "withdraw";
  command: number;
  decision: number;
}
/**
 * Tick the kinds of windows in which this seat wants to be asked.
 */
export interface Wish {
  type: "wish";
  command: number;
  windows: string[];
}
/**
 * In the window with this number: more time for this seat, or none, and it passes as soon as its turn comes.
 */
export interface Time {
  type: "time";
  command: number;
  window: number;
  more: boolean;
}
/**
 * Fix the hash of the random bytes that this seat will add to the seed, after the seed's own hash was shown.
 *
 * Whoever has lost the bytes of a round whose hashes are shown gives it up by a hash for the next round.
 */
export interface Commit {
  type: "commit";
  command: number;
  round: number;
  hash: string;
}
/**
 * Send the bytes of this seat's hash, once the table shows the hashes of all.
 */
export interface Reveal {
  type: "reveal";
  command: number;
  round: number;
  bytes: string;
}
/**
 * Say something to the others in the seats, at a table that allows it and while the game lets players talk.
 */
export interface Chat {
  type: "chat";
  command: number;
  text: string;
}
/**
 * What can be done with a piece, and which rule forbids the rest?
 */
export interface Why {
  type: "why";
  command: number;
  piece: string;
}
/**
 * What this seat was told after version `since`.
 */
export interface History {
  type: "history";
  command: number;
  since?: number;
}
/**
 * What happened after version `since`, in sentences.
 */
export interface Digest {
  type: "digest";
  command: number;
  since: number;
  words?: Lang;
}
/**
 * All about a table that everybody may know, but for the match itself. Sent whole whenever some of it changes.
 *
 * `hashes` has the hash of each seat with a person, as soon as all are there: then the clients send their bytes.
 * `round` counts the attempts at that; `aborted` are those that were given up. `seed` and `contributions` are shown
 * when the match is over. `status` is "waiting" while this server cannot play the match by its own rules; `closed`
 * says why a match cannot go on; `rematch` is the next table. With `chat`, those in the seats may write to each other
 * while the game lets them talk.
 */
export interface TableInfo {
  type: "table";
  id: string;
  game: string;
  rules_version: string;
  catalogue_hash: string;
  own_catalogue: boolean;
  options: { [k: string]: unknown };
  status: "closed" | "gathering" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  commitment: string;
  known_deal: boolean;
  from_position: boolean;
  absence: number;
  chat: boolean;
  watchers: number;
  created: number;
  outcome: OutcomeInfo | null;
  seed: string | null;
  round: number;
  hashes: (string | null)[];
  aborted: AbortedRound[];
  contributions: Contribution[];
  closed: Problem | null;
  rematch: string | null;
}
/**
 * Who sits in a seat. `kind` is what the seat is meant for; a bot plays in it while `bot` has a name.
 *
 * A seat that `is_kept` waits for somebody who played at the table before, called `name`; it has no link. A seat with
 * a person `has_committed` when the hash of its bytes is there, and `has_contributed` when the bytes are.
 *
 * `since` is when a person who is not connected was last seen, in seconds since 1970. Such a seat can be given to a
 * bot from `absent_from` on.
 */
export interface SeatInfo {
  kind: "bot" | "here" | "link" | "me";
  name: string | null;
  colour: string | null;
  bot: string | null;
  is_taken: boolean;
  is_connected: boolean;
  is_kept: boolean;
  has_committed: boolean;
  has_contributed: boolean;
  has_resigned: boolean;
  since: number | null;
  absent_from: number | null;
}
/**
 * How the match ended: the rule that ended it, the winning seats, the score of each seat where there are any.
 */
export interface OutcomeInfo {
  winners: number[];
  rule: string;
  scores: number[];
}
/**
 * A round that was given up after all hashes were shown: the hashes, and the seats whose bytes had not come.
 */
export interface AbortedRound {
  hashes: Promise[];
  missing: number[];
}
/**
 * The hash that the person in a seat fixed in a round.
 */
export interface Promise {
  seat: number;
  hash: string;
}
/**
 * Random bytes that the person in a seat added to the seed. `hash` was fixed before anybody sent bytes.
 */
export interface Contribution {
  seat: number;
  hash: string;
  bytes: string;
}
/**
 * Why something was refused. Nothing has changed.
 *
 * `command` is the number of the command that it answers, if it answers one; `rule` is the id of the rule that
 * forbids it; `wait` says after how many seconds it may be tried again.
 */
export interface Problem {
  type: "problem";
  kind: ProblemKind;
  key: string;
  text: string;
  values?: { [k: string]: string | number };
  rule?: string | null;
  command?: number | null;
  wait?: number | null;
}
/**
 * Everything this seat may know now. `version` counts what the seat was told, and tells nothing about others.
 *
 * `decision` is the number that the seat's next decision carries, and `legal` the ids of what it may decide, none
 * when it is not asked. `undo` and `withdraw` are the ids of the rules that forbid that, None when it is possible.
 * `aids` is what helps to decide, None in games without such aids. `labels` are the legal actions as lines of a menu,
 * in the order of `legal`, if words were asked for.
 */
export interface Snapshot {
  type: "snapshot";
  version: number;
  view: View;
  decision: number;
  legal: number[];
  undo: string | null;
  withdraw: string | null;
  wish: string[];
  aids: Aids | null;
  labels: string[] | null;
  prompt: string | null;
}
/**
 * The table as a player sees it. Cards are written kind@deck where they have left their column.
 *
 * Workshops: both yours when you play alone; with two players one for each seat, then the common one. `common_crew` is
 * the seat that added the Crew lying in the common Workshop: a Ship built there is that player's. `areas`, `pieces`
 * and `counters` hold what the expansions in play have added.
 */
export interface AerionView {
  game: "aerion";
  seat: number;
  step: string;
  actors: number[];
  seats: number;
  expansions: string[];
  variants: string[];
  turn: number;
  player: number;
  dice: number[];
  rerolls: number;
  pixies: number;
  columns: AerionColumn[];
  workshops: string[][];
  common_crew: number | null;
  pulpits: string[][];
  reserves: string[][];
  acquired: string | null;
  pile: string | null;
  taken: number;
  ships: AerionShip[];
  areas: { [k: string]: string[] };
  pieces: { [k: string]: string };
  counters: { [k: string]: number };
  won: boolean | null;
  ending: string | null;
}
/**
 * A deck with its Display card and its discard pile.
 *
 * `combination` is what acquires its cards, as chances name it. `known` are the cards on top whose order is known, the
 * next one first; `unseen` counts the cards below them.
 */
export interface AerionColumn {
  deck: string;
  combination: string;
  display: string | null;
  known: string[];
  unseen: { [k: string]: number };
  discard: { [k: string]: number };
}
/**
 * A ship, what it is made of, the seat that must build it, and whether it flies.
 */
export interface AerionShip {
  name: string;
  material: string;
  crew: string;
  owner: number;
  flying: boolean;
}
/**
 * The table as a player sees it. Seats are 0 and 1; places of the route are 1 to 25, 0 is the start tile.
 *
 * `player` is the seat whose step it is: the Captain for everything that is decided together. While `talk` is true,
 * the partner may speak until `ready`. `unseen` counts the equipment cards of which this seat cannot say where they
 * are: those of the deck, those face down in a sharing, and the partner's but for those that the partner is known to
 * hold. `deck_limit` is empty until the discard pile is shuffled; then it says how many cards of each kind the deck
 * can hold at most. `hands` are the sizes of both hands; `open_hands` is filled in at the end.
 */
export interface CelestiaDuoView {
  game: "celestia_duo";
  seat: number;
  step: string;
  actors: number[];
  mode: string;
  pirate: string;
  deck: string;
  distance: number;
  stage_propellers: boolean;
  captain: number;
  player: number;
  talk: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  said: [string[], string[]];
  ready: boolean;
  turn: number;
  airship: number;
  pirate_ship: number;
  propeller: number;
  destination: number;
  olga: boolean;
  ambushes: number;
  route: CelestiaDuoPlace[];
  baba: string[];
  laying: number;
  stages_left: string[];
  dice: string[];
  flags: number;
  fighter: number;
  owed: { [k: string]: number };
  hand: { [k: string]: number };
  /**
   * @minItems 2
   * @maxItems 2
   */
  hands: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  memory: [CelestiaDuoMemory, CelestiaDuoMemory];
  /**
   * @minItems 2
   * @maxItems 2
   */
  told: [string | null, string | null];
  unseen: { [k: string]: number };
  deck_size: number;
  deck_limit: { [k: string]: number };
  discard: { [k: string]: number };
  visible: { [k: string]: number };
  hidden: number;
  passed: boolean;
  played: { [k: string]: number };
  reclaim: number;
  energy: number;
  generator: number;
  spent: string[];
  hold: number;
  gold: number;
  smoke: number;
  crew: { [k: string]: boolean };
  crew_deck: string[];
  crew_discard: string[];
  losses: number;
  offered: { [k: string]: number };
  rewards: { [k: string]: number };
  boarding: boolean;
  assault: string | null;
  ban: string;
  masts: number;
  open_hands: { [k: string]: number }[];
  won: boolean | null;
  ending: string | null;
}
/**
 * A place of the route: its ambush card if it is known, whether that lies face up, a stage card laid over it.
 */
export interface CelestiaDuoPlace {
  card: string | null;
  up: boolean;
  stage: string | null;
}
/**
 * What everybody can know of a hand.
 *
 * Kinds missing in `at_most` and `proved` have no limit. `since` counts the unseen cards that have come since the
 * proof; each can be a card beyond what was proved. `unpaid`: a flag of the boarding could not be paid, "pairs" or
 * "no-pairs" saying whether pairs counted then.
 */
export interface CelestiaDuoMemory {
  at_least: { [k: string]: number };
  at_most: { [k: string]: number };
  proved: { [k: string]: number };
  since: number;
  unpaid: string | null;
}
/**
 * The table as a player sees it. Seats count from 0; spaces are named, cities by their seat counted from 1.
 *
 * `player` is the seat whose step it is. `terrains` says what lies on each space, `cities` at which space each city
 * lies. `unseen` counts the Flash cards this seat has not seen: those of the deck and of other hands. What is being
 * carried out, paid, rolled and resolved follows; `failure` is the rule that makes the action due impossible.
 */
export interface EtheriumView {
  game: "etherium";
  seat: number;
  step: string;
  actors: number[];
  setup: string;
  extension: boolean;
  quarters: number;
  season_number: number;
  season: string | null;
  seasons_seen: string[];
  order: number[];
  number: number;
  player: number;
  players: EtheriumPlayer[];
  terrains: { [k: string]: string };
  cities: { [k: string]: string };
  hand: { [k: string]: number };
  unseen: { [k: string]: number };
  deck_size: number;
  discard: { [k: string]: number };
  supply: { [k: string]: number };
  victory_tokens: { [k: string]: number };
  capacities: { [k: string]: number };
  waiting: string[];
  turn: number;
  passes: number;
  effect: string | null;
  failure: string | null;
  amount: number;
  victim: number;
  theft: string | null;
  pending: string | null;
  gained: number;
  paid: string[];
  rolling: string | null;
  dice: number[];
  rerolled: boolean;
  fated: boolean;
  bonus: number;
  melee: boolean;
  winner: number | null;
  conflict: string | null;
  place: string | null;
  ending: string | null;
  winners: number[];
}
/**
 * What lies open of one seat. `plan` is what the viewer may know of its program: all of it after the reveal.
 *
 * `season_cards` are Flash cards that count until the end of the season. `fights`, `total` and `task` say what the
 * seat has in the conflict that is being resolved, what it rolled, and whether it still loses a level or flees.
 * `stars` are what it would score now, by source.
 */
export interface EtheriumPlayer {
  people: string;
  cubes: { [k: string]: number };
  levels: { [k: string]: number };
  spaces: { [k: string]: string };
  tokens: { [k: string]: number };
  capacities: string[];
  action_tokens: number;
  ready: boolean;
  plan: string[];
  cards: number;
  season_cards: { [k: string]: number };
  fights: string | null;
  total: number;
  task: number;
  stars: { [k: string]: number };
}
/**
 * What helps to decide: chances in the order of `goals`, which are the six decks, then those of the expansions.
 *
 * `met` tells whether the dice show a goal. `chances` are those of the first roll before it, after it those of one
 * reroll played best; `best` are the dice to keep for that, "" where there is nothing to choose. `keeps` has the
 * chances if exactly these dice stay and the others are rolled once, for all that can be kept while dice are chosen.
 * `fits` are the kinds of card that each Workshop and the Flagship would take, `blocked` the type of card that the
 * Hellkite keeps from being acquired.
 */
export interface AerionAids {
  game: "aerion";
  goals: string[];
  met: boolean[];
  chances: number[];
  best: string[];
  keeps: { [k: string]: number[] };
  fits: { [k: string]: string[] };
  blocked: string | null;
}
/**
 * What the cards show, by their names; the same throughout a match.
 */
export interface CelestiaDuoAids {
  game: "celestia_duo";
  ambushes: { [k: string]: CelestiaDuoAmbush };
  stages: { [k: string]: CelestiaDuoStage };
  assaults: { [k: string]: CelestiaDuoAssault };
  energy: { [k: string]: CelestiaDuoEnergy };
  pirate: CelestiaDuoPirate;
}
/**
 * An Ambush card: the faces that dice are set to, how many dice are rolled, the rewards, the propeller.
 */
export interface CelestiaDuoAmbush {
  dice: string[];
  rolled: number;
  rewards: { [k: string]: number };
  propeller: number;
}
/**
 * A Stage card: how far the pirate flees, the cards for each Ambush and for a Gold, the Smoke for a Gold.
 */
export interface CelestiaDuoStage {
  advance: number;
  hidden: number;
  visible: number;
  gold_hidden: number;
  gold_visible: number;
  gold_smoke: number;
  reactivates: boolean;
  propeller: number;
}
/**
 * An Assault card: its dice, and what it forbids.
 */
export interface CelestiaDuoAssault {
  dice: string[];
  rolled: number;
  ban: string;
}
/**
 * The lower side of an Energy token: the cards to share, and the tokens that leave the hold.
 */
export interface CelestiaDuoEnergy {
  hidden: number;
  visible: number;
  lost: number;
}
/**
 * The pirate of this match.
 *
 * `is_ours` when the name was made up here. Each Flag costs `advance` cards and `penalty` in the chase and `price` in
 * the final battle, before which `hidden` and `visible` cards are shared and Gold buys cards or the crew's help.
 */
export interface CelestiaDuoPirate {
  name: string;
  is_ours: boolean;
  advance: number;
  penalty: string;
  price: { [k: string]: number };
  hidden: number;
  visible: number;
  gold_hidden: number;
  gold_visible: number;
  reactivation: number;
}
/**
 * What helps to decide. `heights` are those of the terrains, `seasons` the season cards seen so far, `times` says
 * when each Flash card can be played: at any time, on an own roll, at its moment, in the season phase.
 *
 * While programs are laid, `plan` has the viewer's own tokens and `free` every slot that is still free, as the next
 * token would find it: what each would do if nobody else did anything; `prices` has what the slots cost and bring.
 * `rolls` takes rolls and stars apart. `window` is the kind of the window that is open, as a standing wish names it.
 */
export interface EtheriumAids {
  game: "etherium";
  heights: { [k: string]: number };
  seasons: { [k: string]: EtheriumSeasonAid };
  times: { [k: string]: "any" | "moment" | "roll" | "season" };
  plan: EtheriumForecast[];
  free: EtheriumForecast[];
  prices: EtheriumPriceAids | null;
  rolls: EtheriumRollAids;
  window: string | null;
}
/**
 * What a season card does: cubes more or fewer for each collect, cubes off an upgrade, an action it allows once.
 *
 * `people` is the people whose season it is.
 */
export interface EtheriumSeasonAid {
  people: string | null;
  collects: { [k: string]: number };
  discount: number;
  action: string | null;
}
/**
 * An action of a program as things stand: the rule that makes it fail, or what it does.
 *
 * A move names the unit, from where and to where it goes; a collect names where the collector stands. `cubes` and
 * `levels` are those of the seat afterwards. Where `chance` decides, they are those before it.
 */
export interface EtheriumForecast {
  slot: string;
  failure: string | null;
  unit: string | null;
  source: string | null;
  target: string | null;
  cubes: { [k: string]: number };
  levels: { [k: string]: number };
  chance: boolean;
}
/**
 * What the reader's people pays and gets now.
 *
 * `paid` has what each slot with a price costs, `basic` being cubes of one's choice: the next level of a unit, or what
 * a transformation takes. A unit that has reached its highest level has none. `collected` has for each terrain what a
 * collect there brings, `cards` is how many Flash cards are bought at once, `capacities` what those cost that can be
 * bought.
 */
export interface EtheriumPriceAids {
  paid: { [k: string]: { [k: string]: number } };
  collected: { [k: string]: { [k: string]: number } };
  cards: number;
  capacities: { [k: string]: EtheriumCapacityAid };
}
/**
 * What a capacity costs, and how many stars it is worth in the end.
 */
export interface EtheriumCapacityAid {
  cubes: { [k: string]: number };
  stars: number;
}
/**
 * What rolls and stars are made of.
 *
 * `own_points` has for each seat what a power or a capacity adds by itself to the rolls of a unit, `total` what the
 * dice on the table make with all that is added by now. `ether_to_star` is for each seat how many Ether cubes are
 * missing for its next star of that kind.
 */
export interface EtheriumRollAids {
  own_points: { [k: string]: number }[];
  total: number | null;
  ether_to_star: number[];
}
/**
 * The client's version is known; the updates since then follow, up to `version`.
 */
export interface Resumed {
  type: "resumed";
  version: number;
}
/**
 * Something happened. `events` are the game's own; `changes` are the fields of the view that have new values;
 * `wish` and `aids` come when they have changed.
 */
export interface Update {
  type: "update";
  version: number;
  events: Happening[];
  changes: Changes;
  decision: number;
  legal: number[];
  undo: string | null;
  withdraw: string | null;
  wish: string[] | null;
  aids: Aids | null;
  labels: string[] | null;
  told: string[] | null;
  prompt: string | null;
}
/**
 * A counter has a new value.
 */
export interface Counted {
  type: "counted";
  counter: string;
  value: number;
}
/**
 * A token shows another side.
 */
export interface Turned {
  type: "turned";
  piece: string;
  side: string;
}
/**
 * The match is at another step; `seat` is whose step it is (-1: several), `about` what it concerns, if anything.
 */
export interface Stepped {
  type: "stepped";
  step: string;
  seat: number;
  about: string | null;
}
/**
 * A card, token or figure went from one zone to another. `card` is None for those who may not know it.
 */
export interface Moved {
  type: "moved";
  card: string | null;
  source: string;
  target: string;
}
/**
 * Dice changed: `kept` stayed as they were, `dice` is what lies there now.
 */
export interface Rolled {
  type: "rolled";
  kept: number[];
  dice: number[];
}
/**
 * A seat said a phrase.
 */
export interface Said {
  type: "said";
  seat: number;
  phrase: string;
}
/**
 * A seat has committed its secret choice, or taken it back.
 */
export interface Ready {
  type: "ready";
  seat: number;
  ready: boolean;
}
/**
 * A new turn, or whatever the game counts instead; a log begins a new part with it.
 */
export interface TurnBegan {
  type: "turn-began";
  turn: number;
  seat: number;
}
/**
 * The match is over.
 */
export interface Ended {
  type: "ended";
  winners: number[];
  rule: string;
}
/**
 * A window has opened for `seats`, in the order in which they are asked; `kind` is None when it is closed.
 *
 * When the countdown of `seconds` is over, each of them passes that has not asked for more time; `left` is what is
 * left of it now. All of this is sent to everybody alike. `more` is for the own seat alone: whether it wants more
 * time, None as long as it has not said so.
 */
export interface WindowInfo {
  type: "window";
  number: number;
  kind: string | null;
  seats: number[];
  seconds: number;
  left: number;
  more: boolean | null;
}
/**
 * A command was carried out, and is on disk.
 */
export interface Done {
  type: "done";
  command: number;
}
/**
 * The answer to `why`.
 */
export interface Reasons {
  type: "reasons";
  command: number;
  piece: string;
  reasons: Reason[];
}
/**
 * For one verb: the rule that forbids it with this piece now, None if it is allowed.
 *
 * If words were asked for, `text` is the rule's, and `label` the action that is meant, as a line of a menu.
 */
export interface Reason {
  verb: string;
  rule: string | null;
  text: string | null;
  label: string | null;
}
/**
 * The answer to `history`: the view at version `since`, and the steps after it; `more` when not all fitted.
 */
export interface Story {
  type: "history";
  command: number;
  since: number;
  view: View;
  steps: HistoryStep[];
  more: boolean;
}
/**
 * One update of the past. `entry` is its number in the record, told only when the match is over.
 */
export interface HistoryStep {
  version: number;
  events: Happening[];
  changes: Changes;
  entry?: number | null;
  told?: string[] | null;
}
/**
 * The answer to `digest`: the last sentences of what happened; `left_out` counts the earlier ones.
 */
export interface Told {
  type: "digest";
  command: number;
  since: number;
  version: number;
  told: string[];
  left_out: number;
}
/**
 * What was said in the chat, told to those in the seats alone: the last lines after hello, then each new one.
 *
 * `first` is the number of the first of these lines, counted from 0; a line that is known already may come again.
 */
export interface ChatLines {
  type: "chat";
  first: number;
  lines: ChatLine[];
}
/**
 * Something that was said, and the seat that said it.
 */
export interface ChatLine {
  seat: number;
  text: string;
}
/**
 * Sent when there has been nothing to say for a few seconds; whoever hears nothing for long reconnects.
 */
export interface Beat {
  type: "beat";
}
/**
 * Who is to sit in a seat: me, a person who gets a link, a bot, or somebody else on this device.
 */
export interface NewSeat {
  kind: "bot" | "here" | "link" | "me";
  bot?: string | null;
  name?: string | null;
}
/**
 * A table to be made. With a seed it is a known deal. `absence` is agreed by sitting down: after so many seconds
 * without a sign of somebody, the others may let a bot play for them. `chat` is agreed in the same way: those in the
 * seats may then write to each other while the game lets them talk.
 */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: { [k: string]: unknown };
  seed?: number | string | null;
  catalogue?: string | null;
  absence?: number;
  chat?: boolean;
}
/**
 * The way to a seat: a path whose fragment is the key. Whoever has it can sit down there.
 *
 * An invitation is used up when somebody has sat down: the seat has a new key from then on.
 */
export interface SeatLink {
  seat: number;
  path: string;
}
/**
 * A seat of a guest: how many devices hold it, this one included, and whether this one came first and owns it.
 *
 * The owner can end the others and get a new link.
 */
export interface OwnSeat {
  seat: number;
  devices: number;
  is_owner: boolean;
}
/**
 * A table as one guest finds it: the seats that are theirs, and the links that are theirs to give.
 */
export interface TablePage {
  table: TableInfo;
  yours: number[];
  own: OwnSeat[];
  links: SeatLink[];
}
/**
 * Sit down. The key comes from the seat's link; those who sat there before need none.
 */
export interface Sit {
  key?: string | null;
}
/**
 * Let a bot play.
 */
export interface Bot {
  bot: string;
}
/**
 * A new match from after an entry of a finished one, with a new seed.
 */
export interface PlayOn {
  entry: number;
  seats: NewSeat[];
}
/**
 * One of a guest's tables: `your_turn` when a seat of theirs must decide.
 *
 * `result` is how it ended for them, `score` what they had then. Known deals, matches from a made-up position and
 * seats that a bot plays at the end have no result; `known_deal` tells of the first. `bots` names the bot of each seat
 * that is meant for one, `names` the people in the others.
 */
export interface TableCard {
  id: string;
  game: string;
  options: { [k: string]: unknown };
  known_deal: boolean;
  status: "closed" | "gathering" | "over" | "playing" | "waiting";
  yours: number[];
  names: (string | null)[];
  bots: (string | null)[];
  your_turn: boolean;
  result: Ending | null;
  score: number | null;
  changed: number;
}
/**
 * A guest's tables, the ones that changed last first; `more` when there are older ones, which are not listed.
 */
export interface Tables {
  tables: TableCard[];
  more: boolean;
}
/**
 * Whoever this device belongs to.
 */
export interface GuestInfo {
  name: string | null;
  colour: Colour;
  has_recovery_code: boolean;
}
/**
 * A new name or colour; what is left out stays.
 */
export interface GuestChange {
  name?: string | null;
  colour?: Colour | null;
}
/**
 * Shown once: with it, another device becomes the same guest. A new one replaces the one before.
 */
export interface RecoveryCode {
  code: string;
}
/**
 * Become the guest that the code belongs to.
 */
export interface Recover {
  code: string;
}
/**
 * Have everything about oneself deleted; it cannot be taken back, so one has to be sure.
 */
export interface Forget {
  sure: boolean;
}
/**
 * A guest is gone: how many tables were removed, and how many stay for others, without the name.
 */
export interface Forgotten {
  tables_removed: number;
  tables_kept: number;
}
/**
 * How one match ended for a guest.
 */
export interface ResultInfo {
  table: string;
  game: string;
  options: { [k: string]: unknown };
  seats: number;
  won: boolean;
  resigned: boolean;
  score: number | null;
  ended: number;
}
/**
 * One table of a guest, with what they said in its chat. Its record can be had at the table.
 */
export interface KeptTable {
  id: string;
  game: string;
  options: { [k: string]: unknown };
  status: "closed" | "gathering" | "over" | "playing" | "waiting";
  created: number;
  changed: number;
  seats: number[];
  chat: string[];
}
/**
 * A copy of all that is kept about a guest.
 */
export interface GuestData {
  guest: GuestInfo;
  created: number;
  tables: KeptTable[];
  results: ResultInfo[];
}
/**
 * A guest's matches of one game: `streak` counts the last wins in a row, `form` has the last ten, newest first.
 */
export interface GameTally {
  game: string;
  played: number;
  won: number;
  streak: number;
  best_streak: number;
  best_score: number | null;
  form: Ending[];
}
/**
 * A guest's matches of one game with one set of options.
 */
export interface Tally {
  game: string;
  played: number;
  won: number;
  streak: number;
  best_streak: number;
  best_score: number | null;
  form: Ending[];
  options: { [k: string]: unknown };
  seats: number;
}
/**
 * A progress sheet: with whom (the other players' names), the boxes there are, those that are won, and where the
 * next match begins, for each mode that has a row.
 */
export interface SheetInfo {
  game: string;
  together_with: string[];
  boxes: { [k: string]: number[] };
  ticked: { [k: string]: number[] };
  next: { [k: string]: number };
}
/**
 * What follows a guest from table to table.
 */
export interface Statistics {
  games: GameTally[];
  tallies: Tally[];
  recent: ResultInfo[];
  sheets: SheetInfo[];
}
/**
 * A game as tables can be made of it; `wishes` are the kinds of windows that a standing wish can tick.
 *
 * `hides_hands` tells whether seats have secrets from each other, `secret_together` whether they choose in secret
 * at the same time, `talks` whether there are moments for talking, in which a table may allow a chat. `turn` is the
 * field of its view that counts turns. `words` are in the language of the request: `title`, `credits`, `turn`, and
 * `reconstructed` where it has a catalogue; `option-NAME` for each option, `option-NAME-VALUE` for each of its
 * values, `bot-NAME` for each bot, all with `-help` behind it for what they mean; values that explain themselves
 * have no help.
 */
export interface GamePage {
  game: GameInfo;
  bots: string[];
  wishes: string[];
  usual_wish: string[];
  hides_hands: boolean;
  secret_together: boolean;
  talks: boolean;
  turn: string | null;
  estimates: Estimate[];
  words: { [k: string]: string };
}
/**
 * What `aerodrome.games()` tells of a game.
 */
export interface GameInfo {
  id: string;
  title: string;
  seats: number[];
  options: Option[];
  rules_version: string;
  catalogue_hash: string;
  actions: number;
}
/**
 * An option with one value out of a few.
 *
 * If it names numbers of seats, any value but its default needs one of them. If it goes only with values of other
 * options, any but its default needs one value of each of those. A number of seats that it opens needs one of the
 * values that open it.
 */
export interface Choice {
  type: "choice";
  name: string;
  values: (number | string)[];
  default: number | string;
  seats: number[];
  only_with: With[];
  opens: Opens[];
}
/**
 * Another option, and those of its values that something goes with.
 */
export interface With {
  option: string;
  values: string[];
}
/**
 * A value of an option without which a match cannot have these numbers of seats.
 */
export interface Opens {
  value: number | string;
  seats: number[];
}
/**
 * An option with any selection of a few names, some of which may need a value of another option.
 */
export interface Subset {
  type: "subset";
  name: string;
  values: string[];
  default: string[];
  needs: Need[];
}
/**
 * A value that can only be chosen together with a value of another option.
 */
export interface Need {
  value: string;
  option: string;
  other: string;
}
/**
 * An option with a name for each seat, in their order.
 *
 * No two seats have the same name, except the `free` one, which leaves a seat open and stands for none of the values;
 * without any names all seats are open. Names may need a value of another option.
 */
export interface Lineup {
  type: "lineup";
  name: string;
  values: string[];
  default: string[];
  free: string;
  needs: Need[];
}
/**
 * How often a bot won: the share of so many matches with these options, the others being the usual ones.
 *
 * The same bot sat in all seats, and they won or lost together.
 */
export interface Estimate {
  bot: string;
  seats: number;
  options: { [k: string]: unknown };
  won: number;
  matches: number;
}
/**
 * An action of a game's vocabulary.
 */
export interface ActionInfo {
  id: number;
  verb: string;
  args: { [k: string]: string };
  notation: string;
  pieces: string[];
}
/**
 * What a game's own catalogue says, in words and in the order of its file.
 */
export interface Catalogue {
  game: string;
  facts: Fact[];
}
/**
 * One value: the part of the file it stands in, its path there, what it is about, what it says, its source.
 */
export interface Fact {
  section: string;
  entry: string;
  about: string;
  text: string;
  source: string;
}
/**
 * One rule in words; `only_refuses` when it means little outside the moment in which it refuses something.
 */
export interface RulePage {
  id: string;
  section: string;
  text: string;
  rulings: string[];
  only_refuses: boolean;
}
/**
 * The rules of a game in reading order, and the heading of each section.
 */
export interface Rules {
  headings: { [k: string]: string };
  rules: RulePage[];
}
/**
 * A record holds: so many decisions and draws were checked, the draws against the seed if the record shows it.
 *
 * `mixed` says what was added to the seed: "people", one contribution for each of `people` persons, as their hashes
 * had promised; "unowned", bytes of which nothing says whose they are; or "nobody", nothing. `aborted` counts the
 * rounds that were given up before.
 */
export interface Verified {
  game: string;
  decisions: number;
  draws: number;
  dice_checked: boolean;
  known_deal: boolean;
  mixed: "nobody" | "people" | "unowned";
  people: number;
  aborted: number;
  outcome: OutcomeInfo | null;
}
/**
 * Whether this process can serve.
 */
export interface Health {
  status: "failing" | "ok";
  version: string;
  tables: number;
  sockets: number;
}
/**
 * Everything needed to play a match again and to check its dice.
 */
export interface MatchRecord {
  format: number;
  game: string;
  rules_version: string;
  catalogue_hash: string;
  catalogue?: string | null;
  options: { [k: string]: unknown };
  seats: number;
  commitment: string;
  known_deal?: boolean;
  contributions?: string[];
  mixing?: Mixing | null;
  position?: { [k: string]: unknown } | null;
  deal?: RecordedChance[];
  entries?: RecordedEntry[];
  result?: RecordedResult | null;
  seed?: string | null;
}
/**
 * How the seed of a match was mixed: the seats with a person in them, what each added, the rounds given up before.
 *
 * Each person first fixes a hash; when all hashes are shown, the bytes follow. So nobody, the host included, can
 * choose bytes that suit those of the others.
 */
export interface Mixing {
  people: number[];
  contributions: Contribution[];
  aborted?: AbortedRound[];
}
/**
 * A seat did something; `chance` is what was drawn because of it.
 */
export interface RecordedDecision {
  type: "decision";
  seat: number;
  do: string;
  chance?: RecordedChance[];
}
/**
 * A seat took back the last decision.
 */
export interface RecordedUndo {
  type: "undo";
  seat: number;
}
/**
 * A seat took back a secret choice that others had not seen.
 */
export interface RecordedWithdraw {
  type: "withdraw";
  seat: number;
}
/**
 * A seat said when it wants to be asked: the kinds of windows it ticked, all of them.
 */
export interface RecordedWish {
  type: "wish";
  seat: number;
  windows: string[];
}
/**
 * How the match ended.
 */
export interface RecordedResult {
  winners: number[];
  rule: string;
  scores: number[];
}
