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
  const links = new Links(2 * columns * rows);
  for (let j = 0; j < rows - 1; j++) {
    let k = j * columns;
    let left = (values[k] >= level ? 1 : 0) | (values[k + columns] >= level ? 8 : 0);
    for (let i = 0; i < columns - 1; i++, k++) {
      const right = (values[k + 1] >= level ? 2 : 0) | (values[k + columns + 1] >= level ? 4 : 0);
      const mask = left | right;
      left = (right & 2 ? 1 : 0) | (right & 4 ? 8 : 0);
      if (mask === 0 || mask === 15) continue;
      const isSaddle = mask === 5 || mask === 10;
      const inside = isSaddle && (values[k] + values[k + 1] + values[k + columns + 1] + values[k + columns]) / 4 >= level;
      const joined = inside ? JOINED_INSIDE[mask] : JOINED[mask];
      for (let n = 0; n < joined.length; n += 2) links.add(edgeOf(joined[n], k, columns), edgeOf(joined[n + 1], k, columns));
    }
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
  return links.loops().map((loop) => loop.map(place));
}

/** The number of a cell's edge: 0 top, 1 right, 2 bottom, 3 left. Edges across have even numbers, those down odd ones. */
function edgeOf(side: number, cell: number, columns: number): number {
  switch (side) {
    case 0:
      return 2 * cell;
    case 1:
      return 2 * cell + 3;
    case 2:
      return 2 * (cell + columns);
    default:
      return 2 * cell + 1;
  }
}

/** Edges of a cell joined by the contour, two and two, by which corners are inside (1, 2, 4, 8, clockwise from the upper left). */
const JOINED = [
  [],
  [3, 0],
  [0, 1],
  [3, 1],
  [1, 2],
  [3, 0, 1, 2],
  [0, 2],
  [3, 2],
  [3, 2],
  [0, 2],
  [0, 1, 2, 3],
  [1, 2],
  [3, 1],
  [0, 1],
  [3, 0],
  [],
];
/** The same where two opposite corners and the middle are inside. */
const JOINED_INSIDE: Record<number, number[]> = { 5: [0, 1, 2, 3], 10: [3, 0, 1, 2] };

/** Which crossings a contour goes on to from each: two at most. */
class Links {
  private readonly one: Int32Array;
  private readonly other: Int32Array;
  private readonly starts: number[] = [];

  constructor(private readonly edges: number) {
    this.one = new Int32Array(edges).fill(-1);
    this.other = new Int32Array(edges).fill(-1);
  }

  add(a: number, b: number): void {
    this.put(a, b);
    this.put(b, a);
  }

  private put(from: number, to: number): void {
    if (this.one[from] >= 0) this.other[from] = to;
    else {
      this.one[from] = to;
      this.starts.push(from);
    }
  }

  loops(): number[][] {
    const seen = new Uint8Array(this.edges);
    const found: number[][] = [];
    for (const start of this.starts) {
      if (seen[start]) continue;
      const loop: number[] = [];
      for (let at = start; at >= 0;) {
        seen[at] = 1;
        loop.push(at);
        const [a, b] = [this.one[at], this.other[at]];
        at = a >= 0 && !seen[a] ? a : b >= 0 && !seen[b] ? b : -1;
      }
      found.push(loop);
    }
    return found;
  }
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
