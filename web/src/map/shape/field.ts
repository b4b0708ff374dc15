import type { Layout, Point } from '../layout.ts';
import { Noise } from '../noise.ts';

/** Grid spacing of a field, in pitches. */
export const CELL = 0.1;
/** Hexes further away than this do not weigh. */
const RANGE = 1.35;
/** Twice the square of the range, the most that is weighed, and how finely it is divided. */
const FARTHEST = 2 * RANGE * RANGE;
const BELL = 2048;
/** How far a field reaches beyond the sheet, so that its contours leave the sheet cleanly. */
const MARGIN = 0.8;

/** A smooth function over the sheet: how much of a terrain there is. Half of it lies on the hexside between with and without. */
export interface Field {
  columns: number;
  rows: number;
  originX: number;
  originY: number;
  values: Float32Array;
}

export interface FieldRecipe {
  sigma: number;
  /** Noise added to the value. */
  rough: number;
  /** How far the point looked up is shifted, in pitches. */
  warp: number;
  salt: number;
  /** Whether noise counts deep inside too; otherwise only where a contour can run. */
  textured?: boolean;
}

/** A field over the sheet that is nothing everywhere. */
export function blankField(layout: Layout): Field {
  const columns = Math.ceil((layout.width + 2 * MARGIN) / CELL) + 1;
  const rows = Math.ceil((layout.height + 2 * MARGIN) / CELL) + 1;
  return { columns, rows, originX: -MARGIN, originY: -MARGIN, values: new Float32Array(columns * rows) };
}

/** The Gaussian-weighted mean of "is the hex in the set", roughened. Noise is taken in native coordinates, so turning the sheet keeps its shapes. */
export function makeField(layout: Layout, inside: (hex: number) => boolean, recipe: FieldRecipe): Field {
  const field = blankField(layout);
  const { columns, rows } = field;
  const flags = Uint8Array.from({ length: layout.count }, (_, h) => (inside(h) ? 1 : 0));
  const known = fillCalm(field, layout, flags, recipe.textured ?? false);
  const valueAt = valuesOf(new Weigher(layout, flags, recipe.sigma), recipe);
  const across = layout.toNative(field.originX, field.originY);
  const next = layout.toNative(field.originX + CELL, field.originY);
  const [dx, dy] = [next.x - across.x, next.y - across.y];
  for (let j = 0; j < rows; j++) {
    const { x, y } = layout.toNative(field.originX, field.originY + j * CELL);
    for (let i = 0; i < columns; i++) if (!known[j * columns + i]) field.values[j * columns + i] = valueAt(x + i * dx, y + i * dy);
  }
  return field;
}

/**
 * Far outside and deep inside, where all hexes that weigh are alike, the value is plain and no noise brings it to a contour.
 * Those cells are filled in, and marked. Beyond the ring around a hex others weigh too little to be seen in it.
 */
function fillCalm(field: Field, layout: Layout, flags: Uint8Array, textured: boolean): Uint8Array {
  const known = new Uint8Array(field.columns * field.rows);
  const alike = alikeAround(layout, flags);
  for (let h = 0; h < layout.count; h++) {
    if (!alike[h] || (textured && flags[h] === 1)) continue;
    const x = (layout.x[h] - field.originX) / CELL;
    const y = (layout.y[h] - field.originY) / CELL;
    const reach = CORNER / CELL;
    for (let j = Math.ceil(y - reach); j <= y + reach; j++) {
      const half = Math.sqrt(reach * reach - (j - y) * (j - y));
      const first = j * field.columns + Math.ceil(x - half);
      const last = j * field.columns + Math.floor(x + half) + 1;
      known.fill(1, first, last);
      if (flags[h] === 1) field.values.fill(1, first, last);
    }
  }
  return known;
}

/** From a hex's center to a corner, in pitches. */
const CORNER = 1 / Math.sqrt(3);

/** The hexes that have only their like around them. */
function alikeAround(layout: Layout, flags: Uint8Array): Uint8Array {
  const alike = new Uint8Array(layout.count).fill(1);
  for (let h = 0; h < layout.count; h++)
    for (let d = 0; d < 6; d++) {
      const next = layout.neighbor(h, d);
      if (next >= 0 && flags[next] !== flags[h]) alike[h] = 0;
    }
  return alike;
}

/** The value at a native point. */
function valuesOf(weigh: Weigher, { warp, rough, salt }: FieldRecipe): (x: number, y: number) => number {
  if (warp === 0) return (x, y) => weigh.mean(x, y);
  const [east, south, more] = [new Noise(1.25, 3.1, salt), new Noise(1.25, 3.1, salt + 10), new Noise(1.5, 3.7, salt + 20)];
  return (x, y) => weigh.mean(x + warp * east.at(x, y), y + warp * south.at(x, y)) + rough * more.at(x, y);
}

/** Means over the hexes around a native point. */
class Weigher {
  /** A bell curve over the square of the distance. */
  private readonly bell = new Float64Array(BELL + 2);

  constructor(
    private readonly layout: Layout,
    private readonly flags: Uint8Array,
    sigma: number,
  ) {
    for (let i = 0; i < this.bell.length; i++) this.bell[i] = Math.exp((-i * FARTHEST) / BELL / (2 * sigma * sigma));
  }

  private weight(squared: number): number {
    const at = (squared * BELL) / FARTHEST;
    const i = Math.floor(at);
    return this.bell[i] + (this.bell[i + 1] - this.bell[i]) * (at - i);
  }

  mean(x: number, y: number): number {
    const { layout, flags } = this;
    const step = Math.sqrt(3) / 2;
    const lastColumn = layout.grid.columns - 1;
    const from = Math.min(lastColumn, Math.max(0, Math.ceil((x - RANGE) / step)));
    const to = Math.max(from, Math.min(lastColumn, Math.floor((x + RANGE) / step)));
    let sum = 0;
    let total = 0;
    for (let c = from; c <= to; c++) {
      const shift = (c % 2 !== 0) === layout.grid.oddColumnsLower ? 0.5 : 0;
      const last = layout.rows(c) - 1;
      const top = Math.min(last, Math.max(0, Math.ceil(y - shift - RANGE)));
      const bottom = Math.max(top, Math.min(last, Math.floor(y - shift + RANGE)));
      const dx = c * step - x;
      const first = layout.at(c, 0);
      for (let r = top; r <= bottom; r++) {
        const dy = r + shift - y;
        const w = this.weight(Math.min(FARTHEST, dx * dx + dy * dy));
        total += w;
        sum += w * flags[first + r];
      }
    }
    return total > 0 ? sum / total : 0;
  }
}

/** The value at a point of the sheet, by linear interpolation. */
export function sample(field: Field, x: number, y: number): number {
  const u = Math.min(Math.max((x - field.originX) / CELL, 0), field.columns - 1.001);
  const v = Math.min(Math.max((y - field.originY) / CELL, 0), field.rows - 1.001);
  const i = Math.floor(u);
  const j = Math.floor(v);
  const a = u - i;
  const b = v - j;
  const k = j * field.columns + i;
  const f = field.values;
  return (f[k] * (1 - a) + f[k + 1] * a) * (1 - b) + (f[k + field.columns] * (1 - a) + f[k + field.columns + 1] * a) * b;
}

/** The direction in which the field rises fastest, not normalised. */
export function gradient(field: Field, x: number, y: number): Point {
  const d = CELL;
  return {
    x: (sample(field, x + d, y) - sample(field, x - d, y)) / (2 * d),
    y: (sample(field, x, y + d) - sample(field, x, y - d)) / (2 * d),
  };
}
