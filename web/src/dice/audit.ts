import { KeyedDice } from './keyedDice.ts';
import { sha256 } from './sha256.ts';

/** What an audit of a record's dice found. */
export interface Audit {
  commitment: string;
  seed: string;
  entropy: { side: string; text: string }[];
  /** Rolls of the program's dice, and of the players' own, for which nobody can vouch. */
  rolls: number;
  own: number;
  /** Whether the seed is the one that was promised before the first roll. */
  kept: boolean;
  /** Rolls that do not follow from the seed, each in a sentence. */
  faults: string[];
}

const part = (text: string) => `${text.length} ${text}\n`;

/** Works every roll of a record out again in this browser, from the seed and what the players added. */
export function auditRecord(record: string): Audit {
  const lines = record.split('\n');
  const value = (key: string) => lines.find((l) => l.startsWith(`${key} `))?.slice(key.length + 1) ?? '';
  const entropy = lines
    .slice(
      0,
      lines.findIndex((l) => l.startsWith('start ')),
    )
    .flatMap((l) => /^entropy (\S+) (.*)$/.exec(l)?.slice(1) ?? [])
    .reduce<Audit['entropy']>((all, word, i, words) => (i % 2 ? [...all, { side: words[i - 1], text: word }] : all), []);
  const seed = value('seed');
  const commitment = value('commitment');
  if (!seed) throw new Error('The seed is revealed when the game is over; then every roll can be audited.');
  const key = sha256(`salient dice 1\n${seed}\n${entropy.map((e) => part(e.side) + part(e.text)).join('')}`);
  const dice = new Map([['', new KeyedDice(key)]]);
  const diceOf = (side: string) => {
    if (!dice.has(side)) dice.set(side, new KeyedDice(sha256(`salient secret dice 1\n${key}\n${part(side)}`)));
    return dice.get(side)!;
  };
  const faults: string[] = [];
  let [number, own] = [0, 0];
  for (const roll of rollsOf(lines)) {
    number++;
    if (roll.own) {
      own++;
      continue;
    }
    const honest = diceOf(roll.secretOf).roll(roll.sides);
    if (honest !== roll.value) faults.push(`Roll ${number} (${roll.text}) should have been ${honest}.`);
  }
  return { commitment, seed, entropy, rolls: number - own, own, kept: sha256(`salient commitment 1\n${seed}\n`) === commitment, faults };
}

interface RecordedRoll {
  own: boolean;
  secretOf: string;
  value: number;
  sides: number;
  text: string;
}

function rollsOf(lines: string[]): RecordedRoll[] {
  return lines
    .filter((l) => /^\d+ /.test(l))
    .flatMap((l) => {
      const rolls = l.split('|').at(-2)?.trim() ?? '-';
      return rolls === '-' ? [] : rolls.split(';').map((text) => rollOf(text.trim()));
    });
}

function rollOf(text: string): RecordedRoll {
  const [, own, secretOf = '', value, sides] = /^(own )?(?:([^\d\s]\S*) )?(\d+)\/(\d+) /.exec(text) ?? [];
  return { own: own !== undefined, secretOf, value: Number(value), sides: Number(sides), text };
}

/** What was found, in a sentence. */
export function auditTold({ rolls, own, kept, faults }: Audit): string {
  if (!kept) return 'The seed is not the one that was promised before the first roll. These dice cannot be trusted.';
  if (faults.length > 0) return `${faults.length} of ${rolls} rolls do not follow from the seed. These dice cannot be trusted.`;
  if (rolls + own === 0) return 'The seed is the one that was promised before the first order. No dice were rolled in this game.';
  const honest = `All ${rolls} rolls follow from the seed that was promised before the first one. Your browser has worked each of them out again.`;
  return own === 0 ? honest : `${honest} ${own} more were made with the players’ own dice and typed in; they cannot be audited.`;
}
