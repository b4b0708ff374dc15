import type { Box } from '../shape/curve.ts';
import { overlaps } from '../shape/curve.ts';

const CELL = 48;

/** What a name would cover, in pixels: points that cost something each, and boxes that are forbidden. */
export class Obstacles {
  private readonly points = new Map<number, [number, number, number][]>();
  private readonly boxes = new Map<number, Box[]>();

  addPoint(x: number, y: number, cost: number): void {
    put(this.points, key(Math.floor(x / CELL), Math.floor(y / CELL)), [x, y, cost]);
  }

  addBox(box: Box): void {
    for (let j = Math.floor(box.top / CELL); j <= Math.floor(box.bottom / CELL); j++)
      for (let i = Math.floor(box.left / CELL); i <= Math.floor(box.right / CELL); i++) put(this.boxes, key(i, j), box);
  }

  /** What it would cost to letter over a box; 100 for touching another name or a counter. */
  cost(box: Box): number {
    let sum = 0;
    for (let j = Math.floor(box.top / CELL); j <= Math.floor(box.bottom / CELL); j++)
      for (let i = Math.floor(box.left / CELL); i <= Math.floor(box.right / CELL); i++) {
        for (const other of this.boxes.get(key(i, j)) ?? []) if (overlaps(other, box)) return 100 + sum;
        for (const [x, y, cost] of this.points.get(key(i, j)) ?? [])
          if (x > box.left && x < box.right && y > box.top && y < box.bottom) sum += cost;
      }
    return sum;
  }
}

function key(i: number, j: number): number {
  return (j + 256) * 65536 + i + 256;
}

function put<T>(bins: Map<number, T[]>, at: number, item: T): void {
  const bin = bins.get(at);
  if (bin) bin.push(item);
  else bins.set(at, [item]);
}
