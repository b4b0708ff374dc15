import { settings } from '../../settings.svelte.ts';
import { Atlas, type Shown, shown } from '../../counters/atlas.ts';
import { lookKey } from '../../counters/look.ts';
import { symbolsLoaded } from '../../counters/symbol.ts';
import { type Box, overlaps } from '../../map/shape/curve.ts';
import type { Window } from '../../map/tiles.ts';
import type { Layer, MapView } from '../../map/view.ts';
import { SELECTION } from '../../map/palette.ts';
import type { Piece } from '../board.ts';
import { ease } from '../show/acts.ts';
import { Patch } from './patch.ts';

/** How large a counter is beside the pitch. */
const SHARE = 0.7;
/** Milliseconds of a frame that may go into new sprites, while the view moves and when it rests. */
const MOVING = 3;
const RESTING = 7;

/** How far the picture of a stack reaches from its middle, with shadow and ring, in sides of a counter. */
const REACH = 0.76;
/** With more changed hexes than this, all of the picture is made again. */
const MENDED = 40;

interface Stack {
  hex: number;
  pieces: Piece[];
}

interface Flight {
  /** Those that go together; the first is on top. */
  pieces: Piece[];
  path: number[];
  start: number;
  time: number;
}

/**
 * Counters in their stacks. They are kept as one picture that follows the view; where they change it is mended, and it is
 * sharp once the view rests.
 */
export class PieceLayer implements Layer {
  private stacks: Stack[] = [];
  private readonly byHex = new Map<number, Stack>();
  private readonly faces = new Map<Stack, Shown>();
  private readonly atlas: Atlas;
  private readonly patch: Patch;
  private flights: Flight[] = [];
  private falling: { piece: Piece; start: number; time: number }[] = [];
  private chosen: ReadonlySet<string> = new Set();
  private spent: ReadonlySet<string> = new Set();
  private isStale = true;
  /** Hexes whose counters have changed since the picture was made. */
  private readonly touched = new Set<number>();
  private layout: MapView['layout'] | null = null;
  private lacking = { boxes: 0, blurred: 0, above: 0 };
  private seen: Window = { left: 0, top: 0, width: 0, height: 0, scale: 0 };
  hidden = false;
  fanned = -1;
  /** Asks for a frame: what has changed must not wait for the next time something moves. */
  onChanged: () => void = () => {};
  private fanBoxes: { id: string; left: number; top: number; right: number; bottom: number }[] = [];

  constructor(ratio: number) {
    this.atlas = new Atlas(ratio);
    this.patch = new Patch(ratio);
  }

  setPieces(pieces: Piece[]): void {
    const before = new Map(this.byHex);
    this.byHex.clear();
    for (const piece of pieces) {
      if (piece.hex < 0) continue;
      const stack = this.byHex.get(piece.hex);
      if (stack) stack.pieces.push(piece);
      else this.byHex.set(piece.hex, { hex: piece.hex, pieces: [piece] });
    }
    for (const stack of this.byHex.values()) stack.pieces.sort((a, b) => weight(b) - weight(a) || (a.id < b.id ? -1 : 1));
    for (const [hex, stack] of this.byHex) {
      const known = before.get(hex);
      before.delete(hex);
      if (!known || !isAlike(known, stack)) this.changedAt(hex, known);
      else if (this.faces.has(known)) {
        this.faces.set(stack, this.faces.get(known)!);
        this.faces.delete(known);
      }
    }
    for (const [hex, stack] of before) this.changedAt(hex, stack);
    this.stacks = [...this.byHex.values()];
    this.onChanged();
  }

  get selected(): ReadonlySet<string> {
    return this.chosen;
  }

  set selected(units: ReadonlySet<string>) {
    if (same(units, this.chosen)) return;
    this.chosen = units;
    this.changed();
  }

  /** Units whose look is dimmed because they can do no more. */
  get dimmed(): ReadonlySet<string> {
    return this.spent;
  }

  set dimmed(units: ReadonlySet<string>) {
    if (same(units, this.spent)) return;
    this.spent = units;
    this.changed();
  }

