import { describe, expect, it } from 'vitest';
import type { Luck, Outcome, Seat, Story } from '../../src/api/types.ts';
import { chancesOf, headline, levelTold, luckTold, seriesOf, undoTold } from '../../src/table/end/ending.ts';
import { seatsChanged } from '../../src/table/end/rematch.ts';

const outcome = (winner: string | null, level: string): Outcome => ({ winner, level, score: 0, ledger: [] });
const seats = [
  { side: 'german', sitter: 'person', name: 'Ann', computer: null },
  { side: 'american', sitter: 'computer', name: 'Middleton', computer: 'middleton' },
] as Seat[];
const computers = [
  { id: 'random', sides: ['german', 'american'] },
  { id: 'regular', sides: ['german'] },
  { id: 'regular', sides: ['american'] },
  { id: 'veteran', sides: ['german'] },
] as never;

describe('the end of a game', () => {
  it('says who won, to either side and to both at one screen', () => {
    expect(headline(outcome('german', 'victory'), 'german', false)).toBe('You have won');
    expect(headline(outcome('german', 'victory'), 'american', false)).toBe('You have lost');
    expect(headline(outcome('german', 'victory'), 'german', true)).toBe('German victory');
    expect(headline(outcome(null, 'draw'), 'german', false)).toBe('A draw');
  });

  it('says how, in words', () => {
    expect(levelTold(outcome('german', 'resignation'), seats)).toBe('The American side resigned.');
    expect(levelTold(outcome('german', 'German operational'), seats)).toBe('German operational victory.');
    expect(levelTold(outcome('german', 'marginal victory'), seats)).toBe('German marginal victory.');
    expect(levelTold(outcome(null, 'draw'), seats)).toBe('Nobody wins: draw.');
  });

  it('says that it was practice, and how much was undone', () => {
    expect(undoTold('strict', 0)).toBe('');
    expect(undoTold('practice', 1)).toContain('1 order was undone');
    expect(undoTold('practice', 0)).toContain('nothing was undone');
  });

  it('draws one line per figure with a value per turn', () => {
    const figure = (kind: 'score' | 'losses', name: string, value: number) => ({ kind, side: 'german', name, value });
    const turn = (title: string, points: number, steps: number, german: number) => ({
      title,
      figures: [figure('score', 'points', points), figure('losses', 'steps', steps)],
      chances: [
        { side: 'german', percent: german },
        { side: 'allied', percent: 100 - german },
      ],
      attacker: null,
      front: null,
    });
    const story: Story = {
      turns: [turn('16 Dec', 0, 1, 40), turn('17 Dec', 5, 3, 55)],
      moments: [],
      undone: 0,
      luck: { unit: 'steps', battles: 0, sides: [] },
    };
    expect(seriesOf(story, 'score')).toEqual([{ name: 'points', side: 'german', values: [0, 5] }]);
    expect(seriesOf(story, 'losses')[0].values).toEqual([1, 3]);
    expect(chancesOf(story)).toEqual([
      { name: 'German %', side: 'german', values: [40, 55] },
      { name: 'Allied %', side: 'allied', values: [60, 45] },
    ]);
    expect(chancesOf({ ...story, turns: story.turns.map((t) => ({ ...t, chances: [] })) })).toEqual([]);
  });

  it('says whom the dice favored', () => {
    const side = (name: string, luck: number, percentile: number) => ({ side: name, luck, percentile }) as Luck['sides'][number];
    const told = (...sides: Luck['sides']) => luckTold({ unit: 'steps', battles: 9, sides });
    expect(told(side('german', -680, 18), side('allied', 680, 82))).toBe(
      'The dice favored the Allied side: it came off better by 6.8 steps than on average, luckier than in 82 of 100 games with the same battles.',
    );
    expect(told(side('german', 10, 51), side('allied', -10, 49))).toBe('The dice were even.');
  });

  it('changes sides for a rematch, with a computer player that can play the other one', () => {
    expect(seatsChanged(seats, ['german'], { computers })).toEqual({
      american: { kind: 'me' },
      german: { kind: 'computer', computer: 'regular' },
    });
    const people = seats.map((s) => ({ ...s, sitter: 'person', computer: null })) as Seat[];
    expect(seatsChanged(people, ['german'], { computers })).toEqual({ american: { kind: 'me' }, german: { kind: 'invited' } });
    expect(seatsChanged(people, ['german', 'american'], { computers })).toEqual({ american: { kind: 'me' }, german: { kind: 'me' } });
  });
});
