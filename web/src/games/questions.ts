import type { Attack, Supply } from './game.ts';

/** Orders and questions that have the same words in every game of hexes. */
export const ATTACK = {
  order: (units, hex) => ({ verb: 'attack', units, places: [hex] }),
  question: (units, hex) => ({ verb: 'odds', units, places: [hex] }),
} satisfies Partial<Attack>;

export const SUPPLY = {
  question: (piece) => ({ verb: 'supply', units: [piece.id] }),
  sideQuestion: (side) => ({ verb: 'supply', words: [side] }),
} satisfies Partial<Supply>;
