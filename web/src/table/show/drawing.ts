import type { Roll } from '../../api/types.ts';
import { badge } from '../layers/hexes.ts';

const RED = '#8E1F17';
const DARK = '#2D2821';

/** Dice beside a place: they tumble in the first half, then lie still. */
export function drawDice(ctx: CanvasRenderingContext2D, x: number, y: number, dice: Roll[], age: number): void {
  const shown = dice.slice(0, 4);
  shown.forEach((roll, i) => {
    const tumbling = age < 0.5;
    const value = tumbling ? 1 + (Math.floor(age * 60 + i * 3) % roll.sides) : roll.value;
    const drop = tumbling ? -28 * (1 - age * 2) * Math.abs(Math.cos(age * 12)) : 0;
    drawDie(ctx, x + (i - (shown.length - 1) / 2) * 32, y + drop, String(value), tumbling ? Math.sin(age * 25 + i) * 0.5 : 0);
  });
}

function drawDie(ctx: CanvasRenderingContext2D, x: number, y: number, text: string, turn: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.fillStyle = '#FFFDF6';
  ctx.strokeStyle = '#2A241C';
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  ctx.roundRect(-14, -13, 28, 26, 5);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = '#2A241C';
  ctx.font = `700 ${text.length > 2 ? 11 : 14}px "Liberation Sans",Arial,sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, 0, 0.5);
  ctx.restore();
}

/** The odds above a place, dice to its right, and below it what they did. */
export function drawBattle(
  ctx: CanvasRenderingContext2D,
  [x, y]: [number, number],
  size: number,
  battle: { title: string; dice: Roll[]; result: string },
  age: number,
): void {
  const up = Math.max(18, size);
  if (battle.title) badge(ctx, battle.title, x, y - up, RED, '#FFF7EE', 13);
  drawDice(ctx, x + up + 14 + (Math.min(4, battle.dice.length) - 1) * 16, y, battle.dice, age);
  if (battle.result && (age >= 0.5 || battle.dice.length === 0)) badge(ctx, battle.result, x, y + up, DARK, '#F1E9D5', 12);
}

/** Words that fall off a counter. */
export function drawFalling(ctx: CanvasRenderingContext2D, [x, y]: [number, number], size: number, text: string, age: number): void {
  badge(ctx, text, x + size * 0.3, y + size * (0.2 + 0.7 * age * age), RED, '#FFF7EE', 12);
}

/** A ring under attack, and lines from where the attackers stand. */
export function drawAttack(ctx: CanvasRenderingContext2D, to: [number, number], from: [number, number][], age: number): void {
  ctx.strokeStyle = RED;
  ctx.lineWidth = 3;
  for (const [ax, ay] of from) {
    const share = Math.min(1, age * 4);
    ctx.beginPath();
    ctx.moveTo(ax, ay);
    ctx.lineTo(ax + (to[0] - ax) * share, ay + (to[1] - ay) * share);
    ctx.stroke();
  }
}

/** A tracer from the firing stand to its target. */
export function drawShot(ctx: CanvasRenderingContext2D, from: [number, number], to: [number, number], age: number): void {
  const head = Math.min(1, age * 3);
  const tail = Math.max(0, head - 0.4);
  const at = (t: number): [number, number] => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  ctx.lineCap = 'round';
  for (const [color, width, start] of [
    ['rgba(142,31,23,.35)', 2, 0],
    ['#FFFDF6', 5, tail],
    [RED, 3, tail],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(...at(start));
    ctx.lineTo(...at(head));
    ctx.stroke();
  }
}

/** Shells land: a few bursts within the radius, one after another. */
export function drawBlast(ctx: CanvasRenderingContext2D, [x, y]: [number, number], radius: number, age: number): void {
  ctx.strokeStyle = RED;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.stroke();
  for (let i = 0; i < 7; i++) {
    const born = i * 0.09;
    const t = (age - born) / 0.35;
    if (t <= 0 || t >= 1) continue;
    const angle = i * 2.4;
    const out = radius * 0.75 * Math.sqrt((i + 0.5) / 7);
    ctx.fillStyle = `rgba(${t < 0.4 ? '255,196,92' : '92,74,54'},${0.85 * (1 - t)})`;
    ctx.beginPath();
    ctx.arc(x + Math.cos(angle) * out, y + Math.sin(angle) * out, radius * (0.12 + 0.22 * t), 0, 2 * Math.PI);
    ctx.fill();
  }
}

export function drawNote(ctx: CanvasRenderingContext2D, at: [number, number], size: number, text: string, dice: Roll[], age: number): void {
  drawBattle(ctx, at, size, { title: '', dice, result: text }, age);
}
