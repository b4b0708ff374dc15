import type { CounterLook } from '../counters/look.ts';

/** What the home page says of each system, whether or not it can be played yet. */
export interface Shelf {
  id: string;
  title: string;
  scale: string;
  text: string;
  chips: string[];
}

export const SHELF: Shelf[] = [
  {
    id: 'breakthrough',
    title: 'Breakthrough in the Ardennes',
    scale: 'Regiments, 2-mile hexes, 12 days',
    text: 'Operation points, efficiency and plotted attacks. The quickest way into the campaign.',
    chips: ['3 scenarios', '1 to 4 hours'],
  },
  {
    id: 'wave',
    title: 'Wave of Terror',
    scale: 'Battalions, 1½-mile hexes, 17 days',
    text: 'The whole offensive on two maps. Supply, bridges and the weather decide as much as the dice.',
    chips: ['3 scenarios', 'an evening to a month'],
  },
  {
    id: 'greatbattles',
    title: 'Great Battles of WWII',
    scale: 'Companies on a table, 200 yards to the inch',
    text: 'No hexes. Stands, lines of sight and barrages, measured as on a real table.',
    chips: ['4 scenarios', 'an hour to a week'],
  },
];

const counter = (
  color: CounterLook['color'],
  branch: CounterLook['branch'],
  unit: string,
  formation: string,
  factors: string,
  size: CounterLook['size'] = 'regiment',
): CounterLook => ({
  color,
  branch,
  size,
  unit,
  formation,
  factors,
});

/** The start of play around St. Vith: the hexes are those of the order of battle. */
export const BREAKTHROUGH_PIECES = [
  { hex: '19,28', look: counter('olive', 'infantry', '422', '106', '40') },
  { hex: '18,28', look: counter('olive', 'infantry', '423', '106', '40') },
  { hex: '16,25', look: counter('olive', 'infantry', '424', '106', '40') },
  { hex: '21,24', look: counter('olive', 'armor', 'CCB', '9A', '55') },
];

export const WAVE_PIECES = [
  {
    hex: 'E2714',
    look: counter('black', 'armor', 'I/1', '1SS', '8-9-7', 'battalion'),
    below: [counter('black', 'mechanized', '', '', '')],
  },
  { hex: 'E2513', look: counter('olive', 'infantry', 'I/117', '30', '7-7', 'battalion') },
  { hex: 'E2416', look: counter('olive', 'engineer', '51', '', '3-7', 'battalion') },
];
