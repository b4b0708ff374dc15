import type { Compass, MapModel } from './model.ts';

/** What changes in play and is drawn into the tiles. */
export interface SheetChange {
  held: number[];
  /** Hexsides with a bridge: `a b` with a < b. */
  bridges: [string, 'intact' | 'blown'][];
  /** A historical front to draw dashed. */
  past: { name: string; held: number[] } | null;
  /** Hexes that hold a counter: names keep clear of them. */
  occupied: number[];
  /** Hexes that carry a star. */
  starred?: number[];
  /** A darker sheet, for dark surroundings. */
  dim?: boolean;
}

export type ToPainter =
  | { kind: 'open'; model: MapModel; top: Compass; ratio: number }
  | { kind: 'change'; version: number; change: SheetChange }
  | { kind: 'tile'; scale: number; i: number; j: number }
  | { kind: 'picture'; id: number; left: number; top: number; width: number; height: number; scale: number };

export type FromPainter =
  | { kind: 'opened'; roads: [string, number[]][] }
  | { kind: 'tile'; scale: number; i: number; j: number; version: number; bitmap: ImageBitmap }
  | { kind: 'picture'; id: number; bitmap: ImageBitmap };

/** The side of a tile, in pixels as the reader sees them. */
export const TILE = 512;

/** The scales at which the map comes to rest, in pixels a pitch. Between them tiles are drawn scaled. */
export const RUNGS = [10, 14, 20, 28, 40, 56, 80, 120];
