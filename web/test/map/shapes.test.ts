import { describe, expect, it } from 'vitest';
import { placeLabels } from '../../src/map/label/place.ts';
import { starAt, starBox } from '../../src/map/label/star.ts';
import { hash } from '../../src/map/noise.ts';
import { bulging } from '../../src/map/shape/areas.ts';
import { clipped, isInside, overlaps } from '../../src/map/shape/curve.ts';
import { contours } from '../../src/map/shape/contour.ts';
import { makeField, sample } from '../../src/map/shape/field.ts';
import { makeFront, openParts } from '../../src/map/shape/front.ts';
import { distancesFrom } from '../../src/map/shape/near.ts';
import { layoutFor, makeShapes } from '../../src/map/shape/shapes.ts';
import { outward } from '../../src/table/layers/objectives.ts';
import { stepKey } from '../../src/map/shape/roads.ts';
import { breakthroughMap } from '../fixtures/maps.ts';

const map = breakthroughMap();
const shapes = makeShapes(map, 'north');
const { layout } = shapes;

/** Whether a closed line runs around a point. */
function contains(line: { x: number; y: number }[], p: { x: number; y: number }): boolean {
  let inside = false;
  line.forEach((a, i) => {
    const b = line[(i + 1) % line.length];
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  });
  return inside;
}

describe('areas', () => {
  it('a field is one inside its hexes, nothing far away, and half on the hexside between', () => {
    const inside = new Set([
      layout.at(10, 10),
      layout.at(10, 11),
      layout.at(11, 10),
      layout.at(9, 10),
      layout.at(10, 9),
      layout.at(11, 9),
      layout.at(9, 9),
    ]);
    const field = makeField(layout, (h) => inside.has(h), { sigma: 0.27, rough: 0, warp: 0, salt: 0 });
    const middle = layout.at(10, 10);
    expect(sample(field, layout.x[middle], layout.y[middle])).toBeGreaterThan(0.95);
    const far = layout.at(20, 20);
    expect(sample(field, layout.x[far], layout.y[far])).toBeLessThan(0.01);
    const edge = layout.at(10, 11);
    const outside = layout.at(10, 12);
    const half = sample(field, (layout.x[edge] + layout.x[outside]) / 2, (layout.y[edge] + layout.y[outside]) / 2);
    expect(Math.abs(half - 0.5)).toBeLessThan(0.12);
  });

  it('noise is left out only where no contour runs', () => {
    const recipe = { sigma: 0.27, rough: 0.27, warp: 0.25, salt: 1 };
    const isWood = (h: number) => map.hexes[h].terrain === 'forest';
    const plain = makeField(layout, isWood, recipe);
    const textured = makeField(layout, isWood, { ...recipe, textured: true });
    expect(contours(plain, 0.47)).toEqual(contours(textured, 0.47));
    expect(plain.values.filter((v) => v === 0).length).toBeGreaterThan(plain.values.length / 20);
  });

  it('a large wood is cut to what a tile shows, and covers the same ground there', () => {
    const [wood] = shapes.areas.woods.slice().sort((a, b) => b.points.length - a.points.length);
    const x = (wood.box.left + wood.box.right) / 2;
    const y = (wood.box.top + wood.box.bottom) / 2;
    const box = { left: x - 2, top: y - 2, right: x + 2, bottom: y + 2 };
    const part = clipped(wood.points, box);
    expect(part.length).toBeLessThan(wood.points.length);
    for (const p of part)
      expect(p.x >= box.left - 1e-9 && p.x <= box.right + 1e-9 && p.y >= box.top - 1e-9 && p.y <= box.bottom + 1e-9).toBe(true);
    for (let i = 0; i < 200; i++) {
      const p = { x: x - 1.95 + 3.9 * hash(i, 1), y: y - 1.95 + 3.9 * hash(i, 2) };
      expect(contains(part, p), `${p.x} ${p.y}`).toBe(contains(wood.points, p));
    }
    expect(clipped(wood.points, { left: -9, top: -9, right: -8, bottom: -8 })).toEqual([]);
  });

  it('trees bulge outward from the edge of every wood, and around every clearing', () => {
    const all = { left: -9, top: -9, right: 99, bottom: 99 };
    const edges = shapes.areas.trees.map((trees) => bulging(trees.points, all, 6));
    expect(edges.length).toBe(shapes.areas.woods.length);
    const inWoods = (p: { x: number; y: number }) => shapes.areas.woods.filter((wood) => contains(wood.points, p)).length % 2 === 1;
    shapes.areas.woods.forEach((_, i) => {
      const points = edges[i].filter((_, k) => k % 61 === 0);
      const outside = points.filter((p) => !inWoods(p)).length;
      expect(outside / points.length, `wood ${i}`).toBeGreaterThan(0.7);
    });
    expect(bulging(shapes.areas.trees[0].points, all, 2).length).toBeLessThan(edges[0].length / 2);
  });

  it('a tile has the same trees as the whole sheet, and gives a shape only to those it shows', () => {
    const [wood] = shapes.areas.trees.slice().sort((a, b) => b.points.length - a.points.length);
    const { x, y } = wood.points[50];
    const box = { left: x - 1, top: y - 1, right: x + 1, bottom: y + 1 };
    const whole = bulging(wood.points, { left: -9, top: -9, right: 99, bottom: 99 }, 6);
    const part = bulging(wood.points, box, 6);
    expect(part.length).toBeLessThan(whole.length);
    const seen = { left: x - 0.8, top: y - 0.8, right: x + 0.8, bottom: y + 0.8 };
    expect(part.filter((p) => isInside(p, seen))).toEqual(whole.filter((p) => isInside(p, seen)));
  });

  it('a cell knows how far it is from a line, up to the reach', () => {
    const line = Array.from({ length: 101 }, (_, i) => ({ x: 4 + i * 0.04, y: 5 }));
    const field = distancesFrom(layout, [line], 0.6);
    expect(sample(field, 6, 5.3)).toBeCloseTo(0.3, 1);
    expect(sample(field, 6, 4.9)).toBeCloseTo(0.1, 1);
    expect(sample(field, 8.3, 5)).toBeCloseTo(0.3, 1);
    expect(sample(field, 6, 7)).toBeCloseTo(0.6, 5);
  });

  it('contours are closed lines with even steps', () => {
    const field = makeField(layout, (h) => map.hexes[h].terrain === 'forest', { sigma: 0.27, rough: 0.27, warp: 0.25, salt: 1 });
    for (const loop of contours(field, 0.47)) {
      const [first, last] = [loop[0], loop[loop.length - 1]];
      expect(Math.hypot(first.x - last.x, first.y - last.y)).toBeLessThan(0.3);
    }
  });

  it('the same ground has the same woods whichever way the sheet lies', () => {
    const turned = makeShapes(map, 'west');
    expect(turned.areas.woods.length).toBe(shapes.areas.woods.length);
  });
});

