import { drawCounter, outline } from './counter.ts';
import { type CounterLook, FACES, lookKey } from './look.ts';
import { symbolsLoaded } from './symbol.ts';

/** Room around a counter for its shadow, its stack and its fortification, in shares of its side. */
const PAD = 0.22;
/** The sides, in pixels, at which counters are drawn; between them a sprite is scaled. */
const SIDES = [7, 10, 14, 20, 28, 39, 56, 84, 120];
/** A sprite this near to the size wanted is copied as it is: sharper than scaled, and the difference is not seen. */
const NEAR = 0.03;
const EDGE = 5.5;
/** How many sprites of a size are kept. */
const KEPT = 1200;

/** What a stack shows: its top counter, and those under it, nearest first. */
export interface Shown {
  readonly top: CounterLook;
  readonly below: CounterLook[];
  /** Stacks share a name only if they look the same. */
  readonly name: string;
}

export function shown(top: CounterLook, below: CounterLook[]): Shown {
  return { top, below, name: `${lookKey(top)}#${below.map((b) => b.color).join()}` };
}

interface Sprite {
  bitmap: ImageBitmap;
  side: number;
}

/** Counters drawn once each, by look, stack and size, and then only copied. */
export class Atlas {
  private readonly shelves = SIDES.map(() => new Map<string, Sprite>());
  private until = Infinity;
  private sharpens = true;
  /** What there was no time for, by shelf and name. */
  private readonly owed = new Map<string, { stack: Shown; size: number }>();
  /** Stacks drawn as plain boxes since `begin`, and those drawn from a sprite of another size. */
  boxes = 0;
  blurred = 0;

  constructor(private readonly ratio: number) {}

  /** Begins a picture: how many milliseconds may go into new sprites, and whether a counter that is there in another size gets one. */
  begin(milliseconds: number, sharpens: boolean): void {
    this.until = performance.now() + milliseconds;
    this.sharpens = sharpens;
    this.boxes = this.blurred = 0;
  }

  /** A picture is begun from nothing: only what it lacks is owed. */
  forgetOwed(): void {
    this.owed.clear();
  }

  /** Makes what there was no time for, as long as the time lasts; true once nothing is owed. */
  makeOwed(milliseconds: number): boolean {
    const until = performance.now() + milliseconds;
    for (const [key, { stack, size }] of this.owed) {
      if (performance.now() > until) return false;
      this.owed.delete(key);
      if (!this.shelves[size].has(stack.name)) this.make(stack, size);
    }
    return true;
  }

  /** Draws a stack with its middle at a point. */
  draw(ctx: CanvasRenderingContext2D, stack: Shown, x: number, y: number, side: number): void {
    const sprite = this.sprite(stack, side);
    if (!sprite) {
      this.drawBox(ctx, stack.top, x, y, side);
      return;
    }
    const { width } = sprite.bitmap;
    const still = Math.abs(side / sprite.side - 1) < NEAR;
    const size = still ? width / this.ratio : ((width / this.ratio) * side) / sprite.side;
    const snap = (v: number) => (still ? Math.round(v * this.ratio) / this.ratio : v);
    ctx.drawImage(sprite.bitmap, snap(x - size / 2), snap(y - size / 2), size, size);
  }

  private drawBox(ctx: CanvasRenderingContext2D, top: CounterLook, x: number, y: number, side: number): void {
    this.boxes++;
    const { face, rim } = FACES[top.color];
    ctx.fillStyle = face;
    ctx.strokeStyle = rim;
    ctx.lineWidth = 1;
    ctx.fillRect(x - side / 2, y - side / 2, side, side);
    ctx.strokeRect(x - side / 2, y - side / 2, side, side);
  }

  /** The sprite, made if there is time left; sprites without their symbols would only be thrown away. */
  private sprite(stack: Shown, wanted: number): Sprite | null {
    const size = sizeFor(wanted);
    const shelf = this.shelves[size];
    const found = shelf.get(stack.name);
    if (found) return found;
    if (!symbolsLoaded()) return null;
    const other = this.another(stack.name, size);
    if (other && !this.sharpens) {
      this.blurred++;
      return other;
    }
    if (performance.now() <= this.until) return this.make(stack, size);
    this.owed.set(`${size} ${stack.name}`, { stack, size });
    if (other) this.blurred++;
    return other;
  }

  /** The same counter in another size, until there is time for the right one: a larger one looks better. */
  private another(name: string, size: number): Sprite | null {
    for (let i = size + 1; i < SIDES.length; i++) if (this.shelves[i].has(name)) return this.shelves[i].get(name)!;
    for (let i = size - 1; i >= 0; i--) if (this.shelves[i].has(name)) return this.shelves[i].get(name)!;
    return null;
  }

  /** Drawn at once and not when it is first used, so that the time it takes is known. */
  private make(stack: Shown, size: number): Sprite {
    const side = SIDES[size];
    const full = Math.ceil(side * (1 + 2 * PAD));
    const pixels = Math.round(full * this.ratio);
    const canvas = new OffscreenCanvas(pixels, pixels);
    const ctx = canvas.getContext('2d')!;
    ctx.scale((this.ratio * side) / 100, (this.ratio * side) / 100);
    ctx.translate((full / side / 2) * 100 - 50, (full / side / 2) * 100 - 50);
    paintStack(ctx, stack.top, stack.below, side);
    const sprite = { bitmap: canvas.transferToImageBitmap(), side };
    const shelf = this.shelves[size];
    shelf.set(stack.name, sprite);
    if (shelf.size > KEPT) this.drop(shelf);
    return sprite;
  }

  private drop(shelf: Map<string, Sprite>): void {
    const [oldest, sprite] = shelf.entries().next().value!;
    sprite.bitmap.close();
    shelf.delete(oldest);
  }
}

function sizeFor(side: number): number {
  const found = SIDES.findIndex((s) => s >= side * (1 - NEAR));
  return found < 0 ? SIDES.length - 1 : found;
}

/** A stack: an edge for each counter below, then the top one. The lowest casts the shadow. */
export function paintStack(
  ctx: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  top: CounterLook,
  below: CounterLook[],
  pixels: number,
): void {
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
  ctx.fillStyle = FACES[(edges[edges.length - 1] ?? top).color].face;
  ctx.fill();
  ctx.restore();
  for (let i = edges.length - 1; i >= 0; i--) {
    const face = FACES[edges[i].color];
    outline(ctx, false, (i + 1) * shift, (i + 1) * shift);
    ctx.fillStyle = face.face;
    ctx.fill();
    ctx.lineWidth = Math.max(1.8, 100 / pixels);
    ctx.strokeStyle = face.rim;
    ctx.stroke();
  }
  drawCounter(ctx, top, pixels);
}
