import { hash } from '../../../map/noise.ts';
import { along, between, type Dot, inside } from '../geo.ts';
import { boxOf, type Ctx, outline, shadow, softened, stroke } from './brush.ts';
import { dashed, paintStrewn } from './ground.ts';

const CROWNS = ['#4F6B33', '#5C7A3C', '#6B8A49', '#48612F', '#7C9A57'];

/** Woods: a dark bed, then single crowns from north to south, each with its shade and its light. */
export function paintWoods(ctx: Ctx, dots: Dot[]): void {
  const bed = softened(dots, 0.4);
  ctx.fillStyle = 'rgba(58,62,26,.22)';
  ctx.save();
  ctx.translate(0.12, 0.16);
  ctx.fill(bed);
  ctx.restore();
  ctx.fillStyle = 'rgba(74,92,44,.8)';
  ctx.fill(bed);
  for (const { x, y, r, shade } of crowns(dots)) {
    ctx.fillStyle = 'rgba(34,44,18,.42)';
    disc(ctx, x + 0.07, y + 0.09, r);
    ctx.fillStyle = CROWNS[shade];
    disc(ctx, x, y, r);
    ctx.fillStyle = 'rgba(190,206,140,.3)';
    disc(ctx, x - r * 0.28, y - r * 0.32, r * 0.5);
  }
  dashed(ctx, outline(dots), 'rgba(46,56,22,.8)');
}

/** An orchard: fruit trees in rows on grass, so that one goes well in it. */
export function paintOrchard(ctx: Ctx, dots: Dot[]): void {
  const path = outline(dots);
  ctx.fillStyle = 'rgba(150,172,92,.55)';
  ctx.fill(path);
  const box = boxOf(dots);
  const step = 0.55;
  for (let row = 0; box.top + row * step < box.bottom; row++)
    for (let column = 0; box.left + column * step < box.right; column++) {
      const x = box.left + (column + 0.5) * step;
      const y = box.top + (row + 0.5) * step;
      if (!inside([x, y], dots)) continue;
      ctx.fillStyle = 'rgba(40,50,20,.38)';
      disc(ctx, x + 0.06, y + 0.08, 0.17);
      ctx.fillStyle = '#7FA04C';
      disc(ctx, x, y, 0.17);
      ctx.fillStyle = 'rgba(210,224,150,.5)';
      disc(ctx, x - 0.05, y - 0.06, 0.08);
      ctx.fillStyle = '#B5462F';
      const fruit = hash(row * 97 + column, 47) * 6;
      disc(ctx, x + 0.08 * Math.cos(fruit), y + 0.08 * Math.sin(fruit), 0.025);
    }
  dashed(ctx, path, 'rgba(70,86,30,.8)');
}

/** Scrub: low bushes here and there on dry ground. */
export function paintScrub(ctx: Ctx, dots: Dot[]): void {
  const look = { ground: 'rgba(186,172,112,.5)', edge: 'rgba(92,88,40,.8)', density: 4.2, seed: 48 };
  paintStrewn(ctx, dots, look, (x, y, k) => {
    const r = 0.07 + 0.08 * hash(k, 50);
    ctx.fillStyle = 'rgba(60,56,24,.35)';
    disc(ctx, x + 0.04, y + 0.05, r);
    ctx.fillStyle = k % 3 ? '#8B9150' : '#76804A';
    for (const turn of [0, 2.1, 4.2]) disc(ctx, x + r * 0.5 * Math.cos(turn), y + r * 0.5 * Math.sin(turn), r * 0.62);
  });
}

/** A bunker: concrete with a dark slit. */
export function paintBunker(ctx: Ctx, dots: Dot[]): void {
  const path = outline(dots);
  shadow(ctx, path, 0.06, 0.08, 'rgba(40,34,20,.4)');
  ctx.fillStyle = '#A9A79E';
  ctx.fill(path);
  stroke(ctx, path, '#6B6A63', 0.06);
  const box = boxOf(dots);
  ctx.fillStyle = '#3B3A36';
  ctx.fillRect((box.left * 2 + box.right) / 3, (box.top + box.bottom) / 2 - 0.05, (box.right - box.left) / 3, 0.1);
}

function disc(ctx: Ctx, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
  ctx.fill();
}

