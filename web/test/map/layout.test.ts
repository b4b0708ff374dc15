import { describe, expect, it } from 'vitest';
import { Layout } from '../../src/map/layout.ts';
import { quarterTurns } from '../../src/map/model.ts';
import { breakthroughMap } from '../fixtures/maps.ts';

const map = breakthroughMap();
const numbered = (name: string) => map.hexes.findIndex((h) => h.name === name);

describe('the layout of a sheet', () => {
  const westUp = new Layout(map.grid, 0);
  const northUp = new Layout(map.grid, quarterTurns('west', 'north'));

  it('counts the hexes as the kernel does, column by column', () => {
    expect(westUp.count).toBe(992);
    expect(westUp.at(7, 13)).toBe(numbered('7,13'));
  });

  it('has the neighbors of clause 0h for even and odd columns', () => {
    const from = (name: string) => [0, 1, 2, 3, 4, 5].map((d) => map.hexes[westUp.neighbor(numbered(name), d)].name);
    expect(from('4,10')).toEqual(['4,9', '5,9', '5,10', '4,11', '3,10', '3,9']);
    expect(from('5,10')).toEqual(['5,9', '6,10', '6,11', '5,11', '4,11', '4,10']);
  });

  it('puts north at the top and east to the right when turned', () => {
    const bastogne = numbered('7,13');
    const stVith = numbered('19,23');
    expect(northUp.y[stVith]).toBeLessThan(northUp.y[bastogne]);
    expect(northUp.x[stVith]).toBeGreaterThan(northUp.x[bastogne]);
    expect(westUp.y[stVith]).toBeGreaterThan(westUp.y[bastogne]);
  });

  it.each([0, 1, 2, 3])('finds every hex under its own center, turned %i times', (turns) => {
    const layout = new Layout(map.grid, turns);
    for (let h = 0; h < layout.count; h++) expect(layout.hexAt(layout.x[h], layout.y[h])).toBe(h);
  });

  it('gives adjacent hexes one and the same corners', () => {
    for (let d = 0; d < 6; d++) {
      const a = westUp.at(6, 6);
      const b = westUp.neighbor(a, d);
      const mine = westUp.sideCorners(d).map((k) => westUp.cornerKey(a, k));
      const theirs = westUp.sideCorners((d + 3) % 6).map((k) => westUp.cornerKey(b, k));
      expect(new Set(mine)).toEqual(new Set(theirs));
    }
  });

  it('keeps distance one between neighbors and symmetric beyond', () => {
    for (let h = 0; h < westUp.count; h += 37)
      for (let d = 0; d < 6; d++) {
        const n = westUp.neighbor(h, d);
        if (n >= 0) expect(westUp.distance(h, n)).toBe(1);
      }
    expect(westUp.distance(numbered('0,0'), numbered('30,31'))).toBe(westUp.distance(numbered('30,31'), numbered('0,0')));
  });
});
