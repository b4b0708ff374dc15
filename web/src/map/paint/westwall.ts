import type { Shapes } from '../shape/shapes.ts';
import { hash } from '../noise.ts';
import type { Brush } from './brush.ts';

/** Dragon's teeth in the hexes of the West Wall: two staggered rows of small triangles down the middle of each run. */
export function paintWestWall(brush: Brush, shapes: Shapes): void {
  const { ctx, scale, box } = brush;
  const hexes = shapes.model.sets['west-wall'] ?? [];
  if (scale < 24 || hexes.length === 0) return;
  const { layout } = shapes;
  const wall = new Set(hexes);
  ctx.fillStyle = 'rgba(70,60,46,.62)';
  ctx.beginPath();
  for (const h of hexes)
    for (let d = 0; d < 6; d++) {
      const n = layout.neighbor(h, d);
      if (n < h || !wall.has(n)) continue;
      if (layout.x[h] < box.left - 1 || layout.x[h] > box.right + 1 || layout.y[h] < box.top - 1 || layout.y[h] > box.bottom + 1) continue;
      teeth(brush, layout.x[h], layout.y[h], layout.x[n], layout.y[n], h);
    }
  ctx.fill();
}

function teeth({ ctx }: Brush, x0: number, y0: number, x1: number, y1: number, salt: number): void {
  const across = { x: -(y1 - y0), y: x1 - x0 };
  const size = 0.026;
  for (let k = 0; k < 9; k++)
    for (const row of [-1, 1]) {
      const t = (k + (row < 0 ? 0.25 : 0.75)) / 9;
      const off = 0.3 + row * 0.035 + (hash(salt, k, 41) - 0.5) * 0.02;
      const x = x0 + (x1 - x0) * t + across.x * off;
      const y = y0 + (y1 - y0) * t + across.y * off;
      ctx.moveTo(x - size, y + size);
      ctx.lineTo(x + size, y + size);
      ctx.lineTo(x, y - size);
      ctx.closePath();
    }
}
