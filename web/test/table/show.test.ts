import { describe, expect, it, vi } from 'vitest';
import type { Item } from '../../src/api/types.ts';
import { type Act, joinTravels } from '../../src/table/show/acts.ts';
import { type About, folded, linesOf, reused, undoneIn } from '../../src/table/show/outline.ts';
import { EventPlayer, type Stage } from '../../src/table/show/player.svelte.ts';
import { Show } from '../../src/table/show/show.svelte.ts';
import { attachSkip } from '../../src/table/show/skipping.ts';
import type { Session } from '../../src/table/session.svelte.ts';

const ctx = { globalAlpha: 1 } as CanvasRenderingContext2D;
const roll = { purpose: { text: 'battle', clause: 'x 1' }, sides: 6, value: 4 };
const travel = (unit: string, ...way: number[]): Act => ({ kind: 'travel', units: [unit], way });
const battle: Act = { kind: 'battle', at: 5, title: '3:1', dice: [roll], result: '-1' };

/** A board that notes what it is told to show. */
function stage() {
  const told: string[] = [];
  const made: Stage<string> & { told: string[]; away: boolean } = {
    told,
    away: false,
    begin: (act) => told.push(act.kind),
    settle: (position) => told.push(position),
    spotOf: () => 5,
    reveal() {
      return this.away;
    },
    drawAct: () => {},
    redraw: () => {},
  };
  return made;
}

function playFor(player: EventPlayer<string>, from: number, to: number) {
  for (let now = from; now <= to; now += 16) player.draw(ctx, now);
}

describe('the player of events', () => {
  it('shows each act from the position before, and the position after it only then', () => {
    const board = stage();
    const player = new EventPlayer(board);
    player.add([travel('a', 1, 2), battle, { kind: 'fall', unit: 'b' }, travel('a', 2, 5)], 'after', 1);
    expect(board.told).toEqual([]);
    playFor(player, 1000, 1100);
    expect(board.told).toEqual(['travel']);
    playFor(player, 1100, 9000);
    expect(board.told).toEqual(['travel', 'battle', 'fall', 'travel', 'after']);
    expect(player.playing).toBe(false);
  });

  it('plays batches one after another', () => {
    const board = stage();
    const player = new EventPlayer(board);
    player.add([battle], 'first', 1);
    player.add([travel('a', 1, 2)], 'second', 1);
    playFor(player, 0, 9000);
    expect(board.told).toEqual(['battle', 'first', 'travel', 'second']);
  });

  it('ends at once on the last position when it is skipped', () => {
    const board = stage();
    const player = new EventPlayer(board);
    player.add([battle, battle], 'first', 1);
    player.add([battle], 'second', 1);
    playFor(player, 0, 50);
    player.skip();
    expect(board.told.at(-1)).toBe('second');
    expect(board.told).not.toContain('first');
    expect(player.playing).toBe(false);
  });

  it('shows nothing in motion where no motion is wanted', () => {
    const board = stage();
    const player = new EventPlayer(board);
    player.add([battle, travel('a', 1, 2)], 'after', 0);
    expect(board.told).toEqual(['after']);
    expect(player.playing).toBe(false);
  });

  it('never takes longer than ten seconds and the time the last word stands', () => {
    const board = stage();
    const player = new EventPlayer(board);
    player.add(
      Array.from({ length: 200 }, () => battle),
      'after',
      2,
    );
    playFor(player, 0, 13_500);
    expect(player.playing).toBe(false);
  });

  it('waits while the view travels, once for each act, however far the edge lets it go', () => {
    const board = stage();
    board.away = true;
    const player = new EventPlayer(board);
    player.add([battle], 'after', 1);
    playFor(player, 0, 200);
    expect(board.told).toEqual([]);
    playFor(player, 200, 400);
    expect(board.told).toEqual(['battle']);
  });

  it('a key ends the show; Escape does nothing else', () => {
    const skip = vi.fn();
    const other = vi.fn();
    const detach = attachSkip({ playing: true, skip });
    window.addEventListener('keydown', other);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(skip).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
    expect(other).toHaveBeenCalledTimes(1);
    detach();
    window.removeEventListener('keydown', other);
  });

  it('joins the steps of one march', () => {
    expect(joinTravels([travel('a', 1, 2), travel('a', 2, 3), travel('b', 3, 4), travel('a', 9, 8)])).toEqual([
      travel('a', 1, 2, 3),
      travel('b', 3, 4),
      travel('a', 9, 8),
    ]);
  });
});

const item = (sequence: number, side: string, ...types: string[]): Item =>
  ({
    type: 'Played',
    sequence,
    at: '',
    side,
    order: null,
    outcome: null,
    events: types.map((type) => ({
      sentence: `${type} ${sequence}`,
      clauses: [],
      rolls: type === 'Fought' ? [roll] : [],
      event: { type },
    })),
  }) as unknown as Item;

