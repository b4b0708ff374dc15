import type { Layer, MapView } from '../../map/view.ts';
import type { Board, Piece } from '../board.ts';
import type { HexController } from '../controller.svelte.ts';
import type { Act, Spot } from './acts.ts';
import { drawAttack, drawBattle, drawBlast, drawFalling, drawNote } from './drawing.ts';
import { EventPlayer, type Stage } from './player.svelte.ts';

/** Shows events on a map of hexes: counters as they were before, changed act by act. */
export class HexStage implements Stage<Board>, Layer {
  readonly player = new EventPlayer<Board>(this);
  private pieces: Piece[] = [];
  private readonly places = new Map<string, number>();

  constructor(private readonly controller: HexController) {}

  get moving(): boolean {
    return this.player.playing;
  }

  /** Begins from a position. */
  open(board: Board): void {
    this.pieces = [...board.pieces];
    this.places.clear();
  }

  begin(act: Act, after: Board, now: number, time: number): void {
    if (act.kind === 'travel') this.travel(act, after, now, time);
    else if (act.kind === 'fall') this.fall(act.unit, now, time);
    else if (act.kind === 'hit') {
      const hit = after.pieces.find((p) => p.id === act.unit);
      this.change((p) => (hit && p.id === act.unit ? { ...hit, hex: p.hex } : p));
    }
  }

  settle(board: Board): void {
    this.controller.pieces.land();
    this.controller.layOut(board);
    this.pieces = [...board.pieces];
  }

  spotOf(act: Act): Spot | null {
    switch (act.kind) {
      case 'travel':
        return act.way.at(-1) ?? null;
      case 'fall':
      case 'hit':
        return this.hexOf(act.unit);
      case 'shot':
        return null;
      default:
        return act.at;
    }
  }

  reveal(spot: Spot): boolean {
    const { map } = this.controller;
    return map !== null && map.reveal(spot as number);
  }

  redraw(): void {
    this.controller.map?.invalidate();
  }

  draw(ctx: CanvasRenderingContext2D, _view: MapView, now: number): void {
    this.player.draw(ctx, now);
  }

  drawAct(ctx: CanvasRenderingContext2D, act: Act, age: number): void {
    const view = this.controller.map;
    const spot = this.spotOf(act);
    if (!view || spot === null) return;
    const at = view.place(spot as number);
    const size = 0.5 * view.camera.scale;
    if (act.kind === 'battle') {
      const from = (act.by ?? []).map((unit) => this.hexOf(unit)).filter((hex) => hex !== null && hex !== spot);
      drawAttack(
        ctx,
        at,
        [...new Set(from)].map((hex) => view.place(hex!)),
        age,
      );
      drawBattle(ctx, at, size, act, age);
    } else if (act.kind === 'hit') drawFalling(ctx, at, size, act.text, age);
    else if (act.kind === 'blast') {
      drawBlast(ctx, at, size, age);
      drawNote(ctx, at, size, act.result, act.dice, age);
    } else if (act.kind === 'note') drawNote(ctx, at, size, act.text, act.dice ?? [], age);
    else if (act.kind === 'travel' && act.way.length > 1) drawTrail(ctx, view, act.way as number[], age);
  }

  /** Where a unit is shown, or was last. */
  private hexOf(unit: string): number | null {
    const hex = this.pieces.find((p) => p.id === unit)?.hex ?? this.places.get(unit) ?? -1;
    return hex >= 0 ? hex : null;
  }

  private travel(act: Act & { kind: 'travel' }, after: Board, now: number, time: number): void {
    const goal = act.way.at(-1) as number | undefined;
    if (goal === undefined) return;
    const movers = this.movers(act, after);
    if (movers.length === 0) return;
    const from = movers[0].hex;
    const way = act.way.length > 1 ? (act.way as number[]) : from >= 0 ? [from, goal] : [goal, goal];
    const ids = new Set(movers.map((p) => p.id));
    const arrived = movers.map((p) => ({ ...p, hex: goal }));
    this.pieces = [...this.pieces.filter((p) => !ids.has(p.id)), ...arrived];
    this.show();
    this.controller.pieces.fly(arrived, way, now, time);
  }

  /** The counters named, and as many unknown ones of the same stack as go with them. */
  private movers({ units, more = 0, way }: Act & { kind: 'travel' }, after: Board): Piece[] {
    const named = units.flatMap((id) => this.pieces.find((p) => p.id === id) ?? after.pieces.find((p) => p.id === id) ?? []);
    const from = way.length > 1 ? way[0] : named[0]?.hex;
    const below = this.pieces.filter((p) => p.hex === from && p.look.branch === 'unknown' && !units.includes(p.id));
    return [...named, ...below.slice(0, more)];
  }

  private fall(unit: string, now: number, time: number): void {
    const piece = this.pieces.find((p) => p.id === unit);
    if (!piece) return;
    this.places.set(unit, piece.hex);
    this.pieces = this.pieces.filter((p) => p !== piece);
    this.show();
    if (piece.hex >= 0) this.controller.pieces.drop(piece, now, time * 1.6);
  }

  private change(made: (piece: Piece) => Piece): void {
    this.pieces = this.pieces.map(made);
    this.show();
  }

  private show(): void {
    this.controller.pieces.setPieces(this.pieces);
  }
}

/** The way already gone, as a thin line that stays for a moment. */
function drawTrail(ctx: CanvasRenderingContext2D, view: MapView, way: number[], age: number): void {
  const far = age * (way.length - 1);
  ctx.strokeStyle = 'rgba(21,87,138,.75)';
  ctx.lineWidth = Math.max(2, 0.05 * view.camera.scale);
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(...view.place(way[0]));
  for (let i = 1; i <= far; i++) ctx.lineTo(...view.place(way[i]));
  const i = Math.floor(far);
  if (i < way.length - 1) {
    const [ax, ay] = view.place(way[i]);
    const [bx, by] = view.place(way[i + 1]);
    ctx.lineTo(ax + (bx - ax) * (far - i), ay + (by - ay) * (far - i));
  }
  ctx.stroke();
}
