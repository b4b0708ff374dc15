import { describe, expect, it } from 'vitest';
import type { ReactionKind } from '../../src/api/types.ts';
import { raised, settled } from '../../src/table/reactions.ts';

const rule = (id: string, most = 0, ...ranked: string[]) => ({
  id,
  title: id,
  figure: most ? { unit: 'percent', least: 10, most, usual: 50 } : null,
  ranked: ranked.map((r) => ({ id: r, title: r })),
});
const fire: ReactionKind = { id: 'fire', title: 'Fire', clause: 'toy 1', rules: [rule('from', 100), rule('never')] };
const losses: ReactionKind = { id: 'losses', title: 'Losses', clause: 'toy 2', rules: [rule('ranked', 0, 'foot', 'tanks')] };

describe('standing reactions', () => {
  it('settle a kind as it is usually settled, once', () => {
    const first = settled([], fire, 'from');
    expect(first).toEqual([{ kind: 'fire', rule: 'from', figure: 50, order: [] }]);
    const both = settled(first, losses, 'ranked');
    expect(both[1]).toEqual({ kind: 'losses', rule: 'ranked', figure: null, order: ['foot', 'tanks'] });
    expect(settled(both, fire, 'never').filter((s) => s.kind === 'fire')).toEqual([
      { kind: 'fire', rule: 'never', figure: null, order: [] },
    ]);
  });

  it('ask again', () => {
    expect(settled(settled([], fire, 'never'), fire, '')).toEqual([]);
  });

  it('rank by moving up', () => {
    expect(raised(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b']);
    expect(raised(['a', 'b'], 0)).toEqual(['a', 'b']);
  });
});
