import { describe, expect, it } from 'vitest';
import type { Item, Moment } from '../../src/api/types.ts';
import { Past } from '../../src/table/past.svelte.ts';

const LAST = 1000;
const item = (sequence: number, perspective: string) =>
  ({ type: 'Said', sequence, at: '', side: perspective, name: perspective, text: String(sequence) }) as Item;
const moment = (at: number, perspective = 'german') => ({ at, perspective: perspective, last: LAST }) as Moment;

/** A server that gives 200 items after a number, and notes what it was asked. */
function told() {
  const asked: string[] = [];
  const past = new Past((since, perspective) => {
    asked.push(`${perspective} ${since}`);
    const items = Array.from({ length: Math.min(200, LAST - since) }, (_, i) => item(since + i + 1, perspective));
    return Promise.resolve({ items, last: LAST });
  });
  const numbers = (at: number) => past.until(at).map((i) => i.sequence);
  return { past, asked, numbers };
}

describe('the log of a moment looked back at', () => {
  it('tells nothing that came after it', async () => {
    const { past, numbers } = told();
    await past.reach(moment(500));
    expect(numbers(500).at(-1)).toBe(500);
    expect(numbers(500)).toHaveLength(200);
    await past.reach(moment(420));
    expect(numbers(420).at(-1)).toBe(420);
  });

  it('is empty at the start of the game', async () => {
    const { past, asked, numbers } = told();
    await past.reach(moment(0));
    expect(numbers(0)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('grows step by step without a gap, and is asked for once in two hundred steps', async () => {
    const { past, asked, numbers } = told();
    for (let at = 0; at <= 401; at++) await past.reach(moment(at));
    expect(numbers(401)).toEqual(Array.from({ length: 401 }, (_, i) => i + 1));
    expect(asked).toHaveLength(3);
  });

  it('goes further back on request', async () => {
    const { past, numbers } = told();
    await past.reach(moment(300));
    expect(past.hasEarlier).toBe(true);
    await past.loadEarlier();
    expect(numbers(300)).toEqual(Array.from({ length: 300 }, (_, i) => i + 1));
    expect(past.hasEarlier).toBe(false);
  });

  it('is that of the perspective', async () => {
    const { past, asked } = told();
    await past.reach(moment(10, 'german'));
    await past.reach(moment(10, 'american'));
    expect(past.until(10).every((i) => i.side === 'american')).toBe(true);
    expect(asked).toEqual(['german 0', 'american 0']);
  });
});
