import { describe, expect, it } from 'vitest';
import type { KeyMoment, Story } from '../../src/api/types.ts';
import { hexCount, hexesOf, historyUntil } from '../../src/front/front.ts';
import { turningTold } from '../../src/table/end/ending.ts';
import { dateOf, frontDays, frontRows, frontTold } from '../../src/table/end/frontStory.ts';

const story = (fronts: [string, string | null][]) =>
  ({ turns: fronts.map(([title, front]) => ({ title, front, attacker: front && 'german', figures: [] })) }) as unknown as Story;

describe('the front by day', () => {
  it('reads runs that begin with hexes before the front', () => {
    expect(hexesOf('1 2 1', 4)).toEqual([0, 1, 1, 0]);
    expect(hexCount('1 2 1')).toBe(4);
  });

  it('knows the day of a turn by its title', () => {
    expect(dateOf('18 Dec · turn 3')).toBe('1944-12-18');
    expect(dateOf('16 Dec morning')).toBe('1944-12-16');
    expect(dateOf('Turn 1 · 16 Dec morning')).toBe('1944-12-16');
    expect(dateOf('1 Jan · turn 17')).toBe('1945-01-01');
    expect(dateOf('Day 1')).toBe('');
  });

  it('finds the last day of history up to a date', () => {
    expect(historyUntil({ '1944-12-16': [], '1944-12-20': [] }, '1944-12-18')).toBe('1944-12-16');
    expect(historyUntil({ '1944-12-16': [] }, '')).toBeUndefined();
  });

  it('is compared with history as numbers and as a sentence', () => {
    const days = frontDays(
      story([
        ['16 Dec · turn 1', '1 1 2'],
        ['17 Dec · turn 2', '0 3 1'],
        ['afterwards', null],
      ]),
    );
    const rows = frontRows(days, { '1944-12-16': [0, 1], '1944-12-17': [1, 2, 3] });
    expect(rows).toEqual([
      { name: '16 Dec', held: 1, history: { day: '1944-12-16', held: 2, both: 1 } },
      { name: '17 Dec', held: 3, history: { day: '1944-12-17', held: 3, both: 2 } },
    ]);
    expect(frontTold(rows, 'German')).toBe(
      'After 17 Dec the German side held 3 hexes, 2 more than after 16 Dec. In history it held 3; 2 hexes are behind both lines.',
    );
    expect(frontTold(frontRows(days, {}), 'German')).toBe('After 17 Dec the German side held 3 hexes, 2 more than after 16 Dec.');
  });

  it('is not there for a game without hexes', () => {
    expect(frontDays(story([['Day 1', null]]))).toEqual([]);
  });
});

describe('turning points', () => {
  it('name the largest change in a sentence', () => {
    const moment = (turn: string, share: number, sentence: string) => ({ turn, share, sentences: [sentence] }) as unknown as KeyMoment;
    expect(turningTold([moment('16 Dec · turn 1', 5, 'A.'), moment('17 Dec · turn 2', 12, 'St. Vith falls.')])).toBe(
      'The largest change came on 17 Dec, with 12% of all points and losses: St. Vith falls.',
    );
  });
});
