import type { GridSize } from './model.ts';

export interface Point {
  x: number;
  y: number;
}

export const DIRECTIONS = 6;
/** From a hex's center to a corner, where the pitch (flat to flat) is 1. */
const RADIUS = 1 / Math.sqrt(3);
const COLUMN_STEP = Math.sqrt(3) / 2;

/** Corner offsets in half radii across and half pitches down; corner k lies at 60 k degrees, clockwise from the right. */
const CORNER = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
] as const;

/**
 * Where the hexes of a grid lie, in pitches. "Native" is as the kernel counts: columns run down. The sheet is then turned
 * by quarter turns counter-clockwise, and shifted so that its upper left corner is the origin.
 */
export class Layout {
  readonly count: number;
  readonly columnOf: Int16Array;
  readonly rowOf: Int16Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly width: number;
  readonly height: number;
  private readonly firstOfColumn: number[] = [];
  private readonly shiftX: number;
  private readonly shiftY: number;

  constructor(
    readonly grid: GridSize,
    readonly turns: number,
  ) {
    let count = 0;
    for (let c = 0; c < grid.columns; c++) {
      this.firstOfColumn.push(count);
      count += this.rows(c);
    }
    this.count = count;
    this.columnOf = new Int16Array(count);
    this.rowOf = new Int16Array(count);
    for (let c = 0; c < grid.columns; c++)
      for (let r = 0; r < this.rows(c); r++) {
        this.columnOf[this.firstOfColumn[c] + r] = c;
        this.rowOf[this.firstOfColumn[c] + r] = r;
      }
    const box = this.nativeBox();
    const corners = [this.turn(box[0], box[1]), this.turn(box[2], box[3])];
    this.shiftX = -Math.min(corners[0].x, corners[1].x);
    this.shiftY = -Math.min(corners[0].y, corners[1].y);
    this.width = Math.abs(corners[0].x - corners[1].x);
    this.height = Math.abs(corners[0].y - corners[1].y);
    this.x = new Float64Array(count);
    this.y = new Float64Array(count);
    for (let h = 0; h < count; h++) {
      const p = this.fromNative(this.nativeX(h), this.nativeY(h));
      this.x[h] = p.x;
      this.y[h] = p.y;
    }
  }

  rows(column: number): number {
    return column % 2 === 0 ? this.grid.evenRows : this.grid.oddRows;
  }

  /** The hex at a column and row, or -1. */
  at(column: number, row: number): number {
    if (column < 0 || column >= this.grid.columns || row < 0 || row >= this.rows(column)) return -1;
    return this.firstOfColumn[column] + row;
  }

  /** The next hex in a direction of the kernel (0 up the column, then clockwise), or -1. */
  neighbor(hex: number, direction: number): number {
    const c = this.columnOf[hex];
    const r = this.rowOf[hex];
    const upper = this.isLower(c) ? r : r - 1;
    switch (direction) {
      case 0:
        return this.at(c, r - 1);
      case 1:
        return this.at(c + 1, upper);
      case 2:
        return this.at(c + 1, upper + 1);
      case 3:
        return this.at(c, r + 1);
      case 4:
        return this.at(c - 1, upper + 1);
      default:
        return this.at(c - 1, upper);
    }
  }

  direction(from: number, to: number): number {
    for (let d = 0; d < DIRECTIONS; d++) if (this.neighbor(from, d) === to) return d;
    return -1;
  }

  distance(a: number, b: number): number {
    const q = this.columnOf[a] - this.columnOf[b];
    const r = this.axialRow(a) - this.axialRow(b);
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  }

  /** A name for a corner that all hexes around it share. */
  cornerKey(hex: number, corner: number): number {
    const u = 3 * this.columnOf[hex] + CORNER[corner][0] + 4;
    const v = 2 * this.rowOf[hex] + (this.isLower(this.columnOf[hex]) ? 1 : 0) + CORNER[corner][1] + 4;
    return u * 4096 + v;
  }

  corner(hex: number, corner: number): Point {
    const x = this.nativeX(hex) + (CORNER[corner][0] * RADIUS) / 2;
    const y = this.nativeY(hex) + CORNER[corner][1] / 2;
    return this.fromNative(x, y);
  }

  /** The two corners of the hexside in a direction, clockwise. */
  sideCorners(direction: number): [number, number] {
    return [(direction + 4) % 6, (direction + 5) % 6];
  }

  /** The hex under a point of the turned sheet, or -1. */
  hexAt(x: number, y: number): number {
    const n = this.toNative(x, y);
    const c0 = Math.round(n.x / COLUMN_STEP);
    let best = -1;
    let nearest = RADIUS * RADIUS;
    for (let c = c0 - 1; c <= c0 + 1; c++) {
      const r = Math.round(n.y - (this.isLower(c) ? 0.5 : 0));
      for (const hex of [this.at(c, r), this.at(c, r - 1), this.at(c, r + 1)]) {
        if (hex < 0) continue;
        const d = (this.nativeX(hex) - n.x) ** 2 + (this.nativeY(hex) - n.y) ** 2;
        if (d < nearest) [best, nearest] = [hex, d];
      }
    }
    return best;
  }

  nativeX(hex: number): number {
    return this.columnOf[hex] * COLUMN_STEP;
  }

  nativeY(hex: number): number {
    return this.rowOf[hex] + (this.isLower(this.columnOf[hex]) ? 0.5 : 0);
  }

  fromNative(x: number, y: number): Point {
    const p = this.turn(x, y);
    return { x: p.x + this.shiftX, y: p.y + this.shiftY };
  }

  toNative(x: number, y: number): Point {
    const u = x - this.shiftX;
    const v = y - this.shiftY;
    switch (this.turns) {
      case 0:
        return { x: u, y: v };
      case 1:
        return { x: -v, y: u };
      case 2:
        return { x: -u, y: -v };
      default:
        return { x: v, y: -u };
    }
  }

  private turn(x: number, y: number): Point {
    switch (this.turns) {
      case 0:
        return { x, y };
      case 1:
        return { x: y, y: -x };
      case 2:
        return { x: -x, y: -y };
      default:
        return { x: -y, y: x };
    }
  }

  private isLower(column: number): boolean {
    return (column % 2 !== 0) === this.grid.oddColumnsLower;
  }

  private axialRow(hex: number): number {
    const c = this.columnOf[hex];
    return this.rowOf[hex] - (this.grid.oddColumnsLower ? (c - (c & 1)) / 2 : (c + (c & 1)) / 2);
  }

  private nativeBox(): [number, number, number, number] {
    let top = Infinity;
    let bottom = -Infinity;
    for (let c = 0; c < this.grid.columns; c++) {
      const shift = this.isLower(c) ? 0.5 : 0;
      top = Math.min(top, shift - 0.5);
      bottom = Math.max(bottom, this.rows(c) - 0.5 + shift);
    }
    return [-RADIUS, top, (this.grid.columns - 1) * COLUMN_STEP + RADIUS, bottom];
  }
}
