import { afterFrame } from '../frames.ts';
import { Camera, type Insets } from './camera.ts';
import { attachGestures } from './gestures.ts';
import { Layout, type Point } from './layout.ts';
import type { SheetChange } from './messages.ts';
import { type Compass, type MapModel, quarterTurns } from './model.ts';
import { DESK, DESK_BY_NIGHT } from './palette.ts';
import { pixelRatio } from './painter.ts';
import { Tiles } from './tiles.ts';

export interface Layer {
  /** Draws over the sheet, in screen pixels. */
  draw(ctx: CanvasRenderingContext2D, view: MapView, now: number): void;
  /** Whether it needs the next frame too. */
  readonly moving?: boolean;
}

export interface MapListener {
  hover?(hex: number, px: number, py: number): void;
  click?(hex: number, px: number, py: number, keys: { shift: boolean; ctrl: boolean; double: boolean; touch: boolean }): void;
  longPress?(hex: number, px: number, py: number): void;
  /** Whether what stands in the hex can be dragged, and where it was let go. */
  grab?(hex: number): boolean;
  drop?(hex: number): void;
}

/** A map on a canvas. A frame blits tiles and lets the layers draw over them; nothing is drawn while nothing moves. */
export class MapView {
  readonly camera: Camera;
  layout: Layout;
  layers: Layer[] = [];
  /** Told when another part of the sheet is looked at. */
  onMoved: () => void = () => {};
  /** Script time of the last frames, for the bench. */
  readonly frames: number[] = [];
  private tiles: Tiles;
  /** Not there before the first frame of the page is: until then the canvas is clear, and costs nothing. */
  private ctx: CanvasRenderingContext2D | null = null;
  private readonly ratio = pixelRatio();
  private change: SheetChange = { held: [], bridges: [], past: null, occupied: [], dim: false };
  private pending = 0;
  private lastFrame = 0;
  /** Whether the next frame may show another part of the sheet. */
  private willMove = false;
  /** The hex that zooming keeps in place; none is -1. */
  selected: () => number = () => -1;
  private hovered = -1;
  private readonly detach: () => void;
  private readonly wait: () => void;
  private readonly resizes: ResizeObserver;

  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly model: MapModel,
    top: Compass,
    private readonly listener: MapListener,
  ) {
    this.layout = new Layout(model.grid, quarterTurns(model.up, top));
    this.camera = new Camera(this.layout.width, this.layout.height);
    this.camera.calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.tiles = this.openTiles(top);
    this.detach = attachGestures(canvas, this.camera, {
      moved: () => this.viewMoved(),
      hover: (px, py) => this.pointAt(px, py),
      left: () => this.pointAt(-1, -1),
      click: (px, py, keys) => listener.click?.(this.hexAt(px, py), px, py, keys),
      longPress: (px, py) => listener.longPress?.(this.hexAt(px, py), px, py),
      grab: (px, py) => listener.grab?.(this.hexAt(px, py)) ?? false,
      drop: (px, py) => listener.drop?.(this.hexAt(px, py)),
    });
    this.resizes = new ResizeObserver(() => this.resize());
    this.resizes.observe(canvas);
    this.fill();
    this.wait = afterFrame(() => {
      this.ctx = canvas.getContext('2d', { alpha: false });
      this.invalidate();
    });
  }

  destroy(): void {
    this.wait();
    this.detach();
    this.resizes.disconnect();
    cancelAnimationFrame(this.pending);
    this.tiles.close();
  }

  /** What is at the top of the sheet: the reader may turn it. The hex in the middle stays in the middle. */
  get top(): Compass {
    return this.tiles.top;
  }

  turn(top: Compass): void {
    if (top === this.tiles.top) return;
    const middle = this.layout.toNative(this.camera.x, this.camera.y);
    this.layout = new Layout(this.model.grid, quarterTurns(this.model.up, top));
    this.camera.resizeSheet(this.layout.width, this.layout.height);
    const p = this.layout.fromNative(middle.x, middle.y);
    this.camera.x = p.x;
    this.camera.y = p.y;
    this.tiles.close();
    this.tiles = this.openTiles(top);
    this.viewMoved();
  }

  /** Control, bridges, fronts and which hexes hold counters. */
  setSheet(given: SheetChange): void {
    const change = { dim: this.change.dim, ...given };
    if (isSame(change, this.change)) return; // nothing to paint again
    this.change = change;
    this.tiles.change(this.change);
    this.viewMoved();
  }

  /** Draws again after the camera was moved from outside. */
  nudge(): void {
    this.viewMoved();
  }

  /** A darker sheet for dark surroundings. */
  dim(on: boolean): void {
    if (this.change.dim === on) return;
    this.setSheet({ ...this.change, dim: on });
  }

  setInsets(insets: Insets): void {
    this.camera.insets = insets;
  }

  hexAt(px: number, py: number): number {
    const [x, y] = this.camera.toSheet(px, py);
    return this.layout.hexAt(x, y);
  }

  /** The middle of a hex on the screen. */
  place(hex: number): [number, number] {
    return this.camera.toScreen(this.layout.x[hex], this.layout.y[hex]);
  }

  /** The curve of the road between two hexes, from the first to the second, or null. */
  road(from: number, to: number): Point[] | null {
    const line = this.tiles.roads.get(from < to ? `${from} ${to}` : `${to} ${from}`);
    if (!line) return null;
    return from < to ? line : line.slice().reverse();
  }

  /** One step closer or farther. What is selected stays where it is on the screen; a hex out of sight is brought to the middle. */
  zoom(by: number): void {
    const { camera } = this;
    const hex = this.selected();
    if (hex >= 0) this.camera.reveal(this.layout.x[hex], this.layout.y[hex], performance.now(), 0);
    const [x, y] = hex >= 0 ? this.place(hex) : [camera.width / 2, camera.height / 2];
    camera.step(by, x, y, performance.now());
    this.viewMoved();
  }

  center(hex: number, time?: number): void {
    this.camera.center(this.layout.x[hex], this.layout.y[hex], performance.now(), time);
    this.viewMoved();
  }

  /** Centers a hex at a scale. */
  approach(hex: number, scale: number): void {
    this.camera.stop();
    this.camera.scale = scale;
    this.camera.center(this.layout.x[hex], this.layout.y[hex], performance.now(), 0);
    this.viewMoved();
  }

  /** True if the view has to travel there. */
  reveal(hex: number): boolean {
    const travels = this.camera.reveal(this.layout.x[hex], this.layout.y[hex], performance.now());
    this.willMove = true;
    this.invalidate();
    return travels;
  }

  invalidate(): void {
    if (this.ctx && this.pending === 0) this.pending = requestAnimationFrame((now) => this.frame(now));
  }

  /** Whether the sheet is painted as it now stands: no tile is missing, and no frame is due that would show another part. */
  get isSettled(): boolean {
    return !this.willMove && this.tiles.settled;
  }

  /** Resolves once every visible tile is painted. */
  async settled(): Promise<void> {
    while (!this.tiles.settled) await new Promise((done) => setTimeout(done, 20));
  }

  picture(left: number, top: number, width: number, height: number, scale: number): Promise<ImageBitmap> {
    return this.tiles.picture(left, top, width, height, scale);
  }

  private openTiles(top: Compass): Tiles {
    const tiles = new Tiles(this.model, top, this.ratio, () => this.invalidate());
    tiles.change(this.change);
    return tiles;
  }

  /** What was on the canvas is gone with its size, so it is drawn in the same frame. */
  private resize(): void {
    if (this.fill()) this.frame(performance.now());
  }

  /** Makes the canvas as large as its place on the page; true if it was not. */
  private fill(): boolean {
    const { clientWidth, clientHeight } = this.canvas;
    const wide = Math.max(1, Math.round(clientWidth * this.ratio));
    const high = Math.max(1, Math.round(clientHeight * this.ratio));
    if (wide === this.canvas.width && high === this.canvas.height && this.camera.width === clientWidth) return false;
    this.canvas.width = wide;
    this.canvas.height = high;
    this.camera.resize(clientWidth, clientHeight);
    this.viewMoved();
    return true;
  }

  private viewMoved(): void {
    this.hovered = -1; // another hex may be under the pointer now
    this.tiles.want(this.window(), this.layout.width, this.layout.height);
    this.onMoved();
    this.invalidate();
  }

  private window() {
    const { left, top, width, height, scale } = this.camera;
    return { left, top, width, height, scale };
  }

  private frame(now: number): void {
    cancelAnimationFrame(this.pending);
    this.pending = 0;
    const started = performance.now();
    const elapsed = Math.min(64, now - this.lastFrame);
    this.lastFrame = now;
    const moving = this.camera.advance(now, elapsed);
    this.draw(now);
    if (moving) {
      this.tiles.want(this.window(), this.layout.width, this.layout.height);
      this.onMoved();
    }
    this.willMove = moving;
    if (moving || this.layers.some((layer) => layer.moving)) this.invalidate();
    this.frames.push(performance.now() - started);
    if (this.frames.length > 600) this.frames.splice(0, 300);
  }

  private draw(now: number): void {
    const { ctx, camera } = this;
    if (!ctx) return;
    ctx.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    if (!this.coversScreen()) {
      ctx.fillStyle = this.change.dim ? DESK_BY_NIGHT : DESK;
      ctx.fillRect(0, 0, camera.width, camera.height);
    }
    this.tiles.draw(ctx, this.window());
    for (const layer of this.layers) layer.draw(ctx, this, now);
  }

  private coversScreen(): boolean {
    const { left, top, width, height, scale } = this.camera;
    return (
      left >= 0 && top >= 0 && left + width / scale <= this.layout.width && top + height / scale <= this.layout.height && this.tiles.settled
    );
  }

  private pointAt(px: number, py: number): void {
    const hex = px < 0 ? -1 : this.hexAt(px, py);
    if (hex === this.hovered) return;
    this.hovered = hex;
    this.listener.hover?.(hex, px, py);
  }
}

/** Whether two sheets look alike. */
const isSame = (a: SheetChange, b: SheetChange): boolean => JSON.stringify(a) === JSON.stringify(b);
