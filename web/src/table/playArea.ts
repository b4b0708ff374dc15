import type { Area } from '../map/camera.ts';
import type { Layout } from '../map/layout.ts';
import type { Board } from './board.ts';

const MARGIN = 1.5;

/** The part of the map that is played on: around all units on it; nothing if there are none. */
export function playArea({ pieces }: Board, { x, y, width, height }: Layout): Area | undefined {
  const held = pieces.filter((p) => p.hex >= 0).map((p) => p.hex);
  if (held.length === 0) return undefined;
  const [xs, ys] = [held.map((h) => x[h]), held.map((h) => y[h])];
  return {
    left: Math.max(0, Math.min(...xs) - MARGIN),
    top: Math.max(0, Math.min(...ys) - MARGIN),
    right: Math.min(width, Math.max(...xs) + MARGIN),
    bottom: Math.min(height, Math.max(...ys) + MARGIN),
  };
}
