import type { Layer, MapView } from '../../map/view.ts';
import { ACTION } from '../../map/palette.ts';
import type { ReachHex } from '../board.ts';
import { drawMark, figures, hexPath, inSight, outlinePath } from './hexes.ts';

/** Where the selected units can go: one tint that fades with the points left, one outline, the way to the hex pointed at. */
export class ReachLayer implements Layer {
  private hexes = new Map<number, ReachHex>();
  private set: ReadonlySet<number> = new Set();
  private most = 1;
  from = -1;
  pointed = -1;
  /** Waypoints the player has set; the last one ends the way fixed so far. */
  private stops: ReachHex[] = [];
  /** Whether the unit keeps to the roads: then its way follows their curves. */
  byRoad = false;

  setReach(from: number, reach: ReachHex[], byRoad = false, stops: ReachHex[] = []): void {
    this.from = from;
    this.stops = stops;
    this.byRoad = byRoad;
    this.hexes = new Map(reach.map((r) => [r.hex, r]));
    this.set = new Set(from < 0 ? [] : [from, ...this.hexes.keys()]);
    this.most = Math.max(1, ...reach.map((r) => r.left));
  }

  clear(): void {
    this.setReach(-1, []);
    this.pointed = -1;
  }

  get(hex: number): ReachHex | undefined {
    return this.hexes.get(hex);
  }

  get all(): ReachHex[] {
    return [...this.hexes.values()];
  }

  draw(ctx: CanvasRenderingContext2D, view: MapView): void {
    if (this.hexes.size === 0) return;
    this.drawTint(ctx, view);
  }

  /** The way to the hex pointed at lies over the counters; a layer of its own draws it. */
  readonly way: Layer = {
    draw: (ctx, view) => {
      const goal = this.hexes.get(this.pointed) ?? this.stops.at(-1);
      if (goal && this.from >= 0) this.drawWay(ctx, view, goal);
      this.drawStops(ctx, view);
    },
  };

  /** Waypoints are diamonds on the way. */
  private drawStops(ctx: CanvasRenderingContext2D, view: MapView): void {
    const r = Math.min(15, Math.max(9, 0.16 * view.camera.scale));
    for (const stop of this.stops) {
      const [x, y] = view.place(stop.hex);
      const diamond: [number, number][] = [
        [x, y - r],
        [x + r, y],
        [x, y + r],
        [x - r, y],
      ];
      drawMark(ctx, diamond, ACTION, '#FFFDF6', 2);
      ctx.fillStyle = '#FFFDF6';
      ctx.fillText(String(stop.cost), x, y + 0.5);
    }
  }

  private drawTint(ctx: CanvasRenderingContext2D, view: MapView): void {
    const steps = 6;
    for (let k = 0; k <= steps; k++) {
      ctx.beginPath();
      for (const [hex, { left }] of this.hexes)
        if (Math.round((left / this.most) * steps) === k && inSight(view, hex)) hexPath(ctx, view, hex);
      ctx.fillStyle = `rgba(21,87,138,${(0.1 + (0.26 * k) / steps).toFixed(3)})`;
      ctx.fill();
    }
    ctx.beginPath();
    outlinePath(ctx, view, this.set);
    ctx.strokeStyle = ACTION;
    ctx.lineWidth = Math.max(1.3, 0.028 * view.camera.scale);
    ctx.lineCap = 'round';
    ctx.stroke();
    if (view.camera.scale >= 36) this.drawPoints(ctx, view);
  }

  /** Points left, in the foot of each hex. */
  private drawPoints(ctx: CanvasRenderingContext2D, view: MapView): void {
    const size = Math.min(14, Math.max(10, 0.15 * view.camera.scale));
    const left = [...this.hexes].map(([hex, goal]): [number, string] => [hex, String(goal.left)]);
    figures(ctx, view, left, view.layout.turns % 2 === 0 ? 0.37 : 0.4, size, '#0F3F66');
  }

  /** The way follows the road's curve where there is one and carries the running cost. */
  private drawWay(ctx: CanvasRenderingContext2D, view: MapView, goal: ReachHex): void {
    const scale = view.camera.scale;
    const points = wayPoints(view, this.from, goal.path, this.byRoad);
    for (const [color, width] of [
      ['#FFFDF6', 0.085],
      [ACTION, 0.05],
    ] as const) {
      ctx.strokeStyle = color;
      ctx.lineWidth = Math.max(color === ACTION ? 2 : 4, width * scale);
      ctx.lineJoin = 'round';
      ctx.lineCap = 'round';
      ctx.beginPath();
      points.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
      ctx.stroke();
    }
    let spent = 0;
    const radius = Math.min(11, Math.max(7, 0.11 * scale));
    ctx.font = `700 ${radius * 1.15}px "Liberation Sans",Arial,sans-serif`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    goal.path.forEach((hex, i) => {
      spent += goal.steps[i]?.cost ?? 0;
      if (scale < 28 && i < goal.path.length - 1) return;
      const [x, y] = view.place(hex);
      ctx.beginPath();
      ctx.arc(x, y, radius, 0, 2 * Math.PI);
      ctx.fillStyle = '#FFFDF6';
      ctx.fill();
      ctx.strokeStyle = ACTION;
      ctx.lineWidth = 1.6;
      ctx.stroke();
      ctx.fillStyle = '#0F3F66';
      ctx.fillText(String(i === goal.path.length - 1 ? goal.cost : spent), x, y + 0.5);
    });
  }
}

function wayPoints(view: MapView, from: number, path: number[], byRoad: boolean): [number, number][] {
  const points: [number, number][] = [view.place(from)];
  let at = from;
  for (const hex of path) {
    const road = byRoad ? view.road(at, hex) : null;
    if (road) for (const p of road) points.push(view.camera.toScreen(p.x, p.y));
    else points.push(view.place(hex));
    at = hex;
  }
  return points;
}
