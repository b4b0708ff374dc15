import type { OrderDescription } from '../api/types.ts';
import type { CounterLook } from '../counters/look.ts';
import type { Input } from './session.svelte.ts';

/** A clause by its number, as `7.6b`, or as the server names it, with the game before it. */
export type ClauseNumber = string;

/** A figure of a unit with the clause it rests on. */
export interface Figure {
  label: string;
  value: string;
  of?: string;
  clause?: ClauseNumber;
}

/** A short remark about a unit: "normal mode", "supplied". */
export interface Note {
  text: string;
  clause?: ClauseNumber;
  tone?: 'good' | 'bad';
}

/** A counter on the map, or off it. What its owner hides is absent. */
export interface Piece {
  id: string;
  side: string;
  /** The hex it is in, or -1. */
  hex: number;
  own: boolean;
  look: CounterLook;
  title: string;
  /** How it is called in a list, where that is not its number and formation. */
  label?: string;
  subtitle: string;
  figures: Figure[];
  notes: Note[];
  /** For a screen reader and for finding: everything in one line. */
  spoken: string;
}

/** A plotted attack, drawn as an arrow between neighboring hexes. */
export interface Plot {
  by: string;
  from: number;
  to: number;
}

export interface TrackDay {
  label: string;
  note: string;
  current: boolean;
  past: boolean;
  due: string;
}

export interface TrackFact {
  label: string;
  value: string;
  rest?: string;
  clause?: ClauseNumber;
}

/** A group of the order of battle: a division or corps with its units. */
export interface Formation {
  title: string;
  side: string;
  units: { id: string; name: string; where: string; hex: number; strength: string; look: CounterLook | null }[];
}

/** A hex that scores, with its worth; `scored` if the side that scores it holds it now. */
export interface Objective {
  hex: number;
  points: number;
  scored: boolean;
  /** What it is worth and to whom, in words. */
  text: string;
  clause: ClauseNumber;
}

/** A hex from which units leave the map. */
export interface ExitHex {
  hex: number;
  /** Who leaves there, and what it is worth. */
  text: string;
  clause: ClauseNumber;
}

/** What a game is about, for its first screen. */
export interface BriefingSheet {
  /** "day 1 of 5" */
  length: string;
  aims: { side: string; own: boolean; lines: { text: string; clause?: ClauseNumber; met?: boolean }[] }[];
  won: { text: string; clause?: ClauseNumber };
  standing: string;
}

/** A position as a seat sees it, in the terms of the table. */
export interface Board {
  pieces: Piece[];
  /** Who holds the map: the hexes of one side, and how both are called. */
  control: { hexes: number[]; by: string; others: string };
  bridges: [string, 'intact' | 'blown'][];
  plots: Plot[];
  track: TrackDay[];
  facts: TrackFact[];
  /** The order of battle, made when it is opened. */
  formations: () => Formation[];
  /** Units beside the map that can come onto it: reinforcements, or counters not yet set up. */
  waiting?: { title: string; note: string; units: string[] }[];
  /** Hexes that score. */
  objectives?: Objective[];
  /** Hexes from which units leave the map. */
  exits?: ExitHex[];
  briefing?: BriefingSheet;
  /** Markers that are no units, written on their hexes. */
  markers?: { hex: number; text: string; color: string }[];
  /** The points so far, entry by entry. */
  ledger?: { side: string; what: string; points: number; clause: ClauseNumber }[];
}

export interface ReachHex {
  hex: number;
  cost: number;
  left: number;
  /** From the unit's hex, which is not in it, to this one, which is. */
  path: number[];
  /** Why it costs what it costs, rung by rung, for the last step. */
  steps: { hex: number; cost: number; text: string; clause?: ClauseNumber }[];
  warning?: { text: string; clause?: ClauseNumber };
  /** A move of another kind than the ordinary one, as "column". */
  mode?: string;
  /** The order that goes there, where it is not an ordinary move: to set up, to retreat. */
  order?: OrderDescription;
}

export interface Target {
  hex: number;
  /** "3:1", "≤ 2.9"; empty until the odds have come. */
  odds: string;
}

/** Something a unit, a hex or the phase can do. Grayed when not legal: then asking gives the reasons. */
export interface Action {
  label: string;
  key: string;
  order: Input;
  legal: boolean;
  /** What it would change, as "3:1 to 4:1, clears the hex in 42%". */
  note?: string;
  /** Ends the phase, or is what the selection is for. */
  primary?: boolean;
  /** An order with a number in it, within limits. */
  amount?: { least: number; most: number; order: (n: number) => Input };
}

/** A map with nothing on it. */
export const EMPTY_BOARD: Board = {
  pieces: [],
  control: { hexes: [], by: '', others: '' },
  bridges: [],
  plots: [],
  track: [],
  facts: [],
  formations: () => [],
};
