import { describe, expect, it } from 'vitest';
import type { Answer, BattleChoices, OddsAre, Prompt, Unit, WaveView } from '../../src/api/types.ts';
import type { Ground } from '../../src/games/game.ts';
import wave from '../../src/games/wave/index.ts';
import { Layout } from '../../src/map/layout.ts';
import { waveMap } from '../fixtures/maps.ts';

// Hexes by their number, so that a test can name neighbors.
const map = waveMap();
const names = map.hexes.map((_, i) => `E${1000 + i}`);
map.hexes.forEach((h, i) => (h.name = names[i]));
const numbers = new Map(names.map((n, i) => [n, i]));
const ground: Ground = { map, layout: new Layout(map.grid, 0), hex: (n) => numbers.get(n) ?? -1, side: 'german' };

const order = (verb: string, units: string[] = [], places: string[] = []) => ({
  ...{ text: [verb, ...units, ...places].join(' '), verb, units, words: [], places, label: verb, clauses: [] },
});

const unit = (id: string, over: Partial<Unit> = {}): Unit => ({
  id,
  name: id,
  side: 'german',
  nationality: 'army',
  organization: '26',
  type: 'infantry',
  heavy: false,
  motorized: false,
  factors: '5-6-4',
  attack: 5,
  defense: 6,
  movement: 4,
  steps: 2,
  reduced: false,
  known: true,
  marks: [],
  arrival: null,
  entry: '',
  pointsLeft: null,
  ...over,
});

const view = (over: Partial<WaveView> = {}): WaveView => ({
  type: 'WaveView',
  scenario: 'campaign',
  beginner: false,
  turn: 3,
  date: '18 Dec',
  lastTurn: 17,
  calendar: Array.from({ length: 17 }, (_, i) => ({ turn: i + 1, day: i < 16 ? i + 16 : 1, month: i < 16 ? 'Dec' : 'Jan' })),
  couplet: 1,
  phase: 'movement',
  active: 'german',
  fightFirst: false,
  clearSkies: false,
  baseplate: false,
  aircraft: 0,
  stacks: [{ hex: 'E1100', side: 'german', units: [unit('I/39Fus'), unit('II/39Fus')] }],
  control: [],
  bridges: [],
  interdicted: [],
  drops: [],
  depots: [],
  outOfSupply: [],
  peiper: null,
  released: null,
  crossingMade: false,
  germanRepairs: 4,
  track: [],
  unplaced: [],
  lost: [],
  points: [],
  battle: null,
  moving: [],
  cities: [{ hex: 'E1101', scores: 'german', points: 10, holder: 'allied' }],
  limits: { stacking: 4, stackingIndependents: 3, germanRepairs: 20, aerialSteps: 30, artilleryDefense: 2 },
  ...over,
});

const pieces = (v: WaveView) => wave.board(v, ground).pieces;

describe('the board of Wave of Terror', () => {
  it('hides what lies below the top of an enemy stack', () => {
    const [top, below] = pieces(
      view({
        stacks: [
          {
            hex: 'E1101',
            side: 'allied',
            units: [
              unit('I/9Inf', { side: 'allied', nationality: 'us' }),
              unit('?a1', { side: 'allied', known: false, name: 'unknown unit', factors: '' }),
            ],
          },
        ],
      }),
    );
    expect(top.look).toMatchObject({ color: 'olive', branch: 'infantry', factors: '5-6-4' });
    expect(below.look).toMatchObject({ branch: 'unknown', factors: '' });
    expect(below.figures).toEqual([]);
  });

  it('lets reinforcements that are due wait beside the map, by organization and edge', () => {
    const due = [
      unit('I/2SSPanzer', { organization: '2SS', arrival: 3, entry: 'E' }),
      unit('II/2SSPanzer', { organization: '2SS', arrival: 3, entry: 'E' }),
      unit('late', { arrival: 9, entry: 'E' }),
    ];
    const { waiting } = wave.board(view({ track: due }), ground);
    expect(waiting).toEqual([{ title: '2SS', note: 'east edge', units: ['I/2SSPanzer', 'II/2SSPanzer'] }]);
  });

  it('writes drops, aircraft and POL markers on their hexes, and the ledger beside them', () => {
    const b = wave.board(
      view({
        interdicted: ['E1001'],
        drops: [{ hex: 'E1002', load: 12 }],
        depots: [{ hex: 'E1003', face: 'unknown' }],
        points: [{ side: 'german', what: 'steps', points: 7, clause: 'wave 4.8a' }],
      }),
      ground,
    );
    expect(b.markers?.map((m) => m.text)).toEqual(['air', 'drop 12/30', 'POL']);
    expect(b.ledger).toEqual([{ side: 'german', what: 'steps', points: 7, clause: 'wave 4.8a' }]);
  });

  it('marks units out of supply', () => {
    const [piece] = pieces(view({ stacks: [{ hex: 'E1100', side: 'german', units: [unit('I/39Fus', { marks: ['out-of-supply'] })] }] }));
    expect(piece.look.outOfSupply).toBe(true);
  });
});

