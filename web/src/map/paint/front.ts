import { FRONT_ALLIED, FRONT_GERMAN, FRONT_PAST, SERIF } from '../palette.ts';
import type { Point } from '../layout.ts';
import type { Loop } from '../shape/areas.ts';
import { areaOf, type Brush, trace } from './brush.ts';

/** Control as a soft edge on both sides of the line between the sides; never a fill. */
export function paintFront(brush: Brush, held: Loop[]): void {
  const { ctx, scale, box } = brush;
  const around = { left: box.left - 1, top: box.top - 1, right: box.right + 1, bottom: box.bottom + 1 };
  const area = areaOf(held, around);
  if (!area) return;
  const wider = scale < 20 ? 1.9 : scale < 36 ? 1.3 : 1;
  const rest = new Path2D(area);
  rest.rect(around.left, around.top, around.right - around.left, around.bottom - around.top);
  ctx.lineJoin = 'round';
  for (const [clip, color] of [
    [area, FRONT_GERMAN],
    [rest, FRONT_ALLIED],
  ] as const) {
    ctx.save();
    ctx.clip(clip, 'evenodd');
    for (let i = 1; i <= 16; i++) {
      ctx.strokeStyle = `rgba(${color},${(0.019 + 0.05 * (1 - i / 16) ** 2).toFixed(4)})`;
      ctx.lineWidth = 0.04 * i * wider;
      ctx.stroke(area);
    }
    ctx.restore();
  }
  ctx.strokeStyle = `rgba(${FRONT_GERMAN},.38)`;
  ctx.lineWidth = Math.max(0.012, 0.7 / scale);
  ctx.stroke(area);
}

/** A historical front: dashed, with its date along the line. */
export function paintPastFront(brush: Brush, parts: Point[][], name: string): void {
  const { ctx, scale } = brush;
  ctx.lineCap = 'butt';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  for (const part of parts) trace(ctx, part);
  const width = Math.max(0.05, 2.4 / scale);
  // A pale edge lifts it off woods and roads.
  ctx.strokeStyle = 'rgba(245,238,221,.75)';
  ctx.lineWidth = 2.4 * width;
  ctx.stroke();
  ctx.strokeStyle = FRONT_PAST;
  ctx.lineWidth = width;
  ctx.setLineDash([Math.max(0.2, 9 / scale), Math.max(0.11, 5 / scale)]);
  ctx.stroke();
  ctx.setLineDash([]);
  const longest = parts.reduce((a, b) => (b.length > a.length ? b : a), [] as Point[]);
  if (longest.length > 40) nameAlong(brush, longest, name);
}

function nameAlong({ ctx, scale }: Brush, line: Point[], name: string): void {
  const i = Math.floor(line.length * 0.45);
  const a = line[Math.max(0, i - 12)];
  const b = line[Math.min(line.length - 1, i + 12)];
  let angle = Math.atan2(b.y - a.y, b.x - a.x);
  if (Math.abs(angle) > Math.PI / 2) angle += Math.PI;
  const size = Math.min(15, Math.max(10, 0.17 * scale));
  ctx.save();
  ctx.translate((a.x + b.x) / 2, (a.y + b.y) / 2);
  ctx.rotate(angle);
  ctx.scale(1 / scale, 1 / scale);
  ctx.font = `italic ${size}px ${SERIF}`;
  ctx.textAlign = 'center';
  ctx.lineJoin = 'round';
  ctx.lineWidth = size * 0.3;
  ctx.strokeStyle = 'rgba(245,238,221,.92)';
  ctx.strokeText(name, 0, -size * 0.5);
  ctx.fillStyle = FRONT_PAST;
  ctx.fillText(name, 0, -size * 0.5);
  ctx.restore();
}
