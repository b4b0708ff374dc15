// Generated from the server's records by salient.server.wire.TypeScript. Do not edit.

export interface AddEntropy {
  text: string;
  key: string;
}

export type Answer = { type: string };

export interface Ask {
  question: string;
}

export interface AskLobby {
  tokens: string[];
}

export interface Book {
  game: string;
  entries: Entry[];
}

export type BridgeState = "none" | "intact" | "blown";

export interface Call {
  id: number;
  call: string;
  table?: string | null;
  token?: string | null;
  body?: unknown | null;
}

export type Compass = "north" | "east" | "south" | "west";

export interface Computer {
  id: string;
  title: string;
  summary: string;
  sides: string[];
}

export interface Consent {
  agree: boolean;
  sequence: number;
  key: string;
}

export interface CreateTable {
  game: string;
  scenario: string;
  options?: Record<string, string> | null;
  seats: Record<string, SeatWish>;
  spectators?: boolean | null;
  name?: string | null;
  title?: string | null;
}

export interface Dice {
  commitment: string;
  entropy: Share[];
  seed: string | null;
}

export interface Done {
  sequence: number;
  items: Item[];
  toDecide: string;
  state: State | null;
}

export interface EdgeRoad {
  hex: number;
  edge: Compass;
  toward: string;
}

export interface EntropyAdded {
  type: "EntropyAdded";
  sequence: number;
  at: string;
  side: string;
}

export interface Entry {
  id: string;
  chapter: string;
  kind: RulebookKind;
  text: string;
  ruling: string;
  provenance: Provenance;
}

export type Event = { type: string };

export interface GameInfo {
  id: string;
  title: string;
  summary: string;
  sides: SideInfo[];
  scenarios: Scenario[];
  options: Option[];
  computers: Computer[];
  hasMap: boolean;
}

export interface Games {
  version: string;
  games: GameInfo[];
}

export interface HandOver {
  computer?: string | null;
  key: string;
}

export interface Health {
  status: string;
  database: string;
  tables: number;
  sockets: number;
}

export interface Invitation {
  side: string;
  invitation: string;
}

export interface Invite {
  side: string;
}

export type Item = Played | Undone | Redone | UndoAsked | UndoRefused | Said | Resigned | Seated | EntropyAdded;

export interface Items {
  items: Item[];
  last: number;
}

export interface Join {
  invitation: string;
  name?: string | null;
}

export interface Judge {
  order: string;
}

export interface Judged {
  sequence: number;
  legal: boolean;
  reasons: Reason[];
}

export interface Key {
  menu: string;
  key: string;
  does: string;
  clause: string;
}

export type Kind = "me" | "invited" | "open" | "computer";

export interface Line {
  what: string;
  points: number;
  clause: string;
}

export interface LiveReply {
  id: number;
  status: number;
  body: unknown;
}

export interface Lobby {
  tables: Summary[];
  open: OpenSeat[];
  unknown: string[];
}

export interface Made {
  table: string;
  seats: SeatToken[];
  invitations: Invitation[];
  commitment: string;
}

export interface MapGrid {
  columns: number;
  evenRows: number;
  oddRows: number;
  oddColumnsLower: boolean;
}

export interface MapHex {
  name: string;
  terrain: string;
  place: MapPlace | null;
}

export interface MapPlace {
  name: string;
  settlement: Settlement;
  rank: number;
}

export interface MapSheet {
  id: string;
  title: string;
  up: Compass;
  yards: number;
  grid: MapGrid;
  hexes: MapHex[];
  sides: MapSide[];
  edgeRoads: EdgeRoad[];
  german: Record<string, number[]>;
  sets: Record<string, number[]>;
}

export interface MapSide {
  a: number;
  b: number;
  river: RiverClass | null;
  riverName: string | null;
  road: RoadClass | null;
  bridge: BridgeState | null;
  bridgeName: string | null;
  blocked: string | null;
}

export interface Moment {
  lens: string;
  lenses: string[];
  at: number;
  last: number;
  item: Item | null;
  toDecide: string;
  prompt: Prompt;
  view: View;
  outcome: Outcome | null;
}

export interface News {
  table: string;
  side: string;
  items: Item[];
  state: State | null;
}

export interface OfSubject {
  subject: string;
}

export interface OpenSeat {
  table: string;
  game: string;
  scenario: string;
  title: string;
  side: string;
  invitation: string;
}

export interface Option {
  id: string;
  title: string;
  explanation: string;
  values: Value[];
  defaultValue: string;
  clause: string;
}

export interface Orders {
  sequence: number;
  subject: string;
  orders: string[];
}

export interface Outcome {
  winner: string | null;
  level: string;
  score: number;
  ledger: Line[];
}

export interface Play {
  order: string;
  sequence: number;
  key: string;
  state?: boolean | null;
}

export interface Played {
  type: "Played";
  sequence: number;
  at: string;
  side: string;
  order: string | null;
  events: Told[];
  outcome: Outcome | null;
}

export interface Problem {
  error: string;
  message: string;
  sequence: number | null;
  reasons: Reason[];
  line: number | null;
  column: number | null;
}

