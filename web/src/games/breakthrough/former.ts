import type { Parts } from '../../api/types.ts';
import type { FormerNotation } from '../../table/session.svelte.ts';
import type { Ground } from '../game.ts';

/** Orders whose last word is a direction from the unit's hex. */
const DIRECTED = ['move', 'attack', 'blow-bridge', 'build-bridge'];

/** Until the server describes the orders of Breakthrough: their text read and written here. */
export function former(ground: Ground, hexOf: (unit: string) => number): FormerNotation {
  const name = (hex: number) => ground.map.hexes[hex]?.name ?? '';
  const at = new Map<string, number>(); // where a unit will be after the steps already sent
  return {
    subject: (text) => {
      const [kind, what = null] = text.split(' ');
      return { kind, unit: kind === 'unit' ? what : null, place: kind === 'hex' ? what : null };
    },
    order: (text) => {
      const [verb, what, ...words] = text.split(' ');
      if (verb === 'strike') return { verb, units: [], places: [what], words: [], label: 'Attack from the air' };
      if (!DIRECTED.includes(verb)) return { verb, units: what ? [what] : [], places: [], words };
      return { verb, units: [what], places: [name(ground.layout.neighbour(hexOf(what), Number(words[0]) - 1))], words: [] };
    },
    text: ({ verb, units, places, words }: Parts) => {
      const [unit = ''] = units ?? [];
      const hexes = places ?? [];
      if (verb === 'odds') return `odds ${hexes[0]} by ${(units ?? []).join(' ')}`;
      if (verb === 'reach') return ['reach', unit, ...(hexes.length > 0 ? ['via', ...hexes] : [])].join(' ');
      if (!DIRECTED.includes(verb)) return [verb, ...(units ?? []), ...(words ?? []), ...hexes].join(' ');
      const to = ground.hex(hexes[0]);
      const here = hexOf(unit);
      const from = ground.layout.direction(here, to) >= 0 ? here : (at.get(unit) ?? here);
      if (verb === 'move') at.set(unit, to);
      return `${verb} ${unit} ${ground.layout.direction(from, to) + 1}`;
    },
  };
}
