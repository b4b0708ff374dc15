import { described, told } from '../table/fakeServer.ts';
import { BARE, stand, unit } from './stands.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answer, FirePreview, GreatBattlesView, MovePreview, Prompt } from '../../src/api/types.ts';
import { moveOrder, nearestOffer, putAt } from '../../src/games/greatbattles/carrying.ts';
import { InchController } from '../../src/games/greatbattles/controller.svelte.ts';
import { fieldOf, nameIds } from '../../src/games/greatbattles/field.ts';
import { along, bearing, Sheet, signed, spelled } from '../../src/games/greatbattles/geo.ts';
import ConsideredPanel from '../../src/games/greatbattles/panels/ConsideredPanel.svelte';
import InterruptCard from '../../src/games/greatbattles/panels/InterruptCard.svelte';
import UnitPanel from '../../src/games/greatbattles/panels/UnitPanel.svelte';
import { trackOf } from '../../src/games/greatbattles/track.ts';
import { isPlaced, titleOf } from '../../src/games/greatbattles/words.ts';
import type { Input, Session } from '../../src/table/session.svelte.ts';

afterEach(cleanup);

const view = (over: Partial<GreatBattlesView> = {}): GreatBattlesView => ({
  type: 'GreatBattlesView',
  scenario: 'crossroads',
  day: 1,
  days: 1,
  turn: 2,
  turnsPerDay: 10,
  goals: [],
  phase: 'movement',
  player: 'allied',
  toDecide: 'allied',
  weather: 'clear',
  sight: 6000,
  round: 1,
  parties: [
    { side: 'allied', nation: 'us', title: 'United States', activationPoints: 3, rounds: 4 },
    { side: 'axis', nation: 'german', title: 'Germany', activationPoints: 1, rounds: 2 },
  ] as GreatBattlesView['parties'],
  activationPrices: [1, 2, 6, 10],
  units: [unit('allied/A1'), unit('axis/A1')],
  stands: [
    stand('allied/A1/1', 'allied/A1', 9000, 5000),
    stand('allied/A1/2', 'allied/A1', 11000, 5000),
    stand('axis/A1/1', 'axis/A1', 12000, 12000, { facing: 180, suppressed: true }),
  ],
  ...BARE,
  table: {
    title: 'The Crossroads',
    width: 24000,
    height: 24000,
    areas: [],
    roads: [
      {
        name: 'Main road',
        paved: true,
        line: [
          [12000, 0],
          [12000, 24000],
        ],
      },
    ],
  } as GreatBattlesView['table'],
  ...over,
});
const prompt = (over: Partial<Prompt> = {}): Prompt => ({
  side: 'allied',
  turn: 'day 1 · turn 2',
  phase: 'Movement',
  question: 'Move.',
  interruption: false,
  where: null,
  keys: [],
  clauses: ['greatbattles T15'],
  ...over,
});

/** A session that answers from a table of questions and remembers what was played. */
function session(answers: Record<string, Answer>, orders: Record<string, string[]> = {}) {
  const played: string[] = [];
  const asked: string[] = [];
  return {
    played,
    asked,
    myTurn: true,
    moment: null,
    side: 'allied',
    items: [],
    phaseSubject: 'step',
    subjects: described(...Object.keys(orders)),
    refusal: null,
    ask: vi.fn(async (input: Input) => {
      const question = told(input);
      asked.push(question);
      const answer = answers[question];
      if (!answer) throw new Error(`nobody answers ${question}`);
      return { answer };
    }),
    orders: vi.fn(async (subject: string) => described(...(orders[subject] ?? []))),
    play: vi.fn(async (list: Input[]) => {
      played.push(...list.map(told));
      return true;
    }),
    pass: vi.fn(async (order: Input) => void played.push(told(order))),
    tell: vi.fn(),
    judge: vi.fn(async () => ({ legal: false, reasons: [] })),
  };
}

