import type { Aim } from '../../api/types.ts';
import { badge } from '../layers/hexes.ts';
import type { Drawing } from '../page.svelte.ts';

type Spot = [number, number];

/** How each kind of aim is drawn and called; the kinds differ in dash and shape as well as in color. */
export const KINDS: Record<Aim['kind'], { title: string; color: string; dash: number[] }> = {
  attack: { title: 'Attack', color: '#A8231A', dash: [] },
  goal: { title: 'Goal', color: '#15578A', dash: [] },
  hold: { title: 'Hold', color: '#1E6B45', dash: [] },
  fear: { title: 'Fear', color: '#8A4A0B', dash: [7, 5] },
};

const CASING = 'rgba(255,253,246,.9)';
const HEAD = 11;

/** Arrows from the units to what they want, a ring around what is held, and the number of each aim in the list. */
export function arrowsOf(aims: Aim[], pointed: number): Drawing {
  return (ctx, place) => {
    ctx.save();
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    aims.forEach((aim, i) => {
      const to = place(aim.to);
      if (!to) return;
      ctx.globalAlpha = pointed < 0 || pointed === i ? 1 : 0.35;
      for (const from of aim.from) drawArrow(ctx, place(from), to, KINDS[aim.kind]);
      if (aim.kind === 'hold') drawRing(ctx, to, KINDS.hold.color);
    });
    ctx.globalAlpha = 1;
    const taken = new Map<string, number>();
    aims.forEach((aim, i) => {
      const to = place(aim.to);
      if (!to) return;
      const row = taken.get(aim.to) ?? 0; // several aims at one place stand side by side
      taken.set(aim.to, row + 1);
      badge(ctx, String(i + 1), to[0] + 12 + 20 * row, to[1] - 14, KINDS[aim.kind].color, '#FFFDF6', 11);
    });
    ctx.restore();
  };
}

function drawArrow(ctx: CanvasRenderingContext2D, from: Spot | null, to: Spot, { color, dash }: { color: string; dash: number[] }): void {
  if (!from) return;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length < 2 * HEAD) return;
  // A slight bend keeps arrows between the same places apart.
  const bend: Spot = [(from[0] + to[0]) / 2 - dy * 0.12, (from[1] + to[1]) / 2 + dx * 0.12];
  const angle = Math.atan2(to[1] - bend[1], to[0] - bend[0]);
  const neck: Spot = [to[0] - HEAD * Math.cos(angle), to[1] - HEAD * Math.sin(angle)];
  ctx.beginPath();
  ctx.moveTo(...from);
  ctx.quadraticCurveTo(...bend, ...neck);
  strokeCased(ctx, color, dash);
  ctx.beginPath();
  ctx.moveTo(...to);
  for (const side of [-0.45, 0.45]) ctx.lineTo(to[0] - 1.6 * HEAD * Math.cos(angle + side), to[1] - 1.6 * HEAD * Math.sin(angle + side));
  ctx.closePath();
  ctx.fillStyle = color;
  ctx.fill();
  ctx.strokeStyle = CASING;
  ctx.lineWidth = 1.5;
  ctx.stroke();
}

function drawRing(ctx: CanvasRenderingContext2D, [x, y]: Spot, color: string): void {
  ctx.beginPath();
  ctx.arc(x, y, 17, 0, 2 * Math.PI);
  strokeCased(ctx, color);
}

/** The path in its color, with a casing that keeps it legible on any ground. */
function strokeCased(ctx: CanvasRenderingContext2D, color: string, dash: number[] = []): void {
  ctx.strokeStyle = CASING;
  ctx.lineWidth = 6;
  ctx.stroke();
  ctx.strokeStyle = color;
  ctx.lineWidth = 3;
  ctx.setLineDash(dash);
  ctx.stroke();
  ctx.setLineDash([]);
}
