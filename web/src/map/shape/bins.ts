import { type Box, isInside } from './curve.ts';

const SIZE = 4;

/** Small drawn things by place, so that a tile looks only at its own. */
export class Bins<T extends { x: number; y: number }> {
  private readonly bins = new Map<number, T[]>();

  add(item: T): void {
    const key = this.key(Math.floor(item.x / SIZE), Math.floor(item.y / SIZE));
    const bin = this.bins.get(key);
    if (bin) bin.push(item);
    else this.bins.set(key, [item]);
  }

  /** Everything in a box. */
  within(box: Box): T[] {
    const found: T[] = [];
    for (let j = Math.floor(box.top / SIZE); j <= Math.floor(box.bottom / SIZE); j++)
      for (let i = Math.floor(box.left / SIZE); i <= Math.floor(box.right / SIZE); i++) {
        const bin = this.bins.get(this.key(i, j));
        if (bin) for (const item of bin) if (isInside(item, box)) found.push(item);
      }
    return found;
  }

  private key(i: number, j: number): number {
    return (j + 64) * 4096 + i + 64;
  }
}
