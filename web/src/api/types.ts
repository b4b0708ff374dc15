// Generated from the server's records by salient.server.wire.TypeScript. Do not edit.

export interface ActionSkipped {
  type: "ActionSkipped";
  unit: string;
}

export interface ActionsRolled {
  type: "ActionsRolled";
  unit: string;
  die: number;
  actions: number;
}

export interface Activated {
  type: "Activated";
  unit: string;
}

export interface ActivationBought {
  type: "ActivationBought";
  side: string;
  battlegroups: number;
}

export interface ActivationRolled {
  type: "ActivationRolled";
  unit: string;
  battlegroup: boolean;
  needed: number;
  die: number;
  activated: boolean;
}

export interface AddEntropy {
  text: string;
  key: string;
}

export interface AddNotices {
  way: NoticeWay;
  address: string;
  minutes?: number | null;
  format?: string | null;
  browserKey?: string | null;
  browserSecret?: string | null;
}

export interface AdvanceSet {
  type: "AdvanceSet";
  side: Army;
  unit: string;
  will: boolean;
}

export interface Advanced {
  type: "Advanced";
  side: Army;
  unit: string;
  from: string;
  to: string;
  costs: Cost[];
  op: number;
  artilleryReturned: number;
}

export interface AerialSupplyLost {
  type: "AerialSupplyLost";
  hex: string;
}

export interface Aim {
  kind: AimKind;
  words: string;
  from: string[];
  to: string;
}

export type AimKind = "goal" | "attack" | "hold" | "fear";

export interface Aimed {
  type: "Aimed";
  stand: string;
  target: string;
}

export interface AirAttackRolled {
  type: "AirAttackRolled";
  stand: string;
  die: number;
  effect: Effect;
}

export type AirEvent = Interdicted | GroundAttacked | SuppliesDropped;

export interface AirPointsDue {
  type: "AirPointsDue";
  side: Army;
  points: number;
  clauses: string[];
}

export type AirborneHappening = DropPlanned | DropHeldBack | DropCalled | Dropped | FlewThroughFire | DriftedAway | Landed | RendezvousChosen | Consolidated | LineCrossed;

export interface AircraftAttacked {
  type: "AircraftAttacked";
  template: string;
  at: Point;
  found: boolean;
}

export interface AircraftCommitted {
  type: "AircraftCommitted";
  target: string;
}

export interface AircraftRolled {
  type: "AircraftRolled";
  side: string;
  needed: number;
  die: number;
  granted: boolean;
}

export interface AmmunitionLow {
  type: "AmmunitionLow";
  stand: string;
}

export interface AmmunitionRestored {
  type: "AmmunitionRestored";
  stand: string;
  markersLeft: number;
}

export interface Amount {
  unit: string;
  least: number;
  most: number;
  usual: number;
}

export type Answer = PlainAnswer | Reach | Supply | SupplyLines | Threats | ThreatTo | Display | Pools | Judgement | Score | Strike | Odds | NoOdds | Reachable | Supplied | SuppliedSide | OddsAre | BattleChoices | GreatBattlesAnswer | TableAnswer;

export interface AnswerSubstitute {
  agree: boolean;
  key: string;
}

export interface AreaView {
  kind: string;
  name: string;
  level: number;
  outline: number[][];
}

export type Army = "american" | "german";

export interface Arranged {
  type: "Arranged";
  unit: string;
}

export interface Arrived {
  type: "Arrived";
  side: Army;
  unit: string;
  hex: string;
  elsewhere: boolean;
}

export type ArtilleryHappening = MissionPlanned | SmokeChosen | Called | ArtilleryHappeningCanceled | KeptFiring | Removed | LostWithItsGun | Failed | Fired | DiskRolled | Barraged | AircraftRolled | AircraftAttacked | AirAttackRolled;

export interface ArtilleryHappeningCanceled {
  type: "Canceled";
  template: string;
}

export interface ArtilleryRecovered {
  type: "ArtilleryRecovered";
}

export interface ArtilleryTransferred {
  type: "ArtilleryTransferred";
  side: Army;
  unit: string;
  points: number;
  corps: string;
  left: number;
}

export interface Ask {
  question?: string | null;
  parts?: Parts | null;
}

export interface AskSubstitute {
  key: string;
}

export interface Attached {
  type: "Attached";
  stand: string;
  unit: string;
}

export interface AttackAnnounced {
  type: "AttackAnnounced";
  attacker: string;
  target: string;
  units: string[];
  defenders: string[];
}

export interface Attacker {
  unit: string;
  at: string;
  from: string;
  left: number;
  sure: boolean;
  how: string;
  strength: number;
  atMost: number;
}

export type Award = "steps" | "artillery" | "west-bank" | "british-crossing" | "price-11" | "price-10ss" | "contact-5a" | "group-5a" | "cities" | "handicap";

export interface BarragePreview {
  type: "BarragePreview";
  x: number;
  y: number;
  radius: number;
  stands: Under[];
  ground: Remark[];
  spotter: string | null;
  delays: number[];
  reasons: Reason[];
}

export interface Barraged {
  type: "Barraged";
  stand: string;
  effect: Effect;
}

export interface Barred {
  units: string[];
  reasons: Reason[];
}

export interface BaseplateTried {
  type: "BaseplateTried";
  roll: Roll;
  launched: boolean;
  aircraft: number;
}

export interface BattleChoices {
  type: "BattleChoices";
  now: Forecast | null;
  support: SupportChoice[];
  losses: LossChoice[];
  together: string[];
  barred: Barred[];
}

export interface BattleFought {
  type: "BattleFought";
  target: string;
  strengths: CombatEventStrength[];
  halved: number;
  bombardments: Bombardment[];
  attack: number;
  defense: number;
  baseOdds: string;
  shifts: CombatEventModifier[];
  finalOdds: string;
  die: Roll | null;
  attackerLosses: number;
  defenderLosses: number;
}

export interface BattleView {
  target: string;
  attackers: string[];
  attackGuns: string[];
  defenseGuns: string[];
  aircraft: boolean;
  attackerLosses: number;
  defenderLosses: number;
}

export interface BeachheadWon {
  type: "BeachheadWon";
  objective: string;
}

export interface Bombardment {
  side: string;
  unit: string;
  roll: Roll;
}

export interface BombardmentDeclared {
  type: "BombardmentDeclared";
  side: string;
  unit: string;
  attack: boolean;
}

export interface Book {
  game: string;
  entries: Entry[];
}

export interface Branch {
  at: number;
  perspective?: string | null;
  drawnFor?: string | null;
  seats: Record<string, SeatRequest>;
  undo?: UndoLaw | null;
  name?: string | null;
  title?: string | null;
  key?: string | null;
}

export interface Branched {
  type: "Branched";
  sequence: number;
  at: string;
  side: string;
  title: string;
  turn: string;
  drawnFor: string | null;
}

export interface BreakthroughAnswerReachable {
  hex: string;
  cost: number;
  left: number;
  directions: number[];
}

export type BreakthroughEvent = TurnEvent | AirEvent | SupplyEvent | OrganizationEvent | OperationEvent | CombatEvent;

export interface BreakthroughView {
  type: "BreakthroughView";
  scenario: string;
  viewer: string;
  turn: number;
  date: number;
  firstTurn: number;
  lastTurn: number;
  phase: string;
  active: string;
  weather: string;
  frozen: boolean;
  mayMove: boolean;
  figures: Figures;
  units: UnitView[];
  germanHexes: string[];
  bridges: BridgeView[];
  sides: SideView[];
  due: DueView[];
  townPoints: number;
  towns: TownView[];
}

export interface Bridge {
  hexside: string;
  state: string;
}

export interface BridgeBuilt {
  type: "BridgeBuilt";
  side: Army;
  unit: string;
  bridge: string;
}

export interface BridgeRepaired {
  type: "BridgeRepaired";
  bridge: string;
}

export type BridgeState = "none" | "intact" | "blown";

export interface BridgeTried {
  type: "BridgeTried";
  side: Army;
  unit: string;
  bridge: string;
  blown: boolean;
  rolls: Roll[];
}

