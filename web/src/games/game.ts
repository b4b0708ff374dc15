import type { Answer, Event, Key, OrderDescription, Parts, Prompt, Reason, SubjectDescription, Told, View } from '../api/types.ts';
import type { Layout } from '../map/layout.ts';
import type { MapModel } from '../map/model.ts';
import type { Component } from 'svelte';
import type { HexController } from '../table/controller.svelte.ts';
import type { Action, Board, ClauseNumber, Piece, ReachHex } from '../table/board.ts';
import type { Step } from '../table/marches.ts';
import type { Act } from '../table/show/acts.ts';
import type { Input, Session } from '../table/session.svelte.ts';
import type { CounterLook } from '../counters/look.ts';

/** The ground and who looks at it. */
export interface Ground {
  map: MapModel;
  layout: Layout;
  /** The hex of a printed name, or -1. */
  hex: (name: string) => number;
  side: string;
}

export interface Bar {
  /** What is written beside the bar. */
  text: string;
  /** Known points, drawn solid; what may be added to them, drawn hatched. */
  known: number;
  unknown: number;
}

export interface Rung {
  label: string;
  clause?: ClauseNumber;
  left: Bar | null;
  right: Bar | null;
}

export interface Histogram {
  title: string;
  who: 'attacker' | 'defender';
  bars: { label: string; chance: number }[];
}

/** Everything the odds card shows before dice. */
export interface OddsSheet {
  title: string;
  place: string;
  hex: number;
  attackers: CounterLook[];
  defenders: CounterLook[];
  attackersText: string;
  defendersText: string;
  defendersClause?: ClauseNumber;
  ladder: Rung[];
  final: string;
  range: string;
  outcomes: { label: string; chance: number; tone: 'bad' | 'middling' | 'plain' }[];
  losses: Histogram[];
  notes: { text: string; clause?: ClauseNumber }[];
}

export interface SupplySheet {
  supplied: boolean;
  text: string;
  clause?: ClauseNumber;
  way: number[];
  blocked: number[];
}

/** The supply of units that stand together and are supplied alike. */
export interface SupplyLine extends SupplySheet {
  hex: number;
  units: string[];
  names: string;
  /** What blocks the line, clause by clause. */
  reasons: Reason[];
}

/** What the log and the report tell of an event. */
export interface Happening {
  /** One step of a march, as the log tells it: steps of one unit are told in one line. */
  step?: Step;
  /** Hexes to flash or point at. */
  where: number[];
  kind: 'move' | 'combat' | 'other';
  /** The first event of a combat: its losses, retreats and advances are told under it. */
  opens?: boolean;
  /** The event whose dice decided a combat that another one opened. */
  decides?: boolean;
  /** Begins a phase: what follows is told under it. */
  heading?: boolean;
}

/** One step of a guided game: done when the player has done it. */
export interface Lesson {
  /** Its text is in lessons.json, by this title. */
  title: string;
  clauses: ClauseNumber[];
  /** Where to look, and the unit meant. */
  hex?: string;
  unit?: string;
  done: (controller: HexController) => boolean;
}

/** How units move. */
export interface Movement {
  /** Units of a hex are selected and moved as one. */
  stacks: boolean;
  /** Whether a unit never moves in a stack with others. */
  movesAlone?(piece: Piece): boolean;
  /** How to ask where units can go together; nothing in phases without movement. */
  question(pieces: Piece[], view: View): Parts | null;
  reach(answer: Answer, ground: Ground, from: number, view: View): ReachHex[];
  /** What a player should know before units end their move in a hex: too many would stand there. */
  warning?(pieces: Piece[], hex: number, view: View, ground: Ground): { text: string; clause: ClauseNumber } | null;
  /** One order for all, or one for each where the rules have no other. */
  orders(pieces: Piece[], goal: ReachHex, view: View, ground: Ground): Input[];
}

/** How attacks are ordered, and what is known of their odds before. */
export interface Attack {
  /** The kind of subject that is a hex to attack: then the attacking units are chosen on the odds card. Without it each unit is ordered by itself. */
  target?: string;
  /** The button on the odds card. */
  label: string;
  order(units: string[], hex: string): Parts;
  question(units: string[], hex: string): Parts;
  /** "3:1", written on the target. */
  badge(answer: Answer): string;
  odds(answer: Answer, board: Board, ground: Ground): OddsSheet | null;
}