export interface Prompt {
  side: string;
  turn: string;
  phase: string;
  question: string;
  interruption: boolean;
  where: string | null;
  keys: Key[];
  clauses: string[];
}

export type Provenance = "printed" | "derived" | "reconstructed";

export interface Purpose {
  text: string;
  clause: string;
}

export interface Reason {
  clause: string;
  why: string;
}

export interface Redone {
  type: "Redone";
  sequence: number;
  at: string;
  side: string;
}

export interface Reply {
  sequence: number;
  lines: string[];
  answer: Answer;
}

export interface Resign {
  key: string;
}

export interface Resigned {
  type: "Resigned";
  sequence: number;
  at: string;
  side: string;
  outcome: Outcome;
}

export type RiverClass = "none" | "minor" | "major" | "lake";

export type RoadClass = "none" | "secondary" | "main";

export interface Roll {
  purpose: Purpose;
  sides: number;
  value: number;
}

export type RulebookKind = "rule" | "option" | "interface" | "information";

export interface Said {
  type: "Said";
  sequence: number;
  at: string;
  side: string;
  name: string;
  text: string;
}

export interface Say {
  text: string;
  key: string;
}

export interface Scenario {
  id: string;
  title: string;
  summary: string;
  turns: number;
}

export interface Seat {
  side: string;
  sitter: Sitter;
  name: string;
  computer: string | null;
}

export interface SeatToken {
  table: string;
  side: string;
  token: string;
}

export interface SeatWish {
  kind: Kind;
  computer?: string | null;
}

export interface Seated {
  type: "Seated";
  sequence: number;
  at: string;
  side: string;
  name: string;
  computer: string | null;
}

export type Settlement = "none" | "village" | "town" | "city";

export interface Share {
  side: string;
  text: string;
}

export interface SideInfo {
  id: string;
  name: string;
}

export type Sitter = "person" | "computer" | "invited" | "open";

export interface State {
  table: string;
  game: string;
  scenario: string;
  options: Record<string, string>;
  title: string;
  side: string;
  status: Status;
  sequence: number;
  since: string;
  toDecide: string;
  prompt: Prompt;
  view: View;
  outcome: Outcome | null;
  seats: Seat[];
  undo: Undo;
  redo: boolean;
  undoAskedBy: string | null;
  dice: Dice;
}

export type Status = "forming" | "running" | "over" | "study";

export interface Subjects {
  sequence: number;
  subjects: string[];
}

export interface Summary {
  table: string;
  game: string;
  scenario: string;
  title: string;
  side: string;
  status: Status;
  sequence: number;
  toDecide: string;
  turn: string;
  phase: string;
  since: string;
  seats: Seat[];
  outcome: Outcome | null;
}

export interface TakeBack {
  sequence: number;
  key: string;
  state?: boolean | null;
}

export interface Told {
  sentence: string;
  clauses: string[];
  rolls: Roll[];
  event: Event;
}

export type Undo = "no" | "free" | "consent";

export interface UndoAsked {
  type: "UndoAsked";
  sequence: number;
  at: string;
  side: string;
}

export interface UndoRefused {
  type: "UndoRefused";
  sequence: number;
  at: string;
  side: string;
}

export interface Undone {
  type: "Undone";
  sequence: number;
  at: string;
  side: string;
  byConsent: boolean;
}

export interface UploadRecord {
  record: string;
  seats?: Record<string, SeatWish> | null;
  name?: string | null;
  title?: string | null;
}

export interface Value {
  id: string;
  title: string;
}

export type View = BreakthroughView;

export interface Watch {
  since: number;
  state?: boolean | null;
}

export interface BreakthroughView {
  type: "BreakthroughView";
  scenario: string;
  viewer: string;
  turn: number;
  date: number;
  lastTurn: number;
  phase: string;
  active: string;
  weather: string;
  frozen: boolean;
  units: UnitView[];
  germanHexes: string[];
  bridges: BridgeView[];
  sides: SideView[];
  due: DueView[];
  townPoints: number;
  heldTowns: string[];
}

export interface UnitView {
  id: string;
  side: string;
  hex: string;
  designation: string;
  division: string;
  corps: string;
  arm: string;
  symbol: string;
  size: string;
  mark: string;
  mobile: boolean;
  stacking: number;
  strength: number;
  approximate: boolean;
  fullStrength: number;
  statistics: Statistics | null;
}

export interface Statistics {
  operationPoints: number;
  efficiency: number;
  fort: number;
  supply: string;
  outOfFuel: boolean;
  mode: string;
  artillery: number;
  advance: boolean;
  plot: number | null;
  moved: boolean;
}

export interface BridgeView {
  site: string;
  near: string;
  intact: boolean;
  germanCrossings: number;
}

export interface SideView {
  side: string;
  unitsOnMap: number;
  unitLimit: number;
  airPoints: number;
  interdiction: number;
  eliminatedStackingPoints: number;
  pools: PoolView[];
  infantryReplacements: number | null;
  armoredReplacements: number | null;
}

export interface PoolView {
  corps: string;
  points: number;
}

export interface DueView {
  id: string;
  side: string;
  turn: number;
  hex: string;
  strength: number;
}
