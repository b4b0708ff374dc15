import { type Covered, type Label, type Measure, placeLabels } from './label/place.ts';
import { type FromPainter, type SheetChange, TILE, type ToPainter } from './messages.ts';
import type { Ctx } from './paint/brush.ts';
import { FrontLine } from './paint/front.ts';
import { lookAt, makeWashes, paintState, paintTerrain, type SheetState, type Washes } from './paint/sheet.ts';
import { makeFront, openParts } from './shape/front.ts';
import { makeShapes, type Shapes } from './shape/shapes.ts';

/** Paints tiles away from the page's own thread. Terrain is kept; what changes is painted over a copy of it. */
class Painter {
  private readonly washes: Washes;
  /** Tiles are painted on it one after another, and leave it as pictures. */
  private readonly sheet: OffscreenCanvas;
  private readonly terrain = new Map<string, OffscreenCanvas>();
  private readonly labels = new Map<number, Label[]>();
  private covered: Covered = { occupied: new Set(), starred: new Set() };
  private state: SheetState = { front: null, bridges: new Map(), past: null, dim: false };
  private heldBefore = '';
  private version = 0;
  /** The newest change, as long as nothing was painted since: of several in a row only the last one is worked out. */
  private latest: SheetChange | null = null;

  constructor(
    private readonly shapes: Shapes,
    private readonly ratio: number,
  ) {
    this.washes = makeWashes(shapes);
    this.sheet = new OffscreenCanvas(TILE * ratio, TILE * ratio);
  }

  change({ version, change }: Extract<ToPainter, { kind: 'change' }>): void {
    this.version = version;
    this.latest = change;
  }

  private catchUp(): void {
    if (this.latest === null) return;
    const { held, bridges, past, occupied, starred, dim = false } = this.latest;
    this.latest = null;
    const { layout } = this.shapes;
    const key = held.join();
    const front = key === this.heldBefore ? this.state.front : new FrontLine(makeFront(layout, new Set(held)), layout);
    this.heldBefore = key;
    const parts = past ? { name: past.name, parts: openParts(makeFront(layout, new Set(past.held)), layout) } : null;
    this.state = { front, bridges: new Map(bridges), past: parts, dim };
    const coveredBefore = `${[...this.covered.occupied].join()} ${[...this.covered.starred].join()}`;
    this.covered = { occupied: new Set(occupied), starred: new Set(starred) };
    if (`${[...this.covered.occupied].join()} ${[...this.covered.starred].join()}` !== coveredBefore) this.labels.clear();
  }

  tile(scale: number, i: number, j: number): FromPainter {
    this.catchUp();
    const ctx = this.sheet.getContext('2d')!;
    ctx.reset();
    ctx.drawImage(this.terrainTile(scale, i, j), 0, 0);
    const brush = lookAt(ctx, (i * TILE) / scale, (j * TILE) / scale, TILE, TILE, scale, this.ratio);
    paintState(brush, this.shapes, this.state, this.labelsAt(scale));
    return { kind: 'tile', scale, i, j, version: this.version, bitmap: this.sheet.transferToImageBitmap() };
  }

  /** A free-standing picture of a part of the sheet: the minimap, a card on the home page. */
  picture(m: Extract<ToPainter, { kind: 'picture' }>): FromPainter {
    this.catchUp();
    const canvas = new OffscreenCanvas(m.width * this.ratio, m.height * this.ratio);
    const brush = lookAt(canvas.getContext('2d')!, m.left, m.top, m.width, m.height, m.scale, this.ratio);
    paintTerrain(brush, this.shapes, this.washes);
    paintState(brush, this.shapes, this.state, m.scale < 10 ? [] : this.labelsAt(m.scale));
    return { kind: 'picture', id: m.id, bitmap: canvas.transferToImageBitmap() };
  }

  private terrainTile(scale: number, i: number, j: number): OffscreenCanvas {
    const key = `${scale} ${i} ${j}`;
    const known = this.terrain.get(key);
    if (known) {
      this.terrain.delete(key); // to the end: most recently used
      this.terrain.set(key, known);
      return known;
    }
    const canvas = new OffscreenCanvas(TILE * this.ratio, TILE * this.ratio);
    const brush = lookAt(canvas.getContext('2d')!, (i * TILE) / scale, (j * TILE) / scale, TILE, TILE, scale, this.ratio);
    paintTerrain(brush, this.shapes, this.washes);
    this.terrain.set(key, canvas);
    if (this.terrain.size > KEPT_TILES) this.terrain.delete(this.terrain.keys().next().value!);
    return canvas;
  }

  private labelsAt(scale: number): Label[] {
    let labels = this.labels.get(scale);
    if (!labels) {
      labels = placeLabels(this.shapes, scale, this.covered, measure);
      this.labels.set(scale, labels);
    }
    return labels;
  }
}

/** About those of a window; each takes a megabyte, or four on a fine screen. */
const KEPT_TILES = 20;
const ruler: Ctx = new OffscreenCanvas(8, 8).getContext('2d')!;

const measure: Measure = (text, font, spacing) => {
  ruler.font = font;
  ruler.letterSpacing = `${spacing}px`;
  return ruler.measureText(text).width;
};

let painter: Painter | null = null;

function answer(message: ToPainter): FromPainter | null {
  if (message.kind === 'open') {
    const shapes = makeShapes(message.model, message.top);
    painter = new Painter(shapes, message.ratio);
    const roads = [...shapes.roads.steps].map(([key, line]): [string, number[]] => [key, line.flatMap((p) => [p.x, p.y])]);
    return { kind: 'opened', roads };
  }
  if (!painter) throw new Error('the map must be opened before it is painted');
  switch (message.kind) {
    case 'change':
      painter.change(message);
      return null;
    case 'tile':
      return painter.tile(message.scale, message.i, message.j);
    case 'picture':
      return painter.picture(message);
  }
}

self.onmessage = (event: MessageEvent<ToPainter>) => {
  const reply = answer(event.data);
  if (reply) self.postMessage(reply, { transfer: 'bitmap' in reply ? [reply.bitmap] : [] });
};
