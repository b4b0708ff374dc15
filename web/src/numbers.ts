import { settings } from './settings.svelte.ts';

/** The languages numbers can be written in; the first is the browser's. */
export const NUMBERS: [tag: string, example: string][] = [
  ['', 'same as the browser'],
  ['en-US', '1,234.5'],
  ['de-DE', '1.234,5'],
  ['fr-FR', '1 234,5'],
];

const made = new Map<string, Intl.NumberFormat>();

function format(kind: 'decimal' | 'percent', digits: number): Intl.NumberFormat {
  const key = `${settings.numbers} ${kind} ${digits}`;
  let found = made.get(key);
  if (!found) {
    found = new Intl.NumberFormat(settings.numbers || undefined, { style: kind, maximumFractionDigits: digits });
    made.set(key, found);
  }
  return found;
}

/** A number with at most so many digits after the decimal mark. */
export const decimal = (n: number, digits = 1): string => format('decimal', digits).format(n);

/** A chance or share given in hundredths. */
export const percent = (hundredths: number): string => format('percent', 0).format(hundredths / 100);
