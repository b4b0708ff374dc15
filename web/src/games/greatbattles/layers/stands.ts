import { FACES } from '../../../counters/look.ts';
import { drawSymbol } from '../../../counters/symbol.ts';
import type { TableCanvas, TableLayer } from '../canvas.ts';
import type { StandPiece } from '../field.ts';
import { ease } from '../../../table/show/acts.ts';
import { between, type Dot } from '../geo.ts';
import { dashedLine } from './strokes.ts';

const RAD = Math.PI / 180;
const NARROW = '"Liberation Sans Narrow","Arial Narrow",Arial,sans-serif';

const OWN_MOVE = 450; // milliseconds

interface Flight {
  from: Dot;
  facing: number;
  turn: number;
  appears: boolean;
  start: number;
  time: number;
}

/** The stands: rectangles to scale, the facing edge colored, the symbol upright for the reader. */
export class StandLayer implements TableLayer {
  stands: StandPiece[] = [];
  selected = new Set<string>();
  lead = '';
  /** Stands of units that can still be given an order. */
  able = new Set<string>();
  /** The unit that is on the move or asked about. */
  marked = new Set<string>();

  private readonly flights = new Map<string, Flight>();
  private falling: { stand: StandPiece; start: number; time: number }[] = [];

  /** Takes over new places; who has moved is seen going there, unless motion is not wanted. */
  setStands(stands: StandPiece[], calm: boolean): void {
    const now = performance.now();
    if (!calm)
      for (const stand of stands) {
        const before = this.stands.find((s) => s.name === stand.name);
        if (before && between(before.at, stand.at) > 0.05) this.fly(stand, before, now, OWN_MOVE);
      }
    this.stands = stands;
  }

  /** Shows a stand on its way from where it was; one that was not seen before appears. */
  fly(stand: StandPiece, before: StandPiece | null, start: number, time: number): void {
    const from = before ?? stand;
    const turn = ((stand.facing - from.facing + 540) % 360) - 180;
    this.flights.set(stand.name, { from: from.at, facing: from.facing, turn, appears: before === null, start, time });
  }

  /** A stand that has been taken off falls. */
  drop(stand: StandPiece, start: number, time: number): void {
    this.falling.push({ stand, start, time });
  }

  /** Ends all motion. */
  land(): void {
    this.flights.clear();
    this.falling = [];
  }

  get moving(): boolean {
    return this.flights.size + this.falling.length > 0;
  }

  private flown(stand: StandPiece, now: number): StandPiece {
    const flight = this.flights.get(stand.name);
    if (!flight) return stand;
    const share = (now - flight.start) / flight.time;
    if (share >= 1) {
      this.flights.delete(stand.name);
      return stand;
    }
    const t = ease(Math.max(0, share));
    const [ax, ay] = flight.from;
    return {
      ...stand,
      at: [ax + (stand.at[0] - ax) * t, ay + (stand.at[1] - ay) * t],
      facing: flight.facing + flight.turn * t,
    };
  }

  private drawFalling(ctx: CanvasRenderingContext2D, view: TableCanvas, now: number): void {
    this.falling = this.falling.filter((f) => now - f.start < f.time);
    for (const { stand, start, time } of this.falling) {
      const t = Math.max(0, (now - start) / time);
      ctx.globalAlpha = 1 - t;
      this.drawStand(ctx, view, { ...stand, at: [stand.at[0], stand.at[1] + 0.5 * t * t], facing: stand.facing + 25 * t }, 1 - t);
      ctx.globalAlpha = 1;
    }
  }

  draw(ctx: CanvasRenderingContext2D, view: TableCanvas, now: number): void {
    for (const stand of this.stands) {
      const flight = this.flights.get(stand.name);
      const faint = flight?.appears ? Math.min(1, Math.max(0, (now - flight.start) / flight.time)) : 1;
      this.drawStand(ctx, view, this.flown(stand, now), faint);
    }
    this.drawFalling(ctx, view, now);
    for (const stand of this.stands) if (stand.aim) this.drawAim(ctx, view, stand);
  }

