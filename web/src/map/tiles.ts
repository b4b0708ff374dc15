import { afterFrame } from '../frames.ts';
import type { Compass, MapModel } from './model.ts';
import { type FromPainter, RUNGS, type SheetChange, TILE, type ToPainter } from './messages.ts';
import type { Point } from './layout.ts';
import { type Painter, painterFor } from './painter.ts';

interface Tile {
  bitmap: ImageBitmap;
  version: number;
  used: number;
  /** A newer painting that waits until all of the window can change at once: otherwise names would stand twice. */
  newer?: { bitmap: ImageBitmap; version: number };
}

/** A tile's place on the screen, and the tile if it is there. */
interface Cell {
  tile: Tile | undefined;
  x: number;
  y: number;
  right: number;
  bottom: number;
}

/** The part of the sheet on screen: upper left corner in pitches, size in pixels. */
export interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
  scale: number;
}

/** A tile takes a megabyte, or four on a fine screen: so many are kept, or those of the window and a few more. */
const KEPT = 20;
const SPARE = 4;
const IN_FLIGHT = 2;
/** Pixels beyond the window that are painted too, so that panning meets no gaps. */
const AHEAD = 180;
/** The paper beyond the outermost hexes, in pitches. */
const BORDER = 0.4;

/** Tiles of the sheet as pictures, fetched from the painter as the window moves. Blitting them is all a frame costs. */
export class Tiles {
  private readonly painter: Painter;
  private readonly dismiss: () => void;
  private readonly tiles = new Map<string, Tile>();
  private readonly asked = new Set<string>();
  private readonly pictures = new Map<number, (bitmap: ImageBitmap) => void>();
  private version = 0;
  private clock = 0;
  private nextPicture = 1;
  /** The tiles in the window come first; those around it are painted when nothing else is left to do. */
  private wanted: { scale: number; keys: [number, number][]; seen: number } = { scale: 0, keys: [], seen: 0 };
  /** Pictures that wait until the window is painted. */
  private waiting: ToPainter[] = [];
  private sheet = { width: 0, height: 0 };
  private isOpen = false;
  /** The smooth course of road steps, keyed `a b`, for paths drawn along them. */
  roads = new Map<string, Point[]>();

  constructor(
    readonly model: MapModel,
    readonly top: Compass,
    readonly ratio: number,
    private readonly arrived: () => void,
  ) {
    this.painter = painterFor(model, top, ratio);
    this.painter.listen((message) => this.receive(message));
    this.dismiss = afterFrame(() => this.painter.hire()); // what the page itself has to show comes first
  }

  close(): void {
    this.dismiss();
    this.painter.dismiss();
    for (const tile of this.tiles.values()) closeTile(tile);
    this.tiles.clear();
  }

  change(change: SheetChange): void {
    this.painter.send({ kind: 'change', version: ++this.version, change });
  }

  /** Whether everything in the window is painted as it now stands. */
  get settled(): boolean {
    return this.isOpen && this.missing(this.wanted.seen).length === 0;
  }

  picture(left: number, top: number, width: number, height: number, scale: number): Promise<ImageBitmap> {
    const id = this.nextPicture++;
    const message: ToPainter = { kind: 'picture', id, left, top, width, height, scale };
    if (this.wanted.seen > 0 && !this.settled) this.waiting.push(message);
    else this.painter.send(message);
    return new Promise((done) => this.pictures.set(id, done));
  }

  /** Says which part will be looked at next; tiles for it are painted nearest the middle first. */
  want(window: Window, sheetWidth: number, sheetHeight: number): void {
    this.sheet = { width: sheetWidth, height: sheetHeight };
    const scale = nearestRung(window.scale);
    const seen = this.grid(window, scale, 0);
    const isSeen = new Set(seen.map(String));
    const around = this.grid(window, scale, AHEAD / scale).filter((key) => !isSeen.has(String(key)));
    const mx = ((window.left + window.width / window.scale / 2) * scale) / TILE - 0.5;
    const my = ((window.top + window.height / window.scale / 2) * scale) / TILE - 0.5;
    const near = (a: [number, number], b: [number, number]) => Math.hypot(a[0] - mx, a[1] - my) - Math.hypot(b[0] - mx, b[1] - my);
    this.wanted = { scale, keys: [...seen.sort(near), ...around.sort(near)], seen: seen.length };
    this.ask();
  }

  /** Draws what there is: where the right tiles are still missing, those of the nearest scales stand in. */
  draw(ctx: CanvasRenderingContext2D, window: Window): void {
    this.clock++;
    const scale = nearestRung(window.scale);
    this.renew(this.cells(window, scale));
    const gaps = this.cells(window, scale).filter((c) => !this.isShown(c.tile));
    if (gaps.length > 0) {
      ctx.save();
      ctx.beginPath();
      for (const { x, y, right, bottom } of gaps) ctx.rect(x, y, right - x, bottom - y);
      ctx.clip();
      for (const other of this.standIns(window, scale)) this.drawRung(ctx, window, other);
      ctx.restore();
    }
    this.drawRung(ctx, window, scale, true);
  }

