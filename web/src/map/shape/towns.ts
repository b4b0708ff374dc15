import type { Layout, Point } from '../layout.ts';
import type { MapModel, Place } from '../model.ts';
import { hash } from '../noise.ts';
import type { RoadNet } from './roads.ts';

/** A built-up block, turned by an angle. Sizes are in pitches. */
export interface Block {
  x: number;
  y: number;
  wide: number;
  high: number;
  angle: number;
}

export interface Town {
  hex: number;
  at: Point;
  place: Place;
  size: 'village' | 'town' | 'city';
  blocks: Block[];
  /** The irregular built-up ground of a town or city; empty for a village. */
  ground: Point[];
  roads: number;
}

const RECIPE = {
  village: { blocks: 5, block: 0.046, spread: 0.11 },
  town: { blocks: 14, block: 0.05, spread: 0.21 },
  city: { blocks: 34, block: 0.052, spread: 0.36 },
};

export function makeTowns(model: MapModel, layout: Layout, roads: RoadNet): Town[] {
  const degree = new Map<number, number>();
  const toward = new Map<number, Point>();
  for (const side of model.sides) {
    if (!side.road) continue;
    for (const [h, other] of [
      [side.a, side.b],
      [side.b, side.a],
    ] as const) {
      degree.set(h, (degree.get(h) ?? 0) + 1);
      if (!toward.has(h) || side.road === 'main') toward.set(h, { x: layout.x[other], y: layout.y[other] });
    }
  }
  const towns: Town[] = [];
  model.hexes.forEach((hex, h) => {
    if (!hex.place) return;
    const at = roads.nodes.get(h) ?? { x: layout.x[h], y: layout.y[h] };
    const to = toward.get(h);
    const angle = to ? Math.atan2(to.y - at.y, to.x - at.x) : hash(h, 1) * Math.PI;
    const size = sizeOf(hex.place);
    towns.push({
      hex: h,
      at,
      place: hex.place,
      size,
      blocks: blocks(h, at, angle, size),
      ground: size === 'village' ? [] : ground(h, at, RECIPE[size].spread + 0.03),
      roads: degree.get(h) ?? 0,
    });
  });
  return towns;
}

/** What the rules call a town is drawn as one; so is a place lettered as one. */
function sizeOf(place: Place): 'village' | 'town' | 'city' {
  if (place.settlement === 'city' || place.rank === 1) return 'city';
  return place.settlement === 'town' || place.rank === 2 ? 'town' : 'village';
}

/** Rows parallel to the best road, nearest the center first, none overlapping, the road itself left free. */
function blocks(hex: number, at: Point, angle: number, size: 'village' | 'town' | 'city'): Block[] {
  const { blocks: count, block, spread } = RECIPE[size];
  const found: (Block & { far: number })[] = [];
  const pitch = block * 1.5;
  const reach = Math.ceil(spread / pitch);
  for (let row = -reach; row <= reach; row++) {
    if (row === 0) continue;
    for (let column = -reach; column <= reach; column++) {
      const u = (column + (hash(hex, column * 64 + row, 2) - 0.5) * 0.5) * pitch;
      const v = (row - Math.sign(row) * 0.25) * pitch;
      const far = Math.hypot(u, v * 1.15) * (0.8 + 0.4 * hash(hex, column * 64 + row, 3));
      if (far > spread) continue;
      found.push({
        x: at.x + u * Math.cos(angle) - v * Math.sin(angle),
        y: at.y + u * Math.sin(angle) + v * Math.cos(angle),
        wide: block * (0.8 + 0.5 * hash(hex, column * 64 + row, 4)),
        high: block * (0.7 + 0.3 * hash(hex, column * 64 + row, 6)),
        angle,
        far,
      });
    }
  }
  found.sort((a, b) => a.far - b.far);
  return found.slice(0, count).map(({ far: _, ...rest }) => rest);
}

function ground(hex: number, at: Point, radius: number): Point[] {
  const points: Point[] = [];
  for (let k = 0; k < 14; k++) {
    const r = radius * (0.9 + 0.2 * hash(hex, k, 8));
    points.push({ x: at.x + r * Math.cos((k / 14) * 2 * Math.PI), y: at.y + r * Math.sin((k / 14) * 2 * Math.PI) });
  }
  return points;
}
