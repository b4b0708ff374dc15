import type {
  BarragePreview,
  DropPreview,
  DropView,
  MovePreview,
  ObjectiveView,
  SightLine,
  Stretch,
  TemplateView,
} from '../../../api/types.ts';
import type { TableCanvas, TableLayer } from '../canvas.ts';
import { along, type Dot, inches } from '../geo.ts';
import { drawAim, drawObjective } from './places.ts';
import { drawArc, drawBadge, drawGhost, drawHandle, drawTemplate, GOINGS, RED, polygon } from './strokes.ts';

export interface Ghost {
  corners: Dot[];
  facing: number;
}

/** What is being considered, measured or asked about. All figures come from the engine; this only draws them. */
export interface Scene {
  zone: { areas: Dot[][]; circles: [Dot, number][] } | null;
  ghosts: Ghost[];
  fits: boolean;
  move: MovePreview | null;
  line: SightLine | null;
  /** The arcs of the selected stand. */
  arcs: { at: Dot; facing: number; sight: number; direct: number; indirect: number } | null;
  /** Chances to hit and to destroy, written beside enemy stands. */
  chances: { at: Dot; text: string }[];
  barrage: BarragePreview | null;
  drop: DropPreview | null;
  templates: TemplateView[];
  objectives: ObjectiveView[];
  /** Own drops that are planned. */
  drops: DropView[];
  /** The side whose plans are shown. */
  side: string;
  /** Where the facing of the selected unit can be taken hold of. */
  handle: { at: Dot; from: Dot } | null;
  /** Where a scattered battalion gathers, and whence. */
  gathering: { to: Dot; from: Dot[] } | null;
  /** Something to look at. */
  pointed: Dot | null;
  /** The cursor of the keyboard. */
  cursor: Dot | null;
}

export const EMPTY: Scene = {
  zone: null,
  ghosts: [],
  fits: true,
  move: null,
  line: null,
  arcs: null,
  chances: [],
  barrage: null,
  drop: null,
  templates: [],
  objectives: [],
  drops: [],
  side: '',
  handle: null,
  gathering: null,
  pointed: null,
  cursor: null,
};

/** What lies on the ground: zones, arcs, templates. */
export class GroundLayer implements TableLayer {
  scene: Scene = EMPTY;

  draw(ctx: CanvasRenderingContext2D, view: TableCanvas): void {
    const { scene } = this;
    for (const objective of scene.objectives) drawObjective(ctx, view, objective);
    if (scene.zone) drawZone(ctx, view, scene.zone);
    if (scene.arcs) drawArc(ctx, view, scene.arcs);
    for (const t of scene.templates)
      if (isShown(t))
        drawTemplate(
          ctx,
          view,
          view.sheet.dot(t.x, t.y),
          t.radius / 1000,
          String(t.number),
          t.battery === 'firing' ? 'firing' : 'planned',
          t.turn,
        );
  }
}

const isShown = (t: TemplateView) =>
  t.battery === 'firing' || t.battery === 'waiting' || (t.battery === 'available' && t.mission !== 'on-call' && (t.x > 0 || t.y > 0));

function drawZone(ctx: CanvasRenderingContext2D, view: TableCanvas, zone: NonNullable<Scene['zone']>): void {
  ctx.save();
  ctx.fillStyle = 'rgba(21,87,138,.13)';
  ctx.strokeStyle = 'rgba(21,87,138,.8)';
  ctx.lineWidth = 2;
  ctx.setLineDash([8, 5]);
  for (const area of zone.areas) {
    polygon(ctx, view, area);
    ctx.fill();
    ctx.stroke();
  }
  for (const [at, r] of zone.circles) {
    const [x, y] = view.place(at);
    ctx.beginPath();
    ctx.arc(x, y, r * view.camera.scale, 0, 2 * Math.PI);
    ctx.fill();
    ctx.stroke();
  }
  ctx.restore();
}

/** What lies over the stands: ghosts, ways, rulers, chances. */
export class SceneLayer implements TableLayer {
  scene: Scene = EMPTY;

