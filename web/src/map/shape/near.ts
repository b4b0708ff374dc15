import type { Layout, Point } from '../layout.ts';
import { blankField, CELL, type Field } from './field.ts';

/** How far each cell is from lines given as close points, in pitches; `reach` where it is farther than that. */
export function distancesFrom(layout: Layout, lines: Point[][], reach: number): Field {
  const field = blankField(layout);
  const { columns, rows, originX, originY, values } = field;
  values.fill(reach * reach);
  const far = Math.ceil(reach / CELL);
  for (const line of lines)
    for (const p of line) {
      const u = (p.x - originX) / CELL;
      const v = (p.y - originY) / CELL;
      const top = Math.max(0, Math.round(v) - far);
      const bottom = Math.min(rows - 1, Math.round(v) + far);
      const left = Math.max(0, Math.round(u) - far);
      const right = Math.min(columns - 1, Math.round(u) + far);
      for (let j = top; j <= bottom; j++) {
        const dy = (j - v) * (j - v);
        for (let i = left, k = j * columns + left; i <= right; i++, k++) {
          const d = ((i - u) * (i - u) + dy) * CELL * CELL;
          if (d < values[k]) values[k] = d;
        }
      }
    }
  for (let k = 0; k < values.length; k++) values[k] = Math.sqrt(values[k]);
  return field;
}
