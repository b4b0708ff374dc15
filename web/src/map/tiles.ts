import type { Compass, MapModel } from './model.ts';
import { type FromPainter, RUNGS, type SheetChange, TILE, type ToPainter } from './messages.ts';
import type { Point } from './layout.ts';

interface Tile {
  bitmap: ImageBitmap;
  version: number;
  used: number;
}

/** The part of the sheet on screen: upper left corner in pitches, size in pixels. */
export interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
  scale: number;
}

const KEPT = 96;
const IN_FLIGHT = 2;
/** Pixels beyond the window that are painted too, so that panning meets no gaps. */
const AHEAD = 180;

/** Tiles of the sheet as pictures, fetched from the painter as the window moves. Blitting them is all a frame costs. */
export class Tiles {
  private worker: Worker;
  private readonly tiles = new Map<string, Tile>();
  private readonly asked = new Set<string>();
  private readonly pictures = new Map<number, (bitmap: ImageBitmap) => void>();
  private version = 0;
  private clock = 0;
  private nextPicture = 1;
  private wanted: { scale: number; keys: [number, number][] } = { scale: 0, keys: [] };
  private isOpen = false;
  /** The smooth course of road steps, keyed `a b`, for paths drawn along them. */
  roads = new Map<string, Point[]>();

  constructor(
    readonly model: MapModel,
    readonly top: Compass,
    readonly ratio: number,
    private readonly arrived: () => void,
  ) {
    this.worker = new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = (event: MessageEvent<FromPainter>) => this.receive(event.data);
    this.send({ kind: 'open', model, top, ratio });
  }

  close(): void {
    this.worker.terminate();
    for (const tile of this.tiles.values()) tile.bitmap.close();
    this.tiles.clear();
  }

  change(change: SheetChange): void {
    this.send({ kind: 'change', version: ++this.version, change });
  }

  /** Whether everything in the window is painted as it now stands. */
  get settled(): boolean {
    return this.isOpen && this.missing().length === 0;
  }

  picture(left: number, top: number, width: number, height: number, scale: number): Promise<ImageBitmap> {
    const id = this.nextPicture++;
    this.send({ kind: 'picture', id, left, top, width, height, scale });
    return new Promise((done) => this.pictures.set(id, done));
  }

  /** Says which part will be looked at next; tiles for it are painted nearest the middle first. */
  want(window: Window, sheetWidth: number, sheetHeight: number): void {
    const scale = nearestRung(window.scale);
    const size = TILE / scale;
    const ahead = AHEAD / scale;
    const right = Math.min(sheetWidth + 0.4, window.left + window.width / window.scale + ahead);
    const bottom = Math.min(sheetHeight + 0.4, window.top + window.height / window.scale + ahead);
    const keys: [number, number][] = [];
    for (let j = Math.floor(Math.max(-0.4, window.top - ahead) / size); j * size < bottom; j++)
      for (let i = Math.floor(Math.max(-0.4, window.left - ahead) / size); i * size < right; i++) keys.push([i, j]);
    const mx = (window.left + window.width / window.scale / 2) / size - 0.5;
    const my = (window.top + window.height / window.scale / 2) / size - 0.5;
    keys.sort((a, b) => Math.hypot(a[0] - mx, a[1] - my) - Math.hypot(b[0] - mx, b[1] - my));
    this.wanted = { scale, keys };
    this.ask();
  }

  /** Draws what there is: coarser and finer tiles first where the right ones are still missing. */
  draw(ctx: CanvasRenderingContext2D, window: Window): void {
    this.clock++;
    const scale = nearestRung(window.scale);
    const complete = this.wanted.scale === scale && this.wanted.keys.every(([i, j]) => this.tiles.has(`${scale} ${i} ${j}`));
    if (!complete) for (const other of RUNGS) if (other !== scale) this.drawRung(ctx, window, other);
    this.drawRung(ctx, window, scale);
  }

  private drawRung(ctx: CanvasRenderingContext2D, window: Window, scale: number): void {
    const zoom = window.scale / scale;
    const size = TILE * zoom;
    const fromI = Math.floor((window.left * scale) / TILE);
    const fromJ = Math.floor((window.top * scale) / TILE);
    for (let j = fromJ; j * size < window.top * window.scale + window.height; j++)
      for (let i = fromI; i * size < window.left * window.scale + window.width; i++) {
        const tile = this.tiles.get(`${scale} ${i} ${j}`);
        if (!tile) continue;
        tile.used = this.clock;
        const x = Math.round((i * size - window.left * window.scale) * this.ratio) / this.ratio;
        const y = Math.round((j * size - window.top * window.scale) * this.ratio) / this.ratio;
        const right = Math.round(((i + 1) * size - window.left * window.scale) * this.ratio) / this.ratio;
        const bottom = Math.round(((j + 1) * size - window.top * window.scale) * this.ratio) / this.ratio;
        ctx.drawImage(tile.bitmap, x, y, right - x, bottom - y);
      }
  }

  private missing(): [number, number][] {
    const { scale, keys } = this.wanted;
    return keys.filter(([i, j]) => this.tiles.get(`${scale} ${i} ${j}`)?.version !== this.version);
  }

  private ask(): void {
    if (!this.isOpen) return;
    if (!this.tiles.has(`${RUNGS[0]} 0 0`)) this.askOne(RUNGS[0], 0, 0); // the whole sheet, coarse, to have something at once
    const { scale } = this.wanted;
    for (const [i, j] of this.missing()) {
      if (this.asked.size >= IN_FLIGHT) return;
      this.askOne(scale, i, j);
    }
  }

  private askOne(scale: number, i: number, j: number): void {
    const key = `${scale} ${i} ${j}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    this.send({ kind: 'tile', scale, i, j });
  }

  private receive(message: FromPainter): void {
    switch (message.kind) {
      case 'opened':
        this.isOpen = true;
        this.roads = new Map(message.roads.map(([key, flat]) => [key, pairs(flat)]));
        break;
      case 'picture':
        this.pictures.get(message.id)?.(message.bitmap);
        this.pictures.delete(message.id);
        return;
      case 'tile': {
        const key = `${message.scale} ${message.i} ${message.j}`;
        this.asked.delete(key);
        this.tiles.get(key)?.bitmap.close();
        this.tiles.set(key, { bitmap: message.bitmap, version: message.version, used: this.clock });
        this.evict();
      }
    }
    this.ask();
    this.arrived();
  }

  private evict(): void {
    if (this.tiles.size <= KEPT) return;
    const [oldest] = [...this.tiles].reduce((a, b) => (a[1].used <= b[1].used ? a : b));
    this.tiles.get(oldest)!.bitmap.close();
    this.tiles.delete(oldest);
  }

  private send(message: ToPainter): void {
    this.worker.postMessage(message);
  }
}

function pairs(flat: number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < flat.length; i += 2) points.push({ x: flat[i], y: flat[i + 1] });
  return points;
}

export function nearestRung(scale: number): number {
  return RUNGS.reduce((a, b) => (Math.abs(Math.log(b / scale)) < Math.abs(Math.log(a / scale)) ? b : a));
}

const shared = new Map<MapModel, Tiles>();

/** One painter for all the small pictures of a map; a change and the picture asked for after it belong together. */
export function sharedTiles(model: MapModel, top: Compass, ratio: number): Tiles {
  let tiles = shared.get(model);
  if (!tiles) shared.set(model, (tiles = new Tiles(model, top, ratio, () => {})));
  return tiles;
}
