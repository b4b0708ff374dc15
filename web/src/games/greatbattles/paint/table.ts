import type { AreaView, RoadView, TableView } from '../../../api/types.ts';
import { SERIF } from '../../../map/palette.ts';
import { between, type Dot, inside, middle, type Sheet } from '../geo.ts';
import { type Ctx, curve, halo, outline } from './brush.ts';
import { paintBunker, paintOrchard, paintScrub, paintTown, paintWoods } from './cover.ts';
import { dashed, paintAirfield, paintLevel, paintMeadow, paintRough, paintSea } from './ground.ts';
import { paintLake, paintMarsh, paintRiver, paintStream } from './water.ts';

type Brush = (ctx: Ctx, dots: Dot[]) => void;

/** Ground that lies under the roads, in the order it is laid; and what stands on it. */
const GROUND: Record<string, Brush> = {
  rough: paintRough,
  marsh: paintMarsh,
  stream: paintStream,
  river: paintRiver,
  lake: paintLake,
  sea: paintSea,
  airfield: paintAirfield,
};
const COVER: Record<string, Brush> = { scrub: paintScrub, orchard: paintOrchard, woods: paintWoods, bunker: paintBunker };

/** Every kind of ground has a look of its own. */
export const BRUSHES: Record<string, Brush> = {
  ...GROUND,
  ...COVER,
  level: (ctx, dots) => paintLevel(ctx, dots, 1),
  town: (ctx, dots) => paintTown(ctx, dots, []),
};

/** Paints the whole table as a modeller would, in inches: scale the context first. What the rules know shows in the paint. */
export function paintTable(ctx: Ctx, table: TableView, sheet: Sheet): void {
  paintMeadow(ctx, sheet);
  const roads = table.roads.map((r) => ({ ...r, dots: sheet.dots(r.line) }));
  const of = (...kinds: string[]) => table.areas.filter((a) => kinds.includes(a.kind)).map((a) => ({ ...a, dots: sheet.dots(a.outline) }));
  of('level')
    .sort((a, b) => a.level - b.level)
    .forEach((a) => paintLevel(ctx, a.dots, a.level));
  for (const [kind, paint] of Object.entries(GROUND)) of(kind).forEach((a) => paint(ctx, a.dots));
  roads.filter((r) => !r.paved).forEach((r) => paintRoad(ctx, r.dots, false));
  roads.filter((r) => r.paved).forEach((r) => paintRoad(ctx, r.dots, true));
  for (const [kind, paint] of Object.entries(COVER)) of(kind).forEach((a) => paint(ctx, a.dots));
  of('town').forEach((a) =>
    paintTown(
      ctx,
      a.dots,
      roads.map((r) => r.dots),
    ),
  );
  roads.filter((r) => r.paved).forEach((r) => paintRoadLine(ctx, r.dots));
  for (const area of table.areas) if (!BRUSHES[area.kind]) dashed(ctx, outline(sheet.dots(area.outline)), 'rgba(70,56,30,.8)');
  paintEdge(ctx, sheet);
}

function paintRoad(ctx: Ctx, dots: Dot[], paved: boolean): void {
  const path = curve(dots);
  const width = paved ? 0.3 : 0.2;
  ctx.lineCap = 'butt';
  ctx.lineJoin = 'round';
  const coats: [string, number][] = paved
    ? [
        ['rgba(70,60,30,.2)', 0.56],
        ['#8D8676', 0.36],
        ['#BDB6A6', width],
      ]
    : [
        ['rgba(90,66,30,.18)', 0.42],
        ['#8A6B3E', 0.25],
        ['#C2A06C', width],
      ];
  for (const [color, wide] of coats) {
    ctx.strokeStyle = color;
    ctx.lineWidth = wide;
    ctx.stroke(path);
  }
  if (paved) return;
  ctx.strokeStyle = 'rgba(128,96,50,.5)';
  ctx.lineWidth = 0.025;
  ctx.setLineDash([0.3, 0.16]);
  ctx.stroke(path);
  ctx.setLineDash([]);
}

