import { RUNGS } from './messages.ts';
import { nearestRung } from './tiles.ts';

/** Parts of the screen covered by panels, in pixels: the middle of what is left is where things are centered. */
/** A part of the sheet, in hex pitches. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const FRICTION = 0.0042; // of the speed, a millisecond
const ZOOM_TIME = 180;

/** Where the reader looks: the point of the sheet in the middle of the screen, and the scale. Time is passed in. */
export class Camera {
  x = 0;
  y = 0;
  scale = 28;
  width = 1;
  height = 1;
  insets: Insets = { left: 0, top: 0, right: 0, bottom: 0 };
  /** No motion beyond what the hand does. */
  calm = false;
  private speedX = 0;
  private speedY = 0;
  private flight: { from: number; to: number; start: number; px: number; py: number; sx: number; sy: number } | null = null;
  private glide: { x0: number; y0: number; x1: number; y1: number; start: number; time: number } | null = null;

  constructor(
    private sheetWidth: number,
    private sheetHeight: number,
  ) {}

  resizeSheet(width: number, height: number): void {
    this.sheetWidth = width;
    this.sheetHeight = height;
  }

  /** The screen has another size. A sheet that was wholly in sight grows with it. */
  resize(width: number, height: number): void {
    const whole = this.sheetWidth * this.scale <= this.width && this.sheetHeight * this.scale <= this.height;
    const [before, x, y] = [this.scale, this.x, this.y];
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    if (!whole) return;
    this.fit();
    if (this.scale <= before) [this.scale, this.x, this.y] = [before, x, y];
  }

  get left(): number {
    return this.x - this.width / 2 / this.scale;
  }

  get top(): number {
    return this.y - this.height / 2 / this.scale;
  }

  toScreen(x: number, y: number): [number, number] {
    return [(x - this.left) * this.scale, (y - this.top) * this.scale];
  }

  toSheet(px: number, py: number): [number, number] {
    return [this.left + px / this.scale, this.top + py / this.scale];
  }

  pan(dx: number, dy: number): void {
    this.glide = null;
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.clamp();
  }

  /** Lets go with a speed in pixels a millisecond. */
  fling(speedX: number, speedY: number): void {
    if (this.calm || Math.hypot(speedX, speedY) < 0.08) return;
    this.speedX = speedX;
    this.speedY = speedY;
  }

  stop(): void {
    this.speedX = this.speedY = 0;
    this.glide = null;
    this.flight = null;
  }

  /** Scales about a point of the screen, at once: pinch. */
  zoomAt(px: number, py: number, scale: number): void {
    const [sx, sy] = this.toSheet(px, py);
    this.scale = Math.min(RUNGS[RUNGS.length - 1], Math.max(RUNGS[0], scale));
    this.x = sx - (px - this.width / 2) / this.scale;
    this.y = sy - (py - this.height / 2) / this.scale;
    this.clamp();
  }

  /** One rung up or down about a point of the screen. */
  step(by: number, px: number, py: number, now: number): void {
    const goal = this.flight ? this.flight.to : nearestRung(this.scale);
    const k = Math.min(RUNGS.length - 1, Math.max(0, RUNGS.indexOf(goal) + by));
    this.flyTo(RUNGS[k], px, py, now);
  }

  /** Comes to rest on a rung: after a pinch. */
  settle(px: number, py: number, now: number): void {
    this.flyTo(nearestRung(this.scale), px, py, now);
  }

  flyTo(scale: number, px: number, py: number, now: number): void {
    if (this.calm) {
      this.zoomAt(px, py, scale);
      return;
    }
    const [sx, sy] = this.toSheet(px, py);
    this.glide = null;
    this.flight = { from: this.scale, to: scale, start: now, px, py, sx, sy };
  }

  /** Brings a point of the sheet to the middle of the free part of the screen. */
  center(x: number, y: number, now: number, time = 220): void {
    const [cx, cy] = this.centered(x, y);
    this.speedX = this.speedY = 0;
    if (this.calm || time === 0) {
      this.x = cx;
      this.y = cy;
      this.clamp();
      return;
    }
    this.glide = { x0: this.x, y0: this.y, x1: cx, y1: cy, start: now, time };
  }

