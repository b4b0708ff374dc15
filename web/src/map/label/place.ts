import type { Box } from '../shape/curve.ts';
import { tangent } from '../shape/curve.ts';
import type { Shapes } from '../shape/shapes.ts';
import type { Town } from '../shape/towns.ts';
import { INK, RIVER_NAME, SERIF } from '../palette.ts';
import { Obstacles } from './obstacles.ts';
import { starAt, starBox } from './star.ts';

/** A name in place. Positions are in pixels at the scale it was placed for; glyphs are set one by one along a river. */
export interface Label {
  text: string;
  font: string;
  size: number;
  color: string;
  spacing: number;
  box: Box;
  x: number;
  y: number;
  glyphs?: { text: string; x: number; y: number; angle: number }[];
}

export type Measure = (text: string, font: string, spacing: number) => number;

/** Share of the pitch a counter covers; names keep clear of it. */
const COUNTER = 0.74;

/** Hexes with something over the map that names keep clear of: counters, and the stars of places that score. */
export interface Covered {
  occupied: ReadonlySet<number>;
  starred: ReadonlySet<number>;
}

/** Greedy by rank: the most important name chooses first among eight positions, the cheapest wins. */
export function placeLabels(shapes: Shapes, scale: number, covered: Covered, measure: Measure): Label[] {
  const { occupied } = covered;
  const obstacles = obstaclesOf(shapes, scale, covered);
  const labels: Label[] = [];
  const width = shapes.layout.width * scale;
  const height = shapes.layout.height * scale;
  const lettered: Town[] = [];
  for (const town of ranked(shapes.towns)) {
    // A city of several hexes is lettered once.
    if (lettered.some((t) => t.place.name === town.place.name && shapes.layout.distance(t.hex, town.hex) < 4)) continue;
    const label = placeTown(town, scale, awayOf(town, scale, covered), occupied.has(town.hex), obstacles, measure, width, height);
    if (!label) continue;
    labels.push(label);
    lettered.push(town);
    obstacles.addBox(label.box);
  }
  if (scale >= 24) labels.push(...placeRivers(shapes, scale, obstacles, measure));
  return labels;
}

function ranked(towns: Town[]): Town[] {
  const order = { city: 0, town: 1, village: 2 };
  const of = (t: Town) => order[t.size] * 100 + (t.size === 'village' && t.roads >= 4 ? -50 : 0) - t.roads;
  return towns.slice().sort((a, b) => of(a) - of(b) || a.hex - b.hex);
}

interface Lettering {
  text: string;
  font: string;
  size: number;
  spacing: number;
  /** The cost above which the name is left out. */
  limit: number;
}

function clamp(v: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, v));
}

function lettering(town: Town, s: number): Lettering | null {
  const limit = clamp(5 + (s - 20) * 0.3, 5, 30);
  if (town.size === 'city') {
    const size = s > 100 ? 30 : clamp(0.36 * s, 15, 26);
    const capitals = s < 60;
    const text = capitals ? town.place.name.toUpperCase() : town.place.name;
    const shown = capitals ? size * 0.86 : size;
    return { text, font: `600 ${shown}px ${SERIF}`, size: shown, spacing: 0.06 * size, limit: 200 };
  }
  if (town.size === 'town') {
    const size = s > 100 ? 22 : clamp(0.26 * s, 11.5, 19);
    return { text: town.place.name, font: `600 ${size}px ${SERIF}`, size, spacing: 0.02 * size, limit: s < 20 ? 12 : 60 };
  }
  if (s < 24) return null;
  const junction = town.roads >= 4;
  if (s < 36 && town.roads < 3) return null;
  const size = junction ? (s > 100 ? 17 : clamp(0.19 * s, 9.5, 15)) : s > 100 ? 15.5 : clamp(0.165 * s, 9, 13.5);
  return { text: town.place.name, font: `${size}px ${SERIF}`, size, spacing: 0, limit };
}

/** Directions around a place with what each costs for being less usual. */
const POSITIONS: [number, number, number][] = [
  [1, -1, 0],
  [0, -1, 0.15],
  [1, 0, 0.1],
  [0, 1, 0.4],
  [1, 1, 0.5],
  [-1, -1, 0.6],
  [-1, 0, 0.7],
  [-1, 1, 0.9],
];