function paintRoadLine(ctx: Ctx, dots: Dot[]): void {
  ctx.strokeStyle = 'rgba(245,240,224,.75)';
  ctx.lineWidth = 0.03;
  ctx.setLineDash([0.26, 0.22]);
  ctx.stroke(curve(dots));
  ctx.setLineDash([]);
}

function paintEdge(ctx: Ctx, sheet: Sheet): void {
  for (let i = 5; i >= 1; i--) {
    ctx.strokeStyle = 'rgba(60,48,20,.05)';
    ctx.lineWidth = 0.16 * i;
    ctx.strokeRect(0, 0, sheet.width, sheet.height);
  }
}

interface Name {
  text: string;
  at: Dot;
  angle: number;
  size: number;
  style: string;
}

/** The names of places, drawn over the sheet in screen pixels so that they stay legible at every scale. */
export function namesOf(table: TableView, sheet: Sheet): Name[] {
  return [
    ...table.areas.map((a) => areaName(a, sheet)),
    ...table.roads.map((r) =>
      roadName(
        r,
        table.areas.filter((a) => a.kind !== 'level').map((a) => sheet.dots(a.outline)),
        sheet,
      ),
    ),
  ];
}

function areaName(area: AreaView, sheet: Sheet): Name {
  const dots = sheet.dots(area.outline);
  const [x, y] = middle(dots);
  const top = Math.min(...dots.map((d) => d[1]));
  if (area.kind === 'town') return { text: area.name, at: [x, top - 0.35], angle: 0, size: 20, style: '600' };
  if (area.kind === 'level') return { text: area.name, at: rim(dots), angle: 0, size: 15, style: 'italic 500' };
  if (area.kind === 'airfield') return { text: area.name, at: [x, y + 0.9], angle: 0, size: 17, style: 'italic 600' };
  return { text: area.name, at: [x, y], angle: 0, size: 15, style: 'italic 500' };
}

/** A hill's name stands near its highest edge on the sheet, inside. */
function rim(dots: Dot[]): Dot {
  const [x, y] = middle(dots);
  const top = Math.min(...dots.map((d) => d[1]));
  return [x, top + Math.min(0.9, (y - top) * 0.6)];
}

/** Along the longest leg, where no wood or town lies under the name. */
function roadName(road: RoadView, areas: Dot[][], sheet: Sheet): Name {
  const dots = sheet.dots(road.line);
  const legs = dots.slice(1).map((d, i) => [dots[i], d] as const);
  const [a, b] = legs.reduce((best, leg) => (between(...leg) > between(...best) ? leg : best));
  let angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
  if (angle > Math.PI / 2 || angle <= -Math.PI / 2) angle += Math.PI;
  const spot = (t: number): Dot => [a[0] + (b[0] - a[0]) * t + Math.sin(angle) * 0.32, a[1] + (b[1] - a[1]) * t - Math.cos(angle) * 0.32];
  const free = (t: number) =>
    [-1, 0, 1].every((off) => {
      const [x, y] = spot(t);
      return areas.every((area) => !inside([x + Math.cos(angle) * off, y + Math.sin(angle) * off], area));
    });
  const at = spot([0.22, 0.78, 0.35, 0.65, 0.5, 0.12, 0.88].find(free) ?? 0.22);
  return { text: road.name, at, angle, size: 12.5, style: 'italic 400' };
}

/** `place` turns inches into screen pixels; at a small scale only towns are named. */
export function drawNames(ctx: Ctx, names: Name[], place: (dot: Dot) => [number, number], scale: number): void {
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (const name of names) {
    if (scale < 19 && name.size < 16) continue;
    const [x, y] = place(name.at);
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(name.angle);
    ctx.font = `${name.style} ${name.size * Math.min(1.35, Math.max(0.85, scale / 40))}px ${SERIF}`;
    halo(ctx, name.text, 0, 0, '#2A241C', 'rgba(236,230,200,.92)', 4);
    ctx.restore();
  }
}