  /** New paintings are shown together: when the whole window has them, or where nothing older is on the screen. */
  private renew(cells: Cell[]): void {
    const all = cells.every(({ tile }) => tile && latest(tile) === this.version);
    for (const { tile } of cells) {
      if (!tile?.newer || !(all || tile.used < this.clock - 1)) continue;
      tile.bitmap.close();
      Object.assign(tile, tile.newer, { newer: undefined });
    }
  }

  /** An older painting stays while it is on the screen, but does not come onto it beside newer ones. */
  private isShown(tile: Tile | undefined): boolean {
    return tile !== undefined && (tile.version === this.version || tile.used >= this.clock - 1);
  }

  /** Other scales that fill the window together, the one to draw last being the nearest: the fewest, for each costs a whole screen. */
  private standIns(window: Window, scale: number): number[] {
    const far = (rung: number) => Math.abs(Math.log(rung / scale));
    const found: number[] = [];
    for (const rung of RUNGS.filter((r) => r !== scale).sort((a, b) => far(a) - far(b))) {
      const cells = this.cells(window, rung);
      if (cells.some((c) => c.tile)) found.unshift(rung);
      if (cells.every((c) => c.tile)) break;
    }
    return found;
  }

  private drawRung(ctx: CanvasRenderingContext2D, window: Window, scale: number, strict = false): void {
    for (const { tile, x, y, right, bottom } of this.cells(window, scale)) {
      if (!tile || (strict && !this.isShown(tile))) continue;
      tile.used = this.clock;
      ctx.drawImage(tile.bitmap, x, y, right - x, bottom - y);
    }
  }

  /** The tiles of a scale in the window, there or not, and where they lie on the screen, in whole pixels of the device. */
  private cells(window: Window, scale: number): Cell[] {
    const size = (TILE * window.scale) / scale;
    const snapX = (i: number) => Math.round((i * size - window.left * window.scale) * this.ratio) / this.ratio;
    const snapY = (j: number) => Math.round((j * size - window.top * window.scale) * this.ratio) / this.ratio;
    return this.grid(window, scale, 0).map(([i, j]) => ({
      tile: this.tiles.get(`${scale} ${i} ${j}`),
      x: snapX(i),
      y: snapY(j),
      right: snapX(i + 1),
      bottom: snapY(j + 1),
    }));
  }

  /** The columns and rows of tiles that show the sheet in the window, and so many pitches around it. */
  private grid(window: Window, scale: number, around: number): [number, number][] {
    const size = TILE / scale;
    const right = Math.min(this.sheet.width + BORDER, window.left + window.width / window.scale + around);
    const bottom = Math.min(this.sheet.height + BORDER, window.top + window.height / window.scale + around);
    const found: [number, number][] = [];
    for (let j = Math.floor(Math.max(-BORDER, window.top - around) / size); j * size < bottom; j++)
      for (let i = Math.floor(Math.max(-BORDER, window.left - around) / size); i * size < right; i++) found.push([i, j]);
    return found;
  }

  private missing(of = this.wanted.keys.length): [number, number][] {
    const { scale, keys } = this.wanted;
    return keys.slice(0, of).filter(([i, j]) => latest(this.tiles.get(`${scale} ${i} ${j}`)) !== this.version);
  }

  private ask(): void {
    if (!this.isOpen) return;
    if (this.settled) {
      for (const picture of this.waiting.splice(0)) this.painter.send(picture);
      if (!this.tiles.has(`${RUNGS[0]} 0 0`)) this.askOne(RUNGS[0], 0, 0); // coarse, to fill gaps when the window moves far
    }
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
    this.painter.send({ kind: 'tile', scale, i, j });
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
        const { bitmap, version } = message;
        const known = this.tiles.get(key);
        known?.newer?.bitmap.close();
        if (known) known.newer = { bitmap, version };
        else this.tiles.set(key, { bitmap, version, used: this.clock });
        this.evict();
      }
    }
    this.ask();
    this.arrived();
  }

  private evict(): void {
    if (this.tiles.size <= Math.max(KEPT, this.wanted.keys.length + SPARE)) return;
    const [oldest] = [...this.tiles].reduce((a, b) => (a[1].used <= b[1].used ? a : b));
    closeTile(this.tiles.get(oldest)!);
    this.tiles.delete(oldest);
  }
}

/** The newest painting of a tile, shown or not. */
const latest = (tile: Tile | undefined): number | undefined => tile?.newer?.version ?? tile?.version;

function closeTile(tile: Tile): void {
  tile.bitmap.close();
  tile.newer?.bitmap.close();
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

/** One painter for all the small pictures of a map; a change and the picture asked for after it belong together. It stays until {@link closeShared}. */
export function sharedTiles(model: MapModel, top: Compass, ratio: number): Tiles {
  let tiles = shared.get(model);
  if (!tiles) shared.set(model, (tiles = new Tiles(model, top, ratio, () => {})));
  return tiles;
}

/** Who showed small pictures is gone, and with it the painters. */
export function closeShared(): void {
  for (const tiles of shared.values()) tiles.close();
  shared.clear();
}