/** How far a name stands from its town: clear of a counter or a star on it. */
function awayOf({ hex, size }: Town, scale: number, { occupied, starred }: Covered): number {
  const radius = { city: 0.4, town: 0.25, village: 0.1 }[size] * scale;
  const plain = occupied.has(hex) ? (COUNTER / 2) * scale + 3 : Math.max(4, scale < 20 ? 3 : radius * 0.75 + 3);
  const star = starred.has(hex) ? starAt(scale) : null;
  if (!star) return plain;
  return Math.max(plain, starBox(0, 0, star).right + 3);
}

function placeTown(
  town: Town,
  scale: number,
  away: number,
  covered: boolean,
  obstacles: Obstacles,
  measure: Measure,
  width: number,
  height: number,
): Label | null {
  const set = lettering(town, scale);
  if (!set) return null;
  const wide = measure(set.text, set.font, set.spacing);
  const high = set.size * 0.72;
  let best: Label | null = null;
  let cheapest = set.limit;
  for (const [dx, dy, preference] of POSITIONS) {
    const diagonal = dx !== 0 && dy !== 0 && !covered ? 0.75 : 1;
    const left = town.at.x * scale + dx * away * diagonal - (dx < 0 ? wide : dx === 0 ? wide / 2 : 0);
    const base = town.at.y * scale + dy * away * diagonal + (dy < 0 ? 0 : dy === 0 ? high / 2 : high);
    const box = { left: left - 2, top: base - high - 2, right: left + wide + 2, bottom: base + set.size * 0.22 };
    if (box.left < 2 || box.top < 2 || box.right > width - 2 || box.bottom > height - 2) continue;
    const cost = preference + obstacles.cost(box);
    if (cost >= cheapest) continue;
    cheapest = cost;
    best = { text: set.text, font: set.font, size: set.size, color: INK, spacing: set.spacing, box, x: left, y: base };
  }
  return best;
}

function obstaclesOf(shapes: Shapes, scale: number, { occupied, starred }: Covered): Obstacles {
  const found = new Obstacles();
  const every = Math.max(1, Math.round(24 / scale));
  for (const river of shapes.rivers)
    for (let i = 0; i < river.line.length; i += every)
      found.addPoint(river.line[i].x * scale, river.line[i].y * scale, river.kind === 'minor' ? 1.2 : 1.6);
  for (const road of shapes.roads.strokes) {
    if (scale < 20 && road.kind !== 'main') continue;
    for (let i = 0; i < road.line.length; i += every)
      found.addPoint(road.line[i].x * scale, road.line[i].y * scale, road.kind === 'main' ? 0.55 : 0.3);
  }
  if (scale >= 20)
    for (const town of shapes.towns)
      for (const b of town.blocks) found.addPoint(b.x * scale, b.y * scale, (b.wide * b.high * scale * scale) / 60 + 0.5);
  for (const hex of occupied) {
    const half = (COUNTER / 2) * scale;
    const x = shapes.layout.x[hex] * scale;
    const y = shapes.layout.y[hex] * scale;
    found.addBox({ left: x - half, top: y - half, right: x + half, bottom: y + half });
  }
  const star = starAt(scale);
  if (star) for (const hex of starred) found.addBox(starBox(shapes.layout.x[hex] * scale, shapes.layout.y[hex] * scale, star));
  return found;
}

/** River names run along the course, letter by letter, at the straightest free stretch; large maps repeat them. */
function placeRivers(shapes: Shapes, scale: number, obstacles: Obstacles, measure: Measure): Label[] {
  const labels: Label[] = [];
  const size = clamp(0.15 * scale, 9.5, 17);
  const font = `italic ${size}px ${SERIF}`;
  const named = new Map<string, number>();
  for (const river of shapes.rivers) {
    const text = river.name.replace(/ R\.$/, '');
    const wide = measure(text, font, 0.12 * size);
    const course = smoothCourse(river.line, scale);
    const length = course.length;
    if (length < 4 || pathLength(course) < wide * 1.3) continue;
    const times = clamp(Math.round(pathLength(course) / 1400), 1, 4);
    for (let k = 0; k < times; k++) {
      const label = bestStretch({ text, course, wide, size, font, measure }, k / times, (k + 1) / times, obstacles);
      if (!label || (named.get(text) ?? 0) >= 4) continue;
      named.set(text, (named.get(text) ?? 0) + 1);
      labels.push(label);
      obstacles.addBox(label.box);
    }
  }
  return labels;
}

