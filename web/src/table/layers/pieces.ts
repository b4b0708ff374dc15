import { Atlas } from '../../counters/atlas.ts';
import { symbolsLoaded } from '../../counters/symbol.ts';
import type { Layer, MapView } from '../../map/view.ts';
import { SELECTION } from '../../map/palette.ts';
import type { Piece } from '../board.ts';
import { inSight } from './hexes.ts';

/** How large a counter is beside the pitch. */
const SHARE = 0.7;

interface Stack {
  hex: number;
  pieces: Piece[];
}

interface Flight {
  piece: Piece;
  path: number[];
  start: number;
  time: number;
}

/** Counters in their stacks. Only this and the highlights are drawn in every frame. */
export class PieceLayer implements Layer {
  private stacks: Stack[] = [];
  private readonly byHex = new Map<number, Stack>();
  private readonly atlas: Atlas;
  private flights: Flight[] = [];
  hidden = false;
  selected: ReadonlySet<string> = new Set();
  /** Units whose look is dimmed because they can do no more. */
  dimmed: ReadonlySet<string> = new Set();
  fanned = -1;
  private fanBoxes: { id: string; left: number; top: number; right: number; bottom: number }[] = [];

  constructor(ratio: number) {
    this.atlas = new Atlas(ratio);
  }

  setPieces(pieces: Piece[]): void {
    this.byHex.clear();
    for (const piece of pieces) {
      if (piece.hex < 0) continue;
      const stack = this.byHex.get(piece.hex);
      if (stack) stack.pieces.push(piece);
      else this.byHex.set(piece.hex, { hex: piece.hex, pieces: [piece] });
    }
    this.stacks = [...this.byHex.values()];
    for (const stack of this.stacks) stack.pieces.sort((a, b) => weight(b) - weight(a) || (a.id < b.id ? -1 : 1));
  }

  at(hex: number): Piece[] {
    return this.byHex.get(hex)?.pieces ?? [];
  }

  get occupied(): number[] {
    return this.stacks.map((s) => s.hex);
  }

  /** Shows a unit walking a way it has already gone. */
  fly(piece: Piece, path: number[], now: number, time: number): void {
    this.flights.push({ piece, path, start: now, time });
  }

  land(): void {
    this.flights = [];
  }

  /** Whether every counter in sight wears its symbol. */
  get isFinished(): boolean {
    return this.hidden || !this.atlas.unfinished;
  }

  get moving(): boolean {
    return this.flights.length > 0 || (this.atlas.unfinished && symbolsLoaded());
  }

  draw(ctx: CanvasRenderingContext2D, view: MapView, now: number): void {
    this.flights = this.flights.filter((f) => now - f.start < f.time);
    if (this.hidden) return;
    this.atlas.begin();
    const side = Math.max(7, SHARE * view.camera.scale);
    const aloft = new Set(this.flights.map((f) => f.piece.id));
    for (const stack of this.inOrder()) {
      if (!inSight(view, stack.hex)) continue;
      const here = aloft.size === 0 ? stack.pieces : stack.pieces.filter((p) => !aloft.has(p.id));
      if (here.length > 0) this.drawStack(ctx, view, stack.hex, here, side);
    }
    for (const flight of this.flights) this.drawFlight(ctx, view, flight, now, side);
    if (this.fanned >= 0) this.drawFan(ctx, view);
  }

  /** Stacks with selected units last, so that their rings are whole. */
  private inOrder(): Stack[] {
    if (this.selected.size === 0) return this.stacks;
    const isChosen = (s: Stack) => s.pieces.some((p) => this.selected.has(p.id));
    return [...this.stacks.filter((s) => !isChosen(s)), ...this.stacks.filter(isChosen)];
  }

  private drawStack(ctx: CanvasRenderingContext2D, view: MapView, hex: number, pieces: Piece[], side: number): void {
    const [x, y] = view.place(hex);
    const top = pieces.find((p) => this.selected.has(p.id)) ?? pieces[0];
    const rest = pieces.filter((p) => p !== top);
    if (this.selected.has(top.id)) this.ring(ctx, x, y, side);
    const look = this.dimmed.has(top.id) ? { ...top.look, done: true } : top.look;
    // Only the number of units below may be seen of an enemy: their edges take the top unit's colour.
    this.atlas.draw(ctx, look, rest.map((p) => (p.own ? p.look : top.look)), x, y, side);
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
    const t = Math.min(1, (now - flight.start) / flight.time) * (flight.path.length - 1);
    const i = Math.min(flight.path.length - 2, Math.floor(t));
    const [ax, ay] = view.place(flight.path[i]);
    const [bx, by] = view.place(flight.path[i + 1]);
    this.atlas.draw(ctx, flight.piece.look, [], ax + (bx - ax) * (t - i), ay + (by - ay) * (t - i), side);
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
      if (this.selected.has(piece.id)) this.ring(ctx, cx, top + gap + side / 2, side);
      this.atlas.draw(ctx, this.dimmed.has(piece.id) ? { ...piece.look, done: true } : piece.look, [], cx, top + gap + side / 2, side);
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
