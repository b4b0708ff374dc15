import type { MapSheet } from '../api/types.ts';

/** The ground a game is played on, as the server sends it once. Hexes are dense numbers, column by column, as in the kernel. */
export type Compass = 'north' | 'east' | 'south' | 'west';

export interface GridSize {
  columns: number;
  evenRows: number;
  oddRows: number;
  oddColumnsLower: boolean;
}

export interface Place {
  name: string;
  settlement: 'village' | 'town' | 'city';
  /** 1 city, 2 town, 3 market village, 4 village: how large it is lettered. */
  rank: number;
}

export interface HexModel {
  name: string;
  terrain: string;
  place?: Place;
}

export type RiverClass = 'minor' | 'major' | 'lake';
export type RoadClass = 'main' | 'secondary';
export type BridgeState = 'intact' | 'blown';

/** What lies on the hexside between two hexes. Hexsides with nothing on them are left out. */
export interface SideModel {
  a: number;
  b: number;
  river?: RiverClass;
  riverName?: string;
  road?: RoadClass;
  bridge?: BridgeState;
  bridgeName?: string;
  blocked?: string;
}

export interface EdgeRoad {
  hex: number;
  edge: Compass;
  toward: string;
}

export interface MapModel {
  id: string;
  title: string;
  /** What lies at the top of a column. */
  up: Compass;
  /** The width of a hex, flat to flat. */
  yards: number;
  grid: GridSize;
  hexes: HexModel[];
  sides: SideModel[];
  edgeRoads: EdgeRoad[];
  /** The hexes one side held, by day, as `1944-12-16`. */
  fronts: Record<string, number[]>;
  /** Named hex sets, such as `exit` or `west-wall`. */
  sets: Record<string, number[]>;
}

const COMPASS: Compass[] = ['north', 'east', 'south', 'west'];

/** Quarter turns, counter-clockwise, that bring a direction to the top of a sheet whose columns point `up`. */
export function quarterTurns(up: Compass, wanted: Compass): number {
  return (COMPASS.indexOf(wanted) - COMPASS.indexOf(up) + 4) % 4;
}

/** High ground in every game's vocabulary. */
export const HIGH_GROUND = new Set(['rough', 'ridge', 'hill']);
export const WOODS = new Set(['forest', 'woods']);
export const MARSH = new Set(['marsh', 'swamp']);

/** The server's spelling without its "none" and null. */
export function fromSheet(sheet: MapSheet): MapModel {
  const real = <T extends string>(v: T | null): Exclude<T, 'none'> | undefined =>
    v === null || v === 'none' ? undefined : (v as Exclude<T, 'none'>);
  const { german: fronts, ...rest } = sheet;
  return {
    ...rest,
    fronts,
    hexes: sheet.hexes.map(({ name, terrain, place }) => ({
      name,
      terrain,
      place: place ? { name: place.name, rank: place.rank, settlement: real(place.settlement) ?? 'village' } : undefined,
    })),
    sides: sheet.sides.map((s) => ({
      a: s.a,
      b: s.b,
      river: real(s.river),
      riverName: s.riverName ?? undefined,
      road: real(s.road),
      bridge: real(s.bridge),
      bridgeName: s.bridgeName ?? undefined,
      blocked: s.blocked ?? undefined,
    })),
  };
}
