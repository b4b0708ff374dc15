import type { Compass } from './map/model.ts';

/** What this browser remembers about how its reader likes things. */
export interface Kept {
  theme: 'auto' | 'light' | 'dark';
  /** What lies at the top of each game's map; absent means north. */
  up: Record<string, Compass>;
  /** How fast the other side's moves are shown, from 0 (at once). */
  pace: number;
  notify: boolean;
  /** Tutorials that were finished or closed. */
  taught: string[];
  /** The lesson that each tutorial in play has come to. */
  lessons: Record<string, number>;
  /** Tables at which one person enters the moves of both sides. */
  referee: string[];
  /** Games archived on the home page. */
  archived: string[];
  /** Stop at steps in which nothing can be done. */
  stopEverywhere: boolean;
  /** How large counters are drawn, as a share of the usual size. */
  counters: number;
  sound: boolean;
  /** The language numbers are written in; empty is the browser's. */
  numbers: string;
}

export const PLACE = 'salient.settings';
const DEFAULTS: Kept = {
  theme: 'auto',
  up: {},
  pace: 1,
  notify: false,
  taught: [],
  lessons: {},
  referee: [],
  archived: [],
  stopEverywhere: false,
  counters: 1,
  sound: false,
  numbers: '',
};

export function readKept(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}
