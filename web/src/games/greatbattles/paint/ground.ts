import { hash, Noise } from '../../../map/noise.ts';
import type { Dot, Sheet } from '../geo.ts';
import { between } from '../geo.ts';
import { boxOf, type Ctx, fillAndClip, outline, scatter, shadow, shallows, softened, stroke } from './brush.ts';

const CELLS = 8; // of noise, an inch
const GREENS = ['#9FA468', '#B4B57C', '#8C955A', '#C5C38F'];
const LEVELS = ['#E0D8B0', '#EBE3C4', '#F3ECD4', '#F8F3E2'];

/** Meadow: three octaves of noise, then short strokes of grass. */
export function paintMeadow(ctx: Ctx, sheet: Sheet): void {
  const wide = Math.ceil(sheet.width * CELLS);
  const high = Math.ceil(sheet.height * CELLS);
  const field = new OffscreenCanvas(wide, high);
  const brush = field.getContext('2d')!;
  const pixels = brush.createImageData(wide, high);
  const [broad, fine] = [new Noise(0.16, 0.55, 7), new Noise(1.7, 3.1, 9)];
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const n = broad.at(x / CELLS, y / CELLS) * 0.75 + fine.at(x / CELLS, y / CELLS) * 0.3;
      const at = 4 * (y * wide + x);
      pixels.data[at] = 209 + 20 * n;
      pixels.data[at + 1] = 205 + 17 * n;
      pixels.data[at + 2] = 160 + 24 * n;
      pixels.data[at + 3] = 255;
    }
  brush.putImageData(pixels, 0, 0);
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(field, 0, 0, sheet.width, sheet.height);
  paintGrass(ctx, sheet);
}

function paintGrass(ctx: Ctx, sheet: Sheet): void {
  const blades = Math.round(sheet.width * sheet.height * 34);
  const paths = GREENS.map(() => new Path2D());
  for (let k = 0; k < blades; k++) {
    const x = hash(k, 1) * sheet.width;
    const y = hash(k, 2) * sheet.height;
    const path = paths[k % paths.length];
    path.moveTo(x, y);
    path.lineTo(x + 0.06 * (hash(k, 3) - 0.5), y - 0.05 - 0.04 * hash(k, 4));
  }
  ctx.lineWidth = 0.018;
  paths.forEach((path, i) => {
    ctx.strokeStyle = GREENS[i];
    ctx.stroke(path);
  });
  const tufts = new Path2D();
  for (let k = 0; k < sheet.width * sheet.height * 0.5; k++) {
    const x = hash(k, 11) * sheet.width;
    const y = hash(k, 12) * sheet.height;
    for (const lean of [-0.05, 0, 0.05]) {
      tufts.moveTo(x, y);
      tufts.lineTo(x + lean, y - 0.09);
    }
  }
  stroke(ctx, tufts, 'rgba(108,104,58,.5)', 0.022);
}

/** A plateau: the strip half an inch on either side of its edge goes badly (G25), so it is shaded and hachured. */
export function paintLevel(ctx: Ctx, dots: Dot[], level: number): void {
  const soft = softened(dots);
  shadow(ctx, soft, 0.1, 0.14, 'rgba(92,76,38,.2)');
  ctx.lineJoin = 'round';
  for (let i = 8; i >= 1; i--) {
    stroke(ctx, soft, 'rgba(118,96,50,.055)', 0.13 * i);
  }
  ctx.save();
  ctx.globalAlpha = 0.86;
  ctx.fillStyle = LEVELS[Math.min(LEVELS.length, level) - 1];
  ctx.fill(soft);
  ctx.restore();
  paintHachures(ctx, dots);
  stroke(ctx, soft, '#FBF8E6', 0.055);
}

