import { describe, expect, it } from 'vitest';
import type { BreakthroughView, Odds, UnitView } from '../../src/api/types.ts';
import type { Ground } from '../../src/games/game.ts';
import breakthrough from '../../src/games/breakthrough/index.ts';
import { Layout } from '../../src/map/layout.ts';
import { breakthroughMap } from '../fixtures/maps.ts';

const map = breakthroughMap();
const numbers = new Map(map.hexes.map((h, i) => [h.name, i]));
const ground: Ground = { map, layout: new Layout(map.grid, 1), hex: (n) => numbers.get(n) ?? -1, side: 'german' };

const unit = (id: string, over: Partial<UnitView> = {}): UnitView => ({
  id,
  side: 'german',
  hex: '9,23',
  designation: id.split('/')[0],
  name: `${id.split('/')[0]} Panzer Regiment`,
  division: id.split('/')[1] ?? '',
  divisionName: `${id.split('/')[1]} Division`,
  corps: 'XLVII',
  arm: 'PZ',
  symbol: 'armor',
  size: 'regiment',
  mark: 'III',
  mobile: true,
  stacking: 1,
  strength: 55,
  approximate: false,
  fullStrength: 55,
  statistics: {
    operationPoints: 24,
    efficiency: 88,
    fort: 0,
    supply: 'supplied',
    outOfFuel: false,
    mode: 'normal',
    artillery: 0,
    advance: false,
    plot: null,
    moved: false,
  },
  ...over,
});

const view = (units: UnitView[], phase = '1st Operation Phase'): BreakthroughView => ({
  type: 'BreakthroughView',
  scenario: 'first-seven-days',
  viewer: 'german',
  turn: 3,
  date: 18,
  lastTurn: 7,
  firstTurn: 1,
  mayMove: true,
  figures: { firstDate: 16, freezeTurn: 9, stackingLimit: 4, attackCost: 6, fortMost: 3, efficiencyMost: 100 },
  phase,
  active: 'german',
  weather: 'fog',
  frozen: false,
  units,
  germanHexes: ['9,23', '9,24'],
  bridges: [{ site: '9,22/9,23', near: 'Dasburg', intact: false, germanCrossings: 1 }],
  sides: [
    {
      side: 'german',
      unitsOnMap: 2,
      unitLimit: 70,
      airPoints: 2,
      interdiction: 0,
      eliminatedStackingPoints: 0,
      pools: [{ corps: 'XLVII', points: 75 }],
      infantryReplacements: 0,
      armoredReplacements: 15,
    },
  ],
  due: [{ id: '2/2SS', name: '2nd SS Panzer Regiment', side: 'german', turn: 4, hex: '21,31', strength: 60 }],
  townPoints: 75,
  towns: [{ name: 'St. Vith', hex: '19,23', points: 25, german: true }],
});

const board = (units: UnitView[]) => breakthrough.board(view(units), ground);

describe('the board of Breakthrough', () => {
  it('shows own units with strength and enemy units without', () => {
    const [own, enemy] = board([
      unit('3/2PZ'),
      unit('112/28', { side: 'american', arm: 'INF', symbol: 'infantry', hex: '9,22', strength: 40, approximate: true, statistics: null }),
    ]).pieces;
    expect(own.look.factors).toBe('55');
    expect(own.own).toBe(true);
    expect(enemy.look.factors).toBe('');
    expect(enemy.look.outOfSupply).toBe(false);
    expect(enemy.spoken).toContain('about 40');
  });

  it('dresses SS in black and parachutists in the blue of the Luftwaffe', () => {
    const colors = board([unit('1/1SS'), unit('5/3FJ', { arm: 'FJ', symbol: 'airborne' }), unit('3/2PZ')]).pieces.map((p) => p.look.color);
    expect(colors).toEqual(['black', 'skyBlue', 'fieldGray']);
  });

  it('calls units by their full names, with the formation below', () => {
    const [piece] = board([unit('3/2PZ', { name: '3rd Panzer Regiment', divisionName: '2nd Panzer Division' })]).pieces;
    expect(piece.title).toBe('3rd Panzer Regiment');
    expect(piece.subtitle).toContain('2nd Panzer Division');
    expect(piece.spoken).toContain('of the 2nd Panzer Division');
  });

  it('marks states by shape: step lost, supply, travel, fort', () => {
    const [{ look }] = board([
      unit('3/2PZ', { strength: 30, statistics: { ...unit('x/y').statistics!, supply: 'unsupplied', mode: 'travel', fort: 2 } }),
    ]).pieces;
    expect(look).toMatchObject({ stepLost: true, outOfSupply: true, travel: true, fort: 2 });
  });

  it('draws plotted attacks toward the hex in their direction', () => {
    const { plots } = board([unit('3/2PZ', { statistics: { ...unit('x/y').statistics!, plot: 1 } })]);
    expect(plots).toEqual([{ by: '3/2PZ', from: ground.hex('9,23'), to: ground.hex('9,22') }]);
  });

  it('knows blown bridges, the days, and what is due', () => {
    const b = board([unit('3/2PZ')]);
    expect(b.bridges[0][1]).toBe('blown');
    expect(b.track.map((d) => d.label)).toEqual(['16', '17', '18', '19', '20', '21', '22']);
    expect(b.track[2].current).toBe(true);
    expect(b.track[3].due).toContain('2/2SS');
  });
});

