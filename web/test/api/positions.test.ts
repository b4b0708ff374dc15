import { describe, expect, it } from 'vitest';
import { changed, Positions } from '../../src/api/positions.ts';
import type { Difference, PositionChange } from '../../src/api/types.ts';

const whole = (value: unknown): Difference => ({ type: 'Whole', value });
const members = (parts: Record<string, Difference>): Difference => ({ type: 'Members', members: parts });
const change = (number: number, since: number | null, difference: Difference): PositionChange => ({
  table: 't',
  side: 'german',
  number,
  since,
  difference,
});
const first = { state: { sequence: 1, view: { units: ['a', 'b', 'c'] }, prompt: { turn: '18 Dec' } }, subjects: null, orders: null };

describe('a position that comes as a change', () => {
  it('is put together from the one before', () => {
    const positions = new Positions();
    expect(positions.next(change(1, null, whole(first)))).toEqual(first);
    const units: Difference = {
      type: 'Pieces',
      pieces: [
        { from: 1, count: 2, fresh: ['d'] },
        { from: 0, count: 1, fresh: [] },
      ],
    };
    const difference = members({ state: members({ sequence: whole(2), view: members({ units }) }), subjects: whole({ sequence: 2 }) });
    expect(positions.next(change(2, 1, difference))).toEqual({
      state: { sequence: 2, view: { units: ['b', 'c', 'd', 'a'] }, prompt: { turn: '18 Dec' } },
      subjects: { sequence: 2 },
      orders: null,
    });
  });

  it('is another position though nothing in it differs', () => {
    const positions = new Positions();
    const one = positions.next(change(1, null, whole(first)));
    const two = positions.next(change(2, 1, members({})));
    expect(two).toEqual(one);
    expect(two!.state.view).not.toBe(one!.state.view);
    expect(two!.state.prompt).not.toBe(one!.state.prompt);
  });

  it('is not there if the one before did not come', () => {
    const positions = new Positions();
    expect(positions.next(change(2, 1, members({})))).toBeNull();
    positions.next(change(3, null, whole(first)));
    expect(positions.next(change(5, 4, members({})))).toBeNull();
    expect(positions.next(change(6, 5, members({})))).toBeNull();
    expect(positions.next(change(7, null, whole(first)))).toEqual(first);
    positions.forget();
    expect(positions.next(change(8, 7, members({})))).toBeNull();
  });

  it('is kept for each seat', () => {
    const positions = new Positions();
    positions.next(change(1, null, whole(first)));
    positions.next({ ...change(2, null, whole({ ...first, orders: 'other' })), side: 'american' });
    expect(positions.next(change(3, 1, members({})))).toEqual(first);
  });
});

it('what does not differ is the same object', () => {
  const before = { same: { a: 1 }, other: [1, 2] };
  const after = changed(before, members({ other: { type: 'Pieces', pieces: [] } })) as typeof before;
  expect(after.same).toBe(before.same);
  expect(after.other).toEqual([]);
  expect(before.other).toEqual([1, 2]);
});