  draw(ctx: CanvasRenderingContext2D, view: TableCanvas): void {
    const { scene } = this;
    for (const ghost of scene.ghosts) drawGhost(ctx, view, ghost, scene.fits);
    if (scene.move) drawMove(ctx, view, scene.move, scene.ghosts);
    if (scene.barrage) {
      const at = view.sheet.dot(scene.barrage.x, scene.barrage.y);
      drawTemplate(ctx, view, at, scene.barrage.radius / 1000, '', scene.barrage.reasons.length > 0 ? 'refused' : 'considered', 0);
    }
    const aims: Dot[] = [];
    for (const drop of scene.drops) drawAim(ctx, view, drop, aims);
    if (scene.drop) drawDrop(ctx, view, scene.drop);
    if (scene.gathering) drawGathering(ctx, view, scene.gathering);
    if (scene.line) drawLine(ctx, view, scene.line);
    drawChances(ctx, view, scene.chances);
    if (scene.handle) drawHandle(ctx, view, scene.handle.from, scene.handle.at);
    if (scene.pointed) ring(ctx, view.place(scene.pointed), Math.max(22, 0.9 * view.camera.scale), '#8E1F17');
    if (scene.cursor) ring(ctx, view.place(scene.cursor), 12, '#15578A');
  }
}

/** A19: the ways to the rendezvous, and the two inches around it that count as in. */
function drawGathering(ctx: CanvasRenderingContext2D, view: TableCanvas, { to, from }: NonNullable<Scene['gathering']>): void {
  for (const dot of from) stroke(ctx, view, [dot, to], '#15578A', 2, [6, 5]);
  ring(ctx, view.place(to), 2 * view.camera.scale, '#15578A');
}

/** Where the parachutes may come down: the likelier, the fuller. */
function drawDrop(ctx: CanvasRenderingContext2D, view: TableCanvas, drop: DropPreview): void {
  for (const spot of drop.spots) {
    const [x, y] = view.place(view.sheet.dot(spot.x, spot.y));
    ctx.fillStyle = spot.lost ? 'rgba(176,40,28,.55)' : 'rgba(21,87,138,.5)';
    ctx.beginPath();
    ctx.arc(x, y, 4 + Math.sqrt(spot.chance) * 1.6, 0, 2 * Math.PI);
    ctx.fill();
  }
  ring(ctx, view.place(view.sheet.dot(drop.x, drop.y)), 14, '#15578A');
}

/** The chances beside their stands: a badge that would cover another goes to the side of it. */
function drawChances(ctx: CanvasRenderingContext2D, view: TableCanvas, chances: Scene['chances']): void {
  const taken: { x: number; y: number }[] = [];
  for (const chance of chances) {
    const [px, py] = view.place(chance.at);
    const up = py - 0.5 * view.camera.scale - 6;
    const free = [0, 62, -62, 124, -124].find((dx) => taken.every((t) => Math.abs(t.x - (px + dx)) > 60 || Math.abs(t.y - up) > 20)) ?? 0;
    taken.push({ x: px + free, y: up });
    drawBadge(ctx, [px + free, up], chance.text, '#8E1F17', 0, 0, 11);
  }
}

function ring(ctx: CanvasRenderingContext2D, [x, y]: [number, number], r: number, color: string): void {
  for (const [stroke, width] of [
    ['rgba(255,253,246,.9)', 6],
    [color, 3],
  ] as const) {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.arc(x, y, r, 0, 2 * Math.PI);
    ctx.stroke();
  }
}

/** The way of the stand that goes farthest, in the colors of its ground, with a tick at every half inch. */
function drawMove(ctx: CanvasRenderingContext2D, view: TableCanvas, move: MovePreview, ghosts: Ghost[]): void {
  const { sheet } = view;
  const main = move.walks.reduce((a, b) => (b.length > a.length ? b : a), move.walks[0]);
  if (!main || main.length === 0) return;
  for (const walk of move.walks) if (walk !== main) stroke(ctx, view, sheet.dots(walk.line), 'rgba(21,87,138,.45)', 2, [5, 5]);
  const line = sheet.dots(main.line);
  stroke(ctx, view, line, 'rgba(255,253,246,.95)', 9, []);
  for (const part of main.ground) stroke(ctx, view, piece(line, part), GOINGS[part.going] ?? GOINGS.good, 6, []);
  if (move.affordable < main.length) stroke(ctx, view, piece(line, { from: move.affordable, to: main.length }), RED, 6, []);
  ticks(ctx, view, line, main.length / 1000);
  for (const watcher of move.watchers) if (watcher.fires !== null) cross(ctx, view, line, watcher.fires / 1000);
  const end = along(line, main.length / 1000).at;
  const over = main.length > move.affordable;
  const text = over
    ? `${inches(main.length)} · ${inches(main.length - move.affordable)} too far`
    : `${inches(main.length)} used · ${inches(move.left)} left`;
  const top = Math.min(...ghosts.flatMap((g) => g.corners.map((c) => view.place(c)[1])), view.place(end)[1]);
  drawBadge(ctx, [view.place(end)[0], top - 20], text, over || move.reasons.length > 0 ? RED : '#15406B', 0, 0);
  const first = Math.min(...move.watchers.map((w) => w.from), Infinity);
  if (first < Infinity) drawBadge(ctx, view.place(along(line, first / 1000).at), 'seen from here', '#8A5A12', -70, -12);
  const fire = Math.min(...move.watchers.map((w) => w.fires ?? Infinity), Infinity);
  if (fire < Infinity) drawBadge(ctx, view.place(along(line, fire / 1000).at), 'opportunity fire from here', RED, 92, -12);
}

