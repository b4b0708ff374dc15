import type { Layout, Point } from '../layout.ts';
import { HIGH_GROUND, MARSH, type MapModel, WOODS } from '../model.ts';
import { hash, hashAt } from '../noise.ts';
import { Bins } from './bins.ts';
import { contours, resample } from './contour.ts';
import { type Box, boxOf, isInside, tangent } from './curve.ts';
import { CELL, type Field, gradient, makeField, sample } from './field.ts';

export interface Loop {
  points: Point[];
  box: Box;
}

/** A single crown. */
export interface Disc {
  x: number;
  y: number;
  r: number;
}

/** A thin triangle that points downhill. */
export interface Hachure {
  x: number;
  y: number;
  /** Unit vector uphill. */
  ux: number;
  uy: number;
  length: number;
  half: number;
  /** Which of every two are left out when the map is small. */
  odd: boolean;
}

export interface Areas {
  woods: Loop[];
  /** The same woods with a point for every tree along the edge. All run the same way around. */
  trees: Loop[];
  crowns: Bins<Disc>;
  high: Field | null;
  hachures: Bins<Hachure>;
  marsh: Loop[];
  reeds: Bins<{ x: number; y: number; length: number }>;
}

const WOODS_LEVEL = 0.47;

export function makeAreas(model: MapModel, layout: Layout): Areas {
  const isIn = (set: Set<string>) => (h: number) => set.has(model.hexes[h].terrain);
  const has = (set: Set<string>) => model.hexes.some((h) => set.has(h.terrain));
  const areas: Areas = {
    woods: [],
    trees: [],
    crowns: new Bins(),
    high: null,
    hachures: new Bins(),
    marsh: [],
    reeds: new Bins(),
  };
  if (has(WOODS)) growWoods(areas, makeField(layout, isIn(WOODS), { sigma: 0.27, rough: 0.27, warp: 0.25, salt: 1 }), layout);
  if (has(HIGH_GROUND)) {
    areas.high = makeField(layout, isIn(HIGH_GROUND), { sigma: 0.34, rough: 0.2, warp: 0.25, salt: 101, textured: true });
    hachure(areas, areas.high);
  }
  if (has(MARSH)) layMarsh(areas, makeField(layout, isIn(MARSH), { sigma: 0.33, rough: 0.2, warp: 0.25, salt: 201 }), layout);
  return areas;
}

export function loopsOf(lines: Point[][]): Loop[] {
  return lines.map((points) => ({ points, box: boxOf(points, 0.15) }));
}

function growWoods(areas: Areas, field: Field, layout: Layout): void {
  areas.woods = loopsOf(contours(field, WOODS_LEVEL).map((line) => around(line, field)));
  areas.trees = loopsOf(areas.woods.map((wood) => resample(wood.points, TREES)));
  const step = 0.2;
  for (let j = 0; j * step < layout.height; j++)
    for (let i = 0; i * step < layout.width; i++) {
      if (hash(i, j, 12) < 0.4) continue;
      const x = (i + hash(i, j, 13)) * step;
      const y = (j + hash(i, j, 14)) * step;
      if (sample(field, x, y) > 0.55) areas.crowns.add({ x, y, r: 0.03 + 0.02 * hash(i, j, 15) });
    }
}

/** A closed line with the higher side always on the same hand: to the right of where it goes, as the screen shows it, is outside. */
function around(line: Point[], field: Field): Point[] {
  let falls = 0;
  for (let i = 0; i < line.length; i += 5) {
    const t = tangent(line, i);
    const { x, y } = line[i];
    falls += sample(field, x - 0.06 * t.y, y + 0.06 * t.x) - sample(field, x + 0.06 * t.y, y - 0.06 * t.x);
  }
  return falls > 0 ? line : line.slice().reverse();
}

/** How far apart the trees of an edge stand, in pitches. */
const TREES = 0.085;