function smoothCourse(line: { x: number; y: number }[], scale: number): { x: number; y: number }[] {
  const reach = 10;
  return line.map((_, i) => {
    let x = 0;
    let y = 0;
    let n = 0;
    for (let k = Math.max(0, i - reach); k <= Math.min(line.length - 1, i + reach); k++, n++) {
      x += line[k].x;
      y += line[k].y;
    }
    return { x: (x / n) * scale, y: (y / n) * scale };
  });
}

function pathLength(line: { x: number; y: number }[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += Math.hypot(line[i].x - line[i - 1].x, line[i].y - line[i - 1].y);
  return sum;
}

/** A name that follows a river. */
interface RiverName {
  text: string;
  course: { x: number; y: number }[];
  wide: number;
  size: number;
  font: string;
  measure: Measure;
}

function bestStretch(name: RiverName, from: number, to: number, obstacles: Obstacles): Label | null {
  const { text, size, font } = name;
  let best: Label | null = null;
  let cheapest = 24;
  for (let trial = 0; trial < 10; trial++) {
    const at = from + ((trial + 0.5) / 10) * (to - from);
    const set = setAlong(name, at);
    if (!set) continue;
    let cost = set.bend * 6;
    for (const g of set.glyphs) {
      const r = size * 0.4;
      const c = obstacles.cost({ left: g.x - r, top: g.y - r, right: g.x + r, bottom: g.y + r });
      cost += c >= 100 ? 30 : c * 0.4;
    }
    if (cost >= cheapest) continue;
    cheapest = cost;
    const xs = set.glyphs.map((g) => g.x);
    const ys = set.glyphs.map((g) => g.y);
    const box = { left: Math.min(...xs) - 6, top: Math.min(...ys) - 6, right: Math.max(...xs) + 6, bottom: Math.max(...ys) + 6 };
    best = { text, font, size, color: RIVER_NAME, spacing: 0, box, x: 0, y: 0, glyphs: set.glyphs };
  }
  return best;
}

/** Letters above the line, reading from left to right whichever way the river flows. */
function setAlong(name: RiverName, at: number): { glyphs: NonNullable<Label['glyphs']>; bend: number } | null {
  const { text, course, wide, size, font, measure } = name;
  const start = Math.round(at * (course.length - 1));
  const t = tangent(course, start);
  const line = t.x < 0 ? course.slice().reverse() : course;
  let i = t.x < 0 ? course.length - 1 - start : start;
  let along = 0;
  let back = 0;
  while (i > 0 && back < wide / 2) back += Math.hypot(line[i].x - line[i - 1].x, line[i].y - line[--i].y);
  const glyphs: NonNullable<Label['glyphs']> = [];
  let bend = 0;
  let previous: number | null = null;
  for (const letter of text) {
    const step = measure(letter, font, 0) + 0.12 * size;
    const middle = along + step / 2;
    const p = walkTo(line, i, middle);
    if (!p) return null;
    if (previous !== null) bend += Math.abs(Math.atan2(Math.sin(p.angle - previous), Math.cos(p.angle - previous)));
    previous = p.angle;
    glyphs.push({ text: letter, x: p.x + Math.sin(p.angle) * 0.42 * size, y: p.y - Math.cos(p.angle) * 0.42 * size, angle: p.angle });
    along += step;
  }
  return { glyphs, bend };
}

function walkTo(line: { x: number; y: number }[], from: number, distance: number): { x: number; y: number; angle: number } | null {
  let left = distance;
  for (let i = from; i < line.length - 1; i++) {
    const dx = line[i + 1].x - line[i].x;
    const dy = line[i + 1].y - line[i].y;
    const d = Math.hypot(dx, dy);
    if (d >= left) return { x: line[i].x + (dx * left) / d, y: line[i].y + (dy * left) / d, angle: Math.atan2(dy, dx) };
    left -= d;
  }
  return null;
}