function controllerWith(answers: Record<string, Answer>, orders: Record<string, string[]> = {}, shown = view(), asked = prompt()) {
  const fake = session(answers, orders);
  const controller = new InchController(fake as unknown as Session);
  controller.show(shown, asked, 'allied');
  return { controller, fake };
}

const settled = () => new Promise((done) => setTimeout(done, 0));

const moved = (over: Partial<MovePreview> = {}): MovePreview => ({
  type: 'MovePreview',
  unit: 'allied/A1',
  longest: 2000,
  affordable: 2000,
  used: 667,
  left: 1000,
  watchers: [],
  assaults: [],
  remarks: [],
  reasons: [],
  walks: [
    {
      end: {
        stand: 'allied/A1/1',
        x: 9000,
        y: 7000,
        facing: 0,
        corners: [
          [9750, 7250],
          [9750, 6750],
          [8250, 6750],
          [8250, 7250],
        ],
      },
      line: [
        [9000, 5000],
        [9000, 7000],
      ],
      length: 2000,
      used: 667,
      ground: [
        { going: 'good', feature: '', from: 0, to: 1200 },
        { going: 'bad', feature: 'Mill wood', from: 1200, to: 2000 },
      ],
    },
  ],
  ...over,
});

const shot = (over: Partial<FirePreview> = {}): FirePreview => ({
  type: 'FirePreview',
  from: 'allied/A1/1',
  to: 'axis/A1/1',
  manner: 'opportunity',
  range: 5000,
  base: 3,
  toHit: [{ clause: 'greatbattles C7Fd', amount: -3, why: 'opportunity fire' }],
  hit: 0,
  destroyBase: 2,
  toDestroy: [],
  hits: 10,
  destroys: 2,
  suppresses: 8,
  reasons: [],
  ...over,
});

describe('the sheet', () => {
  it('lays north at the top and comes back to the same mils', () => {
    const sheet = new Sheet({ width: 24000, height: 24000 });
    expect(sheet.dot(9000, 5000)).toEqual([9, 19]);
    expect(sheet.mils([9, 19])).toEqual([9000, 5000]);
    expect(sheet.mils([-3, 90])).toEqual([0, 0]);
  });

  it('spells lengths as orders do', () => {
    expect([spelled(3000), spelled(4250), signed(-1500), signed(0)]).toEqual(['3', '4.25', '-1.5', '+0']);
  });

  it('measures bearings clockwise from north, and places along a way', () => {
    expect([bearing([5, 5], [5, 2]), bearing([5, 5], [8, 5]), bearing([5, 5], [5, 9])]).toEqual([0, 90, 180]);
    expect(
      along(
        [
          [0, 0],
          [2, 0],
          [2, 3],
        ],
        3,
      ).at,
    ).toEqual([2, 1]);
  });
});

describe('orders of the hand', () => {
  const field = fieldOf(view(), 'allied');
  const own = field.units[0];

  it('are one vector for a drag and stand by stand for a way with corners', () => {
    expect(told(moveOrder(own, [[0.4, -1.9]], field))).toBe('move allied/A1 +0.4,+1.9');
    const corner: [number, number][] = [
      [1, 0],
      [0, -2],
    ];
    expect(told(moveOrder(own, corner, field))).toBe('go allied/A1 allied/A1/1=10,5;10,7@0 allied/A1/2=12,5;12,7@0');
  });

  it('follow the road for a column on it', () => {
    const column = { ...own, formation: 'road', stands: [{ ...own.stands[0], at: [12, 19] as [number, number] }] };
    expect(told(moveOrder(column, [[0.3, -2]], field))).toBe('road allied/A1 +2');
    expect(told(moveOrder(column, [[0, 1.5]], field))).toBe('road allied/A1 -1.5');
  });

  it('hold a command post by its middle and put it on the road', () => {
    const fup = { ...own, id: 'FUP' };
    expect(putAt(fup, [12.4, 22], 0, true, field)).toEqual([12, 21]);
  });

  it('snap to the nearest place that is offered', () => {
    const offers = described('set-up allied/A1 assault 9,4 0', 'set-up allied/A1 march 3,4 0', 'attach allied/A/1 allied/A1');
    expect(nearestOffer(offers, 'set-up', [9.5, 19.5], field)).toBe(offers[0]);
    expect(nearestOffer(offers, 'set-up', [20, 5], field)).toBeNull();
  });

  it('are said in words, and those that need a place are known', () => {
    expect(titleOf({ verb: 'move', units: ['allied/A1'], words: ['+0,+2'] })).toBe('Move A1');
    expect(described('call 1 12,13', 'call 1', 'rally allied/A1/1').map(isPlaced)).toEqual([true, false, false]);
  });
});