export interface BridgeView {
  site: string;
  near: string;
  intact: boolean;
  germanCrossings: number;
}

export interface BritishReleased {
  type: "BritishReleased";
  released: string;
}

export interface BrokeDown {
  type: "BrokeDown";
  side: Army;
  division: string;
  into: string[];
  lost: string[];
  hex: string;
}

export interface BroughtToTop {
  type: "BroughtToTop";
  owner: string;
  unit: string;
  hex: string;
  inSetUp: boolean;
}

export interface BuiltUp {
  type: "BuiltUp";
  side: Army;
  division: string;
  from: string[];
  hex: string;
}

export interface Call {
  id: number;
  call: string;
  table?: string | null;
  token?: string | null;
  body?: unknown | null;
}

export interface Called {
  type: "Called";
  template: string;
  mark: string;
  delay: number;
}

export interface Canceled {
  type: "Canceled";
  unit: string;
}

export interface CannotAdvance {
  type: "CannotAdvance";
  side: Army;
  unit: string;
  hex: string;
  forbidding: string[];
}

export interface CannotRetreat {
  type: "CannotRetreat";
  unit: string;
}

export interface CasualtyTaken {
  type: "CasualtyTaken";
  stand: string;
  hit: string;
}

export type Cause = "fire" | "deployment" | "no-retreat" | "left-behind" | "isolation";

export interface CavalryReformed {
  type: "CavalryReformed";
  hex: string;
}

export interface Chance {
  loss: number;
  chance: number;
}

export interface Change {
  clause: string;
  amount: number;
  why: string;
}

export interface Changed {
  unit: string;
  state: SupplyState;
  fuel: boolean;
}

export interface ChangedNews {
  news: News;
  change: PositionChange;
}

export type ChannelState = "unconfirmed" | "on" | "stopped";

export interface ChatRequest {
  text: string;
  key: string;
}

export interface City {
  hex: string;
  scores: string;
  points: number;
  holder: string;
}

export interface Claim {
  computer?: string | null;
  key: string;
}

export interface Claimed {
  type: "Claimed";
  sequence: number;
  at: string;
  side: string;
  late: string;
  ranOutAt: string;
  computer: string | null;
  outcome: Outcome | null;
}

export interface ClimbedOn {
  type: "ClimbedOn";
  stand: string;
  tank: string;
}

export interface Clock {
  move: number | null;
  game: number | null;
  daysOff: number;
  since: string;
  deadline: string;
  sides: SideClock[];
}

export interface ClockRequest {
  move?: number | null;
  game?: number | null;
  daysOff?: number | null;
}

export interface ClockTold {
  type: "ClockTold";
  sequence: number;
  at: string;
  side: string;
  deadline: string;
  ranOut: boolean;
}

export interface CloseCombatFought {
  type: "CloseCombatFought";
  attacker: string;
  defender: string;
  attack: number;
  attackModifiers: HappeningModifier[];
  defense: number;
  defenseModifiers: HappeningModifier[];
  winner: string | null;
}

export interface Column {
  odds: string;
  weight: number;
}

export type CombatEvent = Fought | NothingToAttack | SurrenderTested | Eliminated | Held | StoodInstead | Retreated | Advanced | CannotAdvance;

export interface CombatEventAdvanced {
  type: "Advanced";
  side: string;
  units: string[];
  hex: string;
}

export interface CombatEventForce {
  side: Army;
  units: Fighter[];
  loss: number;
  total: Total | null;
}

export interface CombatEventModifier {
  clause: string;
  columns: number;
  shift: OddsShift;
}

export interface CombatEventStrength {
  unit: string;
  factor: number;
  divisor: number;
  clauses: string[];
}

export type CombatHappening = Aimed | ShotWasted | Shot | AmmunitionLow | AmmunitionRestored | CasualtyTaken | Suppressed | StandLost | WipedOut | PostOverrun | GunsOverrun | CloseCombatFought | CombatHappeningRetreated | CannotRetreat | CombatHappeningAdvanced | RallyRolled | DefeatRolled | MoraleTested;

export interface CombatHappeningAdvanced {
  type: "Advanced";
  unit: string;
  distance: number;
}

export interface CombatHappeningRetreated {
  type: "Retreated";
  unit: string;
}

export interface CombatPreview {
  type: "CombatPreview";
  attacker: string;
  defender: string;
  attack: Change[];
  defense: Change[];
  wins: number;
  draws: number;
  loses: number;
  reasons: Reason[];
}

export interface CommandLost {
  type: "CommandLost";
  unit: string;
  points: number;
}

export type Compass = "north" | "east" | "south" | "west";

export interface Computer {
  id: string;
  title: string;
  summary: string;
  sides: string[];
}

export interface ComputerPlays {
  type: "ComputerPlays";
  sequence: number;
  at: string;
  side: string;
  computer: string | null;
}

export interface Conceded {
  type: "Conceded";
  side: string;
}

export interface ConditionKind {
  id: string;
  title: string;
  about: string;
  not: string;
}

export interface Consent {
  agree: boolean;
  sequence: number;
  key: string;
  state?: boolean | null;
  subject?: string | null;
}

export interface Consolidated {
  type: "Consolidated";
  unit: string;
}

export interface Control {
  hex: string;
  side: string;
}

export interface Cost {
  clause: string;
  points: number;
  row: OperationCost;
}

export interface CreatePerson {
  device: string;
}

export interface CreateTable {
  game: string;
  scenario: string;
  options?: Record<string, string> | null;
  seats: Record<string, SeatRequest>;
  spectators?: boolean | null;
  listed?: boolean | null;
  undo?: UndoLaw | null;
  ownDice?: boolean | null;
  clock?: ClockRequest | null;
  name?: string | null;
  title?: string | null;
  key?: string | null;
}

export interface Dawn {
  type: "Dawn";
  day: number;
}

export interface DayEndRolled {
  type: "DayEndRolled";
  needed: number;
  die: number;
  ends: boolean;
}

export interface Deactivated {
  type: "Deactivated";
  unit: string;
}

export interface DefeatRolled {
  type: "DefeatRolled";
  stand: string;
  needed: number;
  die: number;
  effect: Effect;
}

export interface Delayed {
  type: "Delayed";
  side: Army;
  unit: string;
  clause: string;
}

export interface Demolition {
  type: "Demolition";
  bridge: string;
  roll: Roll | null;
  blowsOn: number;
  blown: boolean;
  engineer: boolean;
}

export interface Deployed {
  type: "Deployed";
  unit: string;
  entry: UnitHappeningEntry;
  at: Point;
}

export interface DeployedUnderFire {
  type: "DeployedUnderFire";
  unit: string;
  stand: string;
  range: number;
}

export interface Depot {
  hex: string;
  face: string;
}

export interface DepotFound {
  type: "DepotFound";
  hex: string;
  real: boolean;
}

export interface DepotPlaced {
  type: "DepotPlaced";
  owner: string;
  marker: number;
  real: boolean;
  hex: string;
}

export interface DepotsRemoved {
  type: "DepotsRemoved";
}

export interface Detached {
  type: "Detached";
  stand: string;
}

export interface Details {
  strength: number;
  modifiers: Factor[];
  limited: boolean;
  value: string;
  efficiency: number;
  artilleryLost: number;
  op: number;
}

export interface Dice {
  commitment: string;
  entropy: Share[];
  seed: string | null;
  own: boolean;
}

export type Difference = Whole | Members | Pieces;

export interface DiskRolled {
  type: "DiskRolled";
  template: string;
  disk: boolean;
}

export interface Dismounted {
  type: "Dismounted";
  unit: string;
}

export interface Display {
  type: "Display";
  lines: string[];
}

export interface DivisionView {
  name: string;
  title: string;
  side: string;
  activationPoints: number;
}

export interface Done {
  sequence: number;
  items: Item[];
  toDecide: string;
  state: State | null;
  subjects: Subjects | null;
  orders: Orders | null;
}

export interface DriftedAway {
  type: "DriftedAway";
  stand: string;
}

export interface Drop {
  hex: string;
  load: number;
}