describe('orders by stacks', () => {
  const goal = { hex: 102, cost: 2, left: 2, path: [101, 102], steps: [] };

  it('moves a whole stack in one order, in column where only a column gets there', () => {
    const v = view();
    const parts = { units: ['I/39Fus', 'II/39Fus'], places: ['E1101', 'E1102'] };
    expect(wave.movement.orders(pieces(v), goal, v, ground)).toEqual([{ verb: 'move', ...parts }]);
    expect(wave.movement.orders(pieces(v), { ...goal, mode: 'column' }, v, ground)).toEqual([{ verb: 'column', ...parts }]);
  });

  it('brings reinforcements in', () => {
    const due = view({ stacks: [], track: [unit('I/2SSPanzer', { arrival: 3, entry: 'E' })] });
    expect(wave.movement.orders(pieces(due), { ...goal, path: [102] }, due, ground)).toEqual([
      { verb: 'enter', units: ['I/2SSPanzer'], places: ['E1102'] },
    ]);
  });

  it('prefers the ordinary move where a column leads there too', () => {
    const answer: Answer = {
      type: 'Reachable',
      units: ['I/39Fus'],
      from: 'E1100',
      points: 4,
      columnPoints: 8,
      goals: [
        { hex: 'E1101', cost: 2, path: ['E1101'], column: false },
        { hex: 'E1101', cost: 1, path: ['E1101'], column: true },
        { hex: 'E1102', cost: 5, path: ['E1101', 'E1102'], column: true },
      ],
    };
    expect(wave.movement.reach(answer, ground, 100, view()).map((r) => [r.hex, r.left, r.mode])).toEqual([
      [101, 2, undefined],
      [102, 3, 'column'],
    ]);
  });

  it('turns questions into buttons: bridges, losses, all who advance', () => {
    const labels = (phase: string, ...orders: ReturnType<typeof order>[]) =>
      wave.phaseActions!(orders, view({ phase }), null).map((v) => v.label);
    const bridge = ['E1100/E1101'];
    expect(labels('demolition', order('blow', [], bridge), order('leave', [], bridge))).toEqual(['blow', 'leave']);
    const air = { text: 'air', kind: 'air', unit: null, place: null, label: '' };
    expect(wave.isButton!(air, view({ phase: 'attack-support' }))).toBe(true);
    expect(wave.isButton!(air, view({ phase: 'interdiction' }))).toBe(false);
  });
});

describe('the answers to a question of the battle', () => {
  const choices = (over: Partial<BattleChoices>): BattleChoices => ({
    type: 'BattleChoices',
    now: null,
    support: [],
    losses: [],
    together: [],
    barred: [],
    ...over,
  });

  it('carry the odds with that gun and without it', () => {
    const weighed = choices({
      now: { least: '2:1', most: '2:1', cleared: 17 },
      support: [
        { unit: 'VAK388', after: { least: '2:1', most: '4:1', cleared: 39 } },
        { unit: null, after: { least: '3:1', most: '3:1', cleared: 33 } },
      ],
    });
    const asked = view({ phase: 'attack-support' });
    const actions = wave.phaseActions!([order('support', ['VAK388']), order('support aircraft'), order('done')], asked, weighed);
    expect(actions.map((a) => a.note)).toEqual([
      '2:1 to 4:1, 39% to clear the hex (now 17%)',
      '3:1, 33% to clear the hex (now 17%)',
      undefined,
    ]);
    expect(wave.consequences!(asked, {} as Prompt, weighed)[0].text).toBe('Now 2:1, 17% to clear the hex.');
  });

  it('carry the factors before and after a loss', () => {
    const weighed = choices({
      losses: [
        { unit: 'a', before: '6-5-3', after: '3-2-3' },
        { unit: 'b', before: '3-2-3', after: null },
      ],
    });
    const actions = wave.phaseActions!([order('lose', ['a']), order('lose', ['b'])], view({ phase: 'attack-losses' }), weighed);
    expect(actions.map((a) => a.note)).toEqual(['6-5-3 → 3-2-3', '3-2-3 → eliminated']);
  });

  it('let all advance that can, and say who cannot and why', () => {
    const asked = view({ phase: 'advance' });
    const orders = [order('advance', ['a']), order('advance', ['b']), order('done')];
    expect(wave.phaseActions!(orders, asked, choices({ together: ['a', 'b'] }))[0].label).toBe('All advance');
    const weighed = choices({
      together: ['a', 'b'],
      barred: [{ units: ['c'], reasons: [{ clause: 'wave 10.26f', why: 'c is heavy and cannot cross an unbridged river.' }] }],
    });
    const [all] = wave.phaseActions!(orders, asked, weighed);
    expect([all.label, all.order]).toEqual(['Advance with all 2 that can', { verb: 'advance', units: ['a', 'b'] }]);
    expect(wave.consequences!(asked, {} as Prompt, weighed)[0]).toEqual({
      text: 'c cannot advance with the others: c is heavy and cannot cross an unbridged river.',
      clause: 'wave 10.26f',
    });
  });
});