function paintHachures(ctx: Ctx, dots: Dot[]): void {
  const path = new Path2D();
  const n = dots.length;
  const clockwise = area(dots) > 0 ? 1 : -1;
  for (let i = 0; i < n; i++) {
    const a = dots[i];
    const b = dots[(i + 1) % n];
    const length = between(a, b);
    const ux = (b[0] - a[0]) / length;
    const uy = (b[1] - a[1]) / length;
    for (let t = 0.12; t < length - 0.08; t += 0.13) {
      const x = a[0] + ux * t;
      const y = a[1] + uy * t;
      const far = 0.28 + 0.22 * hash(Math.round(x * 90), Math.round(y * 90), 3);
      path.moveTo(x - ux * 0.018, y - uy * 0.018);
      path.lineTo(x + ux * 0.018, y + uy * 0.018);
      path.lineTo(x + clockwise * uy * far, y - clockwise * ux * far);
      path.closePath();
    }
  }
  ctx.fillStyle = 'rgba(110,88,44,.5)';
  ctx.fill(path);
}

const area = (dots: Dot[]) =>
  dots.reduce((sum, [x, y], i) => sum + x * dots[(i + 1) % dots.length][1] - dots[(i + 1) % dots.length][0] * y, 0);

/** Broken ground: stones. */
export function paintRough(ctx: Ctx, dots: Dot[]): void {
  const look = { ground: 'rgba(176,160,112,.5)', edge: 'rgba(90,74,40,.65)', density: 9, seed: 21 };
  paintStrewn(ctx, dots, look, (x, y, k) => {
    const r = 0.04 + 0.07 * hash(k, 23);
    ctx.fillStyle = 'rgba(70,60,36,.35)';
    ctx.beginPath();
    ctx.ellipse(x + 0.03, y + 0.04, r, r * 0.7, 0.4, 0, 7);
    ctx.fill();
    ctx.fillStyle = k % 3 ? '#B3AA8E' : '#9C937A';
    ctx.beginPath();
    ctx.ellipse(x, y, r, r * 0.7, 0.4, 0, 7);
    ctx.fill();
  });
}

/** Its color, that of its edge, how many things lie on a square inch of it, and where they fall. */
interface Strewn {
  ground: string;
  edge: string;
  density: number;
  seed: number;
}

/** Ground strewn with something, inside its exact edge. */
export function paintStrewn(
  ctx: Ctx,
  dots: Dot[],
  { ground, edge, density, seed }: Strewn,
  each: (x: number, y: number, k: number) => void,
): void {
  const path = outline(dots);
  fillAndClip(ctx, path, ground);
  scatter(dots, density, seed, each);
  ctx.restore();
  dashed(ctx, path, edge);
}

export function paintAirfield(ctx: Ctx, dots: Dot[]): void {
  const path = outline(dots);
  ctx.fillStyle = 'rgba(206,196,168,.85)';
  ctx.fill(path);
  const box = boxOf(dots);
  ctx.save();
  ctx.clip(path);
  ctx.strokeStyle = 'rgba(250,246,230,.8)';
  ctx.lineWidth = 0.12;
  ctx.setLineDash([0.6, 0.4]);
  const lengthwise = box.right - box.left > box.bottom - box.top;
  ctx.beginPath();
  if (lengthwise) {
    ctx.moveTo(box.left, (box.top + box.bottom) / 2);
    ctx.lineTo(box.right, (box.top + box.bottom) / 2);
  } else {
    ctx.moveTo((box.left + box.right) / 2, box.top);
    ctx.lineTo((box.left + box.right) / 2, box.bottom);
  }
  ctx.stroke();
  ctx.restore();
  dashed(ctx, path, 'rgba(90,80,60,.7)');
}

export function paintSea(ctx: Ctx, dots: Dot[]): void {
  const path = outline(dots);
  fillAndClip(ctx, path, '#8FB4C6');
  shallows(ctx, path, 'rgba(196,222,226,.16)', 6, 0.28);
  const waves = new Path2D();
  scatter(dots, 1.2, 31, (x, y) => {
    waves.moveTo(x, y);
    waves.quadraticCurveTo(x + 0.14, y - 0.09, x + 0.28, y);
  });
  stroke(ctx, waves, 'rgba(240,248,250,.55)', 0.03);
  ctx.restore();
  stroke(ctx, path, '#F2EBCF', 0.09);
}

/** The exact edge of a feature, as the rules know it. */
export function dashed(ctx: Ctx, path: Path2D, color: string): void {
  ctx.save();
  ctx.strokeStyle = color;
  ctx.lineWidth = 0.03;
  ctx.setLineDash([0.14, 0.09]);
  ctx.stroke(path);
  ctx.restore();
}
