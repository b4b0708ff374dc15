import { describe, expect, it } from 'vitest';
import type { GameInfo, State } from '../../src/api/types.ts';
import { canPlayOn, onlyAgainstComputers, seatChoices, seatsAsBefore } from '../../src/table/playOn.ts';

const game = {
  sides: [
    { id: 'german', name: 'German' },
    { id: 'american', name: 'American' },
  ],
  computers: [
    { id: 'random', title: 'Random', sides: ['german', 'american'] },
    { id: 'hodges', title: 'Hodges', sides: ['american'] },
  ],
} as unknown as GameInfo;

const table = (status: string, undoLaw: string, opponent: string): State =>
  ({
    side: 'german',
    status,
    undoLaw,
    seats: [
      { side: 'german', sitter: 'person', computer: null },
      { side: 'american', sitter: opponent, computer: opponent === 'computer' ? 'hodges' : null },
    ],
  }) as unknown as State;

describe('playing on from a moment', () => {
  it('is offered where no secret can be shown', () => {
    expect(canPlayOn(table('over', 'strict', 'person'), false)).toBe(true);
    expect(canPlayOn(table('study', 'strict', 'person'), false)).toBe(true);
    expect(canPlayOn(table('running', 'strict', 'person'), true)).toBe(true);
    expect(canPlayOn(table('running', 'practice', 'computer'), false)).toBe(true);
    expect(canPlayOn(table('running', 'strict', 'computer'), false)).toBe(false);
    expect(canPlayOn(table('running', 'practice', 'person'), false)).toBe(false);
  });

  it('leaves the sides as they are while a practice game is running', () => {
    expect(onlyAgainstComputers(table('running', 'practice', 'computer'))).toBe(true);
    expect(onlyAgainstComputers(table('over', 'practice', 'computer'))).toBe(false);
  });

  it('gives my side to me and the others to a computer player that can play them', () => {
    expect(seatsAsBefore(table('over', 'strict', 'computer'), [{ table: 't', side: 'german', token: 'x' }], game)).toEqual({
      german: 'me',
      american: 'hodges',
    });
    expect(seatsAsBefore(table('over', 'strict', 'person'), [{ table: 't', side: 'american', token: 'x' }], game)).toEqual({
      german: 'random',
      american: 'me',
    });
    expect(seatChoices(game, 'german').map((c) => c.value)).toEqual(['me', 'invited', 'random']);
  });
});
