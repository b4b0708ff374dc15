import { hash } from '../../../map/noise.ts';
import type { Dot } from '../geo.ts';

export type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A closed outline with straight edges: the polygon the rules use. */
export function outline(dots: Dot[]): Path2D {
  const path = new Path2D();
  dots.forEach(([x, y], i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)));
  path.closePath();
  return path;
}

/** The same outline with its corners cut by a little: how a modeller would shape it. */
export function softened(dots: Dot[], cut = 0.55): Path2D {
  const path = new Path2D();
  const n = dots.length;
  for (let i = 0; i < n; i++) {
    const [px, py] = dots[(i + n - 1) % n];
    const [x, y] = dots[i];
    const [nx, ny] = dots[(i + 1) % n];
    const before = Math.hypot(px - x, py - y);
    const after = Math.hypot(nx - x, ny - y);
    const a = Math.min(cut, before / 3) / before;
    const b = Math.min(cut, after / 3) / after;
    const from: Dot = [x + (px - x) * a, y + (py - y) * a];
    if (i === 0) path.moveTo(...from);
    else path.lineTo(...from);
    path.quadraticCurveTo(x, y, x + (nx - x) * b, y + (ny - y) * b);
  }
  path.closePath();
  return path;
}

/** A road: smooth through its bends. */
export function curve(dots: Dot[]): Path2D {
  const path = new Path2D();
  path.moveTo(...dots[0]);
  for (let i = 1; i < dots.length - 1; i++) {
    const [px, py] = dots[i - 1];
    const [x, y] = dots[i];
    const [nx, ny] = dots[i + 1];
    const a = Math.min(0.7 / Math.hypot(px - x, py - y), 0.45);
    const b = Math.min(0.7 / Math.hypot(nx - x, ny - y), 0.45);
    path.lineTo(x + (px - x) * a, y + (py - y) * a);
    path.quadraticCurveTo(x, y, x + (nx - x) * b, y + (ny - y) * b);
  }
  path.lineTo(...dots[dots.length - 1]);
  return path;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxOf(dots: Dot[]): Box {
  const xs = dots.map((d) => d[0]);
  const ys = dots.map((d) => d[1]);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** So many marks a square inch, anywhere in the box of an outline. */
export function scatter(dots: Dot[], density: number, seed: number, put: (x: number, y: number, k: number) => void): void {
  const box = boxOf(dots);
  const count = Math.ceil((box.right - box.left) * (box.bottom - box.top) * density);
  for (let k = 0; k < count; k++)
    put(box.left + hash(k, seed) * (box.right - box.left), box.top + hash(k, seed + 1) * (box.bottom - box.top), k);
}

/** Fills an outline; what is painted until the next `restore` stays inside it. */
export function fillAndClip(ctx: Ctx, path: Path2D, color: string): void {
  ctx.save();
  ctx.clip(path);
  ctx.fillStyle = color;
  ctx.fill(path);
}

export function stroke(ctx: Ctx, path: Path2D, color: string, width: number): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.stroke(path);
}

/** Water that is shallow toward its shore. */
export function shallows(ctx: Ctx, path: Path2D, color: string, bands: number, width: number): void {
  ctx.strokeStyle = color;
  for (let i = bands; i >= 1; i--) {
    ctx.lineWidth = width * i;
    ctx.stroke(path);
  }
}

/** The shadow of something that stands above the ground. */
export function shadow(ctx: Ctx, path: Path2D, east: number, south: number, color: string): void {
  ctx.save();
  ctx.translate(east, south);
  ctx.fillStyle = color;
  ctx.fill(path);
  ctx.restore();
}

/** Text with a halo of the ground's color, as on a map. */
export function halo(ctx: Ctx, text: string, x: number, y: number, ink: string, ground: string, width: number): void {
  ctx.lineJoin = 'round';
  ctx.strokeStyle = ground;
  ctx.lineWidth = width;
  ctx.strokeText(text, x, y);
  ctx.fillStyle = ink;
  ctx.fillText(text, x, y);
}
