import type { HexController } from './controller.svelte.ts';
import type { Wash } from './layers/marks.ts';

export type Overlay = 'supply' | 'threat' | 'control';

/** What is laid over the map on request. */
export class Overlays {
  supply = $state(false);
  threat = $state(false);
  control = $state(true);
  /** A day whose historical front is drawn, or nothing. */
  day = $state('');

  /** Switches one on or off; tells which. */
  toggle(which: Overlay): string {
    this[which] = !this[which];
    return `${which[0].toUpperCase()}${which.slice(1)} ${this[which] ? 'shown' : 'hidden'}.`;
  }

  /** The historical front of the next day, after the last one none. */
  nextDay(days: string[]): string {
    this.day = days[days.indexOf(this.day) + 1] ?? '';
    return this.day ? `Front of ${dateOf(this.day)}.` : 'No historical front.';
  }
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `1944-12-16` as a player reads it. */
export function dateOf(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[month - 1]}`;
}

export const yearOf = (day: string): string => day.slice(0, 4);

/** Own units by how they are supplied: a red wash where they are not. */
export function washesOf(controller: HexController, overlays: Overlays): Wash[] {
  if (!overlays.supply) return [];
  const own = controller.board.pieces.filter((p) => p.own && p.hex >= 0);
  return [
    { hexes: own.filter((p) => p.look.outOfSupply).map((p) => p.hex), fill: 'rgba(176,42,28,.34)' },
    { hexes: own.filter((p) => !p.look.outOfSupply).map((p) => p.hex), fill: 'rgba(30,122,76,.22)' },
  ];
}
