import type { Parts } from '../../api/types.ts';
import type { FormerNotation } from '../../table/session.svelte.ts';

const isPlace = (word: string) => /^[EW]\d{4}(\/[EW]\d{4})?$/.test(word);

/** Until the server describes the orders of Wave of Terror: their text read and written here. */
export const former: FormerNotation = {
  subject: (text) => {
    const [kind, what = null] = text.split(' ');
    const unit = kind === 'unit' ? what : kind === 'depot' ? `depot-${what}` : null;
    return { kind, unit, place: what !== null && isPlace(what) ? what : null };
  },
  order: (text) => {
    const [verb, ...rest] = text.split(' ');
    const fixed = ['support aircraft', 'peiper none'].find((two) => text === two);
    if (fixed) return { verb: fixed, units: [], places: [], words: [] };
    const others = rest.filter((w) => !isPlace(w));
    const words = ['release', 'depot'].includes(verb);
    return { verb, units: words ? [] : others, places: rest.filter(isPlace), words: words ? others : [] };
  },
  text: ({ verb, units, places, words }: Parts) => {
    const [u, p, w] = [units ?? [], places ?? [], words ?? []];
    if (verb === 'attack' || verb === 'odds') return [verb, ...p, ...u].join(' ');
    if (verb === 'reach' && p.length > 0) return [verb, ...u, 'via', ...p].join(' ');
    return [verb, ...u, ...w, ...p].join(' ');
  },
};
