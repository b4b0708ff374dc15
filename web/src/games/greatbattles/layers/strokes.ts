import type { TableCanvas } from '../canvas.ts';
import type { Dot } from '../geo.ts';

export const RED = '#B0281C';

/** Colors of a way by its going: they differ in lightness as well as hue. */
export const GOINGS: Record<string, string> = {
  good: '#15578A',
  bad: '#C4661A',
  'dirt-road': '#7B6A2C',
  'paved-road': '#4B4B55',
  impassable: RED,
};

export function polygon(ctx: CanvasRenderingContext2D, view: TableCanvas, dots: Dot[]): void {
  ctx.beginPath();
  dots.forEach((d, i) => (i ? ctx.lineTo(...view.place(d)) : ctx.moveTo(...view.place(d))));
  ctx.closePath();
}

/** A stand where it would be: dashed, its front edge drawn through. */
export function drawGhost(ctx: CanvasRenderingContext2D, view: TableCanvas, ghost: { corners: Dot[] }, fits: boolean): void {
  const color = fits ? '#15578A' : RED;
  ctx.save();
  polygon(ctx, view, ghost.corners);
  ctx.fillStyle = fits ? 'rgba(21,87,138,.22)' : 'rgba(176,40,28,.24)';
  ctx.fill();
  ctx.setLineDash([6, 4]);
  ctx.lineWidth = 2;
  ctx.strokeStyle = '#FFFDF6';
  ctx.stroke();
  ctx.strokeStyle = color;
  ctx.lineDashOffset = 5;
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(...view.place(ghost.corners[3]));
  ctx.lineTo(...view.place(ghost.corners[0]));
  ctx.stroke();
  ctx.restore();
}

/** The half circle a stand fires into, at its range; outside it lies the sight of this turn. */
export function drawArc(
  ctx: CanvasRenderingContext2D,
  view: TableCanvas,
  arcs: { at: Dot; facing: number; sight: number; direct: number; indirect: number },
): void {
  const [x, y] = view.place(arcs.at);
  const start = ((arcs.facing - 180) * Math.PI) / 180;
  const range = (mils: number) => (mils / 1000) * view.camera.scale;
  ctx.save();
  const reach = Math.min(arcs.direct, arcs.sight);
  ctx.fillStyle = 'rgba(176,40,28,.09)';
  ctx.strokeStyle = 'rgba(176,40,28,.75)';
  ctx.lineWidth = 1.6;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.arc(x, y, range(reach), start, start + Math.PI);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.setLineDash([3, 5]);
  ctx.beginPath();
  ctx.arc(x, y, range(reach), start + Math.PI, start + 2 * Math.PI);
  ctx.stroke();
  for (let inch = 3; inch * 1000 < reach; inch += 3) {
    ctx.strokeStyle = 'rgba(176,40,28,.35)';
    ctx.beginPath();
    ctx.arc(x, y, range(inch * 1000), start, start + Math.PI);
    ctx.stroke();
  }
  ctx.strokeStyle = 'rgba(30,110,70,.7)';
  ctx.setLineDash([9, 6]);
  ctx.beginPath();
  ctx.arc(x, y, range(arcs.sight), 0, 2 * Math.PI);
  ctx.stroke();
  ctx.restore();
}

const DISCS = {
  firing: { fill: 'rgba(206,86,28,.52)', rim: '#8E2F12', dash: [] as number[] },
  planned: { fill: 'rgba(206,86,28,.14)', rim: '#8E2F12', dash: [5, 4] },
  considered: { fill: 'rgba(206,86,28,.36)', rim: '#8E2F12', dash: [5, 4] },
  refused: { fill: 'rgba(120,20,20,.3)', rim: RED, dash: [2, 4] },
};

export function drawTemplate(
  ctx: CanvasRenderingContext2D,
  view: TableCanvas,
  at: Dot,
  radius: number,
  text: string,
  kind: keyof typeof DISCS,
  turn: number,
): void {
  const [x, y] = view.place(at);
  const r = radius * view.camera.scale;
  const { fill, rim, dash } = DISCS[kind];
  ctx.save();
  ctx.fillStyle = fill;
  ctx.strokeStyle = rim;
  ctx.lineWidth = 2;
  ctx.setLineDash(dash);
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
  ctx.fill();
  ctx.stroke();
  ctx.setLineDash([]);
  if (kind === 'firing')
    for (let k = 0; k < 9; k++) {
      const a = k * 2.4;
      ctx.fillStyle = k % 2 ? 'rgba(60,40,20,.4)' : 'rgba(255,222,160,.5)';
      ctx.beginPath();
      ctx.arc(x + Math.cos(a) * r * 0.62, y + Math.sin(a) * r * 0.62, r * 0.14, 0, 7);
      ctx.fill();
    }
  ctx.beginPath();
  if (text) {
    ctx.fillStyle = '#FFFDF6';
    ctx.arc(x, y, Math.max(9, r * 0.42), 0, 2 * Math.PI);
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = '#5E1D0B';
    ctx.font = '700 12px "Liberation Sans",Arial,sans-serif';
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(text, x, y + 0.5);
  } else {
    ctx.moveTo(x - 8, y);
    ctx.lineTo(x + 8, y);
    ctx.moveTo(x, y - 8);
    ctx.lineTo(x, y + 8);
    ctx.stroke();
  }
  ctx.restore();
  if (kind === 'planned' && turn > 0) drawBadge(ctx, [x, y], `turn ${turn}`, '#5E1D0B', 0, r + 12);
}

export function drawBadge(
  ctx: CanvasRenderingContext2D,
  [x, y]: [number, number],
  text: string,
  color: string,
  dx: number,
  dy: number,
  size = 12.5,
): void {
  ctx.save();
  ctx.font = `700 ${size}px "Liberation Sans",Arial,sans-serif`;
  const wide = ctx.measureText(text).width + 14;
  const left = Math.max(4, Math.min(x + dx - wide / 2, ctx.canvas.clientWidth - wide - 4));
  const high = size + 9;
  const top = Math.max(4, y + dy - high / 2);
  ctx.fillStyle = '#FFFDF6';
  ctx.strokeStyle = color;
  ctx.lineWidth = 1.6;
  ctx.beginPath();
  ctx.roundRect(left, top, wide, high, high / 2);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = color;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, left + 7, top + high / 2 + 0.5);
  ctx.restore();
}

/** A line of two pixels in the color that is set. */
export function dashedLine(ctx: CanvasRenderingContext2D, from: [number, number], to: [number, number], dashes: number[]): void {
  ctx.lineWidth = 2;
  ctx.setLineDash(dashes);
  ctx.beginPath();
  ctx.moveTo(...from);
  ctx.lineTo(...to);
  ctx.stroke();
  ctx.setLineDash([]);
}

/** A knob in front of the battalion: drag it to turn the facing. */
export function drawHandle(ctx: CanvasRenderingContext2D, view: TableCanvas, from: Dot, at: Dot): void {
  const [ax, ay] = view.place(from);
  const [bx, by] = view.place(at);
  ctx.save();
  ctx.strokeStyle = '#15578A';
  dashedLine(ctx, [ax, ay], [bx, by], [4, 4]);
  ctx.fillStyle = '#FFFDF6';
  ctx.beginPath();
  ctx.arc(bx, by, 9, 0, 2 * Math.PI);
  ctx.fill();
  ctx.lineWidth = 3;
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(bx, by, 4, -2.4, 1.2);
  ctx.lineWidth = 2;
  ctx.stroke();
  ctx.restore();
}
