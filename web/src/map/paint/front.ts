import { FRONT_ALLIED, FRONT_GERMAN, FRONT_PAST, SERIF } from '../palette.ts';
import type { Layout, Point } from '../layout.ts';
import type { Loop } from '../shape/areas.ts';
import { overlaps, seenPart } from '../shape/curve.ts';
import type { Field } from '../shape/field.ts';
import { distancesFrom } from '../shape/near.ts';
import { areaOf, type Brush, trace } from './brush.ts';
import { Glow } from './glow.ts';

const STROKES = 16;
/** Between two of the soft edge's steps, in pitches. */
const STEP = 0.02;
const WIDEST = 1.9;

/** The line between the sides, with the soft edge along it. */
export class FrontLine {
  private distances: Field | null = null;
  private readonly edges = new Map<number, [own: Glow, others: Glow]>();

  /** @param loops around what the first side holds */
  constructor(
    readonly loops: Loop[],
    private readonly layout: Layout,
  ) {}

  /** The soft edge inside the loops and the one outside, so many times as wide as on a large map. */
  softEdges(wider: number): [own: Glow, others: Glow] {
    let found = this.edges.get(wider);
    if (!found) {
      const lines = this.loops.map((loop) => loop.points);
      const distances = (this.distances ??= distancesFrom(this.layout, lines, STROKES * STEP * WIDEST));
      const opacity = (distance: number) => opacityAt(distance / (STEP * wider));
      found = [new Glow(distances, FRONT_GERMAN, opacity), new Glow(distances, FRONT_ALLIED, opacity)];
      this.edges.set(wider, found);
    }
    return found;
  }
}

/** What sixteen strokes, each a little wider and paler, add up to: by how many of them do not reach a place. */
const OPACITIES = Array.from({ length: STROKES + 1 }, (_, passed) => {
  let clear = 1;
  for (let i = passed + 1; i <= STROKES; i++) clear *= 1 - (0.019 + 0.05 * (1 - i / STROKES) ** 2);
  return 1 - clear;
});

function opacityAt(steps: number): number {
  const at = Math.min(STROKES, Math.max(0, steps - 0.5));
  const i = Math.min(STROKES - 1, Math.floor(at));
  return OPACITIES[i] + (OPACITIES[i + 1] - OPACITIES[i]) * (at - i);
}

/** Control as a soft edge on both sides of the line between the sides; never a fill. */
export function paintFront(brush: Brush, front: FrontLine): void {
  const { ctx, scale, box } = brush;
  const around = { left: box.left - 1, top: box.top - 1, right: box.right + 1, bottom: box.bottom + 1 };
  if (!front.loops.some((loop) => overlaps(loop.box, around) && seenPart(loop.points, around))) return;
  const area = areaOf(front.loops, around);
  if (!area) return;
  const rest = new Path2D(area);
  rest.rect(around.left, around.top, around.right - around.left, around.bottom - around.top);
  const [own, others] = front.softEdges(scale < 20 ? WIDEST : scale < 36 ? 1.3 : 1);
  own.fill(ctx, area);
  others.fill(ctx, rest);
  ctx.lineJoin = 'round';
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
