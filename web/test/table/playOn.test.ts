import { describe, expect, it } from 'vitest';
import type { GameInfo, State } from '../../src/api/types.ts';
import { canPlayOn, seatChoices, seatsAsBefore, waysOn } from '../../src/table/playOn.ts';

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
    expect(canPlayOn(table('running', 'strict', 'person'), false)).toBe(false);
  });

  const ways = (status: string, undoLaw: string, opponent: string, seated: boolean, hotSeat: boolean) =>
    waysOn(table(status, undoLaw, opponent), seated, hotSeat, game).map((w) => w.drawnFor + (w.sameSeats ? 'same seats' : ''));

  it('begins exactly as it was where nothing is hidden, and from what any side knew', () => {
    expect(ways('over', 'strict', 'person', true, false)).toEqual(['', 'german', 'american']);
    expect(ways('study', 'strict', 'person', false, false)).toEqual(['', 'german', 'american']);
    expect(ways('running', 'strict', 'person', true, true)).toEqual(['', 'german', 'american']);
  });

  it('begins from what I know while a game is running, and exactly only in practice with the same seats', () => {
    expect(ways('running', 'strict', 'person', true, false)).toEqual(['german']);
    expect(ways('running', 'practice', 'person', true, false)).toEqual(['german']);
    expect(ways('running', 'strict', 'computer', true, false)).toEqual(['german']);
    expect(ways('running', 'practice', 'computer', true, false)).toEqual(['same seats', 'german']);
    expect(ways('running', 'strict', 'person', false, false)).toEqual([]);
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
