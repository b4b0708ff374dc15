import type { Piece } from '../table/board.ts';

/** Pieces made before. A unit that a change of the position leaves alone is the same object as before, and so is its piece. */
export class MadePieces<Unit extends object> {
  private readonly made = new WeakMap<Unit, { hex: string | null; side: string; piece: Piece }>();

  /** @param side who looks at it */
  of(unit: Unit, hex: string | null, side: string, make: () => Piece): Piece {
    const before = this.made.get(unit);
    if (before && before.hex === hex && before.side === side) return before.piece;
    const piece = make();
    this.made.set(unit, { hex, side, piece });
    return piece;
  }
}