describe('rivers', () => {
  it('every river hexside is drawn', () => {
    const sides = map.sides.filter((s) => s.river);
    const far = sides.filter((s) => {
      const x = (layout.x[s.a] + layout.x[s.b]) / 2;
      const y = (layout.y[s.a] + layout.y[s.b]) / 2;
      return !shapes.rivers.some((r) => r.line.some((p) => Math.hypot(p.x - x, p.y - y) < 0.3));
    });
    expect(far).toEqual([]);
  });

  it('tributaries join the river they flow into', () => {
    const our = shapes.rivers.find((r) => r.name === 'Our')!;
    const sure = shapes.rivers.filter((r) => r.name === 'Sure');
    const mouth = our.line[our.line.length - 1];
    const nearest = Math.min(...sure.flatMap((r) => r.line).map((p) => Math.hypot(p.x - mouth.x, p.y - mouth.y)));
    expect(nearest).toBeLessThan(0.05);
  });

  it('a river grows on its way', () => {
    for (const river of shapes.rivers) expect(river.widths[river.widths.length - 1]).toBeGreaterThanOrEqual(river.widths[0]);
  });
});

describe('roads', () => {
  it('every road step has its curve from hex to hex', () => {
    for (const side of map.sides) {
      if (!side.road) continue;
      const step = shapes.roads.steps.get(stepKey(side.a, side.b))!;
      const low = Math.min(side.a, side.b);
      expect(Math.hypot(step[0].x - layout.x[low], step[0].y - layout.y[low])).toBeLessThan(0.2);
    }
  });

  it('towns lie on their roads', () => {
    const bastogne = shapes.towns.find((t) => t.place.name === 'Bastogne')!;
    expect(bastogne.at).toEqual({ x: layout.x[bastogne.hex], y: layout.y[bastogne.hex] });
  });
});

