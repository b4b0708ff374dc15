import type { CounterLook } from '../counters/look.ts';

/** What the home page says of each game system. */
export interface CatalogEntry {
  id: string;
  title: string;
  scale: string;
  text: string;
  chips: string[];
  /** The part of its map that is shown, with counters on it; none for a game without hexes. */
  picture?: { hex: string; alt: string; pieces: { hex: string; look: CounterLook; below?: CounterLook[] }[] };
}

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

export const CATALOG: CatalogEntry[] = [
  {
    id: 'race',
    title: 'Race for Bastogne',
    scale: 'Regiments and battalions, 1½-mile hexes, 4 days',
    text: 'The game to learn with: one page of rules and twenty counters.',
    chips: ['1 scenario', 'half an hour'],
    picture: {
      hex: '12,7',
      alt: 'The map between the Our and Bastogne at the start of play',
      pieces: [
        { hex: '12,6', look: counter('olive', 'infantry', 'I', '110', '2-4-4', 'battalion') },
        { hex: '13,7', look: counter('olive', 'infantry', 'III', '110', '2-4-4', 'battalion') },
        { hex: '14,7', look: counter('fieldGray', 'infantry', '77', '26', '5-5-4') },
      ],
    },
  },
  {
    id: 'breakthrough',
    title: 'Breakthrough in the Ardennes',
    scale: 'Regiments, 2-mile hexes, 12 days',
    text: 'Operation points, efficiency and plotted attacks. The quickest way into the campaign.',
    chips: ['3 scenarios', '1 to 4 hours'],
    picture: {
      hex: '18,25',
      alt: 'The map around St. Vith at the start of play',
      pieces: [
        { hex: '19,28', look: counter('olive', 'infantry', '422', '106', '40') },
        { hex: '18,28', look: counter('olive', 'infantry', '423', '106', '40') },
        { hex: '16,25', look: counter('olive', 'infantry', '424', '106', '40') },
        { hex: '21,24', look: counter('olive', 'armor', 'CCB', '9A', '55') },
      ],
    },
  },
  {
    id: 'wave',
    title: 'Wave of Terror',
    scale: 'Battalions, 1½-mile hexes, 17 days',
    text: 'The whole offensive on two maps. Supply, bridges and the weather decide as much as the dice.',
    chips: ['3 scenarios', 'an evening to a month'],
    picture: {
      hex: 'E2714',
      alt: 'The map around Stavelot and Malmedy',
      pieces: [
        {
          hex: 'E2714',
          look: counter('black', 'armor', 'I/1', '1SS', '8-9-7', 'battalion'),
          below: [counter('black', 'mechanized', '', '', '')],
        },
        { hex: 'E2513', look: counter('olive', 'infantry', 'I/117', '30', '7-7', 'battalion') },
        { hex: 'E2416', look: counter('olive', 'engineer', '51', '', '3-7', 'battalion') },
      ],
    },
  },
  {
    id: 'greatbattles',
    title: 'Great Battles of WWII',
    scale: 'Companies on a table, 200 yards to the inch',
    text: 'No hexes. Stands, lines of sight and barrages, measured as on a real table.',
    chips: ['4 scenarios', 'an hour to a week'],
  },
];
