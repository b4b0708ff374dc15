import { decimal } from '../../numbers.ts';
import type { TableView } from '../../api/types.ts';

/** A place on the sheet as it lies before the reader: inches from the north-west corner. */
export type Dot = [number, number];

/** Between the game's mils, counted from the south-west corner, and the sheet, whose top is north. */
export class Sheet {
  readonly width: number;
  readonly height: number;

  constructor(table: Pick<TableView, 'width' | 'height'>) {
    this.width = table.width / 1000;
    this.height = table.height / 1000;
  }

  dot(x: number, y: number): Dot {
    return [x / 1000, this.height - y / 1000];
  }

  dots(pairs: number[][]): Dot[] {
    return pairs.map(([x, y]) => this.dot(x, y));
  }

  /** Back to mils, kept on the table. */
  mils([x, y]: Dot): [number, number] {
    const within = (n: number, most: number) => Math.round(Math.min(most, Math.max(0, n)) * 1000);
    return [within(x, this.width), within(this.height - y, this.height)];
  }
}

/** A length as orders spell it: at most three decimals, none to spare. */
export const spelled = (mils: number): string => String(Math.round(mils) / 1000);

export const signed = (mils: number): string => `${mils < 0 ? '-' : '+'}${spelled(Math.abs(mils))}`;

export const place = ([x, y]: [number, number]): string => `${spelled(x)},${spelled(y)}`;

/** A length as people read it: 5.3″. */
export const inches = (mils: number): string => `${decimal(mils / 1000)}″`;

/** The bearing from one dot of the sheet to another in whole degrees: 0 is north, 90 east. */
export function bearing([ax, ay]: Dot, [bx, by]: Dot): number {
  const degrees = (Math.atan2(bx - ax, ay - by) * 180) / Math.PI;
  return ((Math.round(degrees) % 360) + 360) % 360;
}

export const middle = (dots: Dot[]): Dot => [
  dots.reduce((a, d) => a + d[0], 0) / dots.length,
  dots.reduce((a, d) => a + d[1], 0) / dots.length,
];

export const between = ([ax, ay]: Dot, [bx, by]: Dot): number => Math.hypot(bx - ax, by - ay);

/** Whether a dot lies in a polygon. */
export function inside([x, y]: Dot, polygon: Dot[]): boolean {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i];
    const [bx, by] = polygon[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** The place so far along a line of several legs, and the direction it runs there. */
export function along(line: Dot[], far: number): { at: Dot; dx: number; dy: number } {
  let left = far;
  for (let i = 1; i < line.length; i++) {
    const length = between(line[i - 1], line[i]);
    if (length === 0) continue;
    const dx = (line[i][0] - line[i - 1][0]) / length;
    const dy = (line[i][1] - line[i - 1][1]) / length;
    if (left <= length || i === line.length - 1) return { at: [line[i - 1][0] + dx * left, line[i - 1][1] + dy * left], dx, dy };
    left -= length;
  }
  return { at: line[0], dx: 0, dy: -1 };
}
