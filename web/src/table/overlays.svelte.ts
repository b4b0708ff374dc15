import type { Desk } from './desk.svelte.ts';
import type { Wash } from './layers/marks.ts';

/** What is laid over the map on request. */
export class Overlays {
  supply = $state(false);
  threat = $state(false);
  control = $state(true);
  /** A day whose historical front is drawn, or nothing. */
  day = $state('');
}

/** Enemy units that can be seen beside a hex: where attacks come from. */
export function threatsTo(desk: Desk, hex: number): string[] {
  const found: string[] = [];
  for (let d = 0; d < 6; d++) {
    const n = desk.ground.layout.neighbour(hex, d);
    if (n >= 0) for (const piece of desk.at(n)) if (!piece.own) found.push(piece.label ?? piece.title);
  }
  return found;
}

/** Hexes next to an enemy unit that can be seen: where moving costs more and attacks may come from. */
function threatened(desk: Desk): number[] {
  const found = new Set<number>();
  for (const piece of desk.board.pieces) {
    if (piece.hex < 0 || piece.own) continue;
    for (let d = 0; d < 6; d++) {
      const n = desk.ground.layout.neighbour(piece.hex, d);
      if (n >= 0) found.add(n);
    }
  }
  return [...found];
}

/** Own units by how they are supplied: red and amber wash where they are not. */
function hungry(desk: Desk): number[] {
  return desk.board.pieces.filter((p) => p.own && p.hex >= 0 && p.look.outOfSupply).map((p) => p.hex);
}

export function washesOf(desk: Desk, overlays: Overlays): Wash[] {
  const washes: Wash[] = [];
  if (overlays.threat) washes.push({ hexes: threatened(desk), fill: 'rgba(176,42,28,.16)' });
  if (overlays.supply) {
    washes.push({ hexes: hungry(desk), fill: 'rgba(176,42,28,.34)' });
    washes.push({ hexes: desk.board.pieces.filter((p) => p.own && p.hex >= 0 && !p.look.outOfSupply).map((p) => p.hex), fill: 'rgba(30,122,76,.22)' });
  }
  return washes;
}
