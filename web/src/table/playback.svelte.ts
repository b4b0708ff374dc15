import type { Item, Roll, Told } from '../api/types.ts';
import type { Ground, HexGame } from '../games/game.ts';
import type { Layer, MapView } from '../map/view.ts';
import { badge } from './layers/hexes.ts';

/** Something that happened, shown where it happened. */
interface Scene {
  start: number;
  time: number;
  path: number[];
  hex: number;
  kind: 'move' | 'combat';
  title: string;
  result: string;
  rolls: Roll[];
  /** Whether the map should turn to it when its time comes. */
  near: boolean;
}

export interface Line {
  text: string;
  hex: number;
}

const LONGEST_SHOW = 10_000;
const MOVE = 170;
const COMBAT = 900;
const LINGER = 1400;

/** Plays back what the other side did, and every combat: short arrows, dice where the battle is, never longer than ten seconds. */
export class Playback implements Layer {
  playing = $state(false);
  /** What changed near one's own units while one waited. */
  summary = $state.raw<Line[]>([]);
  private scenes: Scene[] = [];
  private end = 0;

  constructor(
    private readonly game: HexGame,
    private readonly ground: Ground,
  ) {}

  get moving(): boolean {
    return this.playing;
  }

  /** Puts news on the stage. `nearMe` says whether a hex matters to this player. */
  show(items: Item[], pace: number, now: number, side: string, nearMe: (hex: number) => boolean): void {
    const told = items.flatMap((item) => (item.type === 'Played' ? item.events.map((event) => ({ event, own: item.side === side })) : []));
    const scenes: Scene[] = [];
    const lines: Line[] = [];
    for (const { event, own } of told) {
      const seen = this.game.happening(event.event, this.ground);
      if (!seen || (own && seen.kind !== 'combat')) continue;
      if (seen.kind !== 'other' && seen.where.length > 0) scenes.push(this.scene(event, seen, seen.where.some(nearMe)));
      if (seen.where.some(nearMe) || (seen.kind === 'combat' && seen.where.length === 0))
        lines.push({ text: event.sentence, hex: seen.where[0] ?? -1 });
    }
    if (lines.length > 0) this.summary = lines.slice(-14);
    if (pace > 0 && scenes.length > 0) this.play(scenes, pace, now);
  }

  skip(): void {
    this.scenes = [];
    this.playing = false;
  }

  close(): void {
    this.summary = [];
  }

  private scene(told: Told, seen: NonNullable<ReturnType<HexGame['happening']>>, near: boolean): Scene {
    const kind = seen.move && seen.kind === 'move' ? 'move' : 'combat';
    return {
      start: 0,
      time: kind === 'move' ? MOVE : COMBAT,
      kind,
      path: seen.move?.path ?? [],
      hex: seen.where[0],
      title: seen.title ?? '',
      result: seen.result ?? '',
      rolls: told.rolls.slice(0, 3),
      near,
    };
  }

  private play(scenes: Scene[], pace: number, now: number): void {
    const whole = scenes.reduce((sum, s) => sum + s.time * pace, 0);
    const squeeze = Math.min(1, LONGEST_SHOW / whole) * pace;
    let at = this.playing ? Math.max(now, this.end) : now;
    for (const scene of scenes) {
      scene.start = at;
      scene.time *= squeeze;
      at += scene.time;
    }
    this.end = at;
    this.scenes = [...this.scenes, ...scenes];
    this.playing = true;
  }

  draw(ctx: CanvasRenderingContext2D, view: MapView, now: number): void {
    if (!this.playing) return;
    if (now > this.end + LINGER) {
      this.skip();
      return;
    }
    for (const scene of this.scenes) {
      const age = now - scene.start;
      if (age < 0 || age > scene.time + LINGER) continue;
      if (scene.kind === 'combat' && scene.near) {
        scene.near = false;
        view.reveal(scene.hex);
      }
      const fade = age < scene.time ? 1 : 1 - (age - scene.time) / LINGER;
      ctx.globalAlpha = fade;
      if (scene.path.length > 1)
        drawArrow(ctx, view, scene.path, Math.min(1, age / scene.time), scene.kind === 'move' ? '#15578A' : '#8E1F17');
      if (scene.kind === 'combat' && scene.title) drawCombat(ctx, view, scene, age / scene.time);
      ctx.globalAlpha = 1;
    }
  }
}

/** A slim arrow that grows along its way. */
function drawArrow(ctx: CanvasRenderingContext2D, view: MapView, path: number[], share: number, color: string): void {
  const [ax, ay] = view.place(path[0]);
  const [bx, by] = view.place(path[path.length - 1]);
  const x = ax + (bx - ax) * share;
  const y = ay + (by - ay) * share;
  const angle = Math.atan2(by - ay, bx - ax);
  const size = Math.max(6, 0.14 * view.camera.scale);
  for (const [stroke, width] of [
    ['rgba(255,253,246,.9)', size * 0.75],
    [color, size * 0.42],
  ] as const) {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = width;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(ax, ay);
    ctx.lineTo(x, y);
    ctx.stroke();
  }
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.moveTo(x + Math.cos(angle) * size, y + Math.sin(angle) * size);
  ctx.lineTo(x + Math.cos(angle + 2.4) * size, y + Math.sin(angle + 2.4) * size);
  ctx.lineTo(x + Math.cos(angle - 2.4) * size, y + Math.sin(angle - 2.4) * size);
  ctx.closePath();
  ctx.fill();
}

/** The odds over the hex, the dice tumbling for the first half, then what they did. */
function drawCombat(ctx: CanvasRenderingContext2D, view: MapView, scene: Scene, age: number): void {
  const [x, y] = view.place(scene.hex);
  const up = Math.max(16, 0.5 * view.camera.scale);
  badge(ctx, scene.title, x, y - up, '#8E1F17', '#FFF7EE', 13);
  scene.rolls.forEach((roll, i) => {
    const shown = age < 0.5 ? 1 + Math.floor(Math.abs(Math.sin(age * 40 + i)) * roll.sides) : roll.value;
    drawDie(ctx, x + (i - (scene.rolls.length - 1) / 2) * 32, y, String(shown));
  });
  if (age >= 0.5 && scene.result) badge(ctx, scene.result, x, y + up, '#2D2821', '#F1E9D5', 12);
}

function drawDie(ctx: CanvasRenderingContext2D, x: number, y: number, text: string): void {
  ctx.fillStyle = '#FFFDF6';
  ctx.strokeStyle = '#2A241C';
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  ctx.roundRect(x - 14, y - 13, 28, 26, 5);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = '#2A241C';
  ctx.font = '700 14px "Liberation Sans",Arial,sans-serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, x, y + 0.5);
}