describe('the field', () => {
  it('knows whose stands they are and what marks they carry', () => {
    const { stands } = fieldOf(view(), 'allied');
    expect(stands.map((s) => [s.label, s.own, s.color, s.suppressed])).toEqual([
      ['A1', true, 'olive', false],
      ['A1', true, 'olive', false],
      ['A1', false, 'fieldGray', true],
    ]);
    expect([stands[0].width, stands[0].depth]).toEqual([1.5, 0.5]);
  });

  it('names units and stands in the texts of the server as players do', () => {
    const known = fieldOf(view(), 'allied');
    const told = nameIds('allied/A1/1 is not in sight of axis/A1; allied/A9 is gone, and 1/2 of it stays.', known);
    expect(told).not.toMatch(/allied|axis/);
    expect(told).toContain('enemy A1; A9 is gone, and 1/2 of it stays.');
    expect(nameIds('allied/A1 is not set up yet.', null)).toBe('A1 is not set up yet.');
  });

  it('marks the turn of the day', () => {
    expect(trackOf(view()).findIndex((t) => t.current)).toBe(2);
    expect(trackOf(view({ phase: 'night', turn: 8 })).filter((t) => t.current)).toMatchObject([{ label: 'Day 1', note: 'night' }]);
    expect(trackOf(view({ phase: 'night', turn: 8 }))[8].past).toBe(true);
  });
});

