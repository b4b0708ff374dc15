import { Camera, type Insets } from '../../map/camera.ts';
import { attachGestures } from '../../map/gestures.ts';
import type { TableView } from '../../api/types.ts';
import { type Dot, Sheet } from './geo.ts';
import { drawNames, namesOf, paintTable } from './paint/table.ts';

export interface TableLayer {
  draw(ctx: CanvasRenderingContext2D, view: TableCanvas, now: number): void;
  readonly moving?: boolean;
}

export interface TableListener {
  hover(dot: Dot | null, px: number, py: number): void;
  click(dot: Dot, keys: { shift: boolean; touch: boolean }): void;
  grab(dot: Dot, px: number, py: number): boolean;
  drag(dot: Dot): void;
  drop(dot: Dot): void;
}

const LEGIBLE = 34; // pixels an inch
const SHARPEST = 96; // pixels an inch
const LARGEST = 4096; // pixels a side of a painting

/** A table in inches on a canvas: the painting is kept at a few scales and blitted; layers draw over it. */
export class TableCanvas {
  readonly camera: Camera;
  readonly sheet: Sheet;
  layers: TableLayer[] = [];
  onMoved: () => void = () => {};
  /** Whether the reader has left the view as it was fitted. */
  isFitted = false;
  /** What zooming keeps in place. */
  selected: () => Dot | null = () => null;
  readonly frames: number[] = [];
  private readonly paintings = new Map<number, OffscreenCanvas>();
  private readonly names;
  private readonly ctx: CanvasRenderingContext2D;
  private readonly ratio = Math.min(2, window.devicePixelRatio || 1);
  private dimmed = false;
  private carrying = false;
  private pending = 0;
  private lastFrame = 0;
  private painting = 0;
  private readonly detach: () => void;
  private readonly resizes: ResizeObserver;

  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly table: TableView,
    private readonly listener: TableListener,
  ) {
    this.ctx = canvas.getContext('2d', { alpha: false })!;
    this.sheet = new Sheet(table);
    this.names = namesOf(table, this.sheet);
    this.camera = new Camera(this.sheet.width, this.sheet.height);
    this.camera.calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.detach = attachGestures(canvas, this.camera, {
      moved: () => {
        this.isFitted = false;
        this.viewMoved();
      },
      hover: (px, py) => this.pointAt(px, py),
      left: () => listener.hover(null, 0, 0),
      click: (px, py, keys) => listener.click(this.dotAt(px, py), keys),
      longPress: (px, py) => listener.hover(this.dotAt(px, py), px, py),
      grab: (px, py) => (this.carrying = listener.grab(this.dotAt(px, py), px, py)),
      drop: (px, py) => {
        this.carrying = false;
        listener.drop(this.dotAt(px, py));
      },
      carriesByTouch: true,
    });
    this.resizes = new ResizeObserver(() => this.resize());
    this.resizes.observe(canvas);
    this.resize();
  }

  destroy(): void {
    this.detach();
    this.resizes.disconnect();
    cancelAnimationFrame(this.pending);
    clearTimeout(this.painting);
  }

  dotAt(px: number, py: number): Dot {
    return this.camera.toSheet(px, py);
  }

  place(dot: Dot): [number, number] {
    return this.camera.toScreen(dot[0], dot[1]);
  }

  /** The whole table, as large as it fits. */
  fit(): void {
    const { camera } = this;
    const wide = camera.width - camera.insets.left - camera.insets.right - 24;
    const high = camera.height - camera.insets.top - camera.insets.bottom - 24;
    camera.stop();
    camera.scale = Math.max(10, Math.min(wide / this.sheet.width, high / this.sheet.height));
    camera.center(this.sheet.width / 2, this.sheet.height / 2, 0, 0);
    this.isFitted = true;
    this.viewMoved();
  }

  /** Fits the table anew into what is free, unless the reader looks elsewhere or has something in the hand. */
  refit(): void {
    if (this.isFitted && !this.carrying) this.fit();
  }

  /** One step closer or farther; what is selected stays where it is on the screen. */
  zoom(by: number): void {
    const { camera } = this;
    const dot = this.selected();
    if (dot) camera.reveal(dot[0], dot[1], performance.now(), 0);
    const [x, y] = dot ? this.place(dot) : [camera.width / 2, camera.height / 2];
    this.isFitted = false;
    camera.step(by, x, y, performance.now());
    this.viewMoved();
  }

  /** Whether the whole table is in sight. */
  get isWhole(): boolean {
    const { scale, width, height, insets } = this.camera;
    return (
      this.sheet.width * scale <= width - insets.left - insets.right && this.sheet.height * scale <= height - insets.top - insets.bottom
    );
  }

  /** Brings a place into sight; nothing moves while the whole table is in sight. */
  reveal(dot: Dot): boolean {
    if (this.isWhole) return false;
    this.isFitted = false;
    const travels = this.camera.reveal(dot[0], dot[1], performance.now());
    this.invalidate();
    return travels;
  }

  /** Brings a place to the middle, near enough to read what stands there. */
  approach(dot: Dot): void {
    this.isFitted = false;
    this.camera.stop();
    this.camera.scale = Math.max(this.camera.scale, LEGIBLE);
    this.camera.center(dot[0], dot[1], performance.now(), 0);
    this.viewMoved();
  }

  /** The whole table at another scale: for the small map in the corner. */
  picture(wide: number, high: number, scale: number): OffscreenCanvas {
    const sharp = scale * this.ratio;
    const canvas = new OffscreenCanvas(Math.ceil(wide * this.ratio), Math.ceil(high * this.ratio));
    const ctx = canvas.getContext('2d')!;
    ctx.scale(sharp, sharp);
    paintTable(ctx, this.table, this.sheet);
    return canvas;
  }

  setInsets(insets: Insets): void {
    this.camera.insets = insets;
  }

  dim(on: boolean): void {
    this.dimmed = on;
    this.invalidate();
  }

  nudge(): void {
    this.viewMoved();
  }

  invalidate(): void {
    if (this.pending === 0) this.pending = requestAnimationFrame((now) => this.frame(now));
  }

  /** Whether the painting for this scale is there. */
  get isSettled(): boolean {
    return this.paintings.has(this.wanted());
  }

  /** The scale of the painting that suits the camera: halves of the sharpest. */
  private wanted(): number {
    const most = Math.min(SHARPEST, LARGEST / Math.max(this.sheet.width, this.sheet.height));
    const need = this.camera.scale * this.ratio;
    return need > most / 2 ? most : need > most / 4 ? most / 2 : most / 4;
  }

  private paint(): void {
    const scale = this.wanted();
    if (this.paintings.has(scale)) return;
    const canvas = new OffscreenCanvas(Math.ceil(this.sheet.width * scale), Math.ceil(this.sheet.height * scale));
    const ctx = canvas.getContext('2d')!;
    ctx.scale(scale, scale);
    paintTable(ctx, this.table, this.sheet);
    this.paintings.set(scale, canvas);
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    this.canvas.width = Math.max(1, Math.round(clientWidth * this.ratio));
    this.canvas.height = Math.max(1, Math.round(clientHeight * this.ratio));
    this.camera.resize(clientWidth, clientHeight);
    this.viewMoved();
    this.frame(performance.now());
  }

  private viewMoved(): void {
    this.onMoved();
    this.invalidate();
  }

  private frame(now: number): void {
    cancelAnimationFrame(this.pending);
    this.pending = 0;
    const started = performance.now();
    const moving = this.camera.advance(now, Math.min(64, now - this.lastFrame));
    this.lastFrame = now;
    this.draw(now);
    if (moving) this.onMoved();
    if (moving || this.layers.some((layer) => layer.moving)) this.invalidate();
    this.frames.push(performance.now() - started);
    if (this.frames.length > 600) this.frames.splice(0, 300);
  }

  private draw(now: number): void {
    const { ctx, camera } = this;
    ctx.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    ctx.fillStyle = this.dimmed ? '#171510' : '#6B5A40';
    ctx.fillRect(0, 0, camera.width, camera.height);
    const [left, top] = this.place([0, 0]);
    const [wide, high] = [this.sheet.width * camera.scale, this.sheet.height * camera.scale];
    ctx.fillStyle = 'rgba(20,14,4,.35)';
    ctx.fillRect(left + 6, top + 8, wide, high);
    const best = this.best();
    if (best) ctx.drawImage(best, left, top, wide, high);
    this.wantPainting();
    if (this.dimmed) {
      ctx.fillStyle = 'rgba(16,18,28,.3)';
      ctx.fillRect(left, top, wide, high);
    }
    drawNames(ctx, this.names, (dot) => this.place(dot), camera.scale);
    for (const layer of this.layers) layer.draw(ctx, this, now);
  }

  /** The painting whose scale is nearest to the wanted one; the first is made at once. */
  private best(): OffscreenCanvas | undefined {
    const wanted = this.wanted();
    if (this.paintings.size === 0 && this.canvas.clientWidth > 0) this.paint();
    const exact = this.paintings.get(wanted);
    if (exact) return exact;
    return [...this.paintings.entries()].sort((a, b) => b[0] - a[0])[0]?.[1];
  }

  private wantPainting(): void {
    if (this.isSettled || this.painting) return;
    this.painting = window.setTimeout(() => {
      this.painting = 0;
      this.paint();
      this.invalidate();
    }, 120);
  }

  private pointAt(px: number, py: number): void {
    if (this.carrying) this.listener.drag(this.dotAt(px, py));
    else this.listener.hover(this.dotAt(px, py), px, py);
  }
}
