import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { auditRecord, auditTold } from '../src/dice/audit.ts';
import { KeyedDice } from '../src/dice/keyedDice.ts';
import { sha256 } from '../src/dice/sha256.ts';

const demonstration = (game: string) => readFileSync(`public/demonstrations/${game}.txt`, 'utf8');

describe('the dice of a record', () => {
  it('have the digests of the standard', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('a'.repeat(1000))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3');
  });

  it('show faces of the die', () => {
    const dice = new KeyedDice(sha256('any'));
    const rolls = Array.from({ length: 600 }, () => dice.roll(6));
    expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it.each(['race', 'breakthrough', 'wave', 'greatbattles'])('are honest in the demonstration of %s', (game) => {
    const audit = auditRecord(demonstration(game));
    expect(audit.kept).toBe(true);
    expect(audit.faults).toEqual([]);
    expect(audit.rolls).toBeGreaterThan(5);
    expect(auditTold(audit)).toContain(`All ${audit.rolls} rolls follow from the seed`);
  });

  it('are found out where one was changed, and where the seed is another', () => {
    const record = demonstration('race');
    const [whole, value, sides] = / \| (\d)\/(\d)/.exec(record)!;
    const bent = auditRecord(record.replace(whole, ` | ${(Number(value) % Number(sides)) + 1}/${sides}`));
    expect(bent.faults).toHaveLength(1);
    expect(auditTold(bent)).toContain('cannot be trusted');
    const other = auditRecord(record.replace(/\nseed .{64}/, `\nseed ${'0'.repeat(64)}`));
    expect(other.kept).toBe(false);
  });

  it('leave the players’ own rolls out', () => {
    const record = demonstration('race');
    const own = auditRecord(record.replace(/^(\d+ \S+: .*?)\| \d\/6 [^;|]*\|/m, '$1| own 3/6 combat (race 5) |'));
    expect(own.own).toBe(1);
    expect(auditTold({ ...own, faults: [] })).toContain('1 more were made with the players’ own dice');
  });

  it('cannot be audited before the seed is revealed', () => {
    expect(() => auditRecord('salient record 1\ncommitment 00\nstart 00\n')).toThrow('when the game is over');
  });
});
