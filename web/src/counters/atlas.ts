import { drawCounter, outline } from './counter.ts';
import { type CounterLook, FACES, lookKey } from './look.ts';
import { symbolsLoaded } from './symbol.ts';

/** Room around a counter for its shadow, its stack and its fortification, in shares of its side. */
const PAD = 0.22;
/** The sides, in pixels, at which counters are drawn; between them a sprite is scaled down. */
const SIDES = [7, 10, 14, 20, 28, 39, 56, 84, 120];
const EDGE = 5.5;
const KEPT = 4500;
/** Milliseconds of a frame that may go into making sprites; what is left over is a plain box until the next frame. */
const BUDGET = 7;
/** The same where a counter is there in another size: enough to sharpen it soon, too little to make a zoom falter. */
const SHARPENING = 0.5;

interface Sprite {
  canvas: HTMLCanvasElement;
  side: number;
}

/** Counters drawn once each, by look, stack and size; a frame only copies them. */
export class Atlas {
  private readonly sprites = new Map<string, Sprite>();
  private begun = Infinity;
  /** Whether counters of the last frame are still boxes. */
  unfinished = false;

  constructor(private readonly ratio: number) {}

  /** A frame begins. */
  begin(): void {
    this.begun = performance.now();
    this.unfinished = false;
  }

  /** Draws a stack with its middle at a point. `below` are the counters under the top one, nearest first. */
  draw(ctx: CanvasRenderingContext2D, top: CounterLook, below: CounterLook[], x: number, y: number, side: number): void {
    const sprite = this.sprite(top, below, side);
    if (!sprite) {
      this.drawBox(ctx, top, x, y, side);
      return;
    }
    const scale = side / sprite.side;
    const size = (sprite.canvas.width / this.ratio) * scale;
    const still = Math.abs(scale - 1) < 0.001;
    const left = x - size / 2;
    const upper = y - size / 2;
    const snap = (v: number) => (still ? Math.round(v * this.ratio) / this.ratio : v);
    ctx.drawImage(sprite.canvas, snap(left), snap(upper), size, size);
  }

  private drawBox(ctx: CanvasRenderingContext2D, top: CounterLook, x: number, y: number, side: number): void {
    this.unfinished = true;
    const { face, rim } = FACES[top.army];
    ctx.fillStyle = face;
    ctx.strokeStyle = rim;
    ctx.lineWidth = 1;
    ctx.fillRect(x - side / 2, y - side / 2, side, side);
    ctx.strokeRect(x - side / 2, y - side / 2, side, side);
  }

  /** The sprite, made if there is time left in this frame; sprites without their symbols would only be thrown away. */
  private sprite(top: CounterLook, below: CounterLook[], wanted: number): Sprite | null {
    const side = SIDES.find((s) => s >= wanted - 0.5) ?? SIDES[SIDES.length - 1];
    const name = `${lookKey(top)}#${below.map((b) => b.army).join()}`;
    let sprite = this.sprites.get(`${side}#${name}`);
    if (!sprite) {
      if (!symbolsLoaded()) return null;
      const spent = performance.now() - this.begun;
      const other = spent > SHARPENING ? this.another(name) : null;
      if (other || spent > BUDGET) {
        this.unfinished = true;
        return other;
      }
      sprite = this.make(top, below, side);
      this.sprites.set(`${side}#${name}`, sprite);
      if (this.sprites.size > KEPT) this.sprites.delete(this.sprites.keys().next().value!);
    }
    return sprite;
  }

  /** The same counter in another size, until there is time for the right one. */
  private another(name: string): Sprite | null {
    for (const side of SIDES) {
      const found = this.sprites.get(`${side}#${name}`);
      if (found) return found;
    }
    return null;
  }

  private make(top: CounterLook, below: CounterLook[], side: number): Sprite {
    const canvas = document.createElement('canvas');
    const full = Math.ceil(side * (1 + 2 * PAD));
    canvas.width = canvas.height = Math.round(full * this.ratio);
    const ctx = canvas.getContext('2d')!;
    ctx.scale((this.ratio * side) / 100, (this.ratio * side) / 100);
    ctx.translate((full / side / 2) * 100 - 50, (full / side / 2) * 100 - 50);
    paintStack(ctx, top, below, side);
    return { canvas, side };
  }
}

/** A stack: an edge for each counter below, then the top one. The lowest casts the shadow. */
export function paintStack(ctx: CanvasRenderingContext2D, top: CounterLook, below: CounterLook[], pixels: number): void {
  const edges = below.slice(0, 3);
  const shift = pixels < 18 ? 9 : EDGE;
  const lowest = edges.length * shift;
  ctx.save();
  if (pixels >= 14) {
    const k = ctx.getTransform().a;
    ctx.shadowColor = 'rgba(40,30,10,.45)';
    ctx.shadowBlur = 9 * k;
    ctx.shadowOffsetX = 2 * k;
    ctx.shadowOffsetY = 4 * k;
  }
  outline(ctx, edges.length === 0 && (top.stepLost ?? false), lowest, lowest);
  ctx.fillStyle = FACES[(edges[edges.length - 1] ?? top).army].face;
  ctx.fill();
  ctx.restore();
  for (let i = edges.length - 1; i >= 0; i--) {
    const face = FACES[edges[i].army];
    outline(ctx, false, (i + 1) * shift, (i + 1) * shift);
    ctx.fillStyle = face.face;
    ctx.fill();
    ctx.lineWidth = Math.max(1.8, 100 / pixels);
    ctx.strokeStyle = face.rim;
    ctx.stroke();
  }
  drawCounter(ctx, top, pixels);
}
