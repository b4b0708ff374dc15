import { describe, expect, it } from 'vitest';
import type { Origin, TreeGame } from '../../src/api/types.ts';
import { compared, differenceTold, originTold, rowsOf } from '../../src/table/branches/tree.ts';

const origin = (table: string | null, more: Partial<Origin> = {}): Origin => ({
  table,
  title: 'Sunday game',
  turn: '18 Dec · turn 3',
  at: 12,
  perspective: 'german',
  drawnFor: null,
  deleted: false,
  ...more,
});

const game = (table: string, from: Origin | null, points = 0, turn = '18 Dec · turn 3'): TreeGame =>
  ({
    table,
    title: table,
    origin: from,
    turn,
    figures: [{ kind: 'score', side: 'german', name: 'German points', value: points }],
  }) as unknown as TreeGame;

describe('the tree of branches', () => {
  it('puts each game before those that came from it', () => {
    const games = [game('a', null), game('b', origin('a')), game('c', null), game('d', origin('b')), game('e', origin('a'))];
    expect(rowsOf(games).map((r) => `${r.depth}${r.game.table}`)).toEqual(['0a', '1b', '2d', '1e', '0c']);
  });

  it('keeps a game whose origin is gone', () => {
    expect(rowsOf([game('b', origin(null, { deleted: true }))]).map((r) => r.depth)).toEqual([0]);
  });

  it('says where a game came from, and if that is gone', () => {
    expect(originTold(origin('a'), [game('a', null)])).toBe('Begun from “Sunday game”, 18 Dec.');
    expect(originTold(origin(null, { deleted: true, drawnFor: 'german' }), [])).toBe(
      'Begun from “Sunday game”, 18 Dec; what the German side did not know was drawn. That game was deleted, but this one can be played on.',
    );
    expect(originTold(origin(null), [])).toBe('Begun from “Sunday game”, 18 Dec. That game is not among your games.');
  });

  it('compares the figures of two games', () => {
    expect(compared(game('b', null, 12).figures, game('a', null, 15).figures)).toEqual([{ name: 'German points', value: 12, by: -3 }]);
    expect(compared(game('b', null, 12).figures, null)[0].by).toBeNull();
    expect(differenceTold(game('b', null, 12), game('a', null, 9))).toBe('Both stand at 18 Dec: German points +3.');
    expect(differenceTold(game('b', null, 9, '20 Dec'), game('a', null, 9))).toBe(
      'It stands at 20 Dec, the other at 18 Dec, with the same figures.',
    );
  });
});
