import { describe, expect, it } from 'vitest';
import { Layout } from '../../src/map/layout.ts';
import type { Board } from '../../src/table/board.ts';
import { playArea } from '../../src/table/playArea.ts';
import { waveMap } from '../fixtures/maps.ts';

const layout = new Layout(waveMap().grid, 0);
const board = (...hexes: number[]) => ({ pieces: hexes.map((hex) => ({ hex })) }) as unknown as Board;

describe('the play area', () => {
  it('is around the units on the map, with a margin, and never beyond the sheet', () => {
    const area = playArea(board(-1, 0, 1), layout)!;
    expect(area.left).toBe(0);
    expect(area.top).toBe(0);
    expect(area.right).toBeGreaterThan(Math.max(layout.x[0], layout.x[1]));
    expect(area.right).toBeLessThanOrEqual(layout.width);
    expect(area.bottom).toBeGreaterThan(Math.max(layout.y[0], layout.y[1]));
  });

  it('is the whole map without units on it, or where they are everywhere', () => {
    const far = layout.x.indexOf(Math.max(...layout.x));
    expect(playArea(board(-1), layout)).toBeUndefined();
    expect(playArea(board(0, far), layout)).toBeUndefined();
  });
});
