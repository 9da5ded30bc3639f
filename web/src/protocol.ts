// Written by `./go types` from the messages of src/aerodrome/protocol. Change those, not this.

/**
 * What a client sends over a table's socket.
 */
export type FromClient =
  | Hello
  | Do
  | Undo
  | Withdraw
  | Wish
  | Time
  | SetPace
  | Commit
  | Reveal
  | Chat
  | Why
  | HistoryRequest
  | AidsRequest
  | Digest;
/**
 * A language in which sentences can be had.
 */
export type Lang = "en" | "fr";
/**
 * What a client hears over a table's socket.
 */
export type FromServer =
  | TableInfo
  | Snapshot
  | Resumed
  | Update
  | WindowInfo
  | Done
  | Reasons
  | HistorySteps
  | AidsThen
  | Told
  | ChatLines
  | Problem
  | Beat;
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
export type TableEvent =
  Moved | Rolled | Said | Ready | TurnBegan | Ended | AerionEvent | CelestiaDuoEvent | EtheriumEvent;
/**
 * Something that can happen in this game.
 */
export type AerionEvent =
  | Rolled
  | AerionRerolled
  | AerionPixieUsed
  | AerionDiscarded
  | AerionLastCardLetGo
  | AerionPhaseSkipped
  | AerionAcquired
  | AerionPlaced
  | AerionLeftReserve
  | AerionReserved
  | AerionRejected
  | AerionBookKept
  | AerionBookForRerolls
  | AerionBookForRetrieval
  | AerionRetrieved
  | AerionRetrievalEnded
  | Moved
  | AerionShipBuilt
  | AerionShipBuiltAgain
  | AerionShipNotOwned
  | AerionShipWaits
  | AerionShipHeldDown
  | AerionRevealed
  | AerionReplenished
  | TurnBegan
  | Ended
  | AerionEmbarked
  | AerionEmbarkedFromReserve
  | AerionFlagshipBuilt
  | AerionLabRolled
  | AerionLogisticsTurned
  | AerionFactoryOpened
  | AerionFactoryGivenUp
  | AerionBookLost
  | AerionHourglassKept
  | AerionHourglassRanOut
  | AerionBirdSent
  | AerionDiceStruck
  | AerionCloudCracked
  | AerionCloudBroken
  | AerionWorkerHired
  | AerionWorkerPaid
  | AerionPierBuilt
  | AerionEggKept
  | AerionEggUsed
  | AerionEggRevealed
  | AerionLaid
  | AerionDisplaced
  | AerionShuffledBack
  | AerionDeckReshuffled
  | AerionHellkiteFlew
  | AerionHellkiteDefeated
  | AerionOutpostDestroyed
  | AerionLairUncovered
  | AerionLairDestroyed
  | AerionLairLeft;
/**
 * Something that can happen in this game.
 */
export type CelestiaDuoEvent =
  | Moved
  | TurnBegan
  | Said
  | Ready
  | Ended
  | CelestiaDuoAirshipFlew
  | CelestiaDuoPirateFled
  | CelestiaDuoCityReached
  | CelestiaDuoAmbushMet
  | CelestiaDuoAmbushRevealed
  | CelestiaDuoAmbushLaid
  | CelestiaDuoDiceRolled
  | CelestiaDuoDiceRerolled
  | CelestiaDuoDieTurned
  | CelestiaDuoDieBeaten
  | CelestiaDuoDiceValidated
  | CelestiaDuoCombatBegan
  | CelestiaDuoCardPlayed
  | CelestiaDuoFlagGrappled
  | CelestiaDuoCouldNotPay
  | CelestiaDuoEnergyLost
  | CelestiaDuoVictimNamed
  | CelestiaDuoCardLost
  | CelestiaDuoCardKept
  | CelestiaDuoBoardingBegan
  | CelestiaDuoAssaultRevealed
  | CelestiaDuoMastFell
  | CelestiaDuoCrewHelped
  | CelestiaDuoCrewTired
  | CelestiaDuoCrewReactivated
  | CelestiaDuoCrewRecruited
  | CelestiaDuoCrewLeft
  | CelestiaDuoTokenLoaded
  | CelestiaDuoTokenSpent
  | CelestiaDuoTokenLost
  | CelestiaDuoTokensOffered
  | CelestiaDuoRewardsWon
  | CelestiaDuoRewardClaimed
  | CelestiaDuoCardLaidOut
  | CelestiaDuoSharingBegan
  | CelestiaDuoCardTaken
  | CelestiaDuoPassed
  | CelestiaDuoReshuffled
  | CelestiaDuoDeclined
  | CelestiaDuoStated
  | CelestiaDuoHandShown;
/**
 * Something that can happen in this game.
 */
