import { CELL, type Field } from '../shape/field.ts';
import type { Ctx } from './brush.ts';

/** A color along lines that fades with the distance from them: one picture, a pixel per cell, instead of many strokes. */
export class Glow {
  private readonly picture: OffscreenCanvas;
  private readonly place: DOMMatrix;

  /** @param color red, green, blue; `opacity` is from 0 to 1 at a distance in pitches */
  constructor({ columns, rows, originX, originY, values }: Field, color: string, opacity: (distance: number) => number) {
    const [red, green, blue] = color.split(',').map(Number);
    const image = new ImageData(columns, rows);
    const pixels = new Uint32Array(image.data.buffer);
    for (let k = 0; k < values.length; k++) {
      const alpha = Math.round(255 * opacity(values[k]));
      if (alpha > 0) pixels[k] = (alpha << 24) | (blue << 16) | (green << 8) | red;
    }
    this.picture = new OffscreenCanvas(columns, rows);
    this.picture.getContext('2d')!.putImageData(image, 0, 0);
    this.place = new DOMMatrix([CELL, 0, 0, CELL, originX - CELL / 2, originY - CELL / 2]);
  }

  /** Paints the part of it that lies in an area. */
  fill(ctx: Ctx, area: Path2D): void {
    const pattern = ctx.createPattern(this.picture, 'no-repeat')!;
    pattern.setTransform(this.place);
    ctx.imageSmoothingQuality = 'low';
    ctx.fillStyle = pattern;
    ctx.fill(area, 'evenodd');
  }
}
