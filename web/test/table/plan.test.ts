import { describe, expect, it } from 'vitest';
import type { ConditionKind, Item } from '../../src/api/types.ts';
import { choices, conditionTold, droppedIn, moved, without } from '../../src/table/plan.ts';

const KINDS: ConditionKind[] = [
  { id: 'before', title: 'the order before it was carried out', about: '', not: 'the order before it was not carried out' },
  { id: 'phase', title: 'the phase has come', about: 'PHASE', not: '' },
  { id: 'bridge', title: 'the bridge stands', about: 'HEX/HEX', not: 'the bridge does not stand' },
];

const item = (type: string, more: object = {}): Item => ({ type, side: 'allied', sequence: 1, at: '', ...more }) as unknown as Item;

describe('planned orders', () => {
  it('are moved up and down and deleted', () => {
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
    expect(without(['a', 'b'], 0)).toEqual(['b']);
  });

  it('say what they depend on', () => {
    expect(conditionTold({ kind: 'bridge', about: 'E1/E2', not: true }, KINDS)).toBe('if the bridge does not stand (E1/E2)');
    expect(conditionTold({ kind: 'before', about: '', not: false }, KINDS)).toBe('if the order before it was carried out');
    expect(conditionTold({ kind: 'phase', about: 'combat', not: false }, KINDS)).toBe('when the phase is combat');
    expect(choices(KINDS).map((c) => c.value)).toEqual(['bridge', 'not bridge']);
  });

  it('that were dropped are counted until the player acts', () => {
    const dropped = item('PlanDropped');
    const planned = item('Played', { planned: true });
    expect(droppedIn([dropped, item('PlanSet'), dropped, planned, dropped], 'allied')).toBe(2);
    expect(droppedIn([dropped, item('Played', { planned: false, byReaction: false })], 'allied')).toBe(0);
    expect(droppedIn([dropped, item('Played', { side: 'german', planned: false })], 'allied')).toBe(1);
  });
});