export type EtheriumEvent =
  | Moved
  | Ready
  | Ended
  | EtheriumTerrainLaid
  | EtheriumCityLaid
  | EtheriumBoardCompleted
  | EtheriumInitiativeSet
  | EtheriumSeasonBegan
  | EtheriumSeasonRevealed
  | EtheriumActionTokensChanged
  | EtheriumTokenLaid
  | EtheriumTokensTakenBack
  | EtheriumProgramRevealed
  | EtheriumNumberBegan
  | EtheriumActionDue
  | EtheriumActionFailed
  | EtheriumActionsEnded
  | EtheriumPassed
  | EtheriumDeclined
  | EtheriumUnitMoved
  | EtheriumLevelRose
  | EtheriumLevelFell
  | EtheriumCubeGained
  | EtheriumCubePaid
  | EtheriumCubeLost
  | EtheriumCubeStolen
  | EtheriumPaymentBegan
  | EtheriumVictimChosen
  | EtheriumTokenAwarded
  | EtheriumCapacityBought
  | EtheriumCardDrawn
  | EtheriumCardPlayed
  | EtheriumCardDiscarded
  | EtheriumDeckShuffled
  | EtheriumDiceRolled
  | EtheriumTotalled
  | EtheriumConnected
  | EtheriumConflictBegan
  | EtheriumTied
  | EtheriumConflictWon
  | EtheriumCitySacked
  | EtheriumUnitFled
  | EtheriumConflictEnded
  | EtheriumStarsCounted;
/**
 * The fields of a view that have new values.
 */
export type Changes = Partial<View>;
/**
 * What is answered: every message of a client but the first.
 */
export type Command =
  Do | Undo | Withdraw | Wish | Time | SetPace | Commit | Reveal | Chat | Why | HistoryRequest | AidsRequest | Digest;
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
  TableEvent: TableEvent;
  AerionEvent: AerionEvent;
  CelestiaDuoEvent: CelestiaDuoEvent;
  EtheriumEvent: EtheriumEvent;
  Hello: Hello;
  Do: Do;
  Undo: Undo;
  Withdraw: Withdraw;
  Wish: Wish;
  Time: Time;
  SetPace: SetPace;
  Commit: Commit;
  Reveal: Reveal;
  Chat: Chat;
  Why: Why;
  HistoryRequest: HistoryRequest;
  AidsRequest: AidsRequest;
  Digest: Digest;
  SeatInfo: SeatInfo;
  TableInfo: TableInfo;
  Snapshot: Snapshot;
  Resumed: Resumed;
  Update: Update;
  WindowInfo: WindowInfo;
  Done: Done;
  Reason: Reason;
  Reasons: Reasons;
  HistoryStep: HistoryStep;
  HistorySteps: HistorySteps;
  AidsThen: AidsThen;
  Told: Told;
  ChatLine: ChatLine;
  ChatLines: ChatLines;
  NewSeat: NewSeat;
  NewTable: NewTable;
  SeatLink: SeatLink;
  OwnSeat: OwnSeat;
  TablePage: TablePage;
  Sit: Sit;
  BotRequest: BotRequest;
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
  OptionTally: OptionTally;
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
 * `client` names this device and stays the same when it reconnects; a device that restarts its count takes a new
 * name. With `words`, updates bring sentences. `pace` is how fast the player wants bots to answer.
 */
