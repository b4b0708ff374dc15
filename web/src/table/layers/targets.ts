import type { Layer, MapView } from '../../map/view.ts';
import { ATTACK } from '../../map/palette.ts';
import type { Plot, Target } from '../board.ts';
import { badge, drawMark, hexPath, inSight } from './hexes.ts';

const ARROW: [number, number][] = [
  [-22, -6],
  [0, -6],
  [-2, -16],
  [22, 0],
  [-2, 16],
  [0, 6],
  [-22, 6],
];

/** What can be attacked, with the odds already written on it, and the attacks already plotted. */
export class TargetLayer implements Layer {
  targets: Target[] = [];
  plots: Plot[] = [];
  /** The hex whose odds are being looked at. */
  considered = -1;

  draw(ctx: CanvasRenderingContext2D, view: MapView): void {
    this.outline(
      ctx,
      view,
      this.targets.map((t) => t.hex).filter((h) => h !== this.considered),
      false,
    );
    if (this.considered >= 0) this.outline(ctx, view, [this.considered], true);
    for (const plot of this.plots) if (inSight(view, plot.to)) arrow(ctx, view, plot.from, plot.to);
    if (view.camera.scale < 26) return;
    for (const target of this.targets) {
      if (target.odds === '' || !inSight(view, target.hex)) continue;
      const [x, y] = view.place(target.hex);
      const half = 0.35 * view.camera.scale;
      badge(ctx, target.odds, x - half * 0.55, y - half - 3, '#8E1F17', '#FFF7EE', Math.min(14, Math.max(10.5, 0.15 * view.camera.scale)));
    }
  }

  private outline(ctx: CanvasRenderingContext2D, view: MapView, hexes: number[], strong: boolean): void {
    ctx.beginPath();
    for (const hex of hexes) if (inSight(view, hex)) hexPath(ctx, view, hex, 1.5);
    ctx.strokeStyle = ATTACK;
    ctx.lineWidth = strong ? 3 : 1.8;
    ctx.setLineDash(strong ? [8, 5] : [5, 4]);
    ctx.stroke();
    ctx.setLineDash([]);
  }
}

/** A short broad arrow over the hexside. */
export function arrow(ctx: CanvasRenderingContext2D, view: MapView, from: number, to: number, color = ATTACK): void {
  const [ax, ay] = view.place(from);
  const [bx, by] = view.place(to);
  const scale = view.camera.scale;
  ctx.save();
  ctx.translate(ax + (bx - ax) * 0.5, ay + (by - ay) * 0.5);
  ctx.rotate(Math.atan2(by - ay, bx - ax));
  ctx.scale(scale / 100, scale / 100);
  drawMark(ctx, ARROW, color, 'rgba(255,247,238,.95)', 3);
  ctx.restore();
}
