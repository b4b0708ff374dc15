import { CROWN, CROWN_SHADE, HACHURE, MARSH_STROKE, MARSH_WASH, WOODS_BAND, WOODS_EDGE, WOODS_FILL } from '../palette.ts';
import type { Layout } from '../layout.ts';
import { hashAt } from '../noise.ts';
import { type Areas, bulging, type Disc } from '../shape/areas.ts';
import { CELL } from '../shape/field.ts';
import { distancesFrom } from '../shape/near.ts';
import { areaOf, type Brush, least } from './brush.ts';
import { Glow } from './glow.ts';

/** Woods, high ground, marsh. `shade` is the picture of the high ground, one pixel to a field cell; `rim` is that of the woods' edge. */
export function paintGround(brush: Brush, areas: Areas, shade: CanvasImageSource | null, rim: Glow | null): void {
  paintHighGround(brush, areas, shade);
  paintMarsh(brush, areas);
  paintWoods(brush, areas, rim);
  paintHachures(brush, areas);
}

function paintHighGround({ ctx, box }: Brush, areas: Areas, shade: CanvasImageSource | null): void {
  if (!areas.high || !shade) return;
  const { originX, originY, columns, rows } = areas.high;
  const cell = (at: number, origin: number, count: number) => Math.min(count, Math.max(0, Math.floor((at - origin) / CELL)));
  const [left, right] = [cell(box.left, originX, columns), cell(box.right, originX, columns)];
  const [top, bottom] = [cell(box.top, originY, rows), cell(box.bottom, originY, rows)];
  if (left >= right || top >= bottom) return;
  const [wide, high] = [right - left, bottom - top];
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(shade, left, top, wide, high, originX + (left - 0.5) * CELL, originY + (top - 0.5) * CELL, wide * CELL, high * CELL);
}

function paintHachures(brush: Brush, areas: Areas): void {
  const { ctx, scale } = brush;
  if (scale < 18) return;
  ctx.fillStyle = HACHURE;
  ctx.globalAlpha = 0.62;
  ctx.beginPath();
  for (const h of areas.hachures.within(brush.box)) {
    if (scale < 26 && h.odd) continue;
    const tipX = h.x - h.ux * h.length;
    const tipY = h.y - h.uy * h.length;
    ctx.moveTo(h.x - h.uy * h.half, h.y + h.ux * h.half);
    ctx.lineTo(h.x + h.uy * h.half, h.y - h.ux * h.half);
    ctx.lineTo(tipX, tipY);
    ctx.closePath();
  }
  ctx.fill();
  ctx.globalAlpha = 1;
}

function paintMarsh(brush: Brush, areas: Areas): void {
  const path = areaOf(areas.marsh, brush.box);
  if (!path) return;
  const { ctx } = brush;
  ctx.fillStyle = MARSH_WASH;
  ctx.fill(path, 'evenodd');
  ctx.strokeStyle = MARSH_STROKE;
  ctx.lineWidth = least(brush, 0.014, 0.6);
  ctx.beginPath();
  for (const reed of areas.reeds.within(brush.box)) {
    ctx.moveTo(reed.x - reed.length / 2, reed.y);
    ctx.lineTo(reed.x + reed.length / 2, reed.y);
  }
  ctx.stroke();
}

function paintWoods(brush: Brush, areas: Areas, rim: Glow | null): void {
  const { ctx, scale } = brush;
  const trees = areaOf(areas.trees, brush.box, (points) => bulging(points, brush.box, scale >= ROUND ? 6 : 2));
  const area = areaOf(areas.woods, brush.box);
  if (!trees || !area) return;
  ctx.save();
  ctx.translate(0.022, 0.034);
  ctx.fillStyle = 'rgba(70,78,36,.13)';
  ctx.fill(trees);
  ctx.restore();
  ctx.strokeStyle = WOODS_EDGE;
  ctx.lineWidth = 2 * least(brush, 0.013, 0.55);
  ctx.lineJoin = 'bevel';
  ctx.stroke(trees);
  ctx.fillStyle = WOODS_FILL;
  ctx.fill(trees);
  rim?.fill(ctx, area);
  if (scale >= 22) paintCrowns(brush, areas);
}

/** From this scale on it is seen that trees are round. */
const ROUND = 50;
/** How wide the darker band inside the tree edge is, in pitches. */
const RIM = 0.225;

/** The darker band inside the tree edge. */
export function makeRim(areas: Areas, layout: Layout): Glow | null {
  if (areas.woods.length === 0) return null;
  const distances = distancesFrom(
    layout,
    areas.woods.map((wood) => wood.points),
    RIM,
  );
  return new Glow(distances, WOODS_BAND, (distance) => 1 - 0.95 ** Math.max(0, Math.min(9, 9.5 * (1 - distance / RIM))));
}

function paintCrowns(brush: Brush, areas: Areas): void {
  const { ctx, scale } = brush;
  const crowns = areas.crowns.within(brush.box).filter((crown) => scale >= 40 || hashAt(crown.x, crown.y, 16) < 0.67);
  ctx.fillStyle = CROWN;
  ctx.fill(discs(crowns));
  ctx.strokeStyle = CROWN_SHADE;
  ctx.lineWidth = least(brush, 0.012, 0.5);
  ctx.beginPath();
  for (const { x, y, r } of crowns) {
    ctx.moveTo(x + r * Math.cos(-0.55), y + r * Math.sin(-0.55));
    ctx.arc(x, y, r, -0.55, 2.1);
  }
  ctx.stroke();
}

function discs(all: Iterable<Disc>): Path2D {
  const path = new Path2D();
  for (const { x, y, r } of all) {
    path.moveTo(x + r, y);
    path.arc(x, y, r, 0, 2 * Math.PI);
  }
  return path;
}
