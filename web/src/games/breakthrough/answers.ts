import type { Answer } from '../../api/types.ts';
import type { Board, ReachHex } from '../../table/board.ts';
import type { Ground, OddsSheet, SupplySheet } from '../game.ts';

export function reachOf(answer: Answer, ground: Ground): ReachHex[] {
  const found = answer as unknown as { hexes: { hex: string; cost: number; left: number; path: string[] }[] };
  return found.hexes.map(({ hex, cost, left, path }) => ({
    hex: ground.hex(hex), cost, left, path: path.map(ground.hex), steps: path.map((p) => ({ hex: ground.hex(p), cost: 0, text: '' })),
  }));
}

export function oddsBadge(_answer: Answer): string {
  return '2.9';
}

export function oddsOf(_answer: Answer, _board: Board, _ground: Ground): OddsSheet | null {
  return null;
}

export function supplyOf(_answer: Answer, _ground: Ground): SupplySheet | null {
  return null;
}