function crowns(dots: Dot[]): { x: number; y: number; r: number; shade: number }[] {
  const box = boxOf(dots);
  const found = [];
  const step = 0.34;
  for (let row = 0; box.top + row * step < box.bottom; row++)
    for (let column = 0; box.left + column * step < box.right; column++) {
      const k = row * 1000 + column;
      const x = box.left + (column + 0.5 * (row % 2) + 0.5 * (hash(k, 41) - 0.5)) * step;
      const y = box.top + (row + 0.5 * (hash(k, 42) - 0.5)) * step;
      const r = 0.19 + 0.11 * hash(k, 43);
      if (!inside([x, y], dots) || hash(k, 44) < 0.08) continue;
      found.push({ x, y, r, shade: Math.floor(hash(k, 45) * CROWNS.length) });
    }
  return found.sort((a, b) => a.y - b.y);
}

const ROOFS = [
  ['#A8583F', '#8A4330'],
  ['#6E7480', '#575C66'],
  ['#9A6A50', '#7D5440'],
  ['#B4694A', '#93523A'],
];

/** A town: a paved bed, houses along its roads and then behind them, gardens between. */
export function paintTown(ctx: Ctx, dots: Dot[], roads: Dot[][]): void {
  const path = outline(dots);
  ctx.fillStyle = 'rgba(196,180,148,.62)';
  ctx.fill(path);
  for (const { x, y, angle, w, h, roof } of houses(dots, roads)) {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(angle);
    ctx.fillStyle = 'rgba(50,38,18,.4)';
    ctx.fillRect(-w / 2 + 0.06, -h / 2 + 0.07, w, h);
    const [light, dark] = ROOFS[roof];
    ctx.fillStyle = light;
    ctx.fillRect(-w / 2, -h / 2, w, h / 2);
    ctx.fillStyle = dark;
    ctx.fillRect(-w / 2, 0, w, h / 2);
    ctx.strokeStyle = 'rgba(255,240,214,.45)';
    ctx.lineWidth = 0.02;
    ctx.beginPath();
    ctx.moveTo(-w / 2, 0);
    ctx.lineTo(w / 2, 0);
    ctx.stroke();
    ctx.restore();
  }
  dashed(ctx, path, 'rgba(60,46,28,.85)');
}

interface House {
  x: number;
  y: number;
  angle: number;
  w: number;
  h: number;
  roof: number;
}

function houses(dots: Dot[], roads: Dot[][]): House[] {
  const found: House[] = [];
  const put = (x: number, y: number, angle: number, k: number, roadless: boolean) => {
    const w = 0.4 + 0.22 * hash(k, 51);
    const h = 0.27 + 0.1 * hash(k, 52);
    const reach = Math.hypot(w, h) / 2;
    if (!wellInside([x, y], dots, reach)) return;
    if (found.some((o) => between([o.x, o.y], [x, y]) < reach + Math.hypot(o.w, o.h) / 2 - 0.04)) return;
    if (roadless && roads.some((r) => nearLine([x, y], r) < reach + 0.12)) return;
    found.push({ x, y, angle, w, h, roof: Math.floor(hash(k, 53) * ROOFS.length) });
  };
  roads.forEach((road, number) => {
    const length = road.slice(1).reduce((sum, d, i) => sum + between(road[i], d), 0);
    for (let far = 0.2, k = number * 977; far < length; far += 0.5 + 0.2 * hash(k, 54), k++)
      for (const side of [-1, 1]) {
        const { at, dx, dy } = along(road, far);
        const off = 0.46 + 0.06 * hash(k, 55);
        put(at[0] - dy * off * side, at[1] + dx * off * side, Math.atan2(dy, dx), k * 2 + (side > 0 ? 1 : 0), false);
      }
  });
  const box = boxOf(dots);
  for (let k = 0; k < (box.right - box.left) * (box.bottom - box.top) * 2.2; k++) {
    const x = box.left + hash(k, 56) * (box.right - box.left);
    const y = box.top + hash(k, 57) * (box.bottom - box.top);
    put(x, y, (hash(k, 58) - 0.5) * 0.8, 5000 + k, true);
  }
  return found.sort((a, b) => a.y - b.y);
}

function wellInside(dot: Dot, dots: Dot[], reach: number): boolean {
  return inside(dot, dots) && dots.every((d, i) => nearLine(dot, [d, dots[(i + 1) % dots.length]]) > reach * 0.85);
}

function nearLine([x, y]: Dot, line: Dot[]): number {
  let best = Infinity;
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1];
    const [bx, by] = line[i];
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const t = Math.max(0, Math.min(1, length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    best = Math.min(best, Math.hypot(ax + (bx - ax) * t - x, ay + (by - ay) * t - y));
  }
  return best;
}
