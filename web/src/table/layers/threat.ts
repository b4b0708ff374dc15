import type { Layer, MapView } from '../../map/view.ts';
import type { ThreatHex } from '../threat.svelte.ts';
import { figures, hexPath, inSight, outlinePath } from './hexes.ts';

const INK = '#8F1D10';
const STEPS = 5;

/** Where the enemy could attack next: a red tint that deepens with its strength, hatched where it depends on what is unknown. */
export class ThreatLayer implements Layer {
  private levels: number[][] = [];
  private possible: number[] = [];
  private set: ReadonlySet<number> = new Set();
  private figures: { hex: number; text: string }[] = [];

  setThreat(hexes: ReadonlyMap<number, ThreatHex>): void {
    const all = [...hexes.values()];
    const most = Math.max(1, ...all.map((h) => h.strength));
    this.levels = Array.from({ length: STEPS }, () => []);
    for (const h of all) if (h.sure > 0) this.levels[Math.min(STEPS - 1, Math.floor((h.strength / most) * STEPS))].push(h.hex);
    this.possible = all.filter((h) => h.sure === 0).map((h) => h.hex);
    this.set = new Set(hexes.keys());
    this.figures = all.map((h) => ({ hex: h.hex, text: h.sure > 0 ? String(h.strength) : `≤${h.atMost}` }));
  }

  draw(ctx: CanvasRenderingContext2D, view: MapView): void {
    if (this.set.size === 0) return;
    this.levels.forEach((hexes, k) => {
      ctx.beginPath();
      for (const hex of hexes) if (inSight(view, hex)) hexPath(ctx, view, hex);
      ctx.fillStyle = `rgba(176,42,28,${(0.12 + 0.06 * k).toFixed(2)})`;
      ctx.fill();
    });
    this.hatch(ctx, view);
    ctx.beginPath();
    outlinePath(ctx, view, this.set);
    ctx.strokeStyle = INK;
    ctx.lineWidth = Math.max(1.2, 0.025 * view.camera.scale);
    ctx.setLineDash([5, 4]);
    ctx.stroke();
    ctx.setLineDash([]);
    if (view.camera.scale >= 44) this.write(ctx, view);
  }

  /** Slanting strokes that stay where the sheet is, so that they do not swim while it moves. */
  private hatch(ctx: CanvasRenderingContext2D, view: MapView): void {
    if (this.possible.length === 0) return;
    const { width, height } = view.camera;
    ctx.save();
    ctx.beginPath();
    for (const hex of this.possible) if (inSight(view, hex)) hexPath(ctx, view, hex);
    ctx.clip();
    const gap = 8;
    const [ox, oy] = view.camera.toScreen(0, 0);
    const first = (((ox + oy) % gap) + gap) % gap;
    ctx.beginPath();
    for (let x = first - gap; x < width + height; x += gap) {
      ctx.moveTo(x, 0);
      ctx.lineTo(x - height, height);
    }
    ctx.strokeStyle = 'rgba(176,42,28,.42)';
    ctx.lineWidth = 1.4;
    ctx.stroke();
    ctx.restore();
  }

  /** The strength, in the head of each hex; the foot belongs to the points left. */
  private write(ctx: CanvasRenderingContext2D, view: MapView): void {
    const size = Math.min(13, Math.max(10, 0.14 * view.camera.scale));
    figures(
      ctx,
      view,
      this.figures.map(({ hex, text }): [number, string] => [hex, text]),
      view.layout.turns % 2 === 0 ? -0.36 : -0.4,
      size,
      INK,
    );
  }
}
