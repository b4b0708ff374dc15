import { describe, expect, it } from 'vitest';
import { MadePieces } from '../../src/games/made.ts';
import type { Piece } from '../../src/table/board.ts';

describe('pieces made before', () => {
  const made = new MadePieces<{ id: string }>();
  const unit = { id: 'a' };
  const make = () => ({ id: 'a' }) as Piece;
  const first = made.of(unit, 'E3119', 'german', make);

  it('are kept while the unit is the same object in the same place', () => {
    expect(made.of(unit, 'E3119', 'german', make)).toBe(first);
  });

  it('are made anew for a changed unit, another hex and another side that looks', () => {
    expect(made.of({ id: 'a' }, 'E3119', 'german', make)).not.toBe(first);
    expect(made.of(unit, 'E3119', 'allied', make)).not.toBe(first);
    expect(made.of(unit, null, 'german', make)).not.toBe(first);
  });
});
