import type { DropView, ObjectiveView } from '../../../api/types.ts';
import { FACES } from '../../../counters/look.ts';
import type { TableCanvas } from '../canvas.ts';
import { short } from '../field.ts';
import { type Dot, middle } from '../geo.ts';
import { drawBadge, polygon } from './strokes.ts';

const HOLDERS: Record<string, string> = { allied: FACES.tan.face, axis: FACES.fieldGray.face };

/** Q44a: an airfield, port or beach with the flag of its holder. */
export function drawObjective(ctx: CanvasRenderingContext2D, view: TableCanvas, o: ObjectiveView): void {
  const { scale } = view.camera;
  ctx.save();
  ctx.strokeStyle = 'rgba(60,44,16,.75)';
  ctx.lineWidth = 1.5;
  ctx.setLineDash([6, 4]);
  let at: Dot = view.sheet.dot(o.x, o.y);
  if (o.outline.length > 2) {
    const dots = view.sheet.dots(o.outline);
    at = middle(dots);
    polygon(ctx, view, dots);
    ctx.stroke();
  } else if (o.radius > 0) {
    const [x, y] = view.place(at);
    ctx.fillStyle = 'rgba(214,188,120,.1)';
    ctx.strokeStyle = 'rgba(60,44,16,.35)';
    ctx.beginPath();
    ctx.arc(x, y, (o.radius / 1000) * scale, 0, 2 * Math.PI);
    ctx.fill();
    ctx.stroke();
  }
  ctx.restore();
  drawFlag(ctx, view.place(at), o, Math.max(11, Math.min(20, scale * 0.7)));
}

/** A flag in the holder's color; what nobody holds is white. What it marks is told by its shape as well. */
function drawFlag(ctx: CanvasRenderingContext2D, [x, y]: [number, number], o: ObjectiveView, size: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.lineWidth = 1.5;
  ctx.strokeStyle = '#2A241C';
  ctx.fillStyle = HOLDERS[o.holder] ?? '#FFFDF6';
  ctx.beginPath();
  ctx.moveTo(0, size * 0.7);
  ctx.lineTo(0, -size);
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(0, -size);
  ctx.lineTo(size * 1.3, o.kind === 'airfield' ? -size * 0.6 : -size);
  if (o.kind !== 'airfield') ctx.lineTo(size * (o.kind === 'port' ? 1.3 : 0.9), -size * 0.6);
  if (o.kind !== 'airfield') ctx.lineTo(size * 1.3, -size * 0.2);
  ctx.lineTo(0, -size * 0.2);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}

/** A5: where an own unit is to come down, shown only to its owner. */
export function drawAim(ctx: CanvasRenderingContext2D, view: TableCanvas, drop: DropView, taken: Dot[]): void {
  if (drop.withheld) return;
  const at = view.sheet.dot(drop.x, drop.y);
  const stacked = taken.filter((t) => Math.hypot(t[0] - at[0], t[1] - at[1]) * view.camera.scale < 26).length;
  taken.push(at);
  const [x, y] = view.place(at);
  ctx.save();
  ctx.strokeStyle = '#15406B';
  ctx.fillStyle = 'rgba(255,253,246,.9)';
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.arc(x, y, 9, Math.PI, 2 * Math.PI);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(x - 9, y);
  ctx.lineTo(x, y + 13);
  ctx.lineTo(x + 9, y);
  ctx.stroke();
  ctx.restore();
  drawBadge(ctx, [x, y], short(drop.unit), '#15406B', 0, 24 + stacked * 20, 11);
}