describe('the report of the other side', () => {
  const heard = (acts: Act[] = [], interruption = false) => ({
    acts: () => acts,
    before: 'before',
    after: 'after',
    pace: 1,
    interruption,
  });

  function table() {
    const board = stage();
    const opened: string[] = [];
    const show = new Show({ side: 'german' } as Session, new EventPlayer(board), (p) => opened.push(p));
    return { board, opened, show };
  }

  it('grows with every batch, through one’s own answers, until one’s own turn', () => {
    const { show } = table();
    show.hear([item(1, 'german', 'PhaseEnded')], heard());
    show.hear([item(2, 'american', 'Moved')], heard());
    show.hear([item(3, 'german', 'StepLost')], heard([], true));
    show.hear([item(4, 'american', 'Fought')], heard());
    expect(show.report.items.map((i) => i.sequence)).toEqual([2, 3, 4]);
    expect(show.report.lead?.sequence).toBe(1);
    show.hear([item(5, 'german', 'Moved')], heard());
    expect(show.report.items.map((i) => i.sequence)).toEqual([2, 3, 4]);
    show.hear([item(6, 'american', 'Moved')], heard());
    expect(show.report.items.map((i) => i.sequence)).toEqual([6]);
  });

  it('an order that only the phase tells of is no news: what was reported stays', () => {
    const show = new Show({ side: 'german' } as Session, new EventPlayer(stage()), () => {});
    show.hear([item(1, 'german', 'PhaseEnded')], heard());
    show.hear([item(2, 'american', 'Moved')], heard());
    show.hear([item(3, 'german', 'Moved')], heard());
    show.report.fold();
    show.hear([{ ...item(4, 'american', 'Moved'), events: [] } as Item], heard());
    expect(show.report.items.map((i) => i.sequence)).toEqual([2]);
    expect(show.report.isOpen).toBe(false);
  });

  it('is known again after a reload, and goes on from there', () => {
    const { show } = table();
    show.report.recall([item(1, 'german', 'PhaseEnded'), item(2, 'american', 'Moved'), item(3, 'american', 'Fought')], 'german');
    expect(show.report.items.map((i) => i.sequence)).toEqual([2, 3]);
    expect(show.report.isOpen).toBe(false);
    show.hear([item(4, 'american', 'Moved')], heard());
    expect(show.report.items.map((i) => i.sequence)).toEqual([2, 3, 4]);
  });

  it('is watched again from where the turn began', () => {
    const { show, opened, board } = table();
    show.hear([item(2, 'american', 'Moved')], heard([travel('a', 1, 2)]));
    show.skip();
    board.told.length = 0;
    show.again();
    expect(opened).toEqual(['before', 'before']);
    expect(show.playing).toBe(true);
  });

  it('leaves one’s own moves immediate, and shows one’s own battles', () => {
    const { show, board } = table();
    show.hear([item(1, 'german', 'Moved')], heard([travel('a', 1, 2)]));
    expect(show.playing).toBe(false);
    expect(board.told).toEqual(['after']);
    show.hear([item(2, 'german', 'Fought')], heard([battle]));
    expect(show.playing).toBe(true);
  });
});

describe('the log', () => {
  const about = ({ type }: { type: string }): About | null =>
    type === 'Announced'
      ? { kind: 'combat', placed: true, opens: true }
      : type === 'Fought'
        ? { kind: 'combat', placed: true, decides: true }
        : type === 'StepLost'
          ? { kind: 'combat', placed: true }
          : { kind: 'other', placed: false };
  const lines = (items: Item[]) => folded(linesOf(items, about as never));

  it('folds a combat into the line that decided it', () => {
    const [fight, other, ...more] = lines([
      item(1, 'german', 'Announced', 'Fought', 'StepLost'),
      item(2, 'american', 'StepLost', 'Weather'),
    ]);
    expect(fight.told?.sentence).toBe('Fought 1');
    expect(fight.under.map((l) => l.told?.sentence)).toEqual(['Announced 1', 'StepLost 1', 'StepLost 2']);
    expect(other.told?.sentence).toBe('Weather 2');
    expect(more).toEqual([]);
  });

  it('keeps a line as it was, unless something about it has changed', () => {
    const first = item(1, 'german', 'Announced', 'Fought');
    const second = item(2, 'american', 'Weather');
    const before = lines([first, second]);
    const same = reused(lines([first, second, item(3, 'american', 'Weather')]), before);
    expect(same.map((line, i) => line === before[i])).toEqual([true, true, false]);
    const [fight] = reused(lines([first, item(2, 'american', 'StepLost')]), before);
    expect(fight).not.toBe(before[0]);
    expect(fight.under).toHaveLength(2);
    const undone = { type: 'Undone', sequence: 3, at: '', side: 'american', byConsent: false, orders: 1 } as Item;
    const [kept, marked] = reused(lines([first, second, undone]), before);
    expect(kept).toBe(before[0]);
    expect(marked.undone).toBe(true);
  });

  it('marks what was undone, and not what was redone', () => {
    const undo = (sequence: number, type: 'Undone' | 'Redone', orders: number) =>
      ({ type, sequence, at: '', side: 'german', byConsent: false, orders }) as Item;
    const items = [item(1, 'german', 'A'), item(2, 'german', 'B'), item(3, 'german', 'C'), undo(4, 'Undone', 2), undo(5, 'Redone', 1)];
    expect([...undoneIn(items)]).toEqual([3]);
    expect([...undoneIn([...items, item(6, 'german', 'D')])]).toEqual([3]);
    expect([...undoneIn([...items, item(6, 'german', 'D'), undo(7, 'Undone', 1)])].sort()).toEqual([3, 6]);
    expect(linesOf(items, about as never).map((l) => l.undone ?? false)).toEqual([false, false, true, false, false]);
  });
});
