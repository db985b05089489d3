// Generated from the server by `npm run types`; do not edit.

/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ClientFrame".
 */
export type ClientFrame = Hello | Play | Undo | Chat | Resign | SetOrder | WhyNot | Preview | Hint | Motives | Ping
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ServerFrame".
 */
export type ServerFrame =
  Welcome | Table | Moved | Undone | Ack | Refused | Failure | Effect | Advised | Explained | Pong | Said | Presence

export interface Schema {
  [k: string]: unknown
}
/**
 * A key with its name in words.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Named".
 */
export interface Named {
  key: string
  name: string
}
/**
 * A module on the new-game screen.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ModuleInfo".
 */
export interface ModuleInfo {
  key: string
  number: number
  name: string
  names: {
    [k: string]: string
  }
  tagline: string
  description: string
  complexity: number
  minutes: number
}
/**
 * A box on the new-game screen, with the modules that may join it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BoxInfo".
 */
export interface BoxInfo {
  key: string
  name: string
  tagline: string
  description: string
  least_players: number
  most_players: number
  minutes: number
  modules: string[]
  misfits: {
    [k: string]: string
  }
}
/**
 * A table option: one of several readings or variants that the players agree on.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TableOptionInfo".
 */
export interface TableOptionInfo {
  key: string
  name: string
  description: string
  choices: Named[]
  module: string | null
  boxes: string[]
}
/**
 * A recommended mix of modules.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "MixInfo".
 */
export interface MixInfo {
  key: string
  name: string
  description: string
  box: string
  modules: string[]
}
/**
 * A level of bot.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BotInfo".
 */
export interface BotInfo {
  key: string
  name: string
  description: string
}
/**
 * Everything that can be chosen for a new game.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Catalogue".
 */
export interface Catalogue {
  boxes: BoxInfo[]
  modules: ModuleInfo[]
  options: TableOptionInfo[]
  mixes: MixInfo[]
  bots: BotInfo[]
}
/**
 * The game to be played.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Setup".
 */
export interface Setup {
  box: string
  players: number
  /**
   * @maxItems undefined
   */
  modules: string[]
  options: {
    [k: string]: string
  }
  /**
   * @maxItems undefined
   */
  ages: number[]
}
/**
 * A remark, with the rule it follows from.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Note".
 */
export interface Note {
  text: string
  rule: string | null
  at: number | null
}
/**
 * Whether a set-up can be played: problems forbid it, hints are good to know.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "MixVerdict".
 */
export interface MixVerdict {
  ok: boolean
  problems: Note[]
  hints: Note[]
  minutes: number
  tiles: number
  cards: number
}
/**
 * Who shall sit on a seat: a person, at this device or invited by a link, or a bot.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SeatWish".
 */
export interface SeatWish {
  kind: 'bot' | 'person'
  name: string
  level: string | null
}
/**
 * What the players agree on about the table, not about the rules.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "House".
 */
export interface House {
  exact_help: boolean
  memory: boolean
  hints: boolean
  undo: boolean
  listed: boolean
  spectator_chat: boolean
}
/**
 * A game after so many of its moves.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Moment".
 */
