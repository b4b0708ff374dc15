import { BLOWN, INK } from '../palette.ts';
import type { Shapes } from '../shape/shapes.ts';
import { stepKey } from '../shape/roads.ts';
import { tangent } from '../shape/curve.ts';
import { type Brush, least } from './brush.ts';

/** Bridges by hexside key; where a bridge stands or lies changes in play. */
export type Bridges = ReadonlyMap<string, 'intact' | 'blown'>;

export function paintBridges(brush: Brush, shapes: Shapes, bridges: Bridges): void {
  const { ctx, scale, box } = brush;
  if (scale < 20) return;
  for (const side of shapes.model.sides) {
    const state = bridges.get(stepKey(side.a, side.b));
    if (!state) continue;
    const at = crossing(shapes, side.a, side.b);
    if (at.x < box.left || at.x > box.right || at.y < box.top || at.y > box.bottom) continue;
    const long = (side.river === 'major' ? 0.27 : 0.2) * (scale < 36 ? 1.25 : 1);
    ctx.save();
    ctx.translate(at.x, at.y);
    ctx.rotate(at.angle);
    if (state === 'intact') standing(brush, long);
    else blown(brush, long);
    ctx.restore();
  }
}

/** Where the road's curve meets the hexside, and which way it runs there. */
function crossing(shapes: Shapes, a: number, b: number): { x: number; y: number; angle: number } {
  const { layout, roads } = shapes;
  const step = roads.steps.get(stepKey(a, b));
  if (!step || step.length < 3) {
    const angle = Math.atan2(layout.y[b] - layout.y[a], layout.x[b] - layout.x[a]);
    return { x: (layout.x[a] + layout.x[b]) / 2, y: (layout.y[a] + layout.y[b]) / 2, angle };
  }
  const i = step.length >> 1;
  const t = tangent(step, i);
  return { ...step[i], angle: Math.atan2(t.y, t.x) };
}

/** A white bar along the road with black rails, splayed at the ends. */
function standing(brush: Brush, long: number): void {
  const { ctx } = brush;
  const half = long / 2;
  const wide = least(brush, 0.085, 3) / 2;
  ctx.fillStyle = '#FFFDF6';
  ctx.fillRect(-half, -wide, long, wide * 2);
  ctx.strokeStyle = INK;
  ctx.lineWidth = least(brush, 0.02, 0.9);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(-half - wide * 0.6, side * wide * 1.8);
    ctx.lineTo(-half, side * wide);
    ctx.lineTo(half, side * wide);
    ctx.lineTo(half + wide * 0.6, side * wide * 1.8);
    ctx.stroke();
  }
}

/** The same bar broken: two tilted stubs and a cross, red. */
function blown(brush: Brush, long: number): void {
  const { ctx } = brush;
  const half = long / 2;
  const wide = least(brush, 0.085, 3) / 2;
  ctx.strokeStyle = BLOWN;
  ctx.fillStyle = '#FFFDF6';
  ctx.lineWidth = least(brush, 0.022, 1);
  for (const end of [-1, 1]) {
    ctx.save();
    ctx.translate(end * half * 0.75, 0);
    ctx.rotate(end * 0.35);
    ctx.beginPath();
    ctx.rect(-half * 0.4, -wide * 0.8, half * 0.8, wide * 1.6);
    ctx.fill();
    ctx.stroke();
    ctx.restore();
  }
  ctx.lineWidth = least(brush, 0.03, 1.3);
  ctx.beginPath();
  ctx.moveTo(-wide, -wide);
  ctx.lineTo(wide, wide);
  ctx.moveTo(wide, -wide);
  ctx.lineTo(-wide, wide);
  ctx.stroke();
}
