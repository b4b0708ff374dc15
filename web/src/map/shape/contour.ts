import type { Point } from '../layout.ts';
import { CELL, type Field } from './field.ts';

/** The closed lines along which a field has a level, smoothed. A field reaching its border is closed along it. */
export function contours(field: Field, level: number): Point[][] {
  return marchingSquares(field, level)
    .map((loop) => chaikin(resample(loop, 0.1)))
    .filter((loop) => loop.length >= 6);
}

/** Each crossed grid edge has a number; a segment links two of them, and every crossing belongs to two segments. */
function marchingSquares(field: Field, level: number): Point[][] {
  const { columns, rows } = field;
  const values = closed(field, level - 1e-3);
  const links = new Map<number, number[]>();
  const link = (a: number, b: number) => {
    (links.get(a) ?? links.set(a, []).get(a)!).push(b);
    (links.get(b) ?? links.set(b, []).get(b)!).push(a);
  };
  const across = (i: number, j: number) => 2 * (j * columns + i);
  const down = (i: number, j: number) => 2 * (j * columns + i) + 1;
  for (let j = 0; j < rows - 1; j++)
    for (let i = 0; i < columns - 1; i++) {
      const k = j * columns + i;
      const [a, b, c, d] = [values[k], values[k + 1], values[k + columns + 1], values[k + columns]];
      const mask = (a >= level ? 1 : 0) | (b >= level ? 2 : 0) | (c >= level ? 4 : 0) | (d >= level ? 8 : 0);
      if (mask === 0 || mask === 15) continue;
      const edge = [across(i, j), down(i + 1, j), across(i, j + 1), down(i, j)];
      const middle = (a + b + c + d) / 4 >= level;
      for (const [from, to] of segments(mask, middle)) link(edge[from], edge[to]);
    }
  const place = (edge: number): Point => {
    const k = edge >> 1;
    const i = k % columns;
    const j = (k - i) / columns;
    const a = values[k];
    const b = values[edge & 1 ? k + columns : k + 1];
    const t = (level - a) / (b - a);
    const x = field.originX + (i + (edge & 1 ? 0 : t)) * CELL;
    const y = field.originY + (j + (edge & 1 ? t : 0)) * CELL;
    return { x, y };
  };
  return walk(links).map((loop) => loop.map(place));
}

/** The values with a border nowhere above `most`: so a contour never runs off the field. */
function closed({ values, columns, rows }: Field, most: number): Float32Array {
  const all = values.slice();
  const cap = (k: number) => (all[k] = Math.min(most, all[k]));
  for (let i = 0; i < columns; i++) {
    cap(i);
    cap((rows - 1) * columns + i);
  }
  for (let j = 0; j < rows; j++) {
    cap(j * columns);
    cap(j * columns + columns - 1);
  }
  return all;
}

/** Edges of a cell (0 top, 1 right, 2 bottom, 3 left) joined by the contour, by which corners are inside. */
function segments(mask: number, middleInside: boolean): [number, number][] {
  switch (mask) {
    case 1:
    case 14:
      return [[3, 0]];
    case 2:
    case 13:
      return [[0, 1]];
    case 3:
    case 12:
      return [[3, 1]];
    case 4:
    case 11:
      return [[1, 2]];
    case 6:
    case 9:
      return [[0, 2]];
    case 7:
    case 8:
      return [[3, 2]];
    case 5:
      return middleInside
        ? [
            [0, 1],
            [2, 3],
          ]
        : [
            [3, 0],
            [1, 2],
          ];
    default:
      return middleInside
        ? [
            [3, 0],
            [1, 2],
          ]
        : [
            [0, 1],
            [2, 3],
          ];
  }
}

function walk(links: Map<number, number[]>): number[][] {
  const seen = new Set<number>();
  const loops: number[][] = [];
  for (const start of links.keys()) {
    if (seen.has(start)) continue;
    const loop: number[] = [];
    let previous = -1;
    let at = start;
    while (!seen.has(at)) {
      seen.add(at);
      loop.push(at);
      const next = links.get(at)!.find((n) => n !== previous && !seen.has(n));
      if (next === undefined) break;
      previous = at;
      at = next;
    }
    loops.push(loop);
  }
  return loops;
}

/** Points at even spacing along a closed line. */
export function resample(loop: Point[], spacing: number): Point[] {
  const lengths = loop.map((p, i) => Math.hypot(loop[(i + 1) % loop.length].x - p.x, loop[(i + 1) % loop.length].y - p.y));
  const total = lengths.reduce((a, b) => a + b, 0);
  const count = Math.max(4, Math.round(total / spacing));
  const points: Point[] = [];
  let i = 0;
  let before = 0;
  for (let k = 0; k < count; k++) {
    const target = (total * k) / count;
    while (before + lengths[i] < target && i < loop.length - 1) before += lengths[i++];
    const t = lengths[i] > 0 ? (target - before) / lengths[i] : 0;
    const a = loop[i];
    const b = loop[(i + 1) % loop.length];
    points.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  }
  return points;
}

/** One pass of corner cutting on a closed line. */
function chaikin(loop: Point[]): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < loop.length; i++) {
    const a = loop[i];
    const b = loop[(i + 1) % loop.length];
    out.push({ x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 });
    out.push({ x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 });
  }
  return out;
}
