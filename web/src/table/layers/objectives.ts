import type { Layer, MapView } from '../../map/view.ts';
import type { Objective } from '../board.ts';
import { badge, inSight } from './hexes.ts';

const HELD = '#8A5F0A';

/** A star with its worth on every hex that scores: filled where the side that scores it holds it. */
export class ObjectiveLayer implements Layer {
  objectives: Objective[] = [];

  draw(ctx: CanvasRenderingContext2D, view: MapView): void {
    const { scale } = view.camera;
    if (scale < 14) return;
    const size = Math.min(13, Math.max(9, 0.16 * scale));
    for (const { hex, points, scored } of this.objectives) {
      if (hex < 0 || !inSight(view, hex)) continue;
      const [x, y] = view.place(hex);
      const text = scale < 40 ? '★' : `★ ${points}`;
      badge(ctx, text, x - 0.3 * scale, y - 0.36 * scale, scored ? HELD : '#FFFDF6', scored ? '#FFFDF6' : HELD, size);
    }
  }
}
