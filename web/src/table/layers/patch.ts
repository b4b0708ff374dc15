import type { Box } from '../../map/shape/curve.ts';
import type { Window } from '../../map/tiles.ts';

/** Beyond the screen on each side, as a share of it: that far the view moves before the patch is painted again. */
const MARGIN = 0.25;
/** How far a patch is stretched or shrunk in a zoom. */
const STRETCH = 1.35;

/**
 * A part of the sheet kept as a picture. While the view moves, hundreds of things drawn into it are copied in one piece;
 * scaling one large picture is also several times quicker than scaling each thing by itself.
 */
export class Patch {
  scale = 0;
  private left = 0;
  private top = 0;
  private width = 0;
  private height = 0;
  private readonly canvas = document.createElement('canvas');

  constructor(private readonly ratio: number) {}

  /** Whether it can stand in for the window: not stretched too far, and nothing of the sheet is missing. */
  serves(window: Window, sheetWidth: number, sheetHeight: number): boolean {
    const { left, top, width, height, scale } = window;
    if (scale > this.scale * STRETCH || scale * STRETCH < this.scale) return false;
    return (
      this.left <= Math.max(0, left) &&
      this.left + this.width / this.scale >= Math.min(sheetWidth, left + width / scale) &&
      this.top <= Math.max(0, top) &&
      this.top + this.height / this.scale >= Math.min(sheetHeight, top + height / scale)
    );
  }

  /** Paints it anew around the window. `draw` is given the window it paints for, as if that were the screen. */
  paint(window: Window, draw: (ctx: CanvasRenderingContext2D, window: Window) => void): void {
    const { scale } = window;
    const beyondX = Math.round(window.width * MARGIN); // whole pixels, so that what is sharp in the patch is sharp on the screen
    const beyondY = Math.round(window.height * MARGIN);
    this.scale = scale;
    this.left = window.left - beyondX / scale;
    this.top = window.top - beyondY / scale;
    this.width = window.width + 2 * beyondX;
    this.height = window.height + 2 * beyondY;
    const { canvas, ratio, left, top, width, height } = this;
    const wide = Math.ceil(width * ratio);
    const high = Math.ceil(height * ratio);
    if (canvas.width !== wide) canvas.width = wide;
    if (canvas.height !== high) canvas.height = high;
    const ctx = canvas.getContext('2d')!;
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ctx.clearRect(0, 0, width + 1, height + 1);
    draw(ctx, { left, top, width, height, scale });
  }

  /** Paints a few places of it anew, in pixels of the window it was painted for; `draw` may not reach beyond them. */
  mend(places: (window: Window) => Box[], draw: (ctx: CanvasRenderingContext2D, window: Window, boxes: Box[]) => void): void {
    const { left, top, width, height, scale, ratio } = this;
    const window = { left, top, width, height, scale };
    const boxes = places(window);
    const ctx = this.canvas.getContext('2d')!;
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ctx.save();
    ctx.beginPath();
    for (const box of boxes) ctx.rect(box.left, box.top, box.right - box.left, box.bottom - box.top);
    ctx.clip();
    for (const box of boxes) ctx.clearRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
    draw(ctx, window, boxes);
    ctx.restore();
  }

  draw(ctx: CanvasRenderingContext2D, window: Window): void {
    const stretch = window.scale / this.scale;
    const snap = (v: number) => (stretch === 1 ? Math.round(v * this.ratio) / this.ratio : v);
    const x = snap((this.left - window.left) * window.scale);
    const y = snap((this.top - window.top) * window.scale);
    ctx.drawImage(this.canvas, x, y, (this.canvas.width / this.ratio) * stretch, (this.canvas.height / this.ratio) * stretch);
  }
}
