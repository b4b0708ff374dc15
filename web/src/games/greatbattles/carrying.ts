import type { OrderDescription, Parts, RoadView } from '../../api/types.ts';
import type { Field, UnitPiece } from './field.ts';
import { between, type Dot, place, signed, spelled } from './geo.ts';

/** A step of a way in inches of the sheet. */
export type Step = [number, number];

/** The order that moves a whole battalion by the steps given, one after another. */
export function moveOrder(unit: UnitPiece, steps: Step[], field: Field): Parts {
  if (unit.formation === 'road' || unit.id.startsWith('COps')) return roadOrder(unit, steps, field);
  const mils = (n: number) => Math.round(n * 100) * 10;
  if (steps.length === 1)
    return { verb: 'move', units: [unit.name], words: [`${signed(mils(steps[0][0]))},${signed(-mils(steps[0][1]))}`] };
  const ways = unit.stands.map((stand) => {
    let at = stand.at;
    const corners = steps.map(([dx, dy]) => (at = [at[0] + dx, at[1] + dy]));
    const spots = corners.map((c) => place(rounded(field.sheet.mils(c))));
    return `${stand.name}=${spots.join(';')}@${stand.facing}`;
  });
  return { verb: 'go', units: [unit.name], words: ways };
}

/** To a hundredth of an inch. */
export const rounded = ([x, y]: [number, number]): [number, number] => [Math.round(x / 10) * 10, Math.round(y / 10) * 10];

/** On a road a drag means: so far along it as the place let go at lies. */
function roadOrder(unit: UnitPiece, steps: Step[], field: Field): Parts {
  const from = unit.stands[0].at;
  const to = steps.reduce<Dot>(([x, y], [dx, dy]) => [x + dx, y + dy], from);
  const road = field.view.table.roads.reduce<RoadView | null>(
    (best, r) => (best && milestone(best, from, field).off <= milestone(r, from, field).off ? best : r),
    null,
  );
  const along = (far: string): Parts => ({ verb: 'road', units: [unit.name], words: [far] });
  if (!road) return along('+0');
  const far = Math.round((milestone(road, to, field).far - milestone(road, from, field).far) * 100) * 10;
  return along(`${far < 0 ? '-' : '+'}${spelled(Math.abs(far))}`);
}

/** Half the depth of the command posts, whose middle is held instead of their front. */
const half = (id: string): number => (id.startsWith('COps') ? 0.5 : id.startsWith('FUP') ? 1 : 0);

/** A place such as `12,4.25` in thousandths of an inch. */
const milsOf = (place: string): number[] => place.split(',').map((n) => Number(n) * 1000);

const SNAP = 2.5; // inches

/** The offered place nearest to one that is refused: it is shown instead, to be confirmed. */
export function nearestOffer(orders: OrderDescription[], verb: string, dot: Dot, field: Field): OrderDescription | null {
  let best: { order: OrderDescription; off: number } | null = null;
  for (const order of orders) {
    if (order.verb !== verb || order.places.length === 0) continue;
    const [x, y] = milsOf(order.places[0]);
    const off = between(field.sheet.dot(x, y), dot);
    if (off < SNAP && (!best || off < best.off)) best = { order, off };
  }
  return best?.order ?? null;
}

/** Where a unit is put when the pointer is here: single stands by their middle, and on the road if they must be on one. */
export function putAt(unit: UnitPiece, dot: Dot, facing: number, onRoad: boolean, field: Field): Dot {
  let [x, y] = dot;
  if (onRoad) {
    const near = field.view.table.roads
      .map((r) => milestone(r, dot, field))
      .reduce((a, b) => (b.off < a.off ? b : a), { far: 0, off: Infinity, at: dot });
    if (near.off < 1.5) [x, y] = near.at;
  }
  const angle = (facing * Math.PI) / 180;
  return [x + Math.sin(angle) * half(unit.id), y - Math.cos(angle) * half(unit.id)];
}

/** How far along a road the place nearest to a dot lies, and how far off the dot is. */
function milestone(road: RoadView, [x, y]: Dot, field: Field): { far: number; off: number; at: Dot } {
  const dots = field.sheet.dots(road.line);
  let best: { far: number; off: number; at: Dot } = { far: 0, off: Infinity, at: dots[0] };
  let before = 0;
  for (let i = 1; i < dots.length; i++) {
    const [ax, ay] = dots[i - 1];
    const [bx, by] = dots[i];
    const length = between(dots[i - 1], dots[i]);
    const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / (length * length)));
    const at: Dot = [ax + (bx - ax) * t, ay + (by - ay) * t];
    const off = between(at, [x, y]);
    if (off < best.off) best = { far: before + t * length, off, at };
    before += length;
  }
  return best;
}

/** The share of a way that can be afforded. */
export function shortened(steps: Step[], share: number): Step[] {
  let left = share * steps.reduce((sum, s) => sum + Math.hypot(...s), 0);
  const cut: Step[] = [];
  for (const [dx, dy] of steps) {
    const length = Math.hypot(dx, dy);
    if (left <= 0) break;
    const t = Math.min(1, left / length);
    cut.push([dx * t, dy * t]);
    left -= length;
  }
  return cut;
}