/** What is asked about supply: of a unit, and of a whole side. */
export interface Supply {
  question(piece: Piece): Parts;
  sheet(answer: Answer, ground: Ground): SupplySheet | null;
  sideQuestion(side: string): Parts;
  lines(answer: Answer, ground: Ground): SupplyLine[];
}

export interface Tutorial {
  side: string;
  scenario: string;
  lessons: Lesson[];
}

/**
 * What is particular to one game on hexes. The table does everything else; what a game leaves out it does not have, or has
 * as the server describes it: {@link file://./plain.ts} shows how little suffices.
 */
export interface HexGame {
  id: string;
  board(view: View, ground: Ground): Board;
  happening(event: Event, ground: Ground): Happening | null;
  /** What the map shows of an event. */
  acts(told: Told, ground: Ground): Act[];
  movement: Movement;
  attack: Attack;
  supply?: Supply;
  /** Whether the game answers what the enemy could attack next. */
  threat?: boolean;
  /** The map can be turned, and how that is called. */
  turned?: { top: 'west'; label: string };
  /** What a unit can do besides moving and attacking; left out, its other orders as the server labels them. */
  unitActions?(piece: Piece, orders: OrderDescription[], view: View, ground: Ground): Action[];
  /** What to ask before something is decided: about the question asked now, or about the hex selected. The answer is "weighed". */
  weighing?(view: View, hex: string | null): Parts | null;
  /** The buttons beside the question; left out, the orders as the server labels them. */
  phaseActions?(orders: OrderDescription[], view: View, weighed: Answer | null): Action[];
  /** What the selected hex itself can be ordered; left out, the orders as the server labels them. */
  hexActions?(orders: OrderDescription[], weighed: Answer | null): Action[];
  /** Subjects besides the phase that are answered by buttons beside the question. */
  isButton?(subject: SubjectDescription, view: View): boolean;
  /** Whether the orders of a subject each choose a hex of the map. */
  choosesHex?(subject: SubjectDescription, view: View): boolean;
  /** What a player may regret when the phase ends now; `acting` are the units that can still be ordered. */
  forgotten?(view: View, acting: string[], ground: Ground): { text: string; hex: number }[];
  /** What depends on the answer to a question that is asked now, with the rules it rests on. */
  consequences?(view: View, prompt: Prompt, weighed: Answer | null): { text: string; clause: ClauseNumber }[];
  /** Buttons beside the question that give many orders at once. */
  extras?(controller: HexController): { label: string; run: () => Promise<void> }[];
  /** Letters of the game's own that do not give an order; each says whether it did something. */
  letters?: Record<string, (controller: HexController) => boolean>;
  /** Keys listed by the server that have no use on this page: what they ask is asked before the game starts. */
  unusedKey?(key: Key): boolean;
  /** A guided game: how it is set up, and its lessons. */
  tutorial?: Tutorial;
}

/** What a game measured in inches brings: its page, which fills in the same shell, and a guided game. */
export interface InchGame {
  Table: Component<{ session: Session; at: number | null; perspective: string | null; tutorial: boolean }>;
  tutorial: { side: string; scenario: string };
}

// One line registers a game with its board.
const hexGames: Record<string, () => Promise<{ default: HexGame }>> = {
  breakthrough: () => import('./breakthrough/index.ts'),
  race: () => import('./race/index.ts'),
  wave: () => import('./wave/index.ts'),
};
const inchGames: Record<string, () => Promise<{ default: InchGame }>> = {
  greatbattles: () => import('./greatbattles/index.ts'),
};

export const isInchGame = (id: string): boolean => id in inchGames;

export const loadInchGame = async (id: string): Promise<InchGame> => (await inchGames[id]()).default;

/** How the guided game of a game is set up; nothing if there is none. */
export const tutorialOf = async (id: string): Promise<{ side: string; scenario: string } | undefined> =>
  (isInchGame(id) ? await loadInchGame(id) : await loadHexGame(id)).tutorial;

/** Whether this page knows how to show a game. */
export const canShow = (id: string): boolean => id in hexGames || id in inchGames;

export async function loadHexGame(id: string): Promise<HexGame> {
  const load = hexGames[id];
  if (!load) throw new Error(`This page cannot show the game “${id}”. It may belong to a newer version; reload the page.`);
  return (await load()).default;
}
