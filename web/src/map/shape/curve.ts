import type { Point } from '../layout.ts';

/** A Catmull-Rom curve through all points, `steps` points to a segment. */
export function smoothThrough(points: Point[], steps: number): Point[] {
  if (points.length < 3) return points.slice();
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const a = points[Math.max(0, i - 1)];
    const b = points[i];
    const c = points[i + 1];
    const d = points[Math.min(points.length - 1, i + 2)];
    for (let k = 0; k < steps; k++) out.push(between(a, b, c, d, k / steps));
  }
  out.push(points[points.length - 1]);
  return out;
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const f = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: f(a.x, b.x, c.x, d.x), y: f(a.y, b.y, c.y, d.y) };
}

/** The unit direction of a line at a point of it. */
export function tangent(line: Point[], i: number): Point {
  const a = line[Math.max(0, i - 1)];
  const b = line[Math.min(line.length - 1, i + 1)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/** Moves a point toward a goal by a share, but never further than `limit` from where it truly is. */
export function relax(at: Point, goal: Point, share: number, home: Point, limit: number): Point {
  const x = at.x + (goal.x - at.x) * share - home.x;
  const y = at.y + (goal.y - at.y) * share - home.y;
  const away = Math.hypot(x, y);
  const scale = away > limit ? limit / away : 1;
  return { x: home.x + x * scale, y: home.y + y * scale };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxOf(points: Point[], margin = 0): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const p of points) {
    box.left = Math.min(box.left, p.x - margin);
    box.top = Math.min(box.top, p.y - margin);
    box.right = Math.max(box.right, p.x + margin);
    box.bottom = Math.max(box.bottom, p.y + margin);
  }
  return box;
}

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function isInside({ x, y }: Point, box: Box): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** From which to which point a line may be seen in a box: all between the first and the last one inside, and one more each way. */
export function seenPart(line: Point[], box: Box): [number, number] | null {
  const first = line.findIndex((p) => isInside(p, box));
  if (first < 0) return null;
  const last = line.findLastIndex((p) => isInside(p, box));
  return [Math.max(0, first - 1), Math.min(line.length - 1, last + 1)];
}

/** The part of a closed line inside a box, closed along its border: enough to fill and stroke what a tile shows of a large wood. */
export function clipped(points: Point[], box: Box): Point[] {
  const [left, right]: Side[] = [(p) => p.x - box.left, (p) => box.right - p.x];
  const [top, bottom]: Side[] = [(p) => p.y - box.top, (p) => box.bottom - p.y];
  return [left, right, top, bottom].reduce(cutAt, points);
}

/** How far inside a border a point lies; negative is outside. */
type Side = (p: Point) => number;

/** A closed line cut off at one border. */
function cutAt(points: Point[], inside: Side): Point[] {
  const kept: Point[] = [];
  for (let i = 0; i < points.length; i++) {
    const a = points[i];
    const b = points[(i + 1) % points.length];
    const [da, db] = [inside(a), inside(b)];
    if (da >= 0) kept.push(a);
    if (da >= 0 !== db >= 0) {
      const t = da / (da - db);
      kept.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
    }
  }
  return kept;
}