export interface DropCalled {
  type: "DropCalled";
  unit: string;
  at: Point;
  turns: number;
}

export interface DropHeldBack {
  type: "DropHeldBack";
  unit: string;
}

export interface DropPlanned {
  type: "DropPlanned";
  unit: string;
  at: Point;
  turn: number;
}

export interface DropPreview {
  type: "DropPreview";
  unit: string;
  x: number;
  y: number;
  fire: string;
  light: string;
  destroyedInTheAir: number;
  suppressedInTheAir: number;
  lost: number;
  destroyedOnLanding: number;
  unhurt: number;
  spots: Spot[];
  reasons: Reason[];
}

export interface DropView {
  unit: string;
  withheld: boolean;
  x: number;
  y: number;
  height: string;
  day: number;
  turn: number;
}

export interface Dropped {
  type: "Dropped";
  unit: string;
  aim: Point;
}

export interface DroppedOrder {
  planned: PlannedOrder;
  why: string;
  reasons: Reason[];
}

export interface DueView {
  id: string;
  name: string;
  side: string;
  turn: number;
  hex: string;
  strength: number;
}

export interface DugIn {
  type: "DugIn";
  stand: string;
  actions: number;
  needed: number;
  entrenched: boolean;
}

export interface EdgeRoad {
  hex: number;
  edge: Compass;
  toward: string;
}

export type Effect = "none" | "suppressed" | "destroyed";