  at(hex: number): Piece[] {
    return this.byHex.get(hex)?.pieces ?? [];
  }

  get occupied(): number[] {
    return this.stacks.map((s) => s.hex);
  }

  /** Shows units walking a way to where they stand already. */
  fly(pieces: Piece[], path: number[], now: number, time: number): void {
    this.flights.push({ pieces, path, start: now, time });
    this.changedUnder(pieces);
  }

  land(): void {
    for (const { pieces } of this.flights.splice(0)) this.changedUnder(pieces);
    this.falling = [];
    this.onChanged();
  }

  /** A counter that has been taken off falls from its hex. */
  drop(piece: Piece, now: number, time: number): void {
    this.falling.push({ piece, start: now, time });
  }

  /** Whether every counter in sight wears its symbol, and is sharp. */
  get isFinished(): boolean {
    const { boxes, blurred, above } = this.lacking;
    return (
      this.hidden || (!this.isStale && this.touched.size === 0 && this.patch.scale === this.seen.scale && boxes + blurred + above === 0)
    );
  }

  get moving(): boolean {
    const { boxes, blurred, above } = this.lacking;
    return (
      !this.hidden && (this.flights.length + this.falling.length > 0 || this.patch.scale !== this.seen.scale || boxes + blurred + above > 0)
    );
  }

  draw(ctx: CanvasRenderingContext2D, view: MapView, now: number): void {
    this.landed(now);
    if (this.hidden || !symbolsLoaded()) return;
    const { left, top, width, height, scale } = view.camera;
    const window = { left, top, width, height, scale };
    const rests = left === this.seen.left && top === this.seen.top && scale === this.seen.scale;
    this.seen = window;
    if (view.layout !== this.layout) this.isStale = true; // the sheet was turned
    this.layout = view.layout;
    if (this.mustPaint(view, window, rests)) this.paint(view, window, rests);
    else if (this.touched.size > 0) this.mend(view, rests);
    this.patch.draw(ctx, window);
    this.atlas.begin(MOVING, true);
    const side = sideAt(scale);
    for (const flight of this.flights) this.drawFlight(ctx, view, flight, now, side);
    for (const fall of this.falling) this.drawFall(ctx, view, fall, now, side);
    if (this.fanned >= 0) this.drawFan(ctx, view);
    this.lacking.above = this.atlas.boxes + this.atlas.blurred;
  }

  /** Everything may look different. */
  private changed(): void {
    this.isStale = true;
    this.faces.clear();
    this.onChanged();
  }

  /** What lies in a hex looks different. */
  private changedAt(hex: number, before = this.byHex.get(hex)): void {
    if (before) this.faces.delete(before);
    this.touched.add(hex);
  }

  private changedUnder(pieces: Piece[]): void {
    for (const { hex } of pieces) this.changedAt(hex);
    this.onChanged();
  }

  private landed(now: number): void {
    const aloft = this.flights.filter((f) => now - f.start < f.time);
    for (const flight of this.flights) if (!aloft.includes(flight)) this.changedUnder(flight.pieces);
    this.flights = aloft;
    this.falling = this.falling.filter((f) => now - f.start < f.time);
  }

  private mustPaint(view: MapView, window: Window, rests: boolean): boolean {
    if (this.isStale || this.touched.size > MENDED || !this.patch.serves(window, view.layout.width, view.layout.height)) return true;
    if (rests && this.patch.scale !== window.scale) return true;
    const { boxes, blurred } = this.lacking;
    // The picture is made again when all that was missing is there, not for a few at a time.
    return (boxes > 0 || (rests && blurred > 0)) && this.atlas.makeOwed(rests ? RESTING : MOVING);
  }

