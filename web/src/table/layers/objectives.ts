import { starAt } from '../../map/label/star.ts';
import type { Layer, MapView } from '../../map/view.ts';
import type { ExitHex, Objective } from '../board.ts';
import { badge, drawMark, inSight } from './hexes.ts';

const HELD = '#8A5F0A';

/** A star with its worth on every hex that scores, filled where the side that scores it holds it; an arrow off the map at every exit. */
export class ObjectiveLayer implements Layer {
  objectives: Objective[] = [];
  exits: ExitHex[] = [];

  draw(ctx: CanvasRenderingContext2D, view: MapView): void {
    const star = starAt(view.camera.scale);
    if (!star) return;
    const { dx, dy, size, withPoints } = star;
    for (const { hex } of this.exits) if (inSight(view, hex)) drawExit(ctx, view, hex, size);
    for (const { hex, points, scored } of this.objectives) {
      if (hex < 0 || !inSight(view, hex)) continue;
      const [x, y] = view.place(hex);
      badge(ctx, withPoints ? `★ ${points}` : '★', x + dx, y + dy, scored ? HELD : '#FFFDF6', scored ? '#FFFDF6' : HELD, size);
    }
  }
}

/** Which way the map ends at a hex, as a direction on the screen of length one. */
export function outward(view: Pick<MapView, 'layout' | 'place'>, hex: number): [number, number] {
  const [x, y] = view.place(hex);
  let [dx, dy] = [0, 0];
  for (let d = 0; d < 6; d++) {
    const inside = view.layout.neighbor(hex, (d + 3) % 6);
    if (view.layout.neighbor(hex, d) >= 0 || inside < 0) continue;
    const [px, py] = view.place(inside);
    dx += x - px;
    dy += y - py;
  }
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

function drawExit(ctx: CanvasRenderingContext2D, view: MapView, hex: number, size: number): void {
  const { scale } = view.camera;
  const [x, y] = view.place(hex);
  const [ux, uy] = outward(view, hex);
  const tip = 0.85 * scale;
  const wide = 0.16 * scale;
  const back = tip - 0.3 * scale;
  const corners: [number, number][] = [
    [x + ux * tip, y + uy * tip],
    [x + ux * back - uy * wide, y + uy * back + ux * wide],
    [x + ux * back + uy * wide, y + uy * back - ux * wide],
  ];
  drawMark(ctx, corners, HELD, 'rgba(255,253,246,.95)', 1.5);
  if (scale >= 40) badge(ctx, 'exit', x + ux * 0.36 * scale, y + uy * 0.36 * scale, '#FFFDF6', HELD, size);
}
