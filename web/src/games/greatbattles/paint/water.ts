import { hash } from '../../../map/noise.ts';
import type { Dot } from '../geo.ts';
import { between } from '../geo.ts';
import { type Ctx, fillAndClip, outline, scatter, shallows, softened, stroke } from './brush.ts';
import { dashed } from './ground.ts';

/** Still water: deeper toward the middle, reeds along the shore, no surf. */
export function paintLake(ctx: Ctx, dots: Dot[]): void {
  const path = softened(dots, 0.5);
  fillAndClip(ctx, path, '#6F98A8');
  shallows(ctx, path, 'rgba(150,186,180,.2)', 5, 0.22);
  const gleams = new Path2D();
  scatter(dots, 0.7, 61, (x, y, k) => {
    gleams.moveTo(x, y);
    gleams.lineTo(x + 0.25 + 0.3 * hash(k, 63), y);
  });
  stroke(ctx, gleams, 'rgba(226,240,240,.35)', 0.025);
  ctx.restore();
  stroke(ctx, path, '#54705C', 0.07);
  paintReeds(ctx, shore(dots, 0.3, 64));
}

/** A river runs: lines of current between two dark banks. */
export function paintRiver(ctx: Ctx, dots: Dot[]): void {
  paintFlow(ctx, dots, '#6C9BB5', '#3F6478', 0.09);
}

/** A stream can be waded: shallow, with stones in it. */
export function paintStream(ctx: Ctx, dots: Dot[]): void {
  paintFlow(ctx, dots, '#A9CBD1', '#7C8F6A', 0.04);
  ctx.save();
  ctx.clip(outline(dots));
  scatter(dots, 5, 65, (x, y, k) => {
    ctx.fillStyle = k % 2 ? 'rgba(148,140,116,.9)' : 'rgba(176,168,144,.9)';
    ctx.beginPath();
    ctx.ellipse(x, y, 0.045 + 0.03 * hash(k, 67), 0.035, 0.5, 0, 7);
    ctx.fill();
  });
  ctx.restore();
}

function paintFlow(ctx: Ctx, dots: Dot[], water: string, bank: string, wide: number): void {
  const path = outline(dots);
  ctx.lineJoin = 'round';
  ctx.fillStyle = water;
  ctx.fill(path);
  ctx.save();
  ctx.clip(path);
  // The current follows the banks: a fainter line inside each.
  for (const [off, color] of [
    [0.34, 'rgba(255,255,255,.16)'],
    [0.16, 'rgba(20,50,70,.18)'],
  ] as const) {
    stroke(ctx, path, color, off);
  }
  ctx.restore();
  stroke(ctx, path, bank, wide);
}

/** A marsh: wet ground with pools and reeds. */
export function paintMarsh(ctx: Ctx, dots: Dot[]): void {
  const path = outline(dots);
  fillAndClip(ctx, path, 'rgba(132,146,96,.62)');
  scatter(dots, 1.1, 71, (x, y, k) => {
    ctx.fillStyle = 'rgba(110,150,158,.8)';
    ctx.beginPath();
    ctx.ellipse(x, y, 0.2 + 0.22 * hash(k, 73), 0.08 + 0.07 * hash(k, 74), 0, 0, 7);
    ctx.fill();
  });
  const tufts: Dot[] = [];
  scatter(dots, 3.4, 75, (x, y) => tufts.push([x, y]));
  paintReeds(ctx, tufts);
  ctx.restore();
  dashed(ctx, path, 'rgba(62,84,60,.75)');
}

function paintReeds(ctx: Ctx, at: Dot[]): void {
  const path = new Path2D();
  for (const [x, y] of at)
    for (const lean of [-0.07, -0.02, 0.04]) {
      path.moveTo(x + lean * 0.4, y);
      path.lineTo(x + lean, y - 0.17);
    }
  stroke(ctx, path, '#5A6A34', 0.028);
}

function shore(dots: Dot[], step: number, seed: number): Dot[] {
  return dots.flatMap((a, i) => {
    const b = dots[(i + 1) % dots.length];
    const length = between(a, b);
    const found: Dot[] = [];
    for (let t = step; t < length - step; t += step * (1 + hash(Math.round(t * 50), seed + i)))
      found.push([a[0] + ((b[0] - a[0]) * t) / length, a[1] + ((b[1] - a[1]) * t) / length]);
    return found;
  });
}