export interface Eliminated {
  type: "Eliminated";
  side: Army;
  unit: string;
  stackingPoints: number;
  victoryPoints: number;
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

export type Event = PlainEvent | BreakthroughEvent | WaveEvent | GreatBattlesEvent;

export interface Exited {
  type: "Exited";
  side: Army;
  unit: string;
  hex: string;
  strength: number | null;
}

export interface Factor {
  clause: string;
  row: string;
  level: number;
  percent: number;
}

export interface Failed {
  type: "Failed";
  template: string;
  aircraft: boolean;
}

export interface Fate {
  unit: string;
  surrenders: number;
  eliminated: number;
  retreats: number;
  standsAtACost: number;
  holds: number;
}

export interface FeedRequest {
  since?: number | null;
  perspective?: string | null;
  lens?: string | null;
}

export interface FellOutOfTravelMode {
  type: "FellOutOfTravelMode";
  side: Army;
  unit: string;
}

export interface Fighter {
  unit: string;
  loss: number;
  eliminated: boolean;
  details: Details | null;
}

export interface Figure {
  kind: StandingKind;
  side: string;
  name: string;
  value: number;
}

export interface FigureChange {
  name: string;
  by: number;
}

export interface Figures {
  firstDate: number;
  freezeTurn: number;
  stackingLimit: number;
  attackCost: number;
  fortMost: number;
  efficiencyMost: number;
}

export interface FirePreview {
  type: "FirePreview";
  from: string;
  to: string;
  manner: string;
  range: number;
  base: number;
  toHit: Change[];
  hit: number;
  destroyBase: number | null;
  toDestroy: Change[];
  hits: number;
  destroys: number;
  suppresses: number;
  reasons: Reason[];
}

export interface Fired {
  type: "Fired";
  template: string;
  at: Point;
}

export interface FlewThroughFire {
  type: "FlewThroughFire";
  stand: string;
  fire: string;
  die: number;
  effect: Effect;
}

export interface FogRolled {
  type: "FogRolled";
  lifts: boolean;
}

export interface Force {
  side: string;
  units: Strength[];
  artillery: number;
  artilleryModifiers: Modifier[];
  effectiveArtillery: string;
  total: string;
}

export interface Forecast {
  least: string;
  most: string;
  cleared: number;
}

export interface ForgetDevice {
  device: string;
}

export type Formation = "march" | "assault" | "defensive" | "road";

export interface Formed {
  type: "Formed";
  unit: string;
  formation: Formation;
  byNight: boolean;
}

export interface Fortified {
  type: "Fortified";
  side: Army;
  unit: string;
  level: number;
  op: number;
}

export interface Fought {
  type: "Fought";
  hex: string;
  approximateStrength: number;
  attackers: CombatEventForce;
  defenders: CombatEventForce;
  odds: string;
  attackerRoll: Roll | null;
  defenderRoll: Roll | null;
}

export interface GameEnded {
  type: "GameEnded";
  score: number;
  level: string;
}

export interface GameInfo {
  id: string;
  title: string;
  summary: string;
  sides: SideInfo[];
  scenarios: Scenario[];
  options: Option[];
  profiles: Profile[];
  computers: Computer[];
  hasMap: boolean;
}

export interface GameOver {
  type: "GameOver";
  winner: string;
  marginal: boolean;
}

export interface GameRequest {
  game: string;
}

export interface Games {
  version: string;
  games: GameInfo[];
}

export interface Goal {
  hex: string;
  cost: number;
  path: string[];
  column: boolean;
}

export interface GoalView {
  side: string;
  text: string;
  place: string;
  met: boolean;
}

export interface GotOff {
  type: "GotOff";
  stand: string;
  tank: string;
}

export type Grant = "first" | "second" | "on-arrival";

export interface GreatBattlesAnswer {
  type: "GreatBattlesAnswer";
  about: string;
  lines: string[];
  numbers: number[];
}

export interface GreatBattlesEvent {
  type: "GreatBattlesEvent";
  kind: GreatBattlesEventKind;
  about: string[];
  what: Happening;
  clauses: string[];
  rolls: Roll[];
  reveals: boolean;
  only: string | null;
}

export type GreatBattlesEventKind = "phase" | "set-up" | "plan" | "weather" | "deployment" | "landing" | "objective" | "air" | "activation" | "template" | "barrage" | "actions" | "move" | "formation" | "revealed" | "shot" | "casualty" | "rally" | "limber" | "works" | "close-combat" | "retreat" | "advance" | "morale" | "night" | "replacement" | "end";

export interface GreatBattlesView {
  type: "GreatBattlesView";
  scenario: string;
  day: number;
  days: number;
  turn: number;
  turnsPerDay: number;
  phase: string;
  player: string;
  toDecide: string;
  weather: string;
  sight: number;
  round: number;
  parties: PartyView[];
  activationPrices: number[];
  units: GreatBattlesViewUnitView[];
  stands: StandView[];
  templates: TemplateView[];
  divisions: DivisionView[];
  objectives: ObjectiveView[];
  goals: GoalView[];
  drops: DropView[];
  markers: MarkerView[];
  ridges: RidgeView[];
  table: TableView;
}

export interface GreatBattlesViewUnitView {
  name: string;
  title: string;
  side: string;
  where: string;
  hidden: boolean;
  status: string;
  formation: string;
  quality: string;
  actions: number;
  hits: number;
  lockedWith: string;
  division: string;
  scattered: boolean;
  rendezvous: string;
  comes: string;
  day: number;
  turn: number;
  mayCome: boolean;
}

export type GreatbattlesWeather = "clear" | "overcast" | "drizzle" | "rain" | "fog";

export interface Ground {
  type: "Ground";
  unit: string;
  areas: number[][][];
  circles: number[][];
  road: boolean;
  facing: number;
}

export interface GroundAttacked {
  type: "GroundAttacked";
  by: Army;
  hex: string;
  units: Struck[];
  rolls: Roll[];
}

export type GroundEvent = TownTaken | Demolition | RepairBegun | BridgeRepaired | DepotFound | RoadsInterdicted | SupplyDropped | AerialSupplyLost;

export interface GroundFroze {
  type: "GroundFroze";
}

export interface GroupsActivated {
  type: "GroupsActivated";
  battlegroups: string[];
}

export interface GunsOverrun {
  type: "GunsOverrun";
  attacker: string;
  defender: string;
}

export interface HandOver {
  computer?: string | null;
  key: string;
}

export type Happening = TurnHappening | ArtilleryHappening | UnitHappening | AirborneHappening | CombatHappening;

export interface HappeningModifier {
  clause: string;
  amount: number;
  name: string;
}

export interface HasFieldWorks {
  type: "HasFieldWorks";
  stand: string;
}

export interface Health {
  status: string;
}

export interface Held {
  type: "Held";
  side: Army;
  unit: string;
  hex: string;
  test: Test | null;
}

export interface HistoricalSetUp {
  type: "HistoricalSetUp";
  owner: string;
}

export interface Hurried {
  type: "Hurried";
  sequence: number;
  at: string;
  side: string;
}

export interface Hurry {
  key: string;
}

export interface HurryRolled {
  type: "HurryRolled";
  unit: string;
  die: number;
  suppressed: string | null;
}

export interface Intended {
  type: "Intended";
  sequence: number;
  at: string;
  side: string;
  words: string;
}

export interface IntendedPhase {
  entry: number;
  side: string;
  turn: string;
  phase: string;
  words: string;
  aims: Aim[];
}

export interface Intentions {
  phases: IntendedPhase[];
}

export interface Interdicted {
  type: "Interdicted";
  by: Army;
  points: number;
}

export interface Invitation {
  side: string;
  invitation: string;
}

export interface InvitationDetails {
  game: string;
  scenario: string;
  title: string;
  side: string;
  host: string;
}

export interface InvitationRequest {
  invitation: string;
}

export interface Invite {
  side: string;
}

export interface Isolated {
  type: "Isolated";
  unit: string;
}

export type Item = Played | Undone | Redone | ReactionsSet | PlanSet | PlanDropped | ClockTold | Claimed | SubstituteAsked | SubstituteAgreed | SubstituteRefused | SubstituteInvited | Intended | Hurried | UndoAsked | UndoRefused | Said | Resigned | Seated | ComputerPlays | TookDaysOff | EntropyAdded | Branched | Saved;

export interface Items {
  items: Item[];
  last: number;
}

export interface Join {
  invitation: string;
  name?: string | null;
  key?: string | null;
}

export interface Joined {
  type: "Joined";
  stand: string;
  unit: string;
  fromReserve: boolean;
}

export interface Judge {
  order?: string | null;
  parts?: Parts | null;
}

export interface Judged {
  sequence: number;
  order: string;
  legal: boolean;
  reasons: Reason[];
}

export interface Judgement {
  type: "Judgement";
  legal: boolean;
  reasons: Reason[];
}

export interface KeptFiring {
  type: "KeptFiring";
  template: string;
}

export interface Key {
  menu: string;
  key: string;
  does: string;
  clause: string;
}

export interface KeyMoment {
  entry: number;
  turn: string;
  share: number;
  sentences: string[];
  changes: FigureChange[];
}

export type Kind = "me" | "invited" | "open" | "computer";

export interface Ladder {
  games: LadderGame[];
  standings: LadderStanding[];
}

export interface LadderGame {
  game: string;
  games: number;
}

export interface LadderName {
  name?: string | null;
}

export interface LadderRequest {
  game?: string | null;
}

export interface LadderStanding {
  name: string;
  computer: boolean;
  games: number;
  won: number;
  drawn: number;
  lost: number;
  elo: number;
  low: number;
  high: number;
}

export interface Landed {
  type: "Landed";
  stand: string;
  at: Point;
  rough: boolean;
  nearEnemy: boolean;
  die: number;
  effect: Effect;
}

export interface Layout {
  type: "Layout";
  unit: string;
  formation: string;
  stands: Placed[];
  remarks: Remark[];
  reasons: Reason[];
}

export interface LeftBattalion {
  type: "LeftBattalion";
  stand: string;
}

export interface LeftPeiper {
  type: "LeftPeiper";
  owner: string;
  units: string[];
  shown: string[];
}

export interface LeftTheMap {
  type: "LeftTheMap";
  units: string[];
  hex: string;
}

export interface Limbered {
  type: "Limbered";
  stand: string;
}

export interface Limits {
  stacking: number;
  stackingIndependents: number;
  germanRepairs: number;
  aerialSteps: number;
  artilleryDefense: number;
}

export interface Line {
  what: string;
  points: number;
  clause: string;
}

export interface LineCrossed {
  type: "LineCrossed";
  stand: string;
  enemy: string;
  needed: number;
  die: number;
  through: boolean;
}

export interface LiveReply {
  id: number;
  status: number;
  body: unknown;
  change: PositionChange | null;
}

export interface Lobby {
  tables: Summary[];
  open: OpenSeat[];
  unknown: string[];
  unreadable: Unreadable[];
}

export interface LobbyRequest {
  tokens: string[];
}

export interface LossChoice {
  unit: string;
  before: string;
  after: string | null;
}

export interface LostWithItsGun {
  type: "LostWithItsGun";
  template: string;
}

export interface Luck {
  unit: string;
  battles: number;
  sides: SideLuck[];
}

export interface LuckyRoll {
  entry: number;
  turn: string;
  sentence: string;
  odds: string;
  luck: number;
}

export interface MakeKey {
  page: string;
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

export interface MarkerView {
  on: string;
  kind: string;
  count: number;
  about: string;
}

export interface Members {
  type: "Members";
  members: Record<string, Difference>;
}

export interface MeuseCrossed {
  type: "MeuseCrossed";
  units: number;
}

export type Mission = "on-call" | "pre-planned" | "registered";

export interface MissionPlanned {
  type: "MissionPlanned";
  template: string;
  mission: Mission;
  at: Point | null;
  turn: number;
  mark: string;
}

export type Mode = "normal" | "travel";

export interface ModeChanged {
  type: "ModeChanged";
  side: Army;
  unit: string;
  mode: Mode;
  op: number;
}

export interface Modifier {
  clause: string;
  what: string;
  percent: number;
}

export interface Moment {
  perspective: string;
  perspectives: string[];
  at: number;
  last: number;
  item: Item | null;
  toDecide: string;
  prompt: Prompt;
  view: View;
  outcome: Outcome | null;
}

export interface MoraleTested {
  type: "MoraleTested";
  unit: string;
  hits: number;
  needed: number | null;
  die: number | null;
  passed: boolean;
}

export interface MovePreview {
  type: "MovePreview";
  unit: string;
  walks: Walk[];
  longest: number;
  affordable: number;
  used: number;
  left: number;
  watchers: Watcher[];
  assaults: CombatPreview[];
  remarks: Remark[];
  reasons: Reason[];
}

export interface Moved {
  type: "Moved";
  owner: string;
  units: string[];
  from: string | null;
  path: string[];
  column: boolean;
  open: boolean;
  reveals: boolean;
}

export interface NewPasskey {
  clientData: string;
  attestation: string;
}

export interface News {
  table: string;
  side: string;
  items: Item[];
  state: State | null;
  subjects: Subjects | null;
  orders: Orders | null;
}

export interface NightFell {
  type: "NightFell";
  day: number;
}

export interface NoOdds {
  type: "NoOdds";
  reasons: Reason[];
}

export interface NoRoomToForm {
  type: "NoRoomToForm";
  unit: string;
}

export interface NothingToAttack {
  type: "NothingToAttack";
  side: Army;
  hex: string;
}

export interface NoticeAdded {
  channel: NoticeChannel;
  secret: string | null;
}

export interface NoticeChannel {
  id: string;
  way: NoticeWay;
  address: string;
  minutes: number;
  state: ChannelState;
  trouble: string;
}

export interface NoticeId {
  id: string;
}

export interface NoticeLink {
  link: string;
}

export interface NoticeOffer {
  mail: boolean;
  pushKey: string;
}

export interface NoticeStopped {
  way: NoticeWay;
  address: string;
}

export type NoticeWay = "webhook" | "mail" | "push";

export interface ObjectiveTaken {
  type: "ObjectiveTaken";
  side: string;
  objective: string;
}

export interface ObjectiveView {
  kind: string;
  name: string;
  holder: string;
  x: number;
  y: number;
  radius: number;
  outline: number[][];
}

export interface Odds {
  type: "Odds";
  hex: string;
  place: string;
  terrain: string;
  attackers: Force;
  defenders: Force;
  odds: string;
  range: Range | null;
  assumptions: string[];
  attackerLoss: Chance[];
  defenderLoss: Chance[];
  fates: Fate[];
  cleared: number;
}

export interface OddsAre {
  type: "OddsAre";
  target: string;
  hex: string;
  attack: number;
  defense: number;
  shares: WaveAnswerShare[];
  halved: number;
  defenders: string[];
  unknown: number;
  attackDice: number;
  defenseDice: number;
  shifts: Shift[];
  base: string;
  finalOdds: string;
  total: number;
  columns: Column[];
  results: WaveAnswerChance[];
  cleared: number;
}

export type OddsShift = "fighting-first" | "concentric-assault" | "aircraft" | "clear" | "forest" | "ridge" | "marsh" | "town" | "city" | "west-wall";

export interface OpenSeat {
  table: string;
  game: string;
  scenario: string;
  title: string;
  side: string;
  invitation: string;
}

export interface Opening {
  state: State;
  subjects: Subjects;
  orders: Orders;
}

export interface OpeningRequest {
  subject: string;
}

export type OperationCost = "clear" | "clear-frozen" | "rough" | "rough-frozen" | "town" | "town-frozen" | "forest" | "forest-frozen" | "road" | "road-into-town" | "bridge-per-earlier-german" | "river" | "river-with-engineer" | "river-panzergrenadier" | "river-panzergrenadier-with-engineer" | "enemy-owned" | "enter-zoc" | "leave-zoc" | "leave-zoc-travel" | "join-in-travel" | "mode-german" | "mode-american" | "mode-american-leave" | "blow-bridge" | "defend" | "attack" | "fortify" | "fortify-engineer" | "fortify-zoc" | "fortify-zoc-engineer";

export type OperationEvent = OperationEventMoved | ModeChanged | Fortified | Plotted | AdvanceSet | Exited;

export interface OperationEventMoved {
  type: "Moved";
  side: Army;
  unit: string;
  from: string;
  to: string;
  costs: Cost[];
  op: number;
  clauses: string[];
}

export interface OperationPointsGranted {
  type: "OperationPointsGranted";
  side: Army;
  grant: Grant;
  interdicted: string[];
  rolls: Roll[];
}

export interface Option {
  id: string;
  title: string;
  explanation: string;
  values: Value[];
  defaultValue: string;
  clause: string;
}

export interface OrderChosen {
  type: "OrderChosen";
  side: string;
  fightFirst: boolean;
  clause: string;
}

export interface OrderDescription {
  text: string;
  verb: string;
  units: string[];
  places: string[];
  words: string[];
  label: string;
  clauses: string[];
}

export interface Orders {
  sequence: number;
  subject: string;
  orders: OrderDescription[];
}

export interface OrdersArrived {
  type: "OrdersArrived";
  unit: string;
}

export interface OrdersDelayed {
  type: "OrdersDelayed";
  unit: string;
  turns: number;
}

export type OrganizationEvent = ArtilleryTransferred | Replaced | BuiltUp | BrokeDown | BridgeTried | BridgeBuilt;

export interface Origin {
  table: string | null;
  title: string;
  turn: string;
  at: number;
  perspective: string;
  drawnFor: string | null;
  deleted: boolean;
}

export interface Outcome {
  winner: string | null;
  level: string;
  score: number;
  ledger: Line[];
}

export interface Parts {
  verb: string;
  units?: string[] | null;
  places?: string[] | null;
  words?: string[] | null;
}

export interface PartyView {
  side: string;
  nation: string;
  title: string;
  activationPoints: number;
  rounds: number;
}

export interface Passed {
  type: "Passed";
  side: string;
}

export interface Passkey {
  id: string;
  site: string;
  madeAt: string;
  usedAt: string | null;
}

export interface PasskeyId {
  id: string;
}

export interface PasskeyPage {
  page: string;
}

export interface PasskeyToMake {
  challenge: string;
  site: string;
  user: string;
  algorithms: number[];
  known: string[];
}

export interface PasskeyToUse {
  challenge: string;
  site: string;
}

export interface PeiperEnded {
  type: "PeiperEnded";
  destroyed: boolean;
}

export interface PeiperFormed {
  type: "PeiperFormed";
  owner: string;
  units: string[];
}

export interface PeiperTested {
  type: "PeiperTested";
  roll: Roll;
  dissolved: boolean;
}

export interface PersonState {
  devices: number;
  seats: number;
  openKeys: number;
  passkeys: Passkey[];
  ladderName: string | null;
  notices: NoticeChannel[];
  offer: NoticeOffer;
}

export interface PersonalKey {
  key: string;
  link: string;
  qr: string;
}

export type Phase = "start" | "air" | "supply" | "reinforcement" | "organization" | "american-operation-1" | "american-combat-1" | "german-operation-1" | "german-combat-1" | "american-operation-2" | "american-combat-2" | "german-operation-2" | "german-combat-2" | "over";

export interface PhaseBegan {
  type: "PhaseBegan";
  phase: Phase;
  side: Army;
}

export interface PhaseEnded {
  type: "PhaseEnded";
  phase: Phase;
}

export interface PhaseSkipped {
  type: "PhaseSkipped";
  phase: Phase;
  side: Army;
  clause: string;
}

export interface Piece {
  from: number;
  count: number;
  fresh: unknown[];
}

export interface Pieces {
  type: "Pieces";
  pieces: Piece[];
}

export interface Placed {
  stand: string;
  x: number;
  y: number;
  facing: number;
  corners: number[][];
}

export type PlainAnswer = PlainAnswerReach | PlainAnswerOdds;

export interface PlainAnswerChance {
  result: string;
  text: string;
  attackerSteps: number;
  defenderSteps: number;
  attackerRetreats: boolean;
  defenderRetreats: boolean;
  faces: number;
}

export interface PlainAnswerOdds {
  type: "Odds";
  hex: string;
  attackers: string[];
  defenders: string[];
  attack: number;
  defense: number;
  column: string;
  shifts: PlainAnswerShift[];
  finalColumn: string;
  faces: number;
  results: PlainAnswerChance[];
  reasons: Reason[];
}

export interface PlainAnswerReach {
  type: "Reach";
  unit: string;
  allowance: number;
  hexes: PlainAnswerReachHex[];
}

export interface PlainAnswerReachHex {
  hex: string;
  cost: number;
  left: number;
  path: string[];
}

export interface PlainAnswerShift {
  text: string;
  columns: number;
  clause: string;
}

export type PlainEvent = PlainEventPhaseBegan | PlainEventArrived | PlainEventMoved | PlainEventFought | PlainEventReduced | PlainEventEliminated | PlainEventTownTaken;

export interface PlainEventArrived {
  type: "Arrived";
  unit: string;
  hex: string;
  clauses: string[];
}

export interface PlainEventEliminated {
  type: "Eliminated";
  unit: string;
  clauses: string[];
}

export interface PlainEventFought {
  type: "Fought";
  hex: string;
  attackers: string[];
  defenders: string[];
  column: string;
  result: string;
  text: string;
  rolls: Roll[];
  clauses: string[];
}

export type PlainEventHow = "move" | "retreat" | "advance";

export interface PlainEventMoved {
  type: "Moved";
  unit: string;
  how: PlainEventHow;
  path: string[];
  clauses: string[];
}

export interface PlainEventPhaseBegan {
  type: "PhaseBegan";
  turn: number;
  date: string;
  side: string;
  phase: string;
  clauses: string[];
}

export interface PlainEventReduced {
  type: "Reduced";
  unit: string;
  clauses: string[];
}

export interface PlainEventTownTaken {
  type: "TownTaken";
  hex: string;
  side: string;
  clauses: string[];
}

export interface PlainView {
  type: "PlainView";
  viewer: string;
  turn: number;
  turnLabels: string[];
  side: string;
  phase: string;
  units: PlainViewUnitView[];
  towns: PlainViewTownView[];
  score: number;
  scoreToWin: number;
  scoreClause: string;
}

export interface PlainViewTownView {
  hex: string;
  name: string;
  side: string;
  points: number;
}

export interface PlainViewUnitView {
  id: string;
  name: string;
  formation: string;
  side: string;
  symbol: string;
  size: string;
  where: string;
  hex: string;
  attack: number;
  defense: number;
  movement: number;
  reduced: boolean;
  turn: number;
  marks: string[];
}

export interface Plan {
  kinds: ConditionKind[];
  orders: PlannedOrder[];
  begun: boolean;
  dropped: DroppedOrder[];
}

export interface PlanCondition {
  kind: string;
  about: string;
  not: boolean;
}

export interface PlanConditionRequest {
  kind: string;
  about?: string | null;
  not?: boolean | null;
}

export interface PlanDropped {
  type: "PlanDropped";
  sequence: number;
  at: string;
  side: string;
  order: string;
  why: string;
  reasons: Reason[];
}

export interface PlanSet {
  type: "PlanSet";
  sequence: number;
  at: string;
  side: string;
  orders: number;
}

export interface PlannedOrder {
  order: string;
  conditions: PlanCondition[];
}

export interface PlannedOrderRequest {
  order: string;
  conditions?: PlanConditionRequest[] | null;
}

export interface Play {
  order?: string | null;
  parts?: Parts | null;
  sequence: number;
  key: string;
  dice?: number[] | null;
  state?: boolean | null;
  subject?: string | null;
}

export interface Played {
  type: "Played";
  sequence: number;
  at: string;
  side: string;
  order: string | null;
  byReaction: boolean;
  planned: boolean;
  typed: boolean;
  events: Told[];
  outcome: Outcome | null;
}

export interface Plotted {
  type: "Plotted";
  side: Army;
  unit: string;
  target: string;
  op: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Points {
  side: string;
  what: string;
  points: number;
  clause: string;
}

export interface PointsGained {
  type: "PointsGained";
  side: string;
  points: number;
  byStaffWork: boolean;
}

export interface PointsKept {
  type: "PointsKept";
  side: string;
  division: number | null;
  kept: number;
  points: number;
  needed: number;
}

export interface PointsScored {
  type: "PointsScored";
  side: string;
  points: number;
  award: Award;
  rolls: Roll[];
  reveals: boolean;
}

export interface PoolView {
  corps: string;
  points: number;
}

export interface Pools {
  type: "Pools";
  pools: PoolView[];
}

export interface PositionChange {
  table: string;
  side: string;
  number: number;
  since: number | null;
  difference: Difference;
}

export interface PositionRequest {
  at?: number | null;
  perspective?: string | null;
  from?: string | null;
}

export interface PostFellBack {
  type: "PostFellBack";
  unit: string;
}

export interface PostMovedUp {
  type: "PostMovedUp";
  unit: string;
}

export interface PostOverrun {
  type: "PostOverrun";
  unit: string;
  post: string;
}

export interface PostSetUp {
  type: "PostSetUp";
  unit: string;
  objective: string;
}

export interface Problem {
  error: string;
  message: string;
  sequence: number | null;
  reasons: Reason[];
  line: number | null;
  column: number | null;
  roll: WantedRoll | null;
}

export interface Proceeded {
  type: "Proceeded";
  side: string;
}

export interface Profile {
  id: string;
  title: string;
  summary: string;
  options: Record<string, string>;
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

export interface PublicGame {
  table: string;
  game: string;
  scenario: string;
  title: string;
  status: Status;
  turn: string;
  since: string;
  seats: Seat[];
}

export interface PublicGames {
  games: PublicGame[];
}

export interface Purpose {
  text: string;
  clause: string;
}

export interface Raised {
  unit: string;
  state: SupplyState;
  operationPoints: number;
}

export interface RallyRolled {
  type: "RallyRolled";
  stand: string;
  needed: number;
  die: number;
  rallied: boolean;
}

export interface Range {
  least: string;
  most: string;
}

export interface Ranked {
  id: string;
  title: string;
}

export interface Reach {
  type: "Reach";
  unit: string;
  op: number;
  hexes: BreakthroughAnswerReachable[];
}

export interface Reachable {
  type: "Reachable";
  units: string[];
  from: string | null;
  points: number;
  columnPoints: number;
  goals: Goal[];
}

export interface ReactionKind {
  id: string;
  title: string;
  clause: string;
  rules: Rule[];
}

export interface ReactionSetting {
  kind: string;
  rule: string;
  figure?: number | null;
  order?: string[] | null;
}

export interface Reactions {
  kinds: ReactionKind[];
  settings: Setting[];
  usual: Setting[];
}

export interface ReactionsSet {
  type: "ReactionsSet";
  sequence: number;
  at: string;
  side: string;
  policy: string;
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
  orders: number;
}

export interface Remark {
  clause: string;
  text: string;
}

export interface Remounted {
  type: "Remounted";
  unit: string;
}

export interface Removed {
  type: "Removed";
  template: string;
}

export interface RendezvousChosen {
  type: "RendezvousChosen";
  unit: string;
  stand: string;
}

export interface RepairBegun {
  type: "RepairBegun";
  bridge: string;
}

export interface Replaced {
  type: "Replaced";
  side: Army;
  unit: string;
  points: number;
  strength: number;
}

export interface ReplacementRolled {
  type: "ReplacementRolled";
  stand: string;
  needed: number;
  die: number;
  replaced: boolean;
}

export interface ReplayRequest {
  at: number;
  perspective?: string | null;
  lens?: string | null;
  from?: string | null;
}

export interface Reply {
  sequence: number;
  question: string;
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

export interface Retreated {
  type: "Retreated";
  side: Army;
  unit: string;
  from: string;
  to: string;
  loss: number;
  costs: Cost[];
  op: number;
  test: Test | null;
}

export interface Returned {
  type: "Returned";
  stand: string;
}

export interface Revealed {
  type: "Revealed";
  unit: string;
  reason: UnitHappeningReason;
  by: string | null;
}

export interface Revoke {
  device: string;
}

export interface RidgeView {
  name: string;
  line: number[][];
}

export type RiverClass = "none" | "minor" | "major" | "lake";

export type RoadClass = "none" | "secondary" | "main";

export interface RoadView {
  name: string;
  paved: boolean;
  line: number[][];
}

export interface RoadsInterdicted {
  type: "RoadsInterdicted";
  hex: string;
}

export interface Roll {
  purpose: Purpose;
  sides: number;
  value: number;
}

export interface Rule {
  id: string;
  title: string;
  figure: Amount | null;
  ranked: Ranked[];
}

export type RulebookKind = "rule" | "option" | "interface" | "information";

export interface Ruled {
  type: "Ruled";
  reasons: Reason[];
}

export interface Said {
  type: "Said";
  sequence: number;
  at: string;
  side: string;
  name: string;
  text: string;
}

export interface SavePoint {
  name: string;
  at: number;
  turn: string;
}

export interface SavePointRequest {
  name: string;
  at?: number | null;
  remove?: boolean | null;
  key: string;
}

export interface Saved {
  type: "Saved";
  sequence: number;
  at: string;
  side: string;
  name: string;
  removed: boolean;
}

export interface Scenario {
  id: string;
  title: string;
  summary: string;
  turns: number;
}

export interface Score {
  type: "Score";
  score: number;
  level: string;
  ledger: Line[];
}

export interface Screen {
  table: string;
  side: string;
  key: string;
}

export interface ScreenRequest {
  side: string;
}

export interface Seat {
  side: string;
  sitter: Sitter;
  name: string;
  computer: string | null;
  came: boolean;
}

export interface SeatRequest {
  kind: Kind;
  computer?: string | null;
}

export interface SeatToken {
  table: string;
  side: string;
  token: string;
}

export interface Seated {
  type: "Seated";
  sequence: number;
  at: string;
  side: string;
  name: string;
  computer: string | null;
}

export interface SeatsSynced {
  seats: SeatToken[];
  troubles: string[];
}

export interface SeenMoving {
  type: "SeenMoving";
  owner: string;
  top: string;
  counters: number;
  from: string | null;
  path: string[];
  column: boolean;
  reveals: boolean;
}

export interface SetPlan {
  orders: PlannedOrderRequest[];
  key: string;
}

export interface SetReactions {
  settings: ReactionSetting[];
  key: string;
}

export interface SetUp {
  type: "SetUp";
  unit: string;
  at: Point;
}

export interface SetUpFinished {
  type: "SetUpFinished";
  side: string;
}

export interface Setting {
  kind: string;
  rule: string;
  figure: number | null;
  order: string[];
}

export type Settlement = "none" | "village" | "town" | "city";

export type SetupEvent = UnitPlaced | DepotPlaced | HistoricalSetUp | PeiperFormed | LeftPeiper;

export interface Share {
  side: string;
  text: string;
}

export interface Shift {
  clause: string;
  columns: number;
  why: string;
}

export interface Shot {
  type: "Shot";
  stand: string;
  target: string;
  range: number;
  base: number;
  modifiers: HappeningModifier[];
  needed: number;
  die: number;
  hit: boolean;
  second: number | null;
  effect: Effect;
}

export interface ShotWasted {
  type: "ShotWasted";
  stand: string;
  target: string;
}

export interface Shown {
  state: State;
  subjects: Subjects | null;
  orders: Orders | null;
}

export interface SideChance {
  side: string;
  percent: number;
}

export interface SideClock {
  side: string;
  seconds: number | null;
  daysOff: number;
  offUntil: string | null;
}

export interface SideInfo {
  id: string;
  name: string;
}

export interface SideLuck {
  side: string;
  inflicted: number;
  expectedInflicted: number;
  lost: number;
  expectedLost: number;
  luck: number;
  percentile: number;
  luckiest: LuckyRoll[];
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

export interface SightLine {
  type: "SightLine";
  from: number[];
  to: number[];
  distance: number;
  range: number;
  clear: boolean;
  block: Remark | null;
  ground: Stretch[];
}

export interface SightingRolled {
  type: "SightingRolled";
  die: number;
}

export type Sitter = "person" | "computer" | "invited" | "open";

export interface SmokeChosen {
  type: "SmokeChosen";
  template: string;
  smoke: boolean;
}

export interface Spot {
  x: number;
  y: number;
  chance: number;
  lost: boolean;
}

export interface Stack {
  hex: string;
  side: string;
  units: Unit[];
}

export interface StackLine {
  hex: string;
  units: string[];
  state: string;
  clause: string;
  path: string[];
  blocks: Reason[];
  barred: string[];
}

export interface StaffHelped {
  type: "StaffHelped";
  side: string;
  unit: string | null;
}

export interface StandLost {
  type: "StandLost";
  stand: string;
  cause: Cause;
}

export interface StandView {
  name: string;
  unit: string;
  type: string;
  arms: string;
  transport: string;
  place: string;
  x: number;
  y: number;
  facing: number;
  corners: number[][];
  suppressed: boolean;
  loaded: boolean;
  setUp: boolean;
  owesAction: boolean;
  rear: boolean;
  aim: string;
}

export type StandingKind = "score" | "losses";

export interface StartsEntrenched {
  type: "StartsEntrenched";
  stand: string;
}

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
  undoLaw: UndoLaw | null;
  redo: boolean;
  undoAskedBy: string | null;
  clock: Clock | null;
  substitute: SubstituteWanted | null;
  dice: Dice;
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

export type Status = "forming" | "running" | "over" | "study";

export interface StepLost {
  type: "StepLost";
  owner: string;
  unit: string;
  hex: string;
  left: number;
  clause: string;
}

export interface StoodInstead {
  type: "StoodInstead";
  side: Army;
  unit: string;
  hex: string;
  clause: string;
  loss: number;
  test: Test | null;
}

export interface StoppedShort {
  type: "StoppedShort";
  unit: string;
}

export interface Story {
  turns: Turn[];
  moments: KeyMoment[];
  undone: number;
  luck: Luck;
}

export interface Strength {
  unit: string;
  strength: number;
  modifiers: Modifier[];
  limited: boolean;
  value: string;
}

export interface Stretch {
  going: string;
  feature: string;
  from: number;
  to: number;
}

export interface Strike {
  type: "Strike";
  hex: string;
  disruption: number;
  strafing: number;
  loss: number;
  units: Target[];
}

export interface Struck {
  unit: string;
  disrupted: boolean;
  strafed: boolean;
  loss: number;
}

export interface SubjectDescription {
  text: string;
  kind: string;
  unit: string | null;
  place: string | null;
  label: string;
}

export interface SubjectRequest {
  subject: string;
}

export interface Subjects {
  sequence: number;
  subjects: SubjectDescription[];
}

export interface SubstituteAgreed {
  type: "SubstituteAgreed";
  sequence: number;
  at: string;
  side: string;
}

export interface SubstituteAsked {
  type: "SubstituteAsked";
  sequence: number;
  at: string;
  side: string;
}

export interface SubstituteInvited {
  type: "SubstituteInvited";
  sequence: number;
  at: string;
  side: string;
}

export interface SubstituteRefused {
  type: "SubstituteRefused";
  sequence: number;
  at: string;
  side: string;
}

export interface SubstituteWanted {
  side: string;
  agreed: boolean;
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
  deadline: string | null;
  seats: Seat[];
  outcome: Outcome | null;
}

export interface Supplied {
  type: "Supplied";
  what: string;
  state: string;
  clause: string;
  path: string[];
  blocks: Reason[];
  barred: string[];
}

export interface SuppliedSide {
  type: "SuppliedSide";
  side: string;
  lines: StackLine[];
}

export interface SuppliesDropped {
  type: "SuppliesDropped";
  by: Army;
  hex: string;
  units: Raised[];
}

export interface Supply {
  type: "Supply";
  unit: string;
  state: string;
  held: string;
  needsNoTrace: boolean;
  path: string[];
  blockers: string[];
  surrounded: boolean;
  commandControl: boolean;
  clauses: string[];
}

export interface SupplyChecked {
  type: "SupplyChecked";
  side: Army;
  changes: Changed[];
  rolls: Roll[];
  clauses: string[];
}

export interface SupplyDropped {
  type: "SupplyDropped";
  hex: string;
}

export type SupplyEvent = SupplyChecked | FellOutOfTravelMode | OperationPointsGranted | Arrived | Delayed | Canceled;

export interface SupplyLines {
  type: "SupplyLines";
  side: string;
  units: Supply[];
}

export interface SupplyProblemsEnded {
  type: "SupplyProblemsEnded";
  hex: string;
}

export interface SupplyProblemsFound {
  type: "SupplyProblemsFound";
  organizations: string[];
  first: Roll;
  second: Roll;
}

export type SupplyState = "supplied" | "unsupplied" | "isolated";

export interface SupportChoice {
  unit: string | null;
  after: Forecast;
}

export interface Suppressed {
  type: "Suppressed";
  stand: string;
}

export interface SurrenderTested {
  type: "SurrenderTested";
  side: Army;
  hex: string;
  surrendered: string[];
  fightOn: string[];
  rolls: Roll[];
}

export interface SyncSeats {
  tokens: string[];
  deleted?: string[] | null;
}

export type TableAnswer = SightLine | MovePreview | Layout | FirePreview | Targets | BarragePreview | DropPreview | CombatPreview | Ruled | Ground;

export interface TableCreated {
  table: string;
  seats: SeatToken[];
  invitations: Invitation[];
  commitment: string;
}

export interface TableView {
  title: string;
  width: number;
  height: number;
  areas: AreaView[];
  roads: RoadView[];
}

export interface TakeDaysOff {
  days: number;
  key: string;
}

export interface TakenOff {
  type: "TakenOff";
  stand: string;
}

export interface Target {
  unit: string;
  strafed: boolean | null;
}

export interface Targets {
  type: "Targets";
  stand: string;
  sight: number;
  direct: number;
  indirect: number;
  shots: FirePreview[];
}

export interface TemplateView {
  side: string;
  number: number;
  mission: string;
  battery: string;
  x: number;
  y: number;
  radius: number;
  turn: number;
  disk: boolean;
}

export interface Test {
  faces: number;
  roll: Roll;
}

export interface ThreatTo {
  type: "ThreatTo";
  side: string;
  when: string;
  hex: string;
  attackers: Attacker[];
  strength: number;
  atMost: number;
  notes: Reason[];
}

export interface Threatened {
  hex: string;
  units: number;
  sure: number;
  strength: number;
  atMost: number;
}

export interface Threats {
  type: "Threats";
  side: string;
  when: string;
  hexes: Threatened[];
  notes: Reason[];
}

export interface Told {
  sentence: string;
  clauses: string[];
  rolls: Roll[];
  event: Event;
}

export interface TookDaysOff {
  type: "TookDaysOff";
  sequence: number;
  at: string;
  side: string;
  days: number;
}

export interface Total {
  artillery: number;
  artilleryModifiers: Factor[];
  effectiveArtillery: string;
  total: string;
}

export interface TownTaken {
  type: "TownTaken";
  side: string;
  hex: string;
}

export interface TownView {
  name: string;
  hex: string;
  points: number;
  german: boolean;
}

export interface TownsScored {
  type: "TownsScored";
  hexes: string[];
  points: number;
}

export interface Tree {
  games: TreeGame[];
}

export interface TreeGame {
  table: string;
  side: string;
  title: string;
  origin: Origin | null;
  status: Status;
  turn: string;
  phase: string;
  sequence: number;
  savePoints: SavePoint[];
  figures: Figure[];
  outcome: Outcome | null;
  since: string;
}

export interface TreeRequest {
  table: string;
  tokens: string[];
}

export interface Turn {
  title: string;
  figures: Figure[];
  chances: SideChance[];
  attacker: string | null;
  front: string | null;
}

export interface TurnBegan {
  type: "TurnBegan";
  turn: number;
  date: number;
}

export interface TurnDate {
  turn: number;
  day: number;
  month: string;
}

export type TurnEvent = TurnBegan | PhaseBegan | PhaseEnded | PhaseSkipped | WeatherSettled | GroundFroze | AirPointsDue | TownsScored | GameEnded;

export interface TurnEventTurnBegan {
  type: "TurnBegan";
  turn: number;
}

export type TurnHappening = Dawn | NightFell | DayEndRolled | WeatherRolled | SightingRolled | FogRolled | TurnHappeningTurnBegan | Passed | Proceeded | ActionsRolled | ActionSkipped | Activated | GroupsActivated | ActivationBought | Deactivated | OrdersDelayed | OrdersArrived | ActivationRolled | StaffHelped | PointsGained | PointsKept | CommandLost | ObjectiveTaken | BeachheadWon | GameOver;

export interface TurnHappeningTurnBegan {
  type: "TurnBegan";
  turn: number;
  side: string;
}

export interface Under {
  stand: string;
  own: boolean;
  chance: number;
  clause: string;
}

export type Undo = "no" | "free" | "consent";

export interface UndoAsked {
  type: "UndoAsked";
  sequence: number;
  at: string;
  side: string;
}

export type UndoLaw = "strict" | "practice";

export interface UndoRefused {
  type: "UndoRefused";
  sequence: number;
  at: string;
  side: string;
}

export interface UndoRequest {
  sequence: number;
  key: string;
  state?: boolean | null;
  subject?: string | null;
}

export interface Undone {
  type: "Undone";
  sequence: number;
  at: string;
  side: string;
  byConsent: boolean;
  orders: number;
}

export interface Unit {
  id: string;
  name: string;
  side: string;
  nationality: string;
  organization: string;
  type: string;
  heavy: boolean;
  motorized: boolean;
  factors: string;
  attack: number;
  defense: number;
  movement: number;
  steps: number;
  reduced: boolean;
  known: boolean;
  marks: string[];
  arrival: number | null;
  entry: string;
  pointsLeft: number | null;
}

export type UnitHappening = Attached | Detached | TakenOff | SetUp | Arranged | PostSetUp | Deployed | DeployedUnderFire | UnitHappeningMoved | StoppedShort | Formed | NoRoomToForm | Limbered | Dismounted | Remounted | ClimbedOn | GotOff | WillHurry | HurryRolled | Revealed | StartsEntrenched | DugIn | HasFieldWorks | PostMovedUp | PostFellBack | ReplacementRolled | Isolated | Withdrawn | Returned | Joined | LeftBattalion;

export type UnitHappeningEntry = "reserve" | "air" | "sea";

export interface UnitHappeningMoved {
  type: "Moved";
  unit: string;
}

export type UnitHappeningReason = "moves" | "fires" | "fires-at-deploying-unit" | "retreats" | "spotted" | "calls-up" | "run-into" | "in-the-way";

export interface UnitPlaced {
  type: "UnitPlaced";
  owner: string;
  unit: string;
  hex: string;
}

export interface UnitView {
  id: string;
  side: string;
  hex: string;
  designation: string;
  name: string;
  division: string;
  divisionName: string;
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

export interface Unreadable {
  table: string;
  side: string;
  message: string;
}

export interface UploadRecord {
  record: string;
  seats?: Record<string, SeatRequest> | null;
  name?: string | null;
  title?: string | null;
  key?: string | null;
}

export interface UseKey {
  key: string;
  device: string;
}

export interface UsePasskey {
  credential: string;
  clientData: string;
  deviceData: string;
  signature: string;
  device: string;
}

export interface Value {
  id: string;
  title: string;
}

export type View = PlainView | BreakthroughView | WaveView | GreatBattlesView;

export interface Walk {
  end: Placed;
  line: number[][];
  length: number;
  used: number;
  ground: Stretch[];
}

export interface WantedRoll {
  number: number;
  sides: number;
  purpose: Purpose;
}

export interface Watch {
  since: number;
  state?: boolean | null;
  subject?: string | null;
  changes?: boolean | null;
}

export interface Watcher {
  stand: string;
  from: number;
  to: number;
  fires: number | null;
}

export interface WaveAnswerChance {
  attackerLosses: number;
  defenderLosses: number;
  weight: number;
}

export interface WaveAnswerShare {
  unit: string;
  factor: number;
  divisor: number;
  clauses: string[];
}

export type WaveCombatEvent = AttackAnnounced | BombardmentDeclared | AircraftCommitted | BattleFought | StepLost | CombatEventAdvanced;

export type WaveEvent = Moved | SeenMoving | PointsScored | LeftTheMap | BroughtToTop | SetupEvent | WaveTurnEvent | GroundEvent | WaveCombatEvent;

export type WaveTurnEvent = SetUpFinished | TurnEventTurnBegan | WeatherFound | BaseplateTried | SupplyProblemsFound | SupplyProblemsEnded | DepotsRemoved | MeuseCrossed | OrderChosen | ArtilleryRecovered | PeiperTested | PeiperEnded | BritishReleased | CavalryReformed | Conceded;

export interface WaveView {
  type: "WaveView";
  scenario: string;
  beginner: boolean;
  turn: number;
  date: string;
  lastTurn: number;
  calendar: TurnDate[];
  couplet: number;
  phase: string;
  active: string | null;
  fightFirst: boolean;
  clearSkies: boolean;
  baseplate: boolean;
  aircraft: number;
  stacks: Stack[];
  control: Control[];
  bridges: Bridge[];
  interdicted: string[];
  drops: Drop[];
  depots: Depot[];
  outOfSupply: string[];
  peiper: string | null;
  released: string | null;
  crossingMade: boolean;
  germanRepairs: number;
  track: Unit[];
  unplaced: Unit[];
  lost: Unit[];
  points: Points[];
  battle: BattleView | null;
  moving: string[];
  cities: City[];
  limits: Limits;
}

export type Weather = "overcast" | "fog" | "clear";

export interface WeatherFound {
  type: "WeatherFound";
  clear: boolean;
  overcastUpTo: number;
  roll: Roll | null;
}

export interface WeatherRolled {
  type: "WeatherRolled";
  weather: GreatbattlesWeather;
}

export interface WeatherSettled {
  type: "WeatherSettled";
  weather: Weather;
  rolls: Roll[];
  clauses: string[];
}

export interface Whole {
  type: "Whole";
  value: unknown;
}

export interface WillHurry {
  type: "WillHurry";
  unit: string;
}

export interface WipedOut {
  type: "WipedOut";
  unit: string;
}

export interface Withdrawn {
  type: "Withdrawn";
  unit: string;
}
