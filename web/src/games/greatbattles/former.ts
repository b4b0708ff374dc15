import type { FormerNotation } from '../../table/session.svelte.ts';

/** Until the server describes the orders of Great Battles. */
export const former: FormerNotation = {
  subject: (text) => {
    const [kind, what = null] = text.split(' ');
    return { kind, unit: kind === 'unit' ? what : null };
  },
  order: () => ({}),
  text: ({ verb, units, places, words }) => [verb, ...(units ?? []), ...(places ?? []), ...(words ?? [])].join(' '),
};