  /** Only if the point lies outside the comfortable middle of the free part: then the camera moves, and it is true. */
  reveal(x: number, y: number, now: number, time?: number): boolean {
    const [px, py] = this.toScreen(x, y);
    const { left, top, right, bottom } = this.insets;
    const border = Math.min(90, 1.2 * this.scale);
    if (px > left + border && px < this.width - right - border && py > top + border && py < this.height - bottom - border) return false;
    this.center(x, y, now, time);
    return true;
  }

  /** The largest scale at which an area, or the whole sheet, is seen. */
  fit(area: Area = { left: 0, top: 0, right: this.sheetWidth, bottom: this.sheetHeight }): void {
    const wide = this.width - this.insets.left - this.insets.right;
    const high = this.height - this.insets.top - this.insets.bottom;
    const most = Math.min(wide / (area.right - area.left), high / (area.bottom - area.top));
    this.scale = RUNGS.filter((r) => r <= most).pop() ?? RUNGS[0];
    this.center((area.left + area.right) / 2, (area.top + area.bottom) / 2, 0, 0);
  }

  /** Moves on to a moment; true while there is still motion. */
  advance(now: number, elapsed: number): boolean {
    if (this.flight) this.advanceFlight(now);
    if (this.glide) this.advanceGlide(now);
    if (this.speedX !== 0 || this.speedY !== 0) {
      const { x, y } = this;
      this.pan(this.speedX * elapsed, this.speedY * elapsed);
      const keep = Math.exp(-FRICTION * elapsed);
      this.speedX = this.x === x ? 0 : this.speedX * keep;
      this.speedY = this.y === y ? 0 : this.speedY * keep;
      if (Math.hypot(this.speedX, this.speedY) < 0.02) this.speedX = this.speedY = 0;
    }
    return this.flight !== null || this.glide !== null || this.speedX !== 0 || this.speedY !== 0;
  }

  private advanceFlight(now: number): void {
    const f = this.flight!;
    const t = Math.min(1, (now - f.start) / ZOOM_TIME);
    this.scale = t === 1 ? f.to : f.from * Math.pow(f.to / f.from, ease(t));
    this.x = f.sx - (f.px - this.width / 2) / this.scale;
    this.y = f.sy - (f.py - this.height / 2) / this.scale;
    this.clamp();
    if (t === 1) this.flight = null;
  }

  private advanceGlide(now: number): void {
    const g = this.glide!;
    const t = Math.min(1, (now - g.start) / g.time);
    this.x = g.x0 + (g.x1 - g.x0) * ease(t);
    this.y = g.y0 + (g.y1 - g.y0) * ease(t);
    this.clamp();
    if (t === 1) this.glide = null;
  }

  private centered(x: number, y: number): [number, number] {
    const { left, top, right, bottom } = this.insets;
    return [x + (right - left) / 2 / this.scale, y + (bottom - top) / 2 / this.scale];
  }

  /** The free screen shows sheet, with a little of the desk at most; a sheet smaller than the screen stays whole in sight. */
  private clamp(): void {
    const { left, top, right, bottom } = this.insets;
    this.x = within(this.x, this.sheetWidth, this.width, left, right, this.scale);
    this.y = within(this.y, this.sheetHeight, this.height, top, bottom, this.scale);
  }
}

const DESK_SHOWN = 130;

/** A coordinate of the camera such that the sheet covers the free part of the screen but for a margin. */
function within(at: number, sheet: number, screen: number, before: number, after: number, scale: number): number {
  const free = (screen - before - after) / scale;
  const middle = (after - before) / 2 / scale; // from the middle of the free part to that of the screen
  const desk = Math.min(DESK_SHOWN, (screen - before - after) / 3) / scale;
  const low = Math.min(sheet / 2, free / 2 - desk);
  const high = Math.max(sheet / 2, sheet - free / 2 + desk);
  return Math.min(high, Math.max(low, at - middle)) + middle;
}

function ease(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
}
