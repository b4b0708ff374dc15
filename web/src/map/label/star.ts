import type { Box } from '../shape/curve.ts';

/** From this scale on, places that score carry a star, and from the second one on its worth beside it. */
const SHOWN = 14;
const WITH_POINTS = 40;

/** The badge of a place that scores. It is drawn over the map, and names keep clear of it. */
export interface Star {
  /** Its middle, from the middle of the hex, in pixels. */
  dx: number;
  dy: number;
  /** The height of its letters. */
  size: number;
  withPoints: boolean;
}

export function starAt(scale: number): Star | null {
  if (scale < SHOWN) return null;
  return { dx: -0.3 * scale, dy: -0.36 * scale, size: Math.min(13, Math.max(9, 0.16 * scale)), withPoints: scale >= WITH_POINTS };
}

/** What the badge of a hex covers, with room for points of two digits. */
export function starBox(x: number, y: number, { dx, dy, size, withPoints }: Star): Box {
  const half = (withPoints ? 1.65 : 1) * size;
  const high = 0.85 * size;
  return { left: x + dx - half, top: y + dy - high, right: x + dx + half, bottom: y + dy + high };
}
