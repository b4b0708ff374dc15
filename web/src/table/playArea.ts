import type { Area } from '../map/camera.ts';
import type { Layout } from '../map/layout.ts';
import type { Board } from './board.ts';

const MARGIN = 1.5;

/** The part of a large map that a scenario is played on: around all its units. Nothing if that is most of the map. */
export function playArea({ pieces }: Board, { x, y, width, height }: Layout): Area | undefined {
  const held = pieces.filter((p) => p.hex >= 0).map((p) => p.hex);
  const [xs, ys] = [held.map((h) => x[h]), held.map((h) => y[h])];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  if (held.length === 0 || right - left > width / 2) return undefined;
  return {
    left: Math.max(0, left - MARGIN),
    top: Math.max(0, Math.min(...ys) - MARGIN),
    right: Math.min(width, right + MARGIN),
    bottom: Math.min(height, Math.max(...ys) + MARGIN),
  };
}
