import type { Layout, Point } from '../layout.ts';
import { type Loop, loopsOf } from './areas.ts';
import { contours } from './contour.ts';
import { makeField } from './field.ts';

/** The line between what one side holds and what the other holds: closed loops around the first. */
export function makeFront(layout: Layout, held: ReadonlySet<number>): Loop[] {
  if (held.size === 0 || held.size === layout.count) return [];
  return loopsOf(
    contours(
      makeField(layout, (h) => held.has(h), { sigma: 0.34, rough: 0, warp: 0, salt: 0 }),
      0.5,
    ),
  );
}

/** The parts of a front that lie inside the sheet, as open lines: what a dashed historical front draws. */
export function openParts(loops: Loop[], layout: Layout): Point[][] {
  const inside = (p: Point) => p.x > 0 && p.y > 0 && p.x < layout.width && p.y < layout.height;
  const parts: Point[][] = [];
  for (const { points } of loops) {
    const start = points.findIndex((p) => !inside(p));
    const ordered = start < 0 ? [...points, points[0]] : [...points.slice(start), ...points.slice(0, start + 1)];
    let part: Point[] = [];
    for (const p of ordered)
      if (inside(p)) part.push(p);
      else if (part.length > 0) {
        parts.push(part);
        part = [];
      }
    if (part.length > 0) parts.push(part);
  }
  return parts.filter((part) => part.length > 3);
}