function piece(line: Dot[], part: Pick<Stretch, 'from' | 'to'>): Dot[] {
  const dots: Dot[] = [along(line, part.from / 1000).at];
  let far = 0;
  for (let i = 1; i < line.length - 1; i++) {
    far += Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]);
    if (far * 1000 > part.from && far * 1000 < part.to) dots.push(line[i]);
  }
  dots.push(along(line, part.to / 1000).at);
  return dots;
}

function stroke(ctx: CanvasRenderingContext2D, view: TableCanvas, dots: Dot[], color: string, width: number, dash: number[]): void {
  ctx.save();
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.setLineDash(dash);
  ctx.beginPath();
  dots.forEach((d, i) => (i ? ctx.lineTo(...view.place(d)) : ctx.moveTo(...view.place(d))));
  ctx.stroke();
  ctx.restore();
}

function ticks(ctx: CanvasRenderingContext2D, view: TableCanvas, line: Dot[], length: number): void {
  ctx.font = '700 12px "Liberation Sans",Arial,sans-serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (let half = 1; half / 2 <= length; half++) {
    const { at, dx, dy } = along(line, half / 2);
    const [x, y] = view.place(at);
    const size = half % 2 === 0 ? 9 : 5;
    ctx.strokeStyle = '#FFFDF6';
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.moveTo(x - dy * size, y + dx * size);
    ctx.lineTo(x + dy * size, y - dx * size);
    ctx.stroke();
    if (half % 2 !== 0 || view.camera.scale < 16) continue;
    ctx.lineWidth = 4;
    ctx.strokeStyle = 'rgba(255,253,246,.95)';
    ctx.strokeText(String(half / 2), x - dy * 17, y + dx * 17);
    ctx.fillStyle = '#15406B';
    ctx.fillText(String(half / 2), x - dy * 17, y + dx * 17);
  }
}

/** A red bar across the way: from here on somebody may fire. */
function cross(ctx: CanvasRenderingContext2D, view: TableCanvas, line: Dot[], far: number): void {
  const { at, dx, dy } = along(line, far);
  const [x, y] = view.place(at);
  ctx.strokeStyle = RED;
  ctx.lineWidth = 2;
  ctx.setLineDash([5, 4]);
  ctx.beginPath();
  ctx.moveTo(x - dy * 60, y + dx * 60);
  ctx.lineTo(x + dy * 60, y - dx * 60);
  ctx.stroke();
  ctx.setLineDash([]);
}

/** The straight edge or the tape: green where the view is open, red where something blocks it. */
function drawLine(ctx: CanvasRenderingContext2D, view: TableCanvas, line: SightLine): void {
  const from = view.sheet.dot(line.from[0], line.from[1]);
  const to = view.sheet.dot(line.to[0], line.to[1]);
  const far = line.distance > line.range;
  const color = !line.clear ? RED : far ? '#8A5A12' : '#1E6E46';
  stroke(ctx, view, [from, to], 'rgba(255,253,246,.95)', 6, []);
  stroke(ctx, view, [from, to], color, 3, line.clear ? [] : [9, 6]);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length > 0.2) ticks(ctx, view, [from, to], length);
  const [ax, ay] = view.place(from);
  const [bx, by] = view.place(to);
  const text = !line.clear
    ? `${inches(line.distance)} · blocked by ${line.block?.text ?? 'something'}`
    : far
      ? `${inches(line.distance)} · beyond sight (${inches(line.range)})`
      : `${inches(line.distance)} open`;
  drawBadge(ctx, [(ax + bx) / 2, (ay + by) / 2], text, color, 0, -22);
}
