import type { Story } from '../../api/types.ts';
import { dayName } from './ending.ts';
import { hexCount, hexesOf, historyUntil } from '../../front/front.ts';

/** The front at the end of one turn. */
export interface FrontDay {
  name: string;
  /** The day of history it stands for, as `1944-12-16`, or empty. */
  date: string;
  front: number[];
}

const MONTHS: Record<string, string> = { Dec: '1944-12', Jan: '1945-01' };

/** The day in a turn's title: `18 Dec · turn 3` is 1944-12-18. */
export function dateOf(title: string): string {
  const [, day, month] = /\b(\d{1,2}) (Dec|Jan)\b/.exec(title) ?? [];
  return day ? `${MONTHS[month]}-${day.padStart(2, '0')}` : '';
}

export function frontDays(story: Story): FrontDay[] {
  return story.turns.flatMap(({ title, front }) =>
    front ? [{ name: dayName(title), date: dateOf(title), front: hexesOf(front, hexCount(front)) }] : [],
  );
}

export interface FrontRow {
  name: string;
  held: number;
  /** What history had on the same day, and how many hexes are behind both lines; nothing where history is not known. */
  history: { day: string; held: number; both: number } | null;
}

/** `fronts` has the hexes behind the line of history by day. */
export function frontRows(days: FrontDay[], fronts: Record<string, number[]>): FrontRow[] {
  return days.map(({ name, date, front }) => {
    const day = historyUntil(fronts, date);
    const held = front.reduce((sum, hex) => sum + hex, 0);
    const history = day ? { day, held: fronts[day].length, both: fronts[day].filter((hex) => front[hex] === 1).length } : null;
    return { name, held, history };
  });
}

/** The front at the end beside history, in a sentence. */
export function frontTold(rows: FrontRow[], side: string): string {
  const [first, last] = [rows[0], rows.at(-1)!];
  const gained = last.held - first.held;
  const change = gained === 0 ? 'as many as' : `${Math.abs(gained)} ${gained > 0 ? 'more' : 'fewer'} than`;
  const now = `After ${last.name} the ${side} side held ${last.held} hexes, ${change} after ${first.name}.`;
  if (!last.history) return now;
  return `${now} In history it held ${last.history.held}; ${last.history.both} hexes are behind both lines.`;
}
