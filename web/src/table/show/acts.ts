import type { Roll } from '../../api/types.ts';

/** A place on a board: a hex by its number, or a dot of a table in inches. */
export type Spot = number | [number, number];

/** One thing that happened, as a board can show it. Units and stands go by their ids. */
export type Act =
  /** Units go along a way; an empty way means from where they are shown to where the next position has them. */
  | { kind: 'travel'; units: string[]; way: Spot[]; more?: number }
  /** Dice and what came of them. */
  | { kind: 'battle'; at: Spot; title: string; dice: Roll[]; result: string; by?: string[] }
  /** A unit is lost. */
  | { kind: 'fall'; unit: string }
  /** A unit is hit and stays. */
  | { kind: 'hit'; unit: string; text: string }
  | { kind: 'shot'; from: string; to: string; dice: Roll[]; result: string }
  /** Shells or bombs land on a place. */
  | { kind: 'blast'; at: Spot; radius: number; dice: Roll[]; result: string }
  /** Something else worth a word where it happened: a bridge, a town. */
  | { kind: 'note'; at: Spot; text: string; dice?: Roll[] };

const TIMES: Record<Act['kind'], number> = { travel: 260, battle: 950, fall: 380, hit: 320, shot: 700, blast: 750, note: 420 };

/** How long an act takes at normal pace, in milliseconds. */
export const timeOf = (act: Act): number => (act.kind === 'travel' ? Math.min(700, TIMES.travel + 70 * act.way.length) : TIMES[act.kind]);

/** Steps of the same units that follow one another become one way. */
export function joinTravels(acts: Act[]): Act[] {
  const found: Act[] = [];
  for (const act of acts) {
    const last = found.at(-1);
    const goesOn =
      act.kind === 'travel' &&
      last?.kind === 'travel' &&
      act.way.length > 1 &&
      last.way.at(-1) === act.way[0] &&
      last.units.join() === act.units.join();
    if (goesOn) found[found.length - 1] = { ...last, way: [...last.way, ...act.way.slice(1)] };
    else found.push(act);
  }
  return found;
}

export const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));