  /** `faint` is how much of it is seen, up to 1. */
  private drawStand(ctx: CanvasRenderingContext2D, view: TableCanvas, s: StandPiece, faint = 1): void {
    const scale = view.camera.scale;
    const [x, y] = view.place(s.at);
    const w = s.width * scale;
    const h = s.depth * scale;
    const face = FACES[s.color];
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate((s.facing + (s.suppressed ? 11 : 0)) * RAD);
    if (this.selected.has(s.name) || this.marked.has(s.name))
      glow(ctx, w, h, scale, this.marked.has(s.name) ? '#E2572B' : s.name === this.lead ? '#FFD23F' : '#FFE58A');
    else if (this.able.has(s.name)) glow(ctx, w, h, scale * 0.5, 'rgba(255,246,200,.85)');
    ctx.globalAlpha = (s.hidden ? 0.72 : 1) * faint;
    ctx.shadowColor = 'rgba(30,22,6,.5)';
    ctx.shadowBlur = Math.min(8, scale * 0.12);
    ctx.shadowOffsetY = Math.min(4, scale * 0.06);
    ctx.fillStyle = face.face;
    ctx.beginPath();
    ctx.roundRect(-w / 2, -h / 2, w, h, Math.min(3, scale * 0.05));
    ctx.fill();
    ctx.shadowColor = 'transparent';
    ctx.strokeStyle = face.rim;
    ctx.lineWidth = Math.max(1, scale * 0.025);
    if (s.hidden) ctx.setLineDash([scale * 0.1, scale * 0.07]);
    ctx.stroke();
    ctx.setLineDash([]);
    front(ctx, w, h, scale, s.color === 'fieldGray' ? '#8E1F17' : s.color === 'olive' ? '#EFE6A2' : '#7A2E22');
    const away = s.facing > 100 && s.facing < 260;
    if (away) ctx.rotate(Math.PI);
    if (s.transport) tag(ctx, s.transport, 0, (h / 2 + scale * 0.1) * (away ? -1 : 1), scale, face.rim);
    this.drawFace(ctx, s, w, h, scale, away);
    ctx.restore();
    marks(ctx, s, x, y, scale);
  }

  /** Symbol to the left, battalion to the right, leaving the facing bar free. */
  private drawFace(ctx: CanvasRenderingContext2D, s: StandPiece, w: number, h: number, scale: number, away: boolean): void {
    if (scale < 15) return;
    const face = FACES[s.color];
    const post = s.type === 'c-ops' || s.type === 'fup';
    const bar = 0.1 * scale * (away ? -1 : 1);
    const tall = post ? h * 0.5 : Math.min(h * 0.62, scale * 0.5);
    const wide = post ? w * 0.78 : Math.min(tall * 1.5, w * 0.5);
    const roomy = !post && s.width > 0.9 && w > h * 0.95 && scale >= 22;
    const left = roomy ? -w / 2 + w * 0.08 : -wide / 2;
    const box = { x: left, y: -tall / 2 + bar / 2, width: wide, height: tall };
    ctx.fillStyle = face.ink;
    if (s.branch && s.branch !== 'unknown') drawSymbol(ctx, s.branch, 'battalion', box, face.ink, face.box, Math.max(1, scale * 0.03));
    else emblem(ctx, s.type, box, face.ink, face.box, scale);
    if (!roomy) return;
    ctx.fillStyle = face.ink;
    ctx.font = `700 ${Math.max(8, Math.min(h * 0.5, scale * 0.34))}px ${NARROW}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(s.label, (left + wide + w / 2) / 2, bar / 2);
  }

  /** A thin arrow to the target it has been given. */
  private drawAim(ctx: CanvasRenderingContext2D, view: TableCanvas, s: StandPiece): void {
    const target = this.stands.find((t) => t.name === s.aim);
    if (!target) return;
    const [ax, ay] = view.place(s.at);
    const [bx, by] = view.place(target.at);
    const angle = Math.atan2(by - ay, bx - ax);
    ctx.save();
    ctx.strokeStyle = '#B0281C';
    ctx.fillStyle = '#B0281C';
    dashedLine(ctx, [ax, ay], [bx, by], [7, 4]);
    ctx.translate(bx, by);
    ctx.rotate(angle);
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(-11, 5);
    ctx.lineTo(-11, -5);
    ctx.fill();
    ctx.restore();
  }
}

function glow(ctx: CanvasRenderingContext2D, w: number, h: number, scale: number, color: string): void {
  const grow = Math.max(3, scale * 0.09);
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.roundRect(-w / 2 - grow, -h / 2 - grow, w + 2 * grow, h + 2 * grow, grow);
  ctx.fill();
}

/** The front edge: a bar with a nib in the middle. */
function front(ctx: CanvasRenderingContext2D, w: number, h: number, scale: number, color: string): void {
  const thick = Math.max(2.5, scale * 0.085);
  ctx.fillStyle = color;
  ctx.fillRect(-w / 2, -h / 2, w, thick);
  ctx.beginPath();
  ctx.moveTo(-thick, -h / 2);
  ctx.lineTo(0, -h / 2 - thick * 1.2);
  ctx.lineTo(thick, -h / 2);
  ctx.fill();
}

function tag(ctx: CanvasRenderingContext2D, text: string, x: number, y: number, scale: number, color: string): void {
  if (scale < 20) return;
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.roundRect(x - scale * 0.22, y - scale * 0.1, scale * 0.44, scale * 0.22, 2);
  ctx.fill();
  ctx.fillStyle = '#fff';
  ctx.font = `700 ${Math.max(7, scale * 0.17)}px ${NARROW}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, x, y + scale * 0.015);
}