export interface Hello {
  type: "hello";
  protocol: 1;
  seat: number;
  client: string;
  seen?: number | null;
  words?: Lang | null;
  pace?: "fast" | "normal" | "off" | "slow";
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
 * The player wants bots to answer as fast as this from now on. It holds for this connection.
 */
export interface SetPace {
  type: "pace";
  command: number;
  pace: "fast" | "normal" | "off" | "slow";
}
/**
 * Fix the hash of the random bytes that this seat will add to the seed, after the seed's own hash was shown.
 *
 * A client that lost its bytes for a round with shown hashes abandons it by sending a hash for the next.
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
 *
 * It is a text, or one of the game's calls, which everybody reads in their own language and which may point at a
 * piece.
 */
export interface Chat {
  type: "chat";
  command: number;
  text?: string | null;
  call?: string | null;
  piece?: string | null;
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
export interface HistoryRequest {
  type: "history";
  command: number;
  since?: number;
}
/**
 * What would have helped this seat to decide when it had been told as far as `version`?
 */
export interface AidsRequest {
  type: "aids";
  command: number;
  version: number;
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
 * while the game lets them talk. With a `clock` of so many seconds, the stand-in takes a decision for a person who
 * lets them pass; `clock_left` is what is left for those who must decide now, as this was sent.
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
  clock: number | null;
  clock_left: number | null;
  watchers: number;
  created: number;
  outcome: Outcome | null;
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
 * The end of a match.
 *
 * `winners` are the seats that won: all of them or none in a co-operative game. `rule` is the id of the rule that
 * ended the match, so that the end can be explained like any refusal. `scores` has one number for each seat, and none
 * where a game keeps no score.
 */
export interface Outcome {
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
 * Everything this seat may know now.
 */
export interface Snapshot {
  type: "snapshot";
  view: View;
  wish: string[];
  version: number;
  decision: number;
  legal: number[];
  undo: string | null;
  withdraw: string | null;
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
 * `player` is the seat whose step it is: the Captain for joint decisions. While `talk` is true,
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
  route: CelestiaDuoRoutePlace[];
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
export interface CelestiaDuoRoutePlace {
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
 * Hellkite keeps from being acquired. `turns` are the goals that the dice would show too if one die were turned, by
 * its faces as "2>4", while there are Pixies. `uses` is what each Element of the Display is good for to the player
 * whose turn it is, by its deck. `warnings` is what one may not want of actions, `routine` the one that only carries
 * the turn on while nothing is to be decided; both name actions by their notations.
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
  turns: { [k: string]: string[] };
  uses: { [k: string]: string };
  warnings: { [k: string]: string };
  routine: string | null;
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
 * token would find it: what each would do if nobody else did anything. `prices` has what the slots cost the viewer and
 * bring now, null for onlookers; `reference` is what the catalogue says of prices and stars. `rolls` takes rolls and
 * stars apart. `window` is the kind of the window that is open, as a standing wish names it;
 * `fitting` are the viewer's own cards that it is for, whether or not it is their turn.
 */
export interface EtheriumAids {
  game: "etherium";
  heights: { [k: string]: number };
  seasons: { [k: string]: EtheriumSeasonAid };
  times: { [k: string]: "any" | "moment" | "roll" | "season" };
  plan: EtheriumForecast[];
  free: EtheriumForecast[];
  prices: EtheriumPriceAids | null;
  reference: EtheriumReferenceAids;
  rolls: EtheriumRollAids;
  window: string | null;
  fitting: string[];
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
 * What a reference card of the match says.
 *
 * `seasons` is the length of the year, `highest` the highest level of a unit, `results` the last row of the connection
 * table, `tokens` the stars of each victory token, `capacities` those of each capacity and `extras` the basic cubes
 * that one costs beside the Ether. So many Ether cubes as `ether` says are worth a star.
 */
export interface EtheriumReferenceAids {
  seasons: number;
  highest: number;
  results: number;
  tokens: { [k: string]: number };
  capacities: { [k: string]: number };
  extras: { [k: string]: { [k: string]: number } };
  ether: number;
  peoples: { [k: string]: EtheriumPeopleAid };
}
/**
 * What stands on the board of a people, before seasons and powers change it.
 *
 * `added` is what an upgrade of a unit costs beside the level it reaches. `etherise` is the number of basic cubes for
 * one of Ether; `price` buys `cards` Flash cards; `capacity` and `booster` are prices in Ether.
 */
export interface EtheriumPeopleAid {
  added: { [k: string]: number };
  etherise: number;
  cards: number;
  price: number;
  capacity: number;
  booster: number;
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
  events: TableEvent[];
  changes: Changes;
  wish: string[] | null;
  told: string[] | null;
  version: number;
  decision: number;
  legal: number[];
  undo: string | null;
  withdraw: string | null;
  aids: Aids | null;
  labels: string[] | null;
  prompt: string | null;
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
 * Some dice, or all, were rolled again.
 */
export interface AerionRerolled {
  type: "rerolled";
  kept: number[];
  dice: number[];
}
/**
 * A Pixie turned a die from one face to another.
 */
export interface AerionPixieUsed {
  type: "pixie-used";
  kept: number[];
  dice: number[];
  old: number;
  new: number;
}
/**
 * A card of the Display paid for a reroll.
 */
export interface AerionDiscarded {
  type: "discarded";
  card: string | null;
  source: string;
  target: string;
}
/**
 * The only card left in the Display was discarded, and phase 2 skipped.
 */
export interface AerionLastCardLetGo {
  type: "last-card-let-go";
  card: string | null;
  source: string;
  target: string;
}
/**
 * Phase 2 was skipped.
 */
export interface AerionPhaseSkipped {
  type: "phase-skipped";
  seat: number;
}
/**
 * A card of the Display was acquired, and awaits its place.
 */
export interface AerionAcquired {
  type: "acquired";
  card: string | null;
  source: string;
  target: string;
}
/**
 * The acquired card was placed in a Workshop by this seat.
 */
export interface AerionPlaced {
  type: "placed";
  card: string | null;
  source: string;
  target: string;
  workshop: string;
  seat: number;
}
/**
 * A card of the Reserve was moved to a Workshop.
 */
export interface AerionLeftReserve {
  type: "left-reserve";
  card: string | null;
  source: string;
  target: string;
  workshop: string;
  seat: number;
}
/**
 * The acquired card was laid into the Reserve, for a Book.
 */
export interface AerionReserved {
  type: "reserved";
  card: string | null;
  source: string;
  target: string;
}
/**
 * The acquired card was discarded.
 */
export interface AerionRejected {
  type: "rejected";
  card: string | null;
  source: string;
  target: string;
}
/**
 * An acquired Book was put on the Pulpit.
 */
export interface AerionBookKept {
  type: "book-kept";
  card: string | null;
  source: string;
  target: string;
}
/**
 * A Book was discarded for rerolls.
 */
export interface AerionBookForRerolls {
  type: "book-for-rerolls";
  card: string | null;
  source: string;
  target: string;
  rerolls: number;
}
/**
 * A Book was discarded to retrieve cards of a discard pile.
 */
export interface AerionBookForRetrieval {
  type: "book-for-retrieval";
  card: string | null;
  source: string;
  target: string;
  deck: string;
}
/**
 * A card of a discard pile was put on top of its deck.
 */
export interface AerionRetrieved {
  type: "retrieved";
  card: string | null;
  source: string;
  target: string;
}
/**
 * A seat retrieves no further card.
 */
export interface AerionRetrievalEnded {
  type: "retrieval-ended";
  seat: number;
}
/**
 * A ship was built and flies.
 */
export interface AerionShipBuilt {
  type: "ship-built";
  piece: string;
  ship: string;
}
/**
 * A ship that flies already was built: nothing changes.
 */
export interface AerionShipBuiltAgain {
  type: "ship-built-again";
  piece: string;
  ship: string;
}
/**
 * A ship was completed by the player to whom it does not belong: it does not fly.
 */
export interface AerionShipNotOwned {
  type: "ship-not-owned";
  piece: string;
  ship: string;
}
/**
 * A complete ship is held down, and its cards stay in the Workshop until it can fly.
 */
export interface AerionShipWaits {
  type: "ship-waits";
  piece: string;
  ship: string;
}
/**
 * A complete ship is held down and loses its cards.
 */
export interface AerionShipHeldDown {
  type: "ship-held-down";
  piece: string;
  ship: string;
}
/**
 * The top card of a deck was turned into the Display.
 */
export interface AerionRevealed {
  type: "revealed";
  card: string | null;
  source: string;
  target: string;
}
/**
 * The Display is full again, as far as the decks reach, and the dice are taken up.
 */
export interface AerionReplenished {
  type: "replenished";
  seat: number;
}
/**
 * The acquired Element was laid on the Flagship.
 */
export interface AerionEmbarked {
  type: "embarked";
  card: string | null;
  source: string;
  target: string;
}
/**
 * An Element of the Reserve was laid on the Flagship.
 */
export interface AerionEmbarkedFromReserve {
  type: "embarked-from-reserve";
  card: string | null;
  source: string;
  target: string;
}
/**
 * The Flagship was built and flies.
 */
export interface AerionFlagshipBuilt {
  type: "flagship-built";
  piece: string;
}
/**
 * The Research Lab let all dice be rolled again.
 */
export interface AerionLabRolled {
  type: "lab-rolled";
  kept: number[];
  dice: number[];
}
/**
 * The Logistics Department turned a die to its opposite face.
 */
export interface AerionLogisticsTurned {
  type: "logistics-turned";
  kept: number[];
  dice: number[];
  old: number;
  new: number;
}
/**
 * An acquired factory is active.
 */
export interface AerionFactoryOpened {
  type: "factory-opened";
  card: string | null;
  source: string;
  target: string;
}
/**
 * A factory made room for another.
 */
export interface AerionFactoryGivenUp {
  type: "factory-given-up";
  card: string | null;
  source: string;
  target: string;
}
/**
 * Without the Library a second Book was discarded.
 */
export interface AerionBookLost {
  type: "book-lost";
  card: string | null;
  source: string;
  target: string;
}
/**
 * An acquired Hourglass was laid beside the Ships.
 */
export interface AerionHourglassKept {
  type: "hourglass-kept";
  card: string | null;
  source: string;
  target: string;
}
/**
 * An Hourglass left in the Display was discarded.
 */
export interface AerionHourglassRanOut {
  type: "hourglass-ran-out";
  card: string | null;
  source: string;
  target: string;
}
/**
 * A Hammer Bird of the Display flew at the clouds, and was discarded.
 */
export interface AerionBirdSent {
  type: "bird-sent";
  card: string | null;
  source: string;
  target: string;
}
/**
 * The dice alone strike the clouds.
 */
export interface AerionDiceStruck {
  type: "dice-struck";
  strikes: number;
}
/**
 * A cloud was struck for the first time; `ship` is the one that it holds down, if it does.
 */
export interface AerionCloudCracked {
  type: "cloud-cracked";
  piece: string;
  ship: string | null;
}
/**
 * A cracked cloud was struck, and is gone.
 */
export interface AerionCloudBroken {
  type: "cloud-broken";
  piece: string;
  ship: string | null;
}
/**
 * A Worker went to the Payroll, for rerolls.
 */
export interface AerionWorkerHired {
  type: "worker-hired";
  card: string | null;
  source: string;
  target: string;
  rerolls: number;
}
/**
 * A Worker was paid and left the Payroll.
 */
export interface AerionWorkerPaid {
  type: "worker-paid";
  card: string | null;
  source: string;
  target: string;
}
/**
 * A Pier was built.
 */
export interface AerionPierBuilt {
  type: "pier-built";
  piece: string;
}
/**
 * An acquired Egg joined the pile.
 */
export interface AerionEggKept {
  type: "egg-kept";
  card: string | null;
  source: string;
  target: string;
}
/**
 * An Egg of the pile went back to the box.
 */
export interface AerionEggUsed {
  type: "egg-used";
  card: string | null;
  source: string;
  target: string;
}
/**
 * An Egg revealed the top card of a deck.
 */
export interface AerionEggRevealed {
  type: "egg-revealed";
  card: string | null;
  source: string;
  target: string;
}
/**
 * A revealed card was chosen for the Display.
 */
export interface AerionLaid {
  type: "laid";
  card: string | null;
  source: string;
  target: string;
}
/**
 * A card of the Display made room for a revealed one, and goes back into its deck.
 */
export interface AerionDisplaced {
  type: "displaced";
  card: string | null;
  source: string;
  target: string;
}
/**
 * A revealed card goes back into its deck.
 */
export interface AerionShuffledBack {
  type: "shuffled-back";
  card: string | null;
  source: string;
  target: string;
}
/**
 * A deck was shuffled: nobody knows what lies on top.
 */
export interface AerionDeckReshuffled {
  type: "deck-reshuffled";
  piece: string;
}
/**
 * The Hellkite moved to another place of the row, counted from 1.
 */
export interface AerionHellkiteFlew {
  type: "hellkite-flew";
  piece: string;
  place: number;
}
/**
 * No Outpost and no Lair is left.
 */
export interface AerionHellkiteDefeated {
  type: "hellkite-defeated";
  piece: string;
}
/**
 * An Outpost fell.
 */
export interface AerionOutpostDestroyed {
  type: "outpost-destroyed";
  piece: string;
}
/**
 * A Lair of this type lay under a fallen Outpost.
 */
export interface AerionLairUncovered {
  type: "lair-uncovered";
  piece: string;
  side: string;
}
/**
 * A Lair fell.
 */
export interface AerionLairDestroyed {
  type: "lair-destroyed";
  piece: string;
}
/**
 * A seat takes no card for a fallen Lair.
 */
export interface AerionLairLeft {
  type: "lair-left";
  seat: number;
}
/**
 * The airship went on; it may catch up with the pirate.
 */
export interface CelestiaDuoAirshipFlew {
  type: "airship-flew";
  card: string | null;
  source: string;
  target: string;
  place: number;
  catches_up: boolean;
}
/**
 * The pirate ship advanced by some cards.
 */
export interface CelestiaDuoPirateFled {
  type: "pirate-fled";
  card: string | null;
  source: string;
  target: string;
  place: number;
  cards: number;
}
/**
 * The airship stopped, and a Stage card was laid under it.
 */
export interface CelestiaDuoCityReached {
  type: "city-reached";
  card: string | null;
  source: string;
  target: string;
  place: number;
}
/**
 * The Ambush card under the airship was turned up.
 */
export interface CelestiaDuoAmbushMet {
  type: "ambush-met";
  piece: string;
  place: number;
  card: string;
}
/**
 * Baba took up an Ambush card ahead of the airship.
 */
export interface CelestiaDuoAmbushRevealed {
  type: "ambush-revealed";
  card: string | null;
  source: string;
  target: string;
}
/**
 * An Ambush card that Baba took up was laid back, face down.
 */
export interface CelestiaDuoAmbushLaid {
  type: "ambush-laid";
  card: string | null;
  source: string;
  target: string;
  place: number;
}
/**
 * The dice of an Ambush or Assault: some are set, the others rolled.
 */
export interface CelestiaDuoDiceRolled {
  type: "dice-rolled";
  kept: number[];
  dice: number[];
  fixed: string[];
  rolled: string[];
}
/**
 * Smoke let some dice be rolled again.
 */
export interface CelestiaDuoDiceRerolled {
  type: "dice-rerolled";
  kept: number[];
  dice: number[];
  again: string[];
  rolled: string[];
}
/**
 * Augusta turned a die to another face.
 */
export interface CelestiaDuoDieTurned {
  type: "die-turned";
  kept: number[];
  dice: number[];
  before: string;
  after: string;
}
/**
 * A die was beaten and taken away.
 */
export interface CelestiaDuoDieBeaten {
  type: "die-beaten";
  kept: number[];
  dice: number[];
  beaten: string;
}
/**
 * The dice stay as they are.
 */
export interface CelestiaDuoDiceValidated {
  type: "dice-validated";
  flags: number;
}
/**
 * The Captain said who begins the combat.
 */
export interface CelestiaDuoCombatBegan {
  type: "combat-began";
  seat: number;
}
/**
 * A player laid down a card against a die, or for a symbol of a Flag's price.
 */
export interface CelestiaDuoCardPlayed {
  type: "card-played";
  card: string | null;
  source: string;
  target: string;
  seat: number;
  against: string;
}
/**
 * A player began to pay the price of a Flag of the boarding.
 */
export interface CelestiaDuoFlagGrappled {
  type: "flag-grappled";
  seat: number;
  price: string[];
}
/**
 * A player could not beat any die with the cards in hand.
 */
export interface CelestiaDuoCouldNotPay {
  type: "could-not-pay";
  seat: number;
}
/**
 * A token of the generator was lost.
 */
export interface CelestiaDuoEnergyLost {
  type: "energy-lost";
  card: string | null;
  source: string;
  target: string;
}
/**
 * The Captain said who loses a card to the Secret Attack.
 */
export interface CelestiaDuoVictimNamed {
  type: "victim-named";
  seat: number;
}
/**
 * A player lost a card to the Secret Attack.
 */
export interface CelestiaDuoCardLost {
  type: "card-lost";
  card: string | null;
  source: string;
  target: string;
  seat: number;
}
/**
 * Shuki kept a card that was played.
 */
export interface CelestiaDuoCardKept {
  type: "card-kept";
  card: string | null;
  source: string;
  target: string;
}
/**
 * The pirate is caught up with, and the final battle begins.
 */
export interface CelestiaDuoBoardingBegan {
  type: "boarding-began";
  pirate: string;
}
/**
 * The next Assault of the boarding was revealed.
 */
export interface CelestiaDuoAssaultRevealed {
  type: "assault-revealed";
  card: string | null;
  source: string;
  target: string;
}
/**
 * An Assault was beaten and is laid aside; `masts` are left.
 */
export interface CelestiaDuoMastFell {
  type: "mast-fell";
  card: string | null;
  source: string;
  target: string;
  masts: number;
}
/**
 * A crew member used their power and turned sideways.
 */
export interface CelestiaDuoCrewHelped {
  type: "crew-helped";
  piece: string;
  crew: string;
}
/**
 * A crew member was turned sideways by the Secret Attack.
 */
export interface CelestiaDuoCrewTired {
  type: "crew-tired";
  piece: string;
  crew: string;
}
/**
 * A crew member can be called upon again.
 */
export interface CelestiaDuoCrewReactivated {
  type: "crew-reactivated";
  piece: string;
  crew: string;
}
/**
 * A crew member came aboard.
 */
export interface CelestiaDuoCrewRecruited {
  type: "crew-recruited";
  card: string | null;
  source: string;
  target: string;
}
/**
 * A crew member left the airship.
 */
export interface CelestiaDuoCrewLeft {
  type: "crew-left";
  card: string | null;
  source: string;
  target: string;
}
/**
 * A Gold or a Smoke came into the hold.
 */
export interface CelestiaDuoTokenLoaded {
  type: "token-loaded";
  card: string | null;
  source: string;
  target: string;
}
/**
 * A Gold or a Smoke was spent.
 */
export interface CelestiaDuoTokenSpent {
  type: "token-spent";
  card: string | null;
  source: string;
  target: string;
}
/**
 * A Gold or a Smoke was lost, or gave way to something else.
 */
export interface CelestiaDuoTokenLost {
  type: "token-lost";
  card: string | null;
  source: string;
  target: string;
}
/**
 * There are tokens for which the hold has no room.
 */
export interface CelestiaDuoTokensOffered {
  type: "tokens-offered";
  token: string;
  amount: number;
}
/**
 * All dice of an Ambush are beaten: these are its rewards.
 */
export interface CelestiaDuoRewardsWon {
  type: "rewards-won";
  rewards: string[];
}
/**
 * The Captain chose one of the rewards.
 */
export interface CelestiaDuoRewardClaimed {
  type: "reward-claimed";
  reward: string;
}
/**
 * A card of the deck was laid out to be shared; those face down have no name.
 */
export interface CelestiaDuoCardLaidOut {
  type: "card-laid-out";
  card: string | null;
  source: string;
  target: string;
}
/**
 * The Captain said who takes the first card.
 */
export interface CelestiaDuoSharingBegan {
  type: "sharing-began";
  seat: number;
}
/**
 * A player took a card that lay open or face down; the latter is named to nobody else.
 */
export interface CelestiaDuoCardTaken {
  type: "card-taken";
  card: string | null;
  source: string;
  target: string;
  seat: number;
}
/**
 * A player took no card.
 */
export interface CelestiaDuoPassed {
  type: "passed";
  seat: number;
}
/**
 * A card of a discard pile was shuffled into the deck that was used up.
 */
export interface CelestiaDuoReshuffled {
  type: "reshuffled";
  card: string | null;
  source: string;
  target: string;
}
/**
 * The Captain went on without using what could still be used; `what` is the step that asked for it.
 */
export interface CelestiaDuoDeclined {
  type: "declined";
  seat: number;
  what: string;
}
/**
 * Exceptional communication: a player said something about the own hand, or `nothing`.
 */
export interface CelestiaDuoStated {
  type: "stated";
  seat: number;
  statement: string;
}
/**
 * All is over, and a player lays the hand on the table.
 */
export interface CelestiaDuoHandShown {
  type: "hand-shown";
  seat: number;
  cards: string[];
}
/**
 * A seat laid a terrain: large, medium or small.
 */
export interface EtheriumTerrainLaid {
  type: "terrain-laid";
  card: string | null;
  source: string;
  target: string;
  seat: number;
}
/**
 * A seat laid a city; `owner` is None for one that nobody plays.
 */
export interface EtheriumCityLaid {
  type: "city-laid";
  card: string | null;
  source: string;
  target: string;
  seat: number;
  owner: number | null;
}
/**
 * All terrains and cities lie there; the figures come next.
 */
export interface EtheriumBoardCompleted {
  type: "board-completed";
}
/**
 * The order of initiative is the one on a season card, the highest first.
 */
export interface EtheriumInitiativeSet {
  type: "initiative-set";
  season: string;
  seats: number[];
}
/**
 * A season begins: programs and Flash cards of the last one no longer count.
 */
export interface EtheriumSeasonBegan {
  type: "season-began";
  number: number;
}
/**
 * The season card was turned.
 */
export interface EtheriumSeasonRevealed {
  type: "season-revealed";
  card: string | null;
  source: string;
  target: string;
  season: string;
}
/**
 * A seat has more or fewer action tokens than before.
 */
export interface EtheriumActionTokensChanged {
  type: "action-tokens-changed";
  seat: number;
  tokens: number;
}
/**
 * A seat laid its next action token; nobody else sees it.
 */
export interface EtheriumTokenLaid {
  type: "token-laid";
  seat: number;
  number: number;
  slot: string;
  piece: string;
}
/**
 * A seat took its action tokens back; nobody else sees it.
 */
export interface EtheriumTokensTakenBack {
  type: "tokens-taken-back";
  seat: number;
  piece: string;
}
/**
 * The program of a seat lies open.
 */
export interface EtheriumProgramRevealed {
  type: "program-revealed";
  seat: number;
  plan: string[];
  piece: string;
}
/**
 * The actions of the next number begin.
 */
export interface EtheriumNumberBegan {
  type: "number-began";
  number: number;
}
/**
 * The action of a token comes up.
 */
export interface EtheriumActionDue {
  type: "action-due";
  seat: number;
  number: number;
  slot: string;
}
/**
 * The action that has come up cannot be carried out, by a rule.
 */
export interface EtheriumActionFailed {
  type: "action-failed";
  seat: number;
  number: number;
  slot: string;
  rule: string;
}
/**
 * All programs of the season have been carried out.
 */
export interface EtheriumActionsEnded {
  type: "actions-ended";
}
/**
 * A seat that was asked for a Flash card played none.
 */
export interface EtheriumPassed {
  type: "passed";
  seat: number;
}
/**
 * A seat did without something: a `voyage`, the `season` action, cubes to `take`, a cube instead of an `action`.
 */
export interface EtheriumDeclined {
  type: "declined";
  seat: number;
  what: string;
}
/**
 * A figure went from one space to another.
 */
export interface EtheriumUnitMoved {
  type: "unit-moved";
  card: string | null;
  source: string;
  target: string;
  seat: number;
  unit: string;
}
/**
 * A unit has a higher level.
 */
export interface EtheriumLevelRose {
  type: "level-rose";
  seat: number;
  unit: string;
  level: number;
}
/**
 * A unit lost a level.
 */
export interface EtheriumLevelFell {
  type: "level-fell";
  seat: number;
  unit: string;
  level: number;
}
/**
 * A cube came from the supply; `how`: by a `collect`, `instead` of an action that failed, or as a `gain`.
 */
export interface EtheriumCubeGained {
  type: "cube-gained";
  card: string | null;
  source: string;
  target: string;
  seat: number;
  how: string;
}
/**
 * A seat paid a cube.
 */
export interface EtheriumCubePaid {
  type: "cube-paid";
  card: string | null;
  source: string;
  target: string;
  seat: number;
}
/**
 * A failed connection cost a cube.
 */
export interface EtheriumCubeLost {
  type: "cube-lost";
  card: string | null;
  source: string;
  target: string;
  seat: number;
}
/**
 * A seat stole a cube from another.
 */
export interface EtheriumCubeStolen {
  type: "cube-stolen";
  card: string | null;
  source: string;
  target: string;
  seat: number;
  victim: number;
}
/**
 * A seat owes basic cubes: for `ether` or for a `guide`.
 */
export interface EtheriumPaymentBegan {
  type: "payment-began";
  seat: number;
  cubes: number;
  purpose: string;
}
/**
 * A thief said from whom to steal.
 */
export interface EtheriumVictimChosen {
  type: "victim-chosen";
  seat: number;
  victim: number;
}
/**
 * A seat got a victory token.
 */
export interface EtheriumTokenAwarded {
  type: "token-awarded";
  card: string | null;
  source: string;
  target: string;
  seat: number;
  token: string;
}
/**
 * A seat got a capacity.
 */
export interface EtheriumCapacityBought {
  type: "capacity-bought";
  card: string | null;
  source: string;
  target: string;
  seat: number;
  capacity: string;
}
/**
 * A seat drew a Flash card; only that seat sees which.
 */
export interface EtheriumCardDrawn {
  type: "card-drawn";
  card: string | null;
  source: string;
  target: string;
  seat: number;
}
/**
 * A seat played a Flash card; `points` are what it adds to a roll.
 */
export interface EtheriumCardPlayed {
  type: "card-played";
  card: string | null;
  source: string;
  target: string;
  seat: number;
  points: number;
}
/**
 * A seat gave up a Flash card.
 */
export interface EtheriumCardDiscarded {
  type: "card-discarded";
  card: string | null;
  source: string;
  target: string;
  seat: number;
}
/**
 * The discard pile became the deck.
 */
export interface EtheriumDeckShuffled {
  type: "deck-shuffled";
  piece: string;
}
/**
 * A seat rolled to connect, or for its army or defence; `again` when it changes a roll.
 */
export interface EtheriumDiceRolled {
  type: "dice-rolled";
  kept: number[];
  dice: number[];
  seat: number;
  purpose: string;
  again: boolean;
}
/**
 * A roll in a conflict is final: what a unit has, and what that is made of.
 */
export interface EtheriumTotalled {
  type: "totalled";
  seat: number;
  unit: string;
  dice: number[];
  guide: number;
  cards: number;
  rampart: number;
  barbarians: number;
  total: number;
}
/**
 * A roll to connect is final: the row of the connection table, and what it is made of.
 */
export interface EtheriumConnected {
  type: "connected";
  seat: number;
  dice: number[];
  guide: number;
  cards: number;
  result: number;
}
/**
 * A conflict begins. In an assault all attack; defenders are the besieged city and the pillaged collectors.
 */
export interface EtheriumConflictBegan {
  type: "conflict-began";
  conflict: string;
  space: string;
  attackers: number[];
  defenders: number[];
}
/**
 * The highest rolls are equal: these seats roll again.
 */
export interface EtheriumTied {
  type: "tied";
  seats: number[];
  total: number;
}
/**
 * A seat won an assault or a siege with its army or defence; `by_tie` as the Barbarians do.
 */
export interface EtheriumConflictWon {
  type: "conflict-won";
  seat: number;
  conflict: string;
  unit: string;
  by_tie: boolean;
}
/**
 * An army that took a city took a `booster`, `ether` or `resources`, or lowered the `guide`.
 */
export interface EtheriumCitySacked {
  type: "city-sacked";
  seat: number;
  victim: number;
  choice: string;
}
/**
 * A figure left a conflict.
 */
export interface EtheriumUnitFled {
  type: "unit-fled";
  card: string | null;
  source: string;
  target: string;
  seat: number;
  unit: string;
}
/**
 * A conflict is over.
 */
export interface EtheriumConflictEnded {
  type: "conflict-ended";
  conflict: string;
  space: string;
}
/**
 * The stars of a seat, by where they come from.
 */
export interface EtheriumStarsCounted {
  type: "stars-counted";
  seat: number;
  stars: { [k: string]: number };
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
  piece: string;
  reasons: Reason[];
  command: number;
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
export interface HistorySteps {
  type: "history";
  since: number;
  view: View;
  steps: HistoryStep[];
  more: boolean;
  command: number;
}
/**
 * One update of the past. `entry` is its number in the record, told only when the match is over.
 */
export interface HistoryStep {
  version: number;
  events: TableEvent[];
  changes: Changes;
  entry?: number | null;
  told?: string[] | null;
}
/**
 * The answer to `aids`.
 */
export interface AidsThen {
  type: "aids";
  version: number;
  aids: Aids | null;
  command: number;
}
/**
 * The answer to `digest`: the last sentences of what happened; `left_out` counts the earlier ones.
 */
export interface Told {
  type: "digest";
  since: number;
  version: number;
  told: string[];
  left_out: number;
  command: number;
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
 * Something that was said, and the seat that said it: a text, or one of the game's calls with an empty text.
 */
export interface ChatLine {
  seat: number;
  text: string;
  call: string | null;
  piece: string | null;
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
 * A table to be made. With a seed it is a known deal. `absence` is agreed by sitting down: after this many seconds
 * without a sign of a player, the others may let a bot play for them. `chat` is agreed in the same way: those in the
 * seats may then write to each other while the game lets them talk. So is `clock`: when a person has let so many
 * seconds pass, the stand-in takes the decision for them.
 */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: { [k: string]: unknown };
  seed?: number | string | null;
  catalogue?: string | null;
  absence?: number;
  chat?: boolean;
  clock?: number | null;
}
/**
 * The way to a seat: a path whose fragment is the key. Its holder can sit down there.
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
export interface BotRequest {
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
 * that is meant for one, `names` the people in the others. `drawn` has what came up for the options that were left to
 * chance, once the match has begun.
 */
export interface TableCard {
  id: string;
  game: string;
  options: { [k: string]: unknown };
  drawn: { [k: string]: unknown };
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
 * The guest of this device.
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
 * How one match ended for a guest, and how many turns and seconds it took, if it was played to its end.
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
  turns: number | null;
  seconds: number | null;
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
 *
 * `turns` and `seconds` are what a match took on average, of those that were played to their end and tell. `trend`
 * has up to twenty points, the newest last: how many were won of the ten matches up to each.
 */
export interface GameTally {
  game: string;
  played: number;
  won: number;
  streak: number;
  best_streak: number;
  best_score: number | null;
  form: Ending[];
  turns: number | null;
  seconds: number | null;
  trend: number[];
}
/**
 * A guest's matches of one game with one set of options.
 */
export interface OptionTally {
  game: string;
  played: number;
  won: number;
  streak: number;
  best_streak: number;
  best_score: number | null;
  form: Ending[];
  turns: number | null;
  seconds: number | null;
  trend: number[];
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
 * What follows a guest from table to table. More than `longest_pause` seconds between two decisions are a break,
 * and no part of the time that a match took.
 */
export interface Statistics {
  longest_pause: number;
  games: GameTally[];
  tallies: OptionTally[];
  recent: ResultInfo[];
  sheets: SheetInfo[];
}
/**
 * A game as tables can be made of it; `bots` are named from the weakest to the strongest, `usual_bot` is the one
 * that sits down where nobody chooses; `wishes` are the kinds of windows that a standing wish can tick.
 *
 * `hides_hands` tells whether seats have secrets from each other, `secret_together` whether they choose in secret
 * at the same time, `talks` when players may talk, and a table may have a chat; `calls` are
 * short phrases that they can say in it. `turn` is the
 * field of its view that counts turns. `words` are in the language of the request: `title`, `credits`, `turn`, and
 * `reconstructed` where it has a catalogue; `option-NAME` for each option, `option-NAME-VALUE` for each of its
 * values, `bot-NAME` for each bot, all with `-help` behind it for what they mean; values that explain themselves
 * have no help.
 */
export interface GamePage {
  game: GameInfo;
  bots: string[];
  usual_bot: string;
  wishes: string[];
  usual_wish: string[];
  hides_hands: boolean;
  secret_together: boolean;
  talks: "always" | "never" | "sometimes";
  calls: string[];
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
 * How often a bot won: its share of the matches played with these options and the defaults for the rest.
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
 * One value: the part of the file that has it, its path there, what it is about, what it says, its source.
 *
 * `values` has the fields of the entry as the file spells them, for those who draw it.
 */
export interface Fact {
  section: string;
  entry: string;
  about: string;
  text: string;
  source: string;
  values: { [k: string]: string | number | boolean | (string | number)[] };
}
/**
 * One rule in words; `only_refuses` when it means little outside the moment in which it refuses something.
 *
 * It is in play with any of `only_with`, `option=value` or `seats=number`, and always where nothing is named.
 */
export interface RulePage {
  id: string;
  section: string;
  text: string;
  rulings: string[];
  only_refuses: boolean;
  only_with: string[];
}
/**
 * The rules of a game in reading order, and the heading of each section.
 */
export interface Rules {
  headings: { [k: string]: string };
  rules: RulePage[];
}
/**
 * A record is genuine. The decisions and draws checked; draws are checked against the seed if the record has it.
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
  outcome: Outcome | null;
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
  result?: Outcome | null;
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