describe('what a player may have forgotten', () => {
  it('names stacks that are too high and reinforcements that wait', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => unit(id));
    const v = view({ stacks: [{ hex: 'E1100', side: 'german', units: five }], track: [unit('late', { arrival: 3, entry: 'E' })] });
    const found = wave.forgotten!(v, ['late'], ground);
    expect(found.map((f) => f.hex)).toEqual([100, -1]);
    expect(wave.forgotten!(v, ['a', 'b'], ground)[1].text).toBe('2 of your 2 units have not moved.');
    expect(found[0].text).toMatch(/^5 units stand in .*7\.2c/);
  });
});

describe('the odds of Wave of Terror', () => {
  const odds: OddsAre = {
    type: 'OddsAre',
    target: 'Wiltz (E1101)',
    hex: 'E1101',
    attack: 12,
    defense: 4,
    shares: [
      { unit: 'I/39Fus', factor: 10, divisor: 1, clauses: [] },
      { unit: 'II/39Fus', factor: 5, divisor: 2, clauses: ['wave 10.13a'] },
    ],
    halved: 2,
    defenders: [],
    unknown: 1,
    attackDice: 0,
    defenseDice: 0,
    shifts: [
      { clause: 'wave 10.25', columns: 1, why: 'fighting before moving' },
      { clause: 'wave TEC.town', columns: -1, why: 'town' },
    ],
    base: '3:1',
    finalOdds: '3:1',
    total: 6,
    columns: [],
    results: [
      { attackerLosses: 1, defenderLosses: 2, weight: 4 },
      { attackerLosses: 2, defenderLosses: 1, weight: 2 },
    ],
    cleared: 4,
  };

  it('shows every shift on its side with its clause, and says what is only assumed', () => {
    const sheet = wave.attack.odds(odds, wave.board(view(), ground), ground)!;
    expect(sheet.ladder.map((r) => [r.label, r.clause, r.left?.text ?? '', r.right?.text ?? ''])).toEqual([
      ['factors', '10.5', '15', 'about 4'],
      ['1 halved', 'wave 10.13a', '½', ''],
      ['attack total', '6.3d', '12', ''],
      ['fighting before moving', 'wave 10.25', '1R', ''],
      ['town', 'wave TEC.town', '', '1L'],
    ]);
    expect(sheet.final).toBe('about 3:1');
    expect(sheet.outcomes[0]).toMatchObject({ label: 'Hex cleared', chance: 4 / 6 });
    expect(wave.attack.badge(odds)).toBe('≈ 3:1');
  });
});

describe('a hex that would be too full', () => {
  const moving = (n: number) => Array.from({ length: n }, () => ({ look: { branch: 'infantry' } }) as never);
  const hex = ground.hex('E1100');

  it('is warned of before the move', () => {
    expect(wave.movement.warning!(moving(2), hex, view(), ground)).toBeNull();
    expect(wave.movement.warning!(moving(3), hex, view(), ground)?.text).toContain('5 units would stand here');
  });

  it('does not count guns', () => {
    const guns = [{ look: { branch: 'artillery' } }] as never[];
    expect(wave.movement.warning!([...moving(2), ...guns], hex, view(), ground)).toBeNull();
  });
});

describe('what the game is about', () => {
  it('stars the cities with their worth, and says where each side stands', () => {
    const board = wave.board(view(), ground);
    expect(board.objectives).toEqual([
      {
        hex: ground.hex('E1101'),
        points: 10,
        scored: false,
        text: '10 points at the end for the German side; held by the Allied side now',
        clause: '4.7a',
      },
    ]);
    expect(board.briefing?.length).toBe('day 3 of 17');
    expect(board.briefing?.aims.map((a) => a.own)).toEqual([true, false]);
    expect(board.briefing?.standing).toBe('German 0, Allied 0 points.');
  });
});