/** Stands that NATO has no frame for at this size: weapons, headquarters, the command posts. */
function emblem(
  ctx: CanvasRenderingContext2D,
  type: string,
  box: { x: number; y: number; width: number; height: number },
  ink: string,
  fill: string,
  scale: number,
): void {
  ctx.fillStyle = fill;
  ctx.strokeStyle = ink;
  ctx.lineWidth = Math.max(1, scale * 0.03);
  ctx.fillRect(box.x, box.y, box.width, box.height);
  ctx.strokeRect(box.x, box.y, box.width, box.height);
  const cx = box.x + box.width / 2;
  const cy = box.y + box.height / 2;
  if (type === 'hvy-wpns') {
    ctx.beginPath();
    ctx.moveTo(cx, cy + box.height * 0.36);
    ctx.lineTo(cx, cy - box.height * 0.32);
    ctx.moveTo(cx - box.width * 0.14, cy - box.height * 0.1);
    ctx.lineTo(cx, cy - box.height * 0.34);
    ctx.lineTo(cx + box.width * 0.14, cy - box.height * 0.1);
    ctx.moveTo(cx - box.width * 0.16, cy + box.height * 0.36);
    ctx.lineTo(cx + box.width * 0.16, cy + box.height * 0.36);
    ctx.stroke();
    return;
  }
  ctx.fillStyle = ink;
  const text = type === 'hq' ? 'HQ' : type === 'c-ops' ? 'C Ops' : type === 'fup' ? 'FUP' : '?';
  ctx.font = `700 ${Math.max(7, Math.min(box.height * 0.72, (box.width / text.length) * 1.5))}px ${NARROW}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, cx, cy);
}

/** State by shape: a disc with a bar for suppressed, an hourglass for an action owed, a tripod for weapons set up. */
function marks(ctx: CanvasRenderingContext2D, s: StandPiece, x: number, y: number, scale: number): void {
  const size = Math.max(7, scale * 0.2);
  let at = 0;
  const next = (): [number, number] => {
    const angle = (s.facing + 90) * RAD;
    const out = (s.width / 2) * scale + size * (0.5 + 1.9 * at++);
    return [x + Math.sin(angle) * out, y - Math.cos(angle) * out];
  };
  if (s.suppressed) {
    const [mx, my] = next();
    badge(ctx, mx, my, size, '#1F5A35');
    ctx.fillStyle = '#fff';
    ctx.fillRect(mx - size * 0.5, my - size * 0.12, size, size * 0.24);
  }
  if (s.owes) {
    const [mx, my] = next();
    badge(ctx, mx, my, size, '#8A5A12');
    ctx.fillStyle = '#fff';
    ctx.beginPath();
    ctx.moveTo(mx - size * 0.4, my - size * 0.5);
    ctx.lineTo(mx + size * 0.4, my - size * 0.5);
    ctx.lineTo(mx - size * 0.4, my + size * 0.5);
    ctx.lineTo(mx + size * 0.4, my + size * 0.5);
    ctx.closePath();
    ctx.fill();
  }
  if (s.setUp) {
    const [mx, my] = next();
    badge(ctx, mx, my, size, '#2D4E6B');
    ctx.strokeStyle = '#fff';
    ctx.lineWidth = Math.max(1, size * 0.16);
    ctx.beginPath();
    ctx.moveTo(mx - size * 0.45, my + size * 0.45);
    ctx.lineTo(mx, my - size * 0.45);
    ctx.lineTo(mx + size * 0.45, my + size * 0.45);
    ctx.moveTo(mx, my - size * 0.45);
    ctx.lineTo(mx, my + size * 0.45);
    ctx.stroke();
  }
}

function badge(ctx: CanvasRenderingContext2D, x: number, y: number, r: number, color: string): void {
  ctx.fillStyle = color;
  ctx.strokeStyle = '#FFFDF6';
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
  ctx.fill();
  ctx.stroke();
}