export interface Moment {
  game: string
  at: number
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "NewGame".
 */
export interface NewGame {
  setup: Setup
  /**
   * @maxItems undefined
   */
  seats: SeatWish[]
  house: House
  seed: string | null
  continues: Moment | null
}
/**
 * The secret that lets somebody play a seat; None for a bot's seat.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SeatKey".
 */
export interface SeatKey {
  seat: number
  name: string
  token: string | null
}
/**
 * A game has been founded. The tokens are told only here and only once.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Created".
 */
export interface Created {
  game: string
  seats: SeatKey[]
  commitment: string
}
/**
 * A table in the list of running and finished games.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "GameListing".
 */
export interface GameListing {
  game: string
  box: string
  modules: string[]
  names: string[]
  bots: boolean[]
  moves: number
  over: boolean
  scores: number[]
  started: number
  seeded: boolean
}
/**
 * A tile as it is printed.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TileInfo".
 */
export interface TileInfo {
  key: string
  sort: string
  name: string
  kind: string | null
  price: number
  walls: string
  corner: string | null
  extra: {
    [k: string]: unknown
  }
}
/**
 * A kind of building.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "KindInfo".
 */
export interface KindInfo {
  key: string
  name: string
  city: number
}
/**
 * A card as it is printed.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "CardInfo".
 */
export interface CardInfo {
  key: string
  sort: string
  name: string
  currency: string | null
  value: number
}
/**
 * Names and faces of all pieces of a game; sent once.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Pieces".
 */
export interface Pieces {
  kinds: KindInfo[]
  currencies: Named[]
  spaces: string[]
  tiles: {
    [k: string]: TileInfo
  }
  cards: {
    [k: string]: CardInfo
  }
  modules: Named[]
}
/**
 * A tile in a palace as it lies there; the starting tile has the key ``start``.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Built".
 */
export interface Built {
  tile: string
  x: number
  y: number
  walls: string
  corner: string | null
  marks: string[]
}
/**
 * A piece of wall between two lattice corners; cell (x, y) has the corners (x, y) to (x + 1, y + 1).
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Segment".
 */
export interface Segment {
  /**
   * @minItems 2
   * @maxItems 2
   */
  start: [number, number]
  /**
   * @minItems 2
   * @maxItems 2
   */
  end: [number, number]
}
/**
 * The longest stretch of a line that scores round a palace or a city.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Outline".
 */
export interface Outline {
  key: string
  name: string
  length: number
  segments: Segment[]
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "PalaceInfo".
 */
export interface PalaceInfo {
  tiles: Built[]
  outlines: Outline[]
}
/**
 * A piece of a module that lies openly on the table or in front of a seat, or a hidden stack of which only the
 *     size is known.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Item".
 */
export interface Item {
  key: string
  module: string
  name: string
  note: string
  count: number
  hidden: boolean
  kind: string | null
  currency: string | null
  price: number | null
  tile: string | null
  card: string | null
  cell: [number, number] | null
  extra: {
    [k: string]: unknown
  }
}
/**
 * A seat: who sits there and everything that lies in front of it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  seat: number
  name: string
  kind: 'bot' | 'dirk' | 'person'
  level: string | null
  connected: boolean
  score: number
  hand: string[] | null
  hand_size: number
  remembered: string[] | null
  palace: PalaceInfo | null
  reserve: string[]
  gained: string[]
  items: Item[]
}
/**
 * A section of the money pile: how many cards are left in it, and special cards hiding in it, by sort.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "PilePart".
 */
export interface PilePart {
  size: number
  special: {
    [k: string]: number
  }
}
/**
 * The tiles of a kind, or of another sort, that are still in the supply.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TilesLeft".
 */
export interface TilesLeft {
  key: string
  name: string
  tiles: string[]
}
/**
 * Points of a seat for one thing.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
  seat: number
  rule: string
  component: string
  name: string
  text: string
  points: number
  pieces: string[]
}
/**
 * One thing that will be compared or counted at the next scoring.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "LedgerRow".
 */
export interface LedgerRow {
  key: string
  name: string
  kind: string | null
  counts: number[]
  ranks: number[]
  pays: number[]
  total: number | null
}
/**
 * How the next scoring stands.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Ledger".
 */
export interface Ledger {
  scoring: number
  rows: LedgerRow[]
  lines: Line[]
  totals: number[]
}
/**
 * Something the deciding seat may do.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  move: string
  verb: string
  fields: {
    [k: string]: unknown
  }
  label: string
  pieces: string[]
  cells: [number, number][]
  exact: boolean
}
/**
 * What a seat is asked.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Decision".
 */
export interface Decision {
  seat: number
  frame: string
  prompt: string
  choices: Choice[]
  decline: string | null
}
/**
 * Something that happened.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "EventInfo".
 */
export interface EventInfo {
  kind: string
  seat: number | null
  text: string
  args: {
    [k: string]: unknown
  }
  lines: Line[]
}
/**
 * A move that was played and what followed from it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Entry".
 */
export interface Entry {
  number: number
  seat: number | null
  move: string
  turn: number
  events: EventInfo[]
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ChatLine".
 */
export interface ChatLine {
  number: number
  seat: number | null
  name: string
  text: string
  time: number
}
/**
 * How a seat answers a kind of decision without being asked.
 *
 *     ``ask``: whenever there is something else to do than to decline; ``news``: only when something is on offer that was
 *     not when the seat last declined; ``never``: always decline.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "StandingOrder".
 */
export interface StandingOrder {
  frame: string
  policy: 'ask' | 'never' | 'news'
}
/**
 * The whole table as a seat or a spectator sees it after ``at`` moves.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Table".
 */
export interface Table {
  type: 'table'
  game: string
  at: number
  version: number
  you: number | null
  box: string
  modules: string[]
  house: House
  seeded: boolean
  continues: Moment | null
  turn: number
  active: number
  over: boolean
  winners: number[]
  decision: Decision | null
  seats: SeatInfo[]
  market: (string | null)[]
  display: string[]
  pile: PilePart[]
  discard: number
  supply: number
  left: TilesLeft[]
  scored: number
  ending: boolean
  items: Item[]
  ledger: Ledger | null
  can_undo: boolean
  orders: StandingOrder[]
  windows: string[]
  commitment: string
  seed: string | null
}
/**
 * The first frame of a connection: who one is, and how much one wants to be told.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: 'hello'
  token: string | null
  language: 'de' | 'en' | 'fr'
  detail: 'moves' | 'table'
}
/**
 * Play a move in notation. ``at`` is the number of moves the client has seen; a move meant for another position
 *     is refused.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  type: 'play'
  id: number
  move: string
  at: number
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: 'undo'
  id: number
  at: number
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  type: 'chat'
  id: number
  text: string
}
/**
 * Leave the seat to a bot (``level``), or take it back (None).
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Resign".
 */
export interface Resign {
  type: 'resign'
  id: number
  level: string | null
  seat: number | null
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SetOrder".
 */
export interface SetOrder {
  type: 'order'
  id: number
  order: StandingOrder
}
/**
 * Why something that was touched cannot be used: a piece (a tile or card key), a cell, cards chosen so far.
 *
 *     The server tries every action of the decision that the touched things could mean; ``verb`` narrows it down.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "WhyNot".
 */
export interface WhyNot {
  type: 'why'
  id: number
  verb: string | null
  piece: string | null
  cell: [number, number] | null
  /**
   * @maxItems undefined
   */
  cards: string[]
  move: string | null
}
/**
 * What a legal move would change: scores if scoring came then, wall, counts.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Preview".
 */
export interface Preview {
  type: 'preview'
  id: number
  move: string
}
/**
 * What a strong player would do in the place of the deciding seat. It takes about a second; a move that is played
 *     meanwhile makes it stale.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  type: 'hint'
  id: number
  at: number
}
/**
 * Why a move was made, as everybody can see it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Motives".
 */
export interface Motives {
  type: 'motives'
  id: number
  number: number
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: 'ping'
  id: number
}
/**
 * The answer to ``hello``.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: 'welcome'
  pieces: Pieces
  table: Table | null
  history: Entry[]
  chat: ChatLine[]
  setup: Setup
}
/**
 * A move was played.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Moved".
 */
export interface Moved {
  type: 'moved'
  entry: Entry
}
/**
 * Moves after ``at`` were taken back.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Undone".
 */
export interface Undone {
  type: 'undone'
  at: number
  seat: number
}
/**
 * A request was carried out, and is durable.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Ack".
 */
export interface Ack {
  type: 'ack'
  id: number
  at: number
  entry: Entry | null
}
/**
 * A broken rule in words.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ReasonInfo".
 */
export interface ReasonInfo {
  rule: string
  text: string
}
/**
 * The rules forbid it. Nothing has changed. Also the answer to ``why``; there, no reasons means it is allowed.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: 'refused'
  id: number
  reasons: ReasonInfo[]
}
/**
 * The request itself was wrong. Nothing has changed. Also the body of every HTTP error.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Failure".
 */
export interface Failure {
  type: 'error'
  id: number | null
  code: string
  cause: string
  remedy: string
}
/**
 * How long the longest stretch of a line is before and after a move.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Lengthening".
 */
export interface Lengthening {
  key: string
  name: string
  before: number
  after: number
}
/**
 * The answer to ``preview``, for the previewing seat.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Effect".
 */
export interface Effect {
  type: 'effect'
  id: number
  outlines: Lengthening[]
  points: number[]
  lines: Line[]
  exact: boolean
  again: boolean
  assumes: string
}
/**
 * What speaks for a move.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Motive".
 */
export interface Motive {
  key: string
  text: string
  points: number
}
/**
 * The answer to ``hint``.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Advised".
 */
export interface Advised {
  type: 'advised'
  id: number
  at: number
  move: string
  text: string
  motives: Motive[]
}
/**
 * The answer to ``motives``.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Explained".
 */
export interface Explained {
  type: 'explained'
  id: number
  number: number
  text: string
  motives: Motive[]
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: 'pong'
  id: number
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  type: 'said'
  line: ChatLine
}
/**
 * Who is there.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  type: 'presence'
  connected: boolean[]
  kinds: ('bot' | 'dirk' | 'person')[]
  levels: (string | null)[]
  spectators: number
}
/**
 * The scores after a move.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ScorePoint".
 */
export interface ScorePoint {
  at: number
  turn: number
  scores: number[]
  outlines: number[][]
}
/**
 * A scoring as it was held, or points outside a scoring (``scoring`` 0).
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ScoringHeld".
 */
export interface ScoringHeld {
  at: number
  scoring: number
  lines: Line[]
}
/**
 * A game looked back at: who won, by what, and how it went.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Summary".
 */
export interface Summary {
  setup: Setup
  winners: number[]
  scores: number[]
  race: ScorePoint[]
  outlines: Named[]
  scorings: ScoringHeld[]
  components: Named[]
  by_component: number[][]
  turning_points: Note[]
}
/**
 * A move that lost points.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Slip".
 */
export interface Slip {
  number: number
  seat: number
  played: string
  better: string
  text: string
  motives: Motive[]
  lost: number
}
/**
 * What the moves of a finished game have cost, each judged by what its seat could see then, in points of the lead
 *     over the best rival.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Review".
 */
export interface Review {
  lost: number[]
  luck: number[]
  slips: Slip[]
}
/**
 * A shuffle that can be checked: its label, what was shuffled, and the order it gave.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Shuffle".
 */
export interface Shuffle {
  label: string
  before: string[]
  after: string[]
}
/**
 * Tiles of the supply that are drawn one after the other: what comes to the market of one city from one shuffle.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Stack".
 */
export interface Stack {
  shuffle: string
  order: string[]
  faces: {
    [k: string]: string
  }
}
/**
 * What is needed to check that the deal was fixed before the game.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Verification".
 */
export interface Verification {
  commitment: string
  seed: string
  shuffles: Shuffle[]
  stacks: Stack[]
  verified: boolean
}
/**
 * A rule of the register in own words.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "RuleEntry".
 */
export interface RuleEntry {
  id: string
  chapter: string
  text: string
  kind: string
  source: string
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "RuleBook".
 */
export interface RuleBook {
  chapters: Named[]
  rules: RuleEntry[]
}
