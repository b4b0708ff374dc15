import type { Point } from '../layout.ts';
import type { Loop } from '../shape/areas.ts';
import { type Box, clipped, overlaps } from '../shape/curve.ts';

export type Ctx = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** A canvas whose unit is the hex pitch, looking at a part of the sheet. Lengths in pixels are divided by the scale. */
export interface Brush {
  ctx: Ctx;
  /** Pixels a pitch, as the reader sees them. */
  scale: number;
  /** The part of the sheet to be painted, with a margin for what reaches over from outside. */
  box: Box;
}

export const MARGIN = 0.6;

/** Widths given in pitches but with a least width in pixels. */
export function least(brush: Brush, pitches: number, pixels: number): number {
  return Math.max(pitches, pixels / brush.scale);
}

export function trace(path: Path2D | Ctx, points: Point[], close = false): void {
  path.moveTo(points[0].x, points[0].y);
  for (let i = 1; i < points.length; i++) path.lineTo(points[i].x, points[i].y);
  if (close) path.closePath();
}

/** The areas inside loops, as far as they lie in a box; their lines can be given a finer shape. */
export function areaOf(loops: Loop[], box: Box, shape = (points: Point[]): Point[] => points): Path2D | null {
  const area = new Path2D();
  let isEmpty = true;
  for (const loop of loops) {
    if (!overlaps(loop.box, box)) continue;
    const points = clipped(shape(loop.points), box);
    if (points.length < 3) continue;
    trace(area, points, true);
    isEmpty = false;
  }
  return isEmpty ? null : area;
}
