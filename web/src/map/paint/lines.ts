import type { Layout } from '../layout.ts';
import type { MapModel } from '../model.ts';
import {
  BLOCK,
  CITY_GROUND,
  GROUND_RIM,
  HEX_NUMBER,
  MAIN_CASING,
  MAIN_FILL,
  PAPER,
  RIVER_CASING,
  RIVER_FILL,
  SANS,
  SECONDARY,
  TOWN_GROUND,
  gridColor,
} from '../palette.ts';
import { overlaps, seenPart, tangent } from '../shape/curve.ts';
import type { River } from '../shape/rivers.ts';
import type { Road } from '../shape/roads.ts';
import type { Town } from '../shape/towns.ts';
import { type Brush, least, trace } from './brush.ts';

export function paintRivers(brush: Brush, rivers: River[]): void {
  const seen = rivers.filter((river) => overlaps(river.box, brush.box));
  brush.ctx.fillStyle = RIVER_CASING;
  for (const river of seen) ribbon(brush, river, 0);
  brush.ctx.fillStyle = RIVER_FILL;
  for (const river of seen) ribbon(brush, river, least(brush, 0.016, 0.5) * (river.kind === 'minor' ? 1 : 1.6));
}

/** A line as wide as the river is at each point, less the casing on both sides. */
function ribbon(brush: Brush, river: River, casing: number): void {
  const { ctx, scale, box } = brush;
  const seen = seenPart(river.line, box);
  if (!seen) return;
  const thinnest = (river.kind === 'minor' ? 1 : 2.6) / scale;
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  for (let i = seen[0]; i <= seen[1]; i++) {
    const p = river.line[i];
    const t = tangent(river.line, i);
    const half = Math.max(0.3 / scale, Math.max(river.widths[i], thinnest) / 2 - casing / 2);
    left.push([p.x - t.y * half, p.y + t.x * half]);
    right.push([p.x + t.y * half, p.y - t.x * half]);
  }
  ctx.beginPath();
  for (const [x, y] of left) ctx.lineTo(x, y);
  for (const [x, y] of right.reverse()) ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fill();
  const last = river.line.length - 1; // a round mouth joins the parent without a gap
  ctx.beginPath();
  ctx.arc(river.line[last].x, river.line[last].y, Math.max(river.widths[last], thinnest) / 2 - casing / 2, 0, 2 * Math.PI);
  ctx.fill();
}

/** All secondary roads, then all casings, then all fills, so that crossings look joined. */
export function paintRoads(brush: Brush, roads: Road[]): void {
  const seen = roads.filter((road) => overlaps(road.box, brush.box));
  const main = seen.filter((road) => road.kind === 'main');
  const secondary = seen.filter((road) => road.kind !== 'main');
  brush.ctx.lineCap = 'round';
  brush.ctx.lineJoin = 'round';
  if (brush.scale >= 20) {
    strokes(brush, secondary, PAPER, least(brush, 0.062, 1.6), 0.6);
    strokes(brush, secondary, SECONDARY, least(brush, 0.026, 0.75));
    strokes(brush, main, MAIN_CASING, least(brush, 0.078, 1.9));
    strokes(brush, main, MAIN_FILL, least(brush, 0.046, 1.0));
  } else strokes(brush, main, SECONDARY, 0.8 / brush.scale);
}

function strokes({ ctx, box }: Brush, roads: Road[], color: string, width: number, alpha = 1): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.globalAlpha = alpha;
  ctx.beginPath();
  for (const { line } of roads) {
    const seen = seenPart(line, box);
    if (seen) trace(ctx, line.slice(seen[0], seen[1] + 1));
  }
  ctx.stroke();
  ctx.globalAlpha = 1;
}

export function paintTowns(brush: Brush, towns: Town[]): void {
  const { ctx, scale, box } = brush;
  if (scale < 20) return;
  for (const town of towns) {
    if (town.at.x < box.left || town.at.x > box.right || town.at.y < box.top || town.at.y > box.bottom) continue;
    if (town.size === 'village' && scale < 24 && town.roads < 3) continue;
    if (town.ground.length > 0) paintBuiltUp(brush, town);
    ctx.fillStyle = BLOCK[town.size];
    for (const block of town.blocks) {
      ctx.save();
      ctx.translate(block.x, block.y);
      ctx.rotate(block.angle);
      ctx.fillRect(-block.wide / 2, -block.high / 2, block.wide, block.high);
      ctx.restore();
    }
  }
}

function paintBuiltUp(brush: Brush, town: Town): void {
  const { ctx } = brush;
  const n = town.ground.length;
  ctx.beginPath();
  for (let i = 0; i <= n; i++) {
    const a = town.ground[i % n];
    const b = town.ground[(i + 1) % n];
    if (i === 0) ctx.moveTo((a.x + b.x) / 2, (a.y + b.y) / 2);
    else ctx.quadraticCurveTo(a.x, a.y, (a.x + b.x) / 2, (a.y + b.y) / 2);
  }
  ctx.closePath();
  ctx.fillStyle = town.size === 'city' ? CITY_GROUND : TOWN_GROUND;
  ctx.fill();
  ctx.strokeStyle = GROUND_RIM;
  ctx.lineWidth = least(brush, 0.01, 0.5);
  ctx.stroke();
}

export function paintGrid(brush: Brush, layout: Layout): void {
  const { ctx, scale, box } = brush;
  if (scale < 20) return;
  ctx.strokeStyle = gridColor(scale);
  ctx.lineWidth = least(brush, 0.009, 0.5);
  ctx.beginPath();
  for (let h = 0; h < layout.count; h++) {
    if (layout.x[h] < box.left - 1 || layout.x[h] > box.right + 1 || layout.y[h] < box.top - 1 || layout.y[h] > box.bottom + 1) continue;
    // Three sides of each hex cover the grid; on the edge of the map the other three as well.
    for (let d = 0; d < 6; d++) {
      if (d > 2 && layout.neighbor(h, d) >= 0) continue;
      const [p, q] = layout.sideCorners(d);
      const a = layout.corner(h, p);
      const b = layout.corner(h, q);
      ctx.moveTo(a.x, a.y);
      ctx.lineTo(b.x, b.y);
    }
  }
  ctx.stroke();
}

/** Numbers in the head of each hex, where the sheet has room: text is set in pixels, so the pitch is undone for it. */
export function paintHexNumbers(brush: Brush, layout: Layout, model: MapModel): void {
  const { ctx, scale, box } = brush;
  if (scale < 52) return;
  const rise = layout.turns % 2 === 0 ? 0.36 : 0.4;
  ctx.save();
  ctx.scale(1 / scale, 1 / scale);
  ctx.fillStyle = HEX_NUMBER;
  ctx.font = `${Math.max(8.5, 0.105 * scale)}px ${SANS}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (let h = 0; h < layout.count; h++) {
    if (layout.x[h] < box.left || layout.x[h] > box.right || layout.y[h] < box.top || layout.y[h] > box.bottom) continue;
    ctx.fillText(model.hexes[h].name, layout.x[h] * scale, (layout.y[h] - rise) * scale);
  }
  ctx.restore();
}
