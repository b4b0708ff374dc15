import type { Layer, MapView } from '../../map/view.ts';
import { ACTION, SELECTION } from '../../map/palette.ts';
import { badge, hexPath, inSight } from './hexes.ts';

/** A set of hexes with a wash or a line: overlays with a reason, the keyboard's cursor, what a hover points at. */
export interface Wash {
  hexes: number[];
  fill: string;
}

export interface Way {
  hexes: number[];
  color: string;
  dashed: boolean;
}

export class MarkLayer implements Layer {
  washes: Wash[] = [];
  ways: Way[] = [];
  blocked: number[] = [];
  /** The supply lines of a whole side, step by step, and the hexes that bar those who have none. */
  network: [number, number][] = [];
  barred: number[] = [];
  cursor = -1;
  found = -1;
  labels: { hex: number; text: string; color: string }[] = [];
  /** What a lesson points at. */
  pointed = -1;

  draw(ctx: CanvasRenderingContext2D, view: MapView): void {
    for (const wash of this.washes) {
      ctx.beginPath();
      for (const hex of wash.hexes) if (inSight(view, hex)) hexPath(ctx, view, hex);
      ctx.fillStyle = wash.fill;
      ctx.fill();
    }
    for (const [a, b] of this.network) this.drawWay(ctx, view, { hexes: [a, b], color: 'rgba(30,122,76,.75)', dashed: false });
    for (const hex of this.barred) if (inSight(view, hex)) this.drawBlocked(ctx, view, hex);
    for (const way of this.ways) this.drawWay(ctx, view, way);
    for (const hex of this.blocked) this.drawBlocked(ctx, view, hex);
    for (const label of this.labels) this.drawLabel(ctx, view, label);
    if (this.found >= 0) this.ring(ctx, view, this.found, SELECTION, 3);
    if (this.pointed >= 0) this.ring(ctx, view, this.pointed, '#B02A1C', 3);
    if (this.cursor >= 0) this.ring(ctx, view, this.cursor, ACTION, 2);
  }

  private drawWay(ctx: CanvasRenderingContext2D, view: MapView, way: Way): void {
    ctx.strokeStyle = way.color;
    ctx.lineWidth = Math.max(2, 0.05 * view.camera.scale);
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    ctx.setLineDash(way.dashed ? [6, 5] : []);
    ctx.beginPath();
    way.hexes.forEach((hex, i) => {
      const road = i > 0 ? view.road(way.hexes[i - 1], hex) : null;
      if (road) for (const p of road) ctx.lineTo(...view.camera.toScreen(p.x, p.y));
      else if (i === 0) ctx.moveTo(...view.place(hex));
      else ctx.lineTo(...view.place(hex));
    });
    ctx.stroke();
    ctx.setLineDash([]);
  }

  private drawLabel(ctx: CanvasRenderingContext2D, view: MapView, label: { hex: number; text: string; color: string }): void {
    if (view.camera.scale < 20 || !inSight(view, label.hex)) return;
    const [x, y] = view.place(label.hex);
    badge(ctx, label.text, x, y + 0.38 * view.camera.scale, label.color, '#FFFDF6', Math.min(12, Math.max(9, 0.14 * view.camera.scale)));
  }

  private drawBlocked(ctx: CanvasRenderingContext2D, view: MapView, hex: number): void {
    const [x, y] = view.place(hex);
    const r = 0.16 * view.camera.scale;
    ctx.strokeStyle = '#B02A1C';
    ctx.lineWidth = Math.max(2.5, 0.05 * view.camera.scale);
    ctx.beginPath();
    ctx.moveTo(x - r, y - r);
    ctx.lineTo(x + r, y + r);
    ctx.moveTo(x + r, y - r);
    ctx.lineTo(x - r, y + r);
    ctx.stroke();
  }

  private ring(ctx: CanvasRenderingContext2D, view: MapView, hex: number, color: string, width: number): void {
    ctx.beginPath();
    hexPath(ctx, view, hex, width / 2);
    ctx.strokeStyle = 'rgba(255,253,246,.9)';
    ctx.lineWidth = width + 2;
    ctx.stroke();
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.stroke();
  }
}