/** Replaces every tree in a box by so many points of a small arc that bulges outward. */
export function bulging(trees: Point[], box: Box, points: number): Point[] {
  const line: Point[] = [];
  trees.forEach((p, i) => {
    if (!isInside(p, box)) {
      line.push(p);
      return;
    }
    const t = tangent(trees, i);
    const r = 0.052 * (0.75 + 0.6 * hashAt(p.x, p.y, 11));
    const half = r > TREES / 2 ? Math.asin(TREES / 2 / r) : Math.PI / 2; // as far as the next tree
    for (let k = 0; k < points; k++) {
      const angle = half * ((2 * k) / points - 1);
      const [out, along] = [r * Math.cos(angle), r * Math.sin(angle)];
      line.push({ x: p.x + t.y * out + t.x * along, y: p.y - t.x * out + t.y * along });
    }
  });
  return line;
}

/** Light from the north-west of the sheet as it lies: hachures are broad on the dark side. */
function hachure(areas: Areas, field: Field): void {
  const bands = [
    { level: 0.4, length: 0.19 },
    { level: 0.6, length: 0.17 },
    { level: 0.8, length: 0.13 },
  ];
  for (const { level, length } of bands)
    for (const loop of contours(field, level))
      resample(loop, 0.066).forEach((p, i) => {
        const g = gradient(field, p.x, p.y);
        const steep = Math.hypot(g.x, g.y);
        if (steep < 0.15 || hashAt(p.x, p.y, 31) < 0.08) return;
        const ux = g.x / steep;
        const uy = g.y / steep;
        const dark = (1 - (ux + uy) / Math.SQRT2) / 2; // 1 where the ground falls to the south-east
        areas.hachures.add({
          x: p.x,
          y: p.y,
          ux,
          uy,
          length: length * (0.55 + 0.6 * hashAt(p.x, p.y, 32)),
          half: 0.009 + 0.019 * dark,
          odd: i % 2 === 1,
        });
      });
}

function layMarsh(areas: Areas, field: Field, layout: Layout): void {
  areas.marsh = loopsOf(contours(field, 0.5));
  const step = 0.13;
  for (let j = 0; j * step < layout.height; j++)
    for (let i = 0; i * 0.21 < layout.width; i++) {
      const x = (i + 0.5 * (j % 2) + 0.3 * hash(i, j, 21)) * 0.21;
      const y = (j + 0.2 * hash(i, j, 22)) * step;
      if (sample(field, x, y) > 0.52) areas.reeds.add({ x, y, length: 0.07 + 0.05 * hash(i, j, 23) });
    }
}

/** The tint and shade of high ground as pixels, one to a cell of its field. */
export function shadeOf(field: Field): ImageData {
  const image = new ImageData(field.columns, field.rows);
  for (let j = 0; j < field.rows; j++)
    for (let i = 0; i < field.columns; i++) {
      const v = field.values[j * field.columns + i];
      if (v <= 0.2) continue; // nothing to see
      const light = -slope(field, i, j) / Math.SQRT2; // falls to the south-east: negative slope there is lit from the north-west
      const tint = 0.5 * smoothstep(0.3, 0.75, v);
      const shade = Math.max(-1, Math.min(1, -light * 0.26));
      const k = 4 * (j * field.columns + i);
      // A lit slope leans to paper white, a dark one to brown; both fade out with the tint.
      const lit = shade > 0 ? shade : 0;
      const dark = shade < 0 ? -shade : 0;
      image.data[k] = 224 + 28 * lit - 104 * dark;
      image.data[k + 1] = 199 + 45 * lit - 112 * dark;
      image.data[k + 2] = 156 + 70 * lit - 106 * dark;
      image.data[k + 3] = 255 * Math.min(0.85, tint + (lit + dark) * smoothstep(0.2, 0.45, v) * 0.55);
    }
  return image;
}

/** How fast the field rises to the south-east at a cell. */
function slope({ values, columns, rows }: Field, i: number, j: number): number {
  const k = j * columns;
  const [left, right] = [Math.max(0, i - 1), Math.min(columns - 1, i + 1)];
  const [above, below] = [Math.max(0, j - 1), Math.min(rows - 1, j + 1)];
  return (values[k + right] - values[k + left] + values[below * columns + i] - values[above * columns + i]) / (2 * CELL);
}

function smoothstep(from: number, to: number, v: number): number {
  const t = Math.min(1, Math.max(0, (v - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
