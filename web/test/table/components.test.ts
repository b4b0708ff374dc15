import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Book } from '../../src/api/types.ts';
import RulesList from '../../src/parts/RulesList.svelte';
import type { Board } from '../../src/table/board.ts';
import type { Desk } from '../../src/table/desk.svelte.ts';
import Reasons from '../../src/table/Reasons.svelte';
import TurnTrack from '../../src/table/TurnTrack.svelte';

afterEach(cleanup);

describe('a refusal', () => {
  it('names every clause with its sentence and a link', () => {
    render(Reasons, {
      title: 'Fortify: not now.',
      reasons: [
        { clause: 'breakthrough 7.8g', why: 'It is unsupplied.' },
        { clause: 'breakthrough 13.5q', why: 'It needs 20 points beside the enemy and has 11.' },
      ],
    });
    expect(screen.getByText(/It is unsupplied/)).toBeTruthy();
    expect(screen.getAllByRole('link').map((l) => l.textContent)).toEqual(['7.8g', '13.5q']);
  });
});

describe('the rulebook', () => {
  const book: Book = {
    game: 'breakthrough',
    entries: [
      { id: 'breakthrough 6.7d', chapter: '6.7 Bridges', kind: 'rule', text: 'German: only engineers build.', ruling: 'Any German unit may try to blow one.', provenance: 'printed' },
      { id: 'breakthrough 7.6b', chapter: '7.6 Zones of control', kind: 'rule', text: 'Entering an enemy zone costs 2.', ruling: '', provenance: 'reconstructed' },
    ],
  };

  it('is searched by words of text and ruling, and by number', async () => {
    render(RulesList, { book, clause: null });
    const search = screen.getByRole('searchbox');
    await fireEvent.input(search, { target: { value: 'german blow' } });
    expect(screen.queryByText(/Entering an enemy zone/)).toBeNull();
    await fireEvent.input(search, { target: { value: '7.6b' } });
    expect(screen.getByText(/Entering an enemy zone/)).toBeTruthy();
    await fireEvent.input(search, { target: { value: 'elephants' } });
    expect(screen.getByText('No clause has these words.')).toBeTruthy();
  });

  it('shows rulings and where a clause comes from', () => {
    render(RulesList, { book, clause: '6.7d' });
    expect(screen.getByText(/Any German unit may try/)).toBeTruthy();
    expect(screen.getByText('reconstructed')).toBeTruthy();
    expect(document.querySelector('article.here')?.getAttribute('data-clause')).toBe('6.7d');
  });
});

describe('the turn track', () => {
  it('marks today and says in words what is due', () => {
    const board: Pick<Board, 'track' | 'facts'> = {
      track: [
        { label: '17', note: '', current: false, past: true, due: '' },
        { label: '18', note: 'Dec', current: true, past: false, due: '' },
        { label: '19', note: '', current: false, past: false, due: '2 due: 2/2SS, 3/2SS' },
      ],
      facts: [{ label: 'Weather', value: 'fog', clause: '3.1a' }],
    };
    render(TurnTrack, { track: board.track, facts: board.facts });
    expect(document.querySelector('[aria-current=date]')?.textContent).toContain('18');
    expect(screen.getByText('2 due: 2/2SS, 3/2SS')).toBeTruthy();
    expect(screen.getByRole('link', { name: '3.1a' })).toBeTruthy();
  });
});

describe('greyed things', () => {
  it('are asked with the order they stand for', async () => {
    const { default: SelectionBox } = await import('../../src/table/SelectionBox.svelte');
    const askWhy = vi.fn();
    const verb = { label: 'Fortify', key: 'F', order: 'fortify 3/2PZ', legal: false };
    const desk = { hex: 0, ground: { map: { hexes: [{ name: '0,0', terrain: 'clear' }] } }, board: { pieces: [] }, lead: null, taken: [], active: true, study: { verbs: [verb], targets: [] }, answers: { why: null, supply: null, askWhy }, hexName: () => '0,0', at: () => [] };
    render(SelectionBox, { desk: desk as unknown as Desk });
    await fireEvent.click(screen.getByRole('button', { name: /Fortify/ }));
    expect(askWhy).toHaveBeenCalledWith('fortify 3/2PZ', 'Fortify: not now.');
  });
});
