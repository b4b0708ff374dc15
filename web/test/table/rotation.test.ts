import { describe, expect, it } from 'vitest';
import { captionOf } from '../../src/table/captions.ts';
import { Rotation } from '../../src/table/rotation.ts';

describe('the next unit', () => {
  it('follows the one selected, and starts over at the end', () => {
    const rotation = new Rotation();
    expect(rotation.after(undefined, ['a', 'b', 'c'])).toBe('a');
    expect(rotation.after('a', ['a', 'b', 'c'])).toBe('b');
    expect(rotation.after('c', ['a', 'b', 'c'])).toBe('a');
    expect(rotation.after('a', [])).toBeUndefined();
  });

  it('goes on from where it was when the last one can act no more', () => {
    const rotation = new Rotation();
    rotation.keep('c', ['a', 'b', 'c', 'd']);
    expect(rotation.after('c', ['a', 'b', 'd'])).toBe('d');
    expect(rotation.after(undefined, ['a', 'b'])).toBe('a');
  });

  it('finds units that could not act when the last one was selected', () => {
    const rotation = new Rotation();
    rotation.keep('b', ['a', 'b']);
    expect(rotation.after(undefined, ['c'])).toBe('c');
  });

  it('goes on from where it was after the selection was given up', () => {
    const rotation = new Rotation();
    rotation.keep('b', ['a', 'b', 'c']);
    expect(rotation.after(undefined, ['a', 'b', 'c'])).toBe('c');
    rotation.keep('z', ['a']); // cannot act: not a place to go on from
    expect(rotation.after(undefined, ['a', 'b', 'c'])).toBe('c');
  });
});

describe('the caption of a replay', () => {
  const prompt = {
    side: 'german',
    turn: '16 Dec',
    phase: 'German movement',
    question: '',
    interruption: false,
    where: null,
    keys: [],
    clauses: [],
  };

  it('says the start only at the start', () => {
    expect(captionOf({ at: 0, item: null, prompt })).toBe('The start of the game.');
    const undone = { type: 'Undone', sequence: 126, at: '', side: 'german', byConsent: false } as never;
    expect(captionOf({ at: 126, item: undone, prompt })).toBe('16 Dec · German movement. German undoes the last order.');
    expect(captionOf({ at: 5, item: null, prompt })).toBe('16 Dec · German movement.');
  });
});