  private paint(view: MapView, window: Window, rests: boolean): void {
    this.atlas.forgetOwed();
    this.atlas.begin(rests ? RESTING : MOVING, rests);
    this.patch.paint(window, (ctx, seen) =>
      this.paintStacks(ctx, view, seen, {
        left: -seen.scale,
        top: -seen.scale,
        right: seen.width + seen.scale,
        bottom: seen.height + seen.scale,
      }),
    );
    this.lacking = { boxes: this.atlas.boxes, blurred: this.atlas.blurred, above: 0 };
    this.isStale = false;
    this.touched.clear();
  }

  /** Only what has changed: in a show of many moves that is a few hexes at a time. */
  private mend(view: MapView, rests: boolean): void {
    const { x, y } = view.layout;
    const reach = (scale: number) => REACH * sideAt(scale);
    const around = ({ left, top, scale }: Window, hex: number, by: number): Box => {
      const [px, py] = [(x[hex] - left) * scale, (y[hex] - top) * scale];
      return { left: Math.floor(px - by), top: Math.floor(py - by), right: Math.ceil(px + by), bottom: Math.ceil(py + by) };
    };
    this.atlas.begin(rests ? RESTING : MOVING, rests);
    this.patch.mend(
      (seen) => [...this.touched].map((hex) => around(seen, hex, reach(seen.scale))),
      (ctx, seen, boxes) => {
        const near = this.inOrder().filter((s) => boxes.some((box) => overlaps(box, around(seen, s.hex, reach(seen.scale)))));
        this.paintStacks(ctx, view, seen, null, near);
      },
    );
    this.lacking.boxes += this.atlas.boxes;
    this.lacking.blurred += this.atlas.blurred;
    this.touched.clear();
  }

  private paintStacks(
    ctx: CanvasRenderingContext2D,
    view: MapView,
    { left, top, scale }: Window,
    within: Box | null,
    stacks = this.inOrder(),
  ): void {
    const { x, y } = view.layout;
    const aloft = new Set(this.flights.flatMap((f) => f.pieces.map((p) => p.id)));
    const side = sideAt(scale);
    for (const stack of stacks) {
      const px = (x[stack.hex] - left) * scale;
      const py = (y[stack.hex] - top) * scale;
      if (within && (px < within.left || py < within.top || px > within.right || py > within.bottom)) continue;
      if (stack.pieces.some((p) => this.chosen.has(p.id) && !aloft.has(p.id))) this.ring(ctx, px, py, side);
      const face = this.face(stack, aloft);
      if (face) this.atlas.draw(ctx, face, px, py, side);
    }
  }

  /** Stacks with selected units last, so that their rings are whole. */
  private inOrder(): Stack[] {
    if (this.chosen.size === 0) return this.stacks;
    const isChosen = (s: Stack) => s.pieces.some((p) => this.chosen.has(p.id));
    return [...this.stacks.filter((s) => !isChosen(s)), ...this.stacks.filter(isChosen)];
  }

  /** What a stack shows without those on their way; null if nobody is left. */
  private face(stack: Stack, aloft: ReadonlySet<string>): Shown | null {
    const known = this.faces.get(stack);
    if (known) return known;
    const pieces = stack.pieces.filter((p) => !aloft.has(p.id));
    if (pieces.length === 0) return null;
    const top = pieces.find((p) => this.chosen.has(p.id)) ?? pieces[0];
    const rest = pieces.filter((p) => p !== top);
    // Only the number of units below may be seen of an enemy: their edges take the top unit's color.
    const face = shown(
      this.lookOf(top),
      rest.map((p) => (p.own ? p.look : top.look)),
    );
    this.faces.set(stack, face);
    return face;
  }

  private lookOf(piece: Piece) {
    return this.spent.has(piece.id) ? { ...piece.look, done: true } : piece.look;
  }

  private ring(ctx: CanvasRenderingContext2D, x: number, y: number, side: number): void {
    const out = Math.max(2.5, side * 0.07);
    ctx.fillStyle = SELECTION;
    ctx.strokeStyle = 'rgba(90,66,0,.55)';
    ctx.lineWidth = 1;
    ctx.beginPath();
    ctx.roundRect(x - side / 2 - out, y - side / 2 - out, side + 2 * out, side + 2 * out, side * 0.09);
    ctx.fill();
    ctx.stroke();
  }

