import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Aim, IntendedPhase, Seat } from '../../src/api/types.ts';
import { arrowsOf } from '../../src/table/intentions/arrows.ts';
import { plannedBy, tellsIntentions } from '../../src/table/intentions/told.ts';
import PlayNow from '../../src/table/PlayNow.svelte';
import type { Session } from '../../src/table/session.svelte.ts';

const person = { side: 'german', sitter: 'person', computer: null } as Seat;
const computer = { side: 'american', sitter: 'computer', computer: 'regular' } as Seat;

describe('what the computer intended', () => {
  it('is told after the game, or to who has all seats', () => {
    expect(tellsIntentions({ status: 'over', seats: [person, computer] }, false)).toBe(true);
    expect(tellsIntentions({ status: 'running', seats: [person, computer] }, false)).toBe(false);
    expect(tellsIntentions({ status: 'running', seats: [person, computer] }, true)).toBe(true);
    expect(tellsIntentions({ status: 'over', seats: [person, person] }, false)).toBe(false);
    expect(tellsIntentions({ status: 'study', seats: [person, computer] }, false)).toBe(false);
  });

  it('follows the replay', () => {
    const phases = [{ entry: 4 }, { entry: 9 }] as IntendedPhase[];
    expect([0, 3, 4, 8, 9, 50].map((at) => plannedBy(phases, at))).toEqual([-1, -1, 0, 0, 1, 1]);
  });

  it('draws an arrow for each place the units come from, and skips places that are not on the map', () => {
    const ctx = new Proxy({} as Record<string, unknown>, {
      get: (made, name: string) => (made[name] ??= name === 'measureText' ? () => ({ width: 8 }) : vi.fn()),
      set: () => true,
    });
    const aims: Aim[] = [
      { kind: 'attack', words: 'Attacks b.', from: ['a', 'c', 'nowhere'], to: 'b' },
      { kind: 'hold', words: 'Holds a.', from: [], to: 'a' },
      { kind: 'goal', words: 'To nowhere.', from: ['a'], to: 'nowhere' },
    ];
    const spots: Record<string, [number, number]> = { a: [0, 0], b: [100, 0], c: [0, 100] };
    arrowsOf(aims, -1)(ctx as unknown as CanvasRenderingContext2D, (at) => spots[at] ?? null);
    expect(ctx.quadraticCurveTo).toHaveBeenCalledTimes(2);
    expect(ctx.fillText).toHaveBeenCalledTimes(2);
  });
});

describe('play now', () => {
  afterEach(() => vi.useRealTimers());

  it('appears when the computer thinks for long, and is said once', async () => {
    vi.useFakeTimers();
    const hurry = vi.fn(async () => true);
    render(PlayNow, { session: { hurry } as unknown as Session });
    expect(screen.queryByRole('button')).toBeNull();
    await vi.advanceTimersByTimeAsync(3_100);
    expect(screen.getByText(/thinking for 3 s/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
    expect(hurry).toHaveBeenCalledOnce();
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });
});
