import type { Answer, Event, Prompt, Reason, View } from '../api/types.ts';
import type { Layout } from '../map/layout.ts';
import type { MapModel } from '../map/model.ts';
import type { Component } from 'svelte';
import type { Desk } from '../table/desk.svelte.ts';
import type { Board, ClauseNumber, Piece, ReachHex, Verb } from '../table/board.ts';
import type { Step } from '../table/marches.ts';
import type { Session } from '../table/session.svelte.ts';
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
  clause: ClauseNumber;
  left: Bar | null;
  right: Bar | null;
}

export interface Histogram {
  title: string;
  side: string;
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

/** Something the log, the map and the computer's replayed moves show of an event. */
export interface Happening {
  /** A unit that went from hex to hex. */
  move?: { unit: string; path: number[] };
  /** One step of a march, as the log tells it: steps of one unit are told in one line. */
  step?: Step;
  /** Hexes to flash or point at. */
  where: number[];
  kind: 'move' | 'combat' | 'other';
  /** Of a combat: the odds, and what came of it. */
  title?: string;
  result?: string;
}

/** One step of a guided game: done when the player has done it. */
export interface Lesson {
  title: string;
  text: string;
  clauses: ClauseNumber[];
  /** Where to look, and the unit meant. */
  hex?: string;
  unit?: string;
  done: (desk: Desk) => boolean;
}

/** What is particular to one game. The table does everything else. */
export interface GameTable {
  id: string;
  /** Whether the sheet can be laid another way up, and which. */
  otherUp: { top: 'west'; label: string } | null;
  board(view: View, ground: Ground): Board;
  /** The subject of a unit, a hex, the phase; and back. */
  unitSubject(piece: Piece): string;
  hexSubject(hexName: string): string;
  phaseSubject: string;
  subjectUnit(subject: string): string | null;
  subjectHex(subject: string): string | null;
  /** How to ask where a unit can go; nothing in phases without movement. */
  reachQuestion(piece: Piece, view: View): string | null;
  reach(answer: Answer, ground: Ground, from: number): ReachHex[];
  moveOrders(piece: Piece, from: number, path: number[], ground: Ground): string[];
  /** Attacks and strikes among legal orders that point at a hex. */
  targets(orders: string[], piece: Piece | null, ground: Ground): { hex: number; order: string }[];
  /** The same attack by another unit of the same hex. */
  attackBy(order: string, lead: Piece, other: Piece): string;
  oddsQuestion(target: string, attackers: Piece[]): string;
  oddsBadge(answer: Answer): string;
  odds(answer: Answer, board: Board, ground: Ground): OddsSheet | null;
  supplyQuestion(piece: Piece): string | null;
  supply(answer: Answer, ground: Ground): SupplySheet | null;
  /** The supply of a whole side: the question, and the lines in its answer. */
  sideSupply?: { question(side: string): string; lines(answer: Answer, ground: Ground): SupplyLine[] };
  /** All that a unit, or the phase, can be told now, legal or not. */
  verbs(piece: Piece, orders: string[], view: View, prompt: Prompt, ground: Ground): Verb[];
  phaseVerbs(orders: string[], view: View, prompt: Prompt): Verb[];
  /** What can be ordered about a hex itself: an air strike. */
  hexVerbs(orders: string[]): Verb[];
  /** What a player may regret when the phase ends now. */
  forgotten(board: Board, view: View, subjects: string[], prompt: Prompt, ground: Ground): { text: string; hex: number }[];
  /** What hangs on the answer to a question that is asked now, with the rules it rests on. */
  consequences?(view: View, prompt: Prompt): { text: string; clause: ClauseNumber }[];
  happening(event: Event, ground: Ground): Happening | null;
  /** An order in a player's words, for the list of orders given. */
  spoken(order: string): string;
  /** What the keys 1 to 6 mean for a unit: the first of these that is legal. */
  directionOrders(piece: Piece, direction: number): string[];
  stacks?: StackPlay;
  /** A guided game: how it is set up, and its lessons. */
  tutorial: { side: string; scenario: string; lessons: Lesson[] };
}

/** For games in which units stand, move and attack by stacks: how several are handled as one. */
export interface StackPlay {
  /** How to ask where units can go together; nothing where the orders themselves say it. */
  reachQuestion(pieces: Piece[], view: View): string | null;
  /** Whether a unit never moves in a stack with others. */
  movesAlone(piece: Piece): boolean;
  /** Where the legal orders of one unit would put it: set-up. */
  reachOrders(orders: string[], ground: Ground): ReachHex[];
  /** One order for all, or one for each where the rules have no other. */
  moveOrders(pieces: Piece[], goal: ReachHex, view: View, ground: Ground): string[];
  /** Subjects that are answered by buttons beside the question. */
  buttons(subjects: string[], view: View): string[];
  /** A subject whose orders each choose a hex of the map, and the hex of one. */
  sweep(subjects: string[], view: View): string | null;
  sweepHex(order: string, ground: Ground): number;
  /** The hex of a subject that can be attacked, and back. */
  targetHex(subject: string): string | null;
  targetSubject(hexName: string): string;
  /** All units that could take part in an attack, by the attacks offered, and those to begin with. */
  attackers(offers: string[]): { all: string[]; first: string[] };
  attackOrder(target: string, units: string[]): string;
}

const loaders: Record<string, () => Promise<{ default: GameTable }>> = {
  breakthrough: () => import('./breakthrough/index.ts'),
  wave: () => import('./wave/index.ts'),
};

/** What a game that is not played on hexes brings: its whole table, and a guided game. */
export interface OwnTable {
  Table: Component<{ session: Session; at: number | null; lens: string | null; tutorial: boolean }>;
  tutorial: { side: string; scenario: string };
}

const tables: Record<string, () => Promise<{ default: OwnTable }>> = {
  greatbattles: () => import('./greatbattles/index.ts'),
};

/** Whether a game brings a table of its own instead of playing on the hex map. */
export const hasOwnTable = (id: string): boolean => id in tables;

export const loadTable = async (id: string): Promise<OwnTable> => (await tables[id]()).default;

/** How the guided game of a game is set up. */
export const tutorialOf = async (id: string): Promise<{ side: string; scenario: string }> =>
  (hasOwnTable(id) ? await loadTable(id) : await loadGame(id)).tutorial;

/** Whether this page knows how to show a game. */
export const canShow = (id: string): boolean => id in loaders || id in tables;

export async function loadGame(id: string): Promise<GameTable> {
  const load = loaders[id];
  if (!load) throw new Error(`This page cannot show the game “${id}”. It may belong to a newer version; reload the page.`);
  return (await load()).default;
}