describe('orders of Breakthrough', () => {
  const [piece] = board([unit('3/2PZ')]).pieces;

  const order = (verb: string, units: string[], words: string[] = [], places: string[] = []) => ({
    ...{ text: [verb, ...units, ...words, ...places].join(' '), verb, units, words, places, label: '', clauses: [] },
  });

  it('a way becomes one order per step, each to the next hex', () => {
    const path = ['9,24', '10,24'].map(ground.hex);
    const goal = { hex: path[1], cost: 2, left: 1, path, steps: [] };
    expect(breakthrough.movement.orders([piece], goal, view([unit('3/2PZ')]), ground)).toEqual([
      { verb: 'move', units: ['3/2PZ'], places: ['9,24'] },
      { verb: 'move', units: ['3/2PZ'], places: ['10,24'] },
    ]);
  });

  it('every command of the menu is there, grayed where it is not legal', () => {
    const actions = breakthrough.unitActions!(piece, [order('mode', ['3/2PZ'])], view([unit('3/2PZ')]), ground);
    expect(actions.map((v) => [v.key, v.legal])).toEqual([
      ['M', true],
      ['F', false],
      ['A', false],
      ['E', false],
    ]);
  });

  it('amounts of artillery have the limits of what is legal', () => {
    const actions = breakthrough.unitActions!(
      piece,
      ['+1', '+33', 'max'].map((n) => order('artillery', ['3/2PZ'], [n])),
      view([unit('3/2PZ')], 'Unit Organization Phase'),
      ground,
    );
    const take = actions.find((v) => v.label === 'Take artillery')!;
    expect(take.amount).toMatchObject({ least: 1, most: 33 });
    expect(take.amount!.order(20)).toEqual({ verb: 'artillery', units: ['3/2PZ'], words: ['+20'] });
  });

  it('says what would be forgotten when the phase ends', () => {
    const said = breakthrough.forgotten!(view([unit('3/2PZ')]), ['3/2PZ'], ground);
    expect(said).toEqual([{ text: '3 Panzer Regiment at Dasburg 9,23 has not moved and has 24 points.', hex: ground.hex('9,23') }]);
  });

  it('does not call a unit forgotten because it did not move when none may', () => {
    const v = { ...view([unit('3/2PZ')], '1st Operation Phase'), mayMove: false };
    expect(breakthrough.forgotten!(v, ['3/2PZ'], ground)).toEqual([]);
  });

  it('reach keeps the way and the cost of every step', () => {
    const answer = {
      type: 'Reach' as const,
      unit: '3/2PZ',
      op: 24,
      hexes: [
        { hex: '9,24', cost: 4, left: 20, directions: [4] },
        { hex: '10,24', cost: 9, left: 15, directions: [4, 2] },
      ],
    };
    const [, far] = breakthrough.movement.reach(answer, ground, ground.hex('9,23'), view([]));
    expect(far.path).toEqual(['9,24', '10,24'].map(ground.hex));
    expect(far.steps.map((s) => s.cost)).toEqual([4, 5]);
  });
});

describe('the odds of Breakthrough', () => {
  const odds: Odds = {
    type: 'Odds',
    hex: '9,22',
    place: 'Clervaux (9,22)',
    terrain: 'rough',
    attackers: {
      side: 'german',
      units: [
        {
          unit: '3/2PZ',
          strength: 100,
          modifiers: [{ clause: 'breakthrough 8.1b', what: 'efficiency', percent: 88 }],
          limited: false,
          value: '88',
        },
      ],
      artillery: 10,
      artilleryModifiers: [],
      effectiveArtillery: '10.00',
      total: '98.00',
    },
    defenders: {
      side: 'american',
      units: [
        {
          unit: '112/28',
          strength: 40,
          modifiers: [{ clause: 'breakthrough 13.6b', what: 'in rough', percent: 130 }],
          limited: false,
          value: '52',
        },
      ],
      artillery: 0,
      artilleryModifiers: [],
      effectiveArtillery: '0.00',
      total: '52.00',
    },
    odds: '1.88',
    range: { least: '0.60', most: '4.10' },
    assumptions: ['American units are taken to be at efficiency 100.'],
    attackerLoss: Array.from({ length: 20 }, (_, i) => ({ loss: i + 1, chance: 0.05 })),
    defenderLoss: [{ loss: 3, chance: 1 }],
    fates: [{ unit: '112/28', surrenders: 0, eliminated: 0.1, retreats: 0.6, standsAtACost: 0, holds: 0.3 }],
    cleared: 0.7,
  };
  const sheet = breakthrough.attack.odds(odds, board([unit('3/2PZ')]), ground)!;

  it('climbs the same ladder on both sides, hatched where the enemy is not known', () => {
    expect(sheet.ladder.map((r) => r.label)).toEqual(['combat', 'efficiency', 'in rough', 'artillery', 'total']);
    expect(sheet.ladder[1].left).toEqual({ text: '× 0.88', known: 88, unknown: 0 });
    expect(sheet.ladder[2].right).toEqual({ text: '× 1.3', known: 0, unknown: 52 });
    expect(sheet.ladder[4].left!.known).toBe(98);
  });

  it('never shows a guess as the truth', () => {
    expect(sheet.final).toBe('about 1.88 : 1');
    expect(sheet.range).toBe('between 0.60 and 4.10');
    expect(breakthrough.attack.badge(odds)).toBe('≈ 1.88');
    expect(sheet.notes[0].text).toContain('taken to be');
  });

  it('puts losses together so that there are at most nine bars, none lost', () => {
    expect(sheet.losses[0].bars.length).toBeLessThanOrEqual(9);
    expect(sheet.losses[0].bars.reduce((a, b) => a + b.chance, 0)).toBeCloseTo(1);
  });

  it('shows what may become of the defender', () => {
    expect(sheet.outcomes.map((o) => [o.label, o.chance])).toEqual([
      ['Eliminated', 0.1],
      ['Retreats', 0.6],
      ['Holds', 0.3],
    ]);
  });
});