describe('names', () => {
  const measure = (text: string, font: string) => text.length * Number(/([\d.]+)px/.exec(font)![1]) * 0.5;
  const covered = (occupied: number[] = [], starred: number[] = []) => ({ occupied: new Set(occupied), starred: new Set(starred) });

  it.each([14, 28, 56, 120])('never cover each other at %i pixels a hex', (scale) => {
    const labels = placeLabels(shapes, scale, covered(), measure).filter((l) => !l.glyphs);
    for (const a of labels) for (const b of labels) if (a !== b) expect(overlaps(a.box, b.box), `${a.text} and ${b.text}`).toBe(false);
  });

  it('keep clear of counters', () => {
    const st = map.hexes.findIndex((h) => h.place?.name === 'St. Vith');
    const [label] = placeLabels(shapes, 56, covered([st]), measure).filter((l) => l.text.toLowerCase() === 'st. vith');
    const half = 0.35 * 56;
    const counter = {
      left: layout.x[st] * 56 - half,
      right: layout.x[st] * 56 + half,
      top: layout.y[st] * 56 - half,
      bottom: layout.y[st] * 56 + half,
    };
    expect(overlaps(label.box, counter)).toBe(false);
  });

  it.each([14, 28, 56, 120])('keep clear of the stars of places that score at %i pixels a hex', (scale) => {
    const names = new Set(['Bastogne', 'St. Vith', 'Clervaux', 'Vielsalm', 'Houffalize', 'Malmedy', 'Stavelot']);
    const towns = shapes.towns.filter((t) => names.has(t.place.name)).map((t) => t.hex);
    expect(towns.length).toBeGreaterThan(4);
    const boxes = towns.map((hex) => starBox(layout.x[hex] * scale, layout.y[hex] * scale, starAt(scale)!));
    const labels = placeLabels(shapes, scale, covered([], towns), measure).filter((l) => !l.glyphs);
    expect(labels.some((l) => l.text.toLowerCase() === 'st. vith')).toBe(true);
    for (const label of labels) for (const box of boxes) expect(overlaps(label.box, box), label.text).toBe(false);
  });

  it('a map from afar has no stars', () => {
    expect(starAt(10)).toBeNull();
    expect(starAt(28)!.withPoints).toBe(false);
    expect(starAt(56)!.withPoints).toBe(true);
  });

  it('leave villages out on a small map and keep the cities', () => {
    const names = placeLabels(shapes, 14, covered(), measure).map((l) => l.text);
    expect(names).toContain('BASTOGNE');
    expect(names).not.toContain('Foy');
  });
});

describe('exits', () => {
  it.each(['north', 'west'] as const)('point off the map where it ends, with %s up', (top) => {
    const turned = layoutFor(map, top);
    const view = { layout: turned, place: (hex: number): [number, number] => [turned.x[hex], turned.y[hex]] };
    expect(map.sets['exit'].length).toBeGreaterThan(2);
    for (const hex of map.sets['exit']) {
      const [dx, dy] = outward(view, hex);
      expect(Math.hypot(dx, dy)).toBeCloseTo(1);
      // A step that way leads off the sheet, a step back stays on it.
      expect(turned.hexAt(turned.x[hex] + 1.2 * dx, turned.y[hex] + 1.2 * dy), map.hexes[hex].name).toBe(-1);
      expect(turned.hexAt(turned.x[hex] - dx, turned.y[hex] - dy), map.hexes[hex].name).not.toBe(-1);
    }
  });
});

describe('the front', () => {
  it('runs once from edge to edge between the sides of 16 December', () => {
    const german = new Set(map.fronts['1944-12-16']);
    const parts = openParts(makeFront(layout, german), layout);
    expect(parts.length).toBeGreaterThanOrEqual(1);
    for (const h of german) expect(h).toBeLessThan(layout.count);
  });

  it('is absent where one side holds everything', () => {
    expect(makeFront(layout, new Set())).toEqual([]);
  });
});
