import type { MapView } from '../../map/view.ts';

/** Adds the outline of a hex to the current path, in screen pixels, shrunk by `inset` pixels. */
export function hexPath(ctx: CanvasRenderingContext2D, view: MapView, hex: number, inset = 0): void {
  const { layout, camera } = view;
  const shrink = 1 - (2 * inset) / camera.scale;
  for (let k = 0; k < 6; k++) {
    const c = layout.corner(hex, k);
    const [x, y] = camera.toScreen(layout.x[hex] + (c.x - layout.x[hex]) * shrink, layout.y[hex] + (c.y - layout.y[hex]) * shrink);
    if (k === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
  ctx.closePath();
}

/** Adds the sides of a set of hexes that have no neighbor in the set. */
export function outlinePath(ctx: CanvasRenderingContext2D, view: MapView, hexes: ReadonlySet<number>): void {
  const { layout, camera } = view;
  for (const hex of hexes)
    for (let d = 0; d < 6; d++) {
      if (hexes.has(layout.neighbor(hex, d))) continue;
      const [p, q] = layout.sideCorners(d);
      const a = layout.corner(hex, p);
      const b = layout.corner(hex, q);
      ctx.moveTo(...camera.toScreen(a.x, a.y));
      ctx.lineTo(...camera.toScreen(b.x, b.y));
    }
}

/** Draws a filled shape with an edge that sets it off from the map. */
export function drawMark(ctx: CanvasRenderingContext2D, corners: [number, number][], fill: string, edge: string, width: number): void {
  ctx.beginPath();
  for (const [x, y] of corners) ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.strokeStyle = edge;
  ctx.lineWidth = width;
  ctx.stroke();
}

/** Whether a hex is on the screen at all. */
export function inSight(view: MapView, hex: number): boolean {
  const [x, y] = view.place(hex);
  const { width, height, scale } = view.camera;
  return x > -scale && y > -scale && x < width + scale && y < height + scale;
}

/** Writes figures with a halo of the ground's color, `drop` hexes below the middle of theirs. */
export function figures(
  ctx: CanvasRenderingContext2D,
  view: MapView,
  written: Iterable<[hex: number, text: string]>,
  drop: number,
  size: number,
  ink: string,
): void {
  const { scale } = view.camera;
  ctx.font = `700 ${size}px "Liberation Sans",Arial,sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = 3;
  ctx.strokeStyle = 'rgba(245,238,221,.86)';
  ctx.fillStyle = ink;
  for (const [hex, text] of written) {
    if (!inSight(view, hex)) continue;
    const [x, y] = view.place(hex);
    ctx.strokeText(text, x, y + drop * scale);
    ctx.fillText(text, x, y + drop * scale);
  }
}

/** A small rounded label with its middle at a point. */
export function badge(ctx: CanvasRenderingContext2D, text: string, x: number, y: number, fill: string, ink: string, size = 12): void {
  ctx.font = `700 ${size}px "Liberation Sans",Arial,sans-serif`;
  const wide = ctx.measureText(text).width + size;
  ctx.beginPath();
  ctx.roundRect(x - wide / 2, y - size * 0.8, wide, size * 1.6, size * 0.8);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.strokeStyle = 'rgba(255,253,246,.95)';
  ctx.lineWidth = 1.5;
  ctx.stroke();
  ctx.fillStyle = ink;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, x, y + 0.5);
}
