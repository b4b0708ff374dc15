import type { Layout, Point } from '../layout.ts';
import type { MapModel, RiverClass, SideModel } from '../model.ts';
import { hash } from '../noise.ts';
import { type Box, boxOf, relax, smoothThrough } from './curve.ts';

/** A river from source to mouth as a smooth line, with its width in pitches at each point. */
export interface River {
  name: string;
  kind: RiverClass;
  line: Point[];
  widths: number[];
  box: Box;
  gorge: boolean;
}

interface Chain {
  name: string;
  kind: RiverClass;
  corners: number[];
}

const ROUNDS = 3;
const FURTHEST = 0.115;
const SIDEWAYS = 0.075;

export function makeRivers(model: MapModel, layout: Layout): River[] {
  const corners = new Map<number, Point>();
  const chains = namedGraphs(model, layout, corners).flatMap(([name, graph]) => chainsOf(name, graph));
  chains.sort((a, b) => rank(b) - rank(a));
  orient(chains, corners, layout);
  const placed = relaxCorners(chains, corners);
  return chains.map((chain) => draw(chain, placed));
}

function rank(chain: Chain): number {
  return (chain.kind === 'minor' ? 0 : 1000) + chain.corners.length;
}

interface Graph {
  links: Map<number, number[]>;
  kinds: Map<string, RiverClass>;
}

const linkKey = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The hexsides of each river as links between corners. A side named after two rivers belongs to both. */
function namedGraphs(model: MapModel, layout: Layout, corners: Map<number, Point>): [string, Graph][] {
  const graphs = new Map<string, Graph>();
  for (const side of model.sides) {
    if (!side.river) continue;
    const [a, b] = sideKeys(side, layout, corners);
    for (const name of (side.riverName ?? '').split('/')) {
      const graph = graphs.get(name) ?? { links: new Map(), kinds: new Map() };
      graphs.set(name, graph);
      join(graph.links, a, b);
      join(graph.links, b, a);
      graph.kinds.set(linkKey(a, b), side.river);
    }
  }
  return [...graphs];
}

function join(links: Map<number, number[]>, a: number, b: number): void {
  const to = links.get(a);
  if (to) to.push(b);
  else links.set(a, [b]);
}

function sideKeys(side: SideModel, layout: Layout, corners: Map<number, Point>): [number, number] {
  const [p, q] = layout.sideCorners(layout.direction(side.a, side.b));
  const keys: [number, number] = [layout.cornerKey(side.a, p), layout.cornerKey(side.a, q)];
  corners.set(keys[0], layout.corner(side.a, p));
  corners.set(keys[1], layout.corner(side.a, q));
  return keys;
}

/** Takes the longest way through the graph, then the longest through what is left, until every link is drawn. */
function chainsOf(name: string, graph: Graph): Chain[] {
  const used = new Set<string>();
  const chains: Chain[] = [];
  for (;;) {
    const starts = [...graph.links.keys()].filter((k) => free(graph, used, k).length > 0);
    if (starts.length === 0) return chains;
    const ends = starts.filter((k) => free(graph, used, k).length === 1);
    let best: number[] = [];
    for (const start of ends.length > 0 ? ends : [starts[0]]) {
      const way = furthest(graph, used, start);
      if (way.length > best.length) best = way;
    }
    for (let i = 1; i < best.length; i++) used.add(linkKey(best[i - 1], best[i]));
    chains.push({ name, kind: mostCommonKind(graph, best), corners: best });
  }
}

function free(graph: Graph, used: Set<string>, at: number): number[] {
  return graph.links.get(at)!.filter((to) => !used.has(linkKey(at, to)));
}

/** The way to the corner furthest from a start, by breadth first; around a ring it is closed by hand. */
function furthest(graph: Graph, used: Set<string>, start: number): number[] {
  const from = new Map<number, number>([[start, -1]]);
  const queue = [start];
  for (const at of queue)
    for (const to of free(graph, used, at))
      if (!from.has(to)) {
        from.set(to, at);
        queue.push(to);
      }
  const way: number[] = [];
  for (let at = queue[queue.length - 1]; at !== -1; at = from.get(at)!) way.push(at);
  return way.reverse();
}

/** A chain is major when most of its sides are, not when one is. */
function mostCommonKind(graph: Graph, corners: number[]): RiverClass {
  const counts = { minor: 0, major: 0, lake: 0 };
  for (let i = 1; i < corners.length; i++) counts[graph.kinds.get(linkKey(corners[i - 1], corners[i]))!]++;
  if (counts.lake > counts.minor + counts.major) return 'lake';
  return counts.major >= counts.minor ? 'major' : 'minor';
}

/** Source first. A river ends where it meets the course of another; failing that, where it leaves the sheet. */
function orient(chains: Chain[], corners: Map<number, Point>, layout: Layout): void {
  const courses = chains.map(({ corners }) => new Set(corners.slice(1, -1)));
  const joins = (corner: number, own: number) => courses.some((course, i) => i !== own && course.has(corner));
  const leaves = (corner: number) => {
    const { x, y } = corners.get(corner)!;
    return Math.min(x, y, layout.width - x, layout.height - y) < 0.7;
  };
  chains.forEach((chain, i) => {
    const first = chain.corners[0];
    const last = chain.corners[chain.corners.length - 1];
    const score = (corner: number) => (joins(corner, i) ? 2 : 0) + (leaves(corner) ? 1 : 0);
    if (score(first) > score(last)) chain.corners.reverse();
  });
}

/** Each corner follows the greatest river through it, so that confluences stay joined. */
function relaxCorners(chains: Chain[], home: Map<number, Point>): Map<number, Point> {
  const neighbors = new Map<number, [number, number]>();
  for (const { corners } of chains)
    for (let i = 1; i < corners.length - 1; i++)
      if (!neighbors.has(corners[i])) neighbors.set(corners[i], [corners[i - 1], corners[i + 1]]);
  let at = new Map(home);
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Map(at);
    for (const [corner, [p, q]] of neighbors) {
      const a = at.get(p)!;
      const b = at.get(q)!;
      const goal = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      next.set(corner, relax(at.get(corner)!, goal, 0.3, home.get(corner)!, FURTHEST));
    }
    at = next;
  }
  return at;
}

function draw(chain: Chain, placed: Map<number, Point>): River {
  const points: Point[] = [];
  chain.corners.forEach((key, i) => {
    const p = placed.get(key)!;
    if (i > 0) points.push(meander(points[points.length - 1], p, chain.corners[i - 1], key));
    points.push(p);
  });
  const line = smoothThrough(points, 6);
  const n = chain.corners.length;
  const widths = line.map((_, i) => width(chain.kind, n, i / (line.length - 1)));
  return { name: chain.name, kind: chain.kind, line, widths, box: boxOf(line, 0.2), gorge: false };
}

/** The middle of a side, pushed to one side. The push belongs to the side, whichever way it is walked. */
function meander(a: Point, b: Point, keyA: number, keyB: number): Point {
  const [low, high] = keyA < keyB ? [keyA, keyB] : [keyB, keyA];
  const push = (hash(low, high, 5) * 2 - 1) * SIDEWAYS * (keyA < keyB ? 1 : -1);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * push, y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * push };
}

function width(kind: RiverClass, corners: number, t: number): number {
  if (kind === 'lake') return 0.24;
  if (kind === 'major') return 0.115 + 0.03 * t;
  return (0.038 + 0.05 * Math.min(1, corners / 45)) * (0.16 + 0.84 * Math.pow(t, 0.6)) + 0.006;
}