describe('a battalion that is dragged', () => {
  const orders = { 'unit allied/A1': ['decline allied/A1'], step: ['done'] };

  it('is measured by the engine, shown as a ghost, and moves when it is confirmed', async () => {
    const { controller, fake } = controllerWith(
      {
        'preview move allied/A1 +0,+2': moved(),
        'targets allied/A1/1': { type: 'Targets', stand: 'allied/A1/1', sight: 6000, direct: 8000, indirect: 8000, shots: [] },
      },
      orders,
    );
    await controller.subjectsCame();
    controller.pointer.grab([9, 19]);
    await settled();
    controller.pointer.drop([9, 17]);
    await settled();
    expect(controller.scene.ghosts).toHaveLength(1);
    render(ConsideredPanel, { controller });
    expect(screen.getByText(/0.8″ bad going, Mill wood/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Confirm move' }));
    expect(fake.played).toEqual(['move allied/A1 +0,+2']);
  });

  it('cannot be confirmed where a clause refuses it, and can be cut to what it affords', async () => {
    const far = moved({
      longest: 4000,
      affordable: 3000,
      used: 1334,
      reasons: [{ clause: 'greatbattles G32', why: 'It has not that much movement.' }],
    });
    const { controller, fake } = controllerWith(
      {
        'preview move allied/A1 +0,+4': far,
        'preview move allied/A1 +0,+3': moved({ longest: 3000, affordable: 3000, used: 1000 }),
        'targets allied/A1/1': { type: 'Targets', stand: 'allied/A1/1', sight: 6000, direct: 8000, indirect: 8000, shots: [] },
      },
      orders,
    );
    await controller.subjectsCame();
    controller.select('allied/A1');
    controller.way.go([[0, -4]]);
    await settled();
    render(ConsideredPanel, { controller });
    expect((screen.getByRole('button', { name: 'Confirm move' }) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'G32' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Only as far as it can' }));
    await settled();
    expect(controller.allowed).toBe(true);
    expect(fake.played).toEqual([]);
  });
});

describe('cards', () => {
  it('of opportunity fire tell chances, modifiers and the price, and hold or fire', async () => {
    const order = 'opportunity allied/A1/1 axis/A1/1';
    const { controller, fake } = controllerWith(
      { [`preview ${order}`]: shot() },
      { 'unit allied/A1': [order], step: ['hold inch', 'hold move', 'hold turn'] },
      view(),
      prompt({ interruption: true, where: 'axis/A1', question: 'Do you fire?', clauses: ['greatbattles C8f'] }),
    );
    await controller.subjectsCame();
    render(InterruptCard, { controller, moved: 0 });
    expect(screen.getByText(/hit 10%/).textContent?.replace(/\s+/g, ' ')).toContain('-3 opportunity fire');
    expect(screen.getByText(/owes an action/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Fire' }));
    await fireEvent.click(screen.getByRole('button', { name: 'hold move' }));
    expect(fake.played).toEqual([order, 'hold move']);
  });

  it('against the computer are spared him who can fire at nobody, but not after an order was taken back, nor against a person', async () => {
    const asked = prompt({ interruption: true, where: 'axis/A1', question: 'Do you fire?', clauses: ['greatbattles C8f'] });
    const ask = async (sitter: string, items: unknown[] = []) => {
      const { controller, fake } = controllerWith(
        {},
        { 'unit allied/A1': [], step: ['hold inch', 'hold move', 'hold turn'] },
        view(),
        asked,
      );
      Object.assign(fake, {
        items,
        state: {
          seats: [
            { side: 'allied', sitter: 'person' },
            { side: 'axis', sitter },
          ],
        },
      });
      await controller.subjectsCame();
      return { played: fake.played, ready: controller.ready };
    };
    expect(await ask('computer')).toEqual({ played: ['hold inch'], ready: false });
    expect(await ask('person')).toEqual({ played: [], ready: true });
    expect(await ask('computer', [{ type: 'Undone' }])).toEqual({ played: [], ready: true });
  });

  it('of an advance ask how far', async () => {
    const asked = prompt({
      interruption: true,
      where: 'allied/A1',
      question: 'Does allied/A1 advance, and how far?',
      clauses: ['greatbattles C9u'],
    });
    const laid: Answer = { type: 'Layout', unit: 'allied/A1', formation: 'assault', stands: [], remarks: [], reasons: [] };
    const { controller, fake } = controllerWith({ 'preview advance 0.4': laid }, { step: ['advance', 'stay'] }, view(), asked);
    await controller.subjectsCame();
    render(InterruptCard, { controller, moved: 0 });
    expect(screen.getByRole('button', { name: 'Advance 1″' })).toBeTruthy();
    await fireEvent.input(screen.getByRole('slider', { name: /How far/ }), { target: { value: '40' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Advance 0.4″' }));
    expect(fake.asked).toContain('preview advance 0.4');
    expect(fake.played).toEqual(['advance 0.4']);
  });

  it('of a unit offer formations, and verbs in words', async () => {
    const { controller, fake } = controllerWith(
      {
        'targets allied/A1/1': { type: 'Targets', stand: 'allied/A1/1', sight: 6000, direct: 8000, indirect: 8000, shots: [] },
        'preview form allied/A1 march 0': moved(),
      },
      { 'unit allied/A1': ['decline allied/A1', 'move allied/A1 +0,+2'], step: ['done'] },
    );
    await controller.subjectsCame();
    controller.select('allied/A1');
    await settled();
    render(UnitPanel, { controller });
    await fireEvent.click(screen.getByRole('button', { name: /march column/ }));
    expect(fake.asked).toContain('preview form allied/A1 march 0');
    await fireEvent.click(screen.getByRole('button', { name: /^decline allied\/A1/ }));
    expect(fake.played).toEqual(['decline allied/A1']);
    expect(screen.queryByRole('button', { name: /Move A1/ })).toBeNull();
  });
});
