import { describe, expect, it } from 'vitest';
import type { HexController } from '../../src/table/controller.svelte.ts';
import { neighborsOf, between } from '../../src/table/neighbors.ts';
import { joined, type Step } from '../../src/table/marches.ts';

describe('the log', () => {
  const line = (unit: string, from: string, to: string) => ({
    key: `${unit} ${to}`,
    step: { unit, from, to } as Step | undefined,
    march: undefined as string | undefined,
  });

  it('tells the steps of one march in one line', () => {
    const told = joined([line('H/9A', '7,15', '8,15'), line('H/9A', '8,15', '8,14'), line('H/9A', '8,14', '8,13')], (l) => l.step);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ key: 'H/9A 8,13', march: 'H/9A moves from 7,15 by 8,15 8,14 to 8,13.' });
  });

  it('adds up what the steps cost where that is known', () => {
    const step = (from: string, to: string, cost: number, left: number) => ({
      step: { unit: '1/1SS', from, to, cost, left },
      march: undefined as string | undefined,
    });
    const [told] = joined([step('24,21', '24,20', 5, 14), step('24,20', '24,19', 3, 11), step('24,19', '24,18', 3, 8)], (l) => l.step);
    expect(told.march).toBe('1/1SS moves from 24,21 by 24,20 24,19 to 24,18 for 11 OP and has 8 left.');
  });

  it('keeps apart what another unit, another event or another start comes between', () => {
    const fought = { key: 'fought', step: undefined, march: undefined };
    const told = joined(
      [line('a', '1,1', '1,2'), line('b', '5,5', '5,6'), line('a', '1,2', '1,3'), fought, line('a', '1,3', '1,4'), line('a', '9,9', '9,8')],
      (l) => l.step,
    );
    expect(told.map((l) => l.key)).toEqual(['a 1,2', 'b 5,6', 'a 1,3', 'fought', 'a 1,4', 'a 9,8']);
    expect(told.every((l) => l.march === undefined)).toBe(true);
  });
});

describe('the hexes around one', () => {
  it('tell what is crossed on the way', () => {
    expect(between({ a: 0, b: 1, road: 'main', river: 'minor', riverName: 'Our', bridge: 'intact' }, false)).toEqual([
      'by main road',
      'over the river Our by a bridge',
    ]);
    expect(between({ a: 0, b: 1, river: 'major', riverName: 'Meuse', bridge: 'intact' }, true)).toEqual([
      'over the major river Meuse by a blown bridge',
    ]);
    expect(between({ a: 0, b: 1, river: 'lake' }, false)).toEqual(['across a lake']);
  });

  it('are numbered like the keys and leave out what is off the map', () => {
    const controller = {
      ground: {
        layout: { neighbor: (_: number, d: number) => [1, 2, -1, -1, -1, -1][d] },
        map: { sides: [{ a: 0, b: 2, road: 'secondary' }] },
      },
      board: { bridges: [] },
      spokenHex: (h: number) => `hex ${h}`,
    } as unknown as HexController;
    expect(neighborsOf(controller, 0)).toEqual([
      { hex: 1, direction: 0, text: 'hex 1' },
      { hex: 2, direction: 1, text: 'by road, hex 2' },
    ]);
  });
});
