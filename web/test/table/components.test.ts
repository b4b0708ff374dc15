import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Book } from '../../src/api/types.ts';
import RulesList from '../../src/parts/RulesList.svelte';
import type { Board } from '../../src/table/board.ts';
import type { HexController } from '../../src/table/controller.svelte.ts';
import AskCard from '../../src/table/AskCard.svelte';
import MarchBox from '../../src/table/MarchBox.svelte';
import { attention } from '../../src/table/notify.ts';
import Reasons from '../../src/table/Reasons.svelte';
import TurnTrack from '../../src/table/TurnTrack.svelte';

afterEach(cleanup);

describe('a refusal', () => {
  it('names every clause with its sentence and a link', () => {
    render(Reasons, {
      title: 'Fortify is not possible now.',
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
      {
        id: 'breakthrough 6.7d',
        chapter: '6.7 Bridges',
        kind: 'rule',
        text: 'German: only engineers build.',
        ruling: 'Any German unit may try to blow one.',
        provenance: 'printed',
      },
      {
        id: 'breakthrough 7.6b',
        chapter: '7.6 Zones of control',
        kind: 'rule',
        text: 'Entering an enemy zone costs 2.',
        ruling: '',
        provenance: 'reconstructed',
      },
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

describe('grayed things', () => {
  it('are asked with the order they stand for', async () => {
    const { default: SelectionBox } = await import('../../src/table/SelectionBox.svelte');
    const askWhy = vi.fn();
    const verb = { label: 'Fortify', key: 'F', order: 'fortify 3/2PZ', legal: false };
    const controller = {
      hex: 0,
      ground: { map: { hexes: [{ name: '0,0', terrain: 'clear' }] } },
      board: { pieces: [] },
      lead: null,
      selected: [],
      active: true,
      options: { actions: [verb], targets: [], reach: [] },
      march: { left: null, way: null, stops: [], followers: [], division: [] },
      answers: { why: null, supply: null, askWhy },
      hexName: () => '0,0',
      at: () => [],
      soon: (act: () => void) => act(),
    };
    render(SelectionBox, { controller: controller as unknown as HexController });
    await fireEvent.click(screen.getByRole('button', { name: /Fortify/ }));
    expect(askWhy).toHaveBeenCalledWith('fortify 3/2PZ', 'Fortify is not possible now.');
  });
});

describe('a question that interrupts', () => {
  const prompt = { question: 'Do you try to blow the bridge at Wiltz?', interruption: true, where: 'E2634/E2635', clauses: ['wave 9.14a'] };
  const verbs = [
    { label: 'Blow the bridge', key: 'B', order: 'blow E2634/E2635', legal: true },
    { label: 'Leave it', key: 'L', order: 'leave E2634/E2635', legal: true },
  ];
  const controller = (over: object) =>
    ({
      active: true,
      prompt,
      view: {},
      map: null,
      session: { busy: false },
      options: { phaseActions: verbs, isCurrent: true },
      ground: { hex: () => 7 },
      play: vi.fn(),
      game: { consequences: () => [{ text: 'A 6 blows it.', clause: '9.14e' }] },
      ...over,
    }) as unknown as HexController;

  it('cannot be answered with what was asked before', () => {
    render(AskCard, { controller: controller({ options: { phaseActions: verbs, isCurrent: false } }), moved: 0 });
    for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true);
  });

  it('comes as a card with its consequences, their rules and every answer', async () => {
    const asked = controller({});
    render(AskCard, { controller: asked, moved: 0 });
    const card = screen.getByRole('alertdialog', { name: prompt.question });
    expect(card.textContent).toContain('A 6 blows it.');
    expect(screen.getByRole('link', { name: '9.14e' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /^Leave it/ }));
    expect(asked.play).toHaveBeenCalledWith('leave E2634/E2635');
  });

  it('is not put to the seat that waits', () => {
    render(AskCard, { controller: controller({ active: false }), moved: 0 });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is asked of the mover too where it is about a place, and not where it is the ordinary move', () => {
    const { unmount } = render(AskCard, { controller: controller({ prompt: { ...prompt, interruption: false } }), moved: 0 });
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    unmount();
    render(AskCard, { controller: controller({ prompt: { ...prompt, interruption: false, where: null } }), moved: 0 });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a move that was halted', () => {
  it('is offered to go on, with those who follow', async () => {
    const goOn = vi.fn();
    const march = {
      left: { path: [3, 4], trail: [2, 3, 4], followers: ['a', 'b'] },
      goOn,
      stops: [],
      followers: [],
      division: [],
      way: null,
    };
    render(MarchBox, {
      controller: {
        march,
        active: true,
        lead: null,
        options: { reach: [] },
        hexName: (h: number) => `hex ${h}`,
      } as unknown as HexController,
    });
    expect(screen.getByText(/The move to hex 4 was halted/)).toBeTruthy();
    expect(screen.getByText(/2 more units follow/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /Continue/ }));
    expect(goOn).toHaveBeenCalled();
  });
});

describe('my move', () => {
  it('is in the tab’s title, and told by the browser when the tab is hidden', () => {
    const told: string[] = [];
    class Told {
      static permission = 'granted';
      onclick = () => {};
      constructor(title: string) {
        told.push(title);
      }
      close() {
        told.push('closed');
      }
    }
    vi.stubGlobal('Notification', Told);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const done = attention(true, 'German movement', true);
    expect(document.title).toContain('Your move');
    expect(told).toEqual(['It is your move']);
    done();
    expect(told).toEqual(['It is your move', 'closed']);
    attention(false, 'Allied movement', true);
    expect(document.title).toBe('Allied movement · Salient');
    hidden.mockReturnValue(false);
    attention(true, 'German movement', true);
    expect(told).toHaveLength(2);
    hidden.mockRestore();
    vi.unstubAllGlobals();
  });
});