  private drawFlight(ctx: CanvasRenderingContext2D, view: MapView, flight: Flight, now: number, side: number): void {
    const t = ease(Math.min(1, Math.max(0, (now - flight.start) / flight.time))) * (flight.path.length - 1);
    const i = Math.min(flight.path.length - 2, Math.floor(t));
    const [ax, ay] = view.place(flight.path[i]);
    const [bx, by] = view.place(flight.path[i + 1]);
    const [top, ...rest] = flight.pieces;
    const stack = shown(
      top.look,
      rest.map((p) => (p.own ? p.look : top.look)),
    );
    this.atlas.draw(ctx, stack, ax + (bx - ax) * (t - i), ay + (by - ay) * (t - i), side);
  }

  private drawFall(ctx: CanvasRenderingContext2D, view: MapView, fall: (typeof this.falling)[number], now: number, side: number): void {
    const t = Math.min(1, (now - fall.start) / fall.time);
    const [x, y] = view.place(fall.piece.hex);
    ctx.save();
    ctx.globalAlpha = 1 - t * t;
    ctx.translate(x, y + 0.9 * side * t * t);
    ctx.rotate(0.5 * t);
    this.atlas.draw(ctx, shown(fall.piece.look, []), 0, 0, side);
    ctx.restore();
  }

  /** A stack spread out above its hex, largest on small maps where counters are hard to read. */
  private drawFan(ctx: CanvasRenderingContext2D, view: MapView): void {
    const pieces = this.at(this.fanned);
    this.fanBoxes = [];
    if (pieces.length < 2) return;
    const side = Math.max(50, SHARE * view.camera.scale);
    const gap = 8;
    const wide = pieces.length * (side + gap) + gap;
    const [x, y] = view.place(this.fanned);
    const left = Math.min(Math.max(6, x - wide / 2), view.camera.width - wide - 6);
    const above = y - view.camera.scale * 0.5 - side - 26;
    const top = above < 4 ? y + view.camera.scale * 0.5 + 6 : above;
    ctx.save();
    ctx.shadowColor = 'rgba(60,45,15,.35)';
    ctx.shadowBlur = 16;
    ctx.shadowOffsetY = 4;
    ctx.fillStyle = '#FBF7EC';
    ctx.beginPath();
    ctx.roundRect(left, top, wide, side + 2 * gap, 8);
    ctx.fill();
    ctx.restore();
    pieces.forEach((piece, i) => {
      const cx = left + gap + side / 2 + i * (side + gap);
      if (this.chosen.has(piece.id)) this.ring(ctx, cx, top + gap + side / 2, side);
      this.atlas.draw(ctx, shown(this.lookOf(piece), []), cx, top + gap + side / 2, side);
      this.fanBoxes.push({ id: piece.id, left: cx - side / 2, top: top + gap, right: cx + side / 2, bottom: top + gap + side });
    });
  }

  /** The unit of the open fan under a point of the screen. */
  fanHit(px: number, py: number): string | null {
    if (this.fanned < 0) return null;
    return this.fanBoxes.find((b) => px >= b.left && px <= b.right && py >= b.top && py <= b.bottom)?.id ?? null;
  }
}

/** The strongest on top: larger formations, then those with more strength. */
function weight(piece: Piece): number {
  const size = { division: 3, brigade: 2, regiment: 1, battalion: 0 }[piece.look.size];
  return size * 1000 + (Number.parseInt(piece.look.factors, 10) || 0);
}

/** Whether the same counters lie in a hex in the same order, and look the same. */
function isAlike(a: Stack, b: Stack): boolean {
  return a.pieces.length === b.pieces.length && a.pieces.every((piece, i) => isSame(piece, b.pieces[i]));
}

function isSame(a: Piece, b: Piece): boolean {
  return a === b || (a.id === b.id && a.own === b.own && lookKey(a.look) === lookKey(b.look));
}

function sideAt(scale: number): number {
  return Math.max(7, SHARE * settings.counters * scale);
}

function same(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}
