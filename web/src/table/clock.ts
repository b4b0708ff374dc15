import type { Clock } from '../api/types.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A span of minutes in its largest two units: `2 days 3 hours`. */
export function spanTold(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes));
  const parts: [number, string][] = [
    [Math.floor(whole / DAY), 'day'],
    [Math.floor((whole % DAY) / HOUR), 'hour'],
    [whole % HOUR, 'minute'],
  ];
  const first = parts.findIndex(([n]) => n > 0);
  if (first < 0) return 'less than a minute';
  return parts
    .slice(first, first + 2)
    .filter(([n]) => n > 0)
    .map(([n, unit]) => `${n} ${unit}${n === 1 ? '' : 's'}`)
    .join(' ');
}

/** What the clock of a game allows, in a sentence. */
export function lawTold({ move, game, daysOff }: Pick<Clock, 'move' | 'game' | 'daysOff'>): string {
  const times = [...(move ? [`${spanTold(move)} for each move`] : []), ...(game ? [`${spanTold(game)} for all moves of a side`] : [])];
  return `${times.join(', ')}${daysOff ? `, and ${daysOff} ${daysOff === 1 ? 'day' : 'days'} off` : ''}.`;
}

/** The minutes until a moment; negative once it has passed. */
export const minutesUntil = (deadline: string, now: number): number => (Date.parse(deadline) - now) / 60_000;
