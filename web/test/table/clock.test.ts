import { describe, expect, it } from 'vitest';
import { lawTold, minutesUntil, spanTold } from '../../src/table/clock.ts';

describe('clocks', () => {
  it('tell a span in its largest two units', () => {
    expect(spanTold(0.5)).toBe('less than a minute');
    expect(spanTold(1)).toBe('1 minute');
    expect(spanTold(61)).toBe('1 hour 1 minute');
    expect(spanTold(24 * 60)).toBe('1 day');
    expect(spanTold(3 * 24 * 60 + 2 * 60 + 59)).toBe('3 days 2 hours');
    expect(spanTold(-5)).toBe('less than a minute');
  });

  it('tell their law', () => {
    expect(lawTold({ move: 4320, game: null, daysOff: 0 })).toBe('3 days for each move.');
    expect(lawTold({ move: 60, game: 14400, daysOff: 1 })).toBe('1 hour for each move, 10 days for all moves of a side, and 1 day off.');
  });

  it('count minutes to a moment', () => {
    expect(minutesUntil('2026-01-01T01:00:00Z', Date.parse('2026-01-01T00:30:00Z'))).toBe(30);
    expect(minutesUntil('2026-01-01T01:00:00Z', Date.parse('2026-01-01T01:01:00Z'))).toBe(-1);
  });
});
