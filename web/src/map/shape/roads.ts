import type { Layout, Point } from '../layout.ts';
import type { Compass, MapModel, RoadClass } from '../model.ts';
import { type Box, boxOf, relax, smoothThrough } from './curve.ts';

/** A road as one long stroke through as many hexes as it runs straight on. */
export interface Road {
  kind: RoadClass;
  line: Point[];
  box: Box;
}

export interface RoadNet {
  strokes: Road[];
  /** Where the road of a hex really passes, after smoothing; hexes without roads are absent. */
  nodes: Map<number, Point>;
  /** The smooth course of each road step, keyed `a b` with a < b, from a to b. */
  steps: Map<string, Point[]>;
}

interface Edge {
  a: number;
  b: number;
  kind: RoadClass;
}

const POINTS_A_STEP = 8;
export const stepKey = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Nodes are hexes; roads that leave the sheet end in nodes of their own beyond its edge, numbered after the hexes. */
export function makeRoads(model: MapModel, layout: Layout, turnedEdge: (edge: Compass) => Compass): RoadNet {
  const home = new Map<number, Point>();
  const edges: Edge[] = [];
  for (const side of model.sides) if (side.road) edges.push({ a: side.a, b: side.b, kind: side.road });
  model.edgeRoads.forEach((road, i) => {
    const kind = edges.some((e) => e.kind === 'main' && (e.a === road.hex || e.b === road.hex)) ? 'main' : 'secondary';
    const node = layout.count + i;
    home.set(node, beyond(layout, road.hex, turnedEdge(road.edge)));
    edges.push({ a: road.hex, b: node, kind });
  });
  for (const { a, b } of edges) for (const h of [a, b]) if (h < layout.count) home.set(h, { x: layout.x[h], y: layout.y[h] });
  const chains = strokes(edges, home);
  const placed = relaxNodes(
    chains.map((c) => c.nodes),
    home,
    (h) => freedom(model, h),
  );
  const steps = new Map<string, Point[]>();
  const roads = chains.map(({ nodes, kind }) => {
    const line = smoothThrough(
      nodes.map((n) => placed.get(n)!),
      POINTS_A_STEP,
    );
    for (let i = 1; i < nodes.length; i++) {
      const from = nodes.length < 3 ? 0 : (i - 1) * POINTS_A_STEP;
      const part = line.slice(from, nodes.length < 3 ? 2 : from + POINTS_A_STEP + 1);
      steps.set(stepKey(nodes[i - 1], nodes[i]), nodes[i - 1] < nodes[i] ? part : part.reverse());
    }
    return { kind, line, box: boxOf(line, 0.15) };
  });
  return { strokes: roads, nodes: placed, steps };
}

function beyond(layout: Layout, hex: number, edge: Compass): Point {
  const out = 0.6;
  switch (edge) {
    case 'north':
      return { x: layout.x[hex], y: -out };
    case 'south':
      return { x: layout.x[hex], y: layout.height + out };
    case 'west':
      return { x: -out, y: layout.y[hex] };
    default:
      return { x: layout.width + out, y: layout.y[hex] };
  }
}

/** How far a road may pass from the center of a hex: not at all in towns. */
function freedom(model: MapModel, hex: number): number {
  const place = model.hexes[hex]?.place;
  if (hex >= model.hexes.length || (place && (place.settlement !== 'village' || place.rank < 3))) return 0;
  return place ? 0.1 : 0.17;
}

/** At each node the pairs of edges that run straightest through it are joined, straightest first; then walked. */
function strokes(edges: Edge[], at: Map<number, Point>): { nodes: number[]; kind: RoadClass }[] {
  const byNode = new Map<number, number[]>();
  edges.forEach((edge, i) => {
    for (const n of [edge.a, edge.b]) byNode.set(n, [...(byNode.get(n) ?? []), i]);
  });
  const joined = new Map<string, number>();
  for (const [node, here] of byNode) pairAt(node, here, edges, at, joined);
  const seen = new Set<number>();
  const chains: { nodes: number[]; kind: RoadClass }[] = [];
  const open = edges.map((edge, i) => openEnds(edge, i, joined));
  const ends = edges.map((_, i) => i).sort((i, j) => open[j] - open[i]);
  for (const start of ends) {
    if (seen.has(start)) continue;
    const { a, b, kind } = edges[start];
    const first = joined.has(`${a} ${start}`) && !joined.has(`${b} ${start}`) ? b : a;
    chains.push({ kind, nodes: walk(start, first, edges, joined, seen) });
  }
  return chains;
}

function openEnds(edge: Edge, index: number, joined: Map<string, number>): number {
  return (joined.has(`${edge.a} ${index}`) ? 0 : 1) + (joined.has(`${edge.b} ${index}`) ? 0 : 1);
}

function pairAt(node: number, here: number[], edges: Edge[], at: Map<number, Point>, joined: Map<string, number>): void {
  const center = at.get(node)!;
  const angle = (i: number) => {
    const other = at.get(edges[i].a === node ? edges[i].b : edges[i].a)!;
    return Math.atan2(other.y - center.y, other.x - center.x);
  };
  const pairs: [number, number, number][] = [];
  for (const i of here)
    for (const j of here) {
      if (i >= j || edges[i].kind !== edges[j].kind) continue;
      let bend = Math.abs(angle(i) - angle(j));
      if (bend > Math.PI) bend = 2 * Math.PI - bend;
      if (bend > 1.6 || here.length === 2) pairs.push([bend, i, j]);
    }
  pairs.sort((p, q) => q[0] - p[0]);
  for (const [, i, j] of pairs) {
    if (joined.has(`${node} ${i}`) || joined.has(`${node} ${j}`)) continue;
    joined.set(`${node} ${i}`, j);
    joined.set(`${node} ${j}`, i);
  }
}

function walk(start: number, from: number, edges: Edge[], joined: Map<string, number>, seen: Set<number>): number[] {
  const nodes = [from];
  let at: number | undefined = start;
  while (at !== undefined && !seen.has(at)) {
    seen.add(at);
    const last: number = nodes[nodes.length - 1];
    const next: number = edges[at].a === last ? edges[at].b : edges[at].a;
    nodes.push(next);
    at = joined.get(`${next} ${at}`);
  }
  return nodes;
}

function relaxNodes(chains: number[][], home: Map<number, Point>, freedom: (hex: number) => number): Map<number, Point> {
  const neighbors = new Map<number, number[]>();
  for (const nodes of chains)
    for (let i = 1; i < nodes.length - 1; i++) if (!neighbors.has(nodes[i])) neighbors.set(nodes[i], [nodes[i - 1], nodes[i + 1]]);
  let at = new Map(home);
  for (let round = 0; round < 3; round++) {
    const next = new Map(at);
    for (const [node, [p, q]] of neighbors) {
      const a = at.get(p)!;
      const b = at.get(q)!;
      const goal = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      next.set(node, relax(at.get(node)!, goal, 0.4, home.get(node)!, freedom(node)));
    }
    at = next;
  }
  return at;
}
