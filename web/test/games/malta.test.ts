import { describe, expect, it, vi } from 'vitest';
import type { DropView, GreatBattlesView } from '../../src/api/types.ts';
import type { InchController } from '../../src/games/greatbattles/controller.svelte.ts';
import { RefereePerspective, together } from '../../src/games/greatbattles/perspective.svelte.ts';
import { fieldOf, kindOf, standsTold } from '../../src/games/greatbattles/field.ts';
import { findOnTable } from '../../src/games/greatbattles/finding.ts';
import type { Session } from '../../src/table/session.svelte.ts';
import { comesHow, dropTold } from '../../src/games/greatbattles/words.ts';
import { BARE, stand as standView, unit as unitView } from './stands.ts';

const unit = (name: string, title: string) => unitView(name, { title, status: 'inactive', formation: 'defensive', actions: 0 });
const stand = (name: string, of: string, x: number, y: number, place = 'table') =>
  standView(name, of, x, y, place === 'table' ? {} : { place, corners: [] });
const view = (over: Partial<GreatBattlesView>) =>
  ({
    type: 'GreatBattlesView',
    scenario: 'malta',
    day: 1,
    days: 1,
    turn: 0,
    turnsPerDay: 10,
    goals: [],
    phase: 'planning',
    player: 'axis',
    toDecide: 'axis',
    weather: 'clear',
    sight: 3000,
    round: 0,
    parties: [],
    activationPrices: [1, 2, 6, 10],
    units: [],
    stands: [],
    ...BARE,
    table: {
      title: 'Malta',
      width: 60000,
      height: 48000,
      roads: [],
      areas: [
        {
          kind: 'airfield',
          name: "Ta' Qali",
          level: 0,
          outline: [
            [12500, 36000],
            [17500, 36000],
            [17500, 40000],
            [12500, 40000],
          ],
        },
      ],
    },
    ...over,
  }) as GreatBattlesView;

describe('a referee', () => {
  const drop: DropView = { unit: 'axis/A1', withheld: false, x: 31000, y: 23000, height: 'low', day: 1, turn: 1 };
  const axis = view({
    drops: [drop],
    units: [unit('allied/B1', 'unknown'), unit('axis/A1', 'I')],
    stands: [stand('allied/B1/1', 'allied/B1', 0, 0, 'hidden'), stand('axis/A1/1', 'axis/A1', 1000, 2000)],
  });
  const allied = view({
    units: [unit('allied/B1', '4th Buffs'), unit('axis/A1', 'unknown')],
    stands: [stand('allied/B1/1', 'allied/B1', 9000, 9000), stand('axis/A1/1', 'axis/A1', 0, 0, 'hidden')],
  });

  it('sees of each side what that side itself knows', () => {
    const seen = together(axis, allied, 'axis');
    expect(seen.units.map((u) => u.title).sort()).toEqual(['4th Buffs', 'I']);
    expect(
      seen.stands
        .filter((s) => s.place === 'table')
        .map((s) => s.name)
        .sort(),
    ).toEqual(['allied/B1/1', 'axis/A1/1']);
    expect(seen.drops).toEqual([drop]);
    expect(together(allied, axis, 'allied').drops).toEqual([drop]);
  });

  it('orders the units of the side that decides, through whose eyes he may look', async () => {
    const session = {
      state: { side: 'allied' },
      seats: [{ side: 'allied' }, { side: 'axis' }],
      peek: () => Promise.resolve({ view: axis }),
    };
    const eyes = new RefereePerspective(session as unknown as Session);
    eyes.choice = 'axis';
    await eyes.look();
    const field = fieldOf(eyes.through(allied, 'allied') as GreatBattlesView, 'allied');
    expect(field.stands.map((s) => [s.name, s.own])).toEqual([['axis/A1/1', false]]);
    expect(field.units.filter((u) => u.own).map((u) => u.name)).toEqual(['allied/B1']);
  });
});

describe('Find at the table', () => {
  const field = fieldOf(
    view({ units: [unit('allied/B1', '4th Buffs')], stands: [stand('allied/B1/1', 'allied/B1', 9000, 9000)] }),
    'allied',
  );
  const controller = { field, visit: vi.fn() };
  const found = (words: string) => findOnTable(controller as unknown as InchController, words);

  it('knows places, battalions and stands by name', () => {
    expect(found('qali').map((f) => f.text)).toEqual(["Ta' Qali"]);
    expect(found('buffs').map((f) => f.text)).toEqual(['B1 4th Buffs']);
    expect(found('allied/b1/1').map((f) => f.text)).toEqual(['allied/B1/1']);
    expect(found('nothing of the kind')).toEqual([]);
  });

  it('goes there and takes the unit up', () => {
    found('buffs')[0].go();
    expect(controller.visit).toHaveBeenCalledWith([9, 39], 'allied/B1');
  });
});

describe('in words', () => {
  it('say how and when a unit comes', () => {
    expect(comesHow({ comes: 'seaborne', day: 1, turn: 0, id: 'FUP1' })).toBe('to the first beachhead or port you hold');
    expect(kindOf({ type: 'at-gun', arms: 'M' })).toBe('Anti-tank gun (M)');
    expect(
      standsTold([
        { type: 'infantry', arms: '' },
        { type: 'armor', arms: 'M13' },
        { type: 'armor', arms: 'M13' },
      ]),
    ).toBe('Infantry, 2 × M13');
    expect(comesHow({ comes: 'parachute', day: 1, turn: 3 })).toBe('by parachute on turn 3 of day 1');
    expect(comesHow({ comes: 'glider', day: 2, turn: 0 })).toBe('by glider in the night before day 2');
    expect(comesHow({ comes: 'seaborne', day: 2, turn: 0 })).toBe('by sea over a beach from day 2');
  });

  it('say a plan and what a stand is', () => {
    expect(dropTold({ unit: 'axis/C1', withheld: false, x: 36000, y: 18500, height: 'glider', day: 1, turn: 1 })).toBe(
      'by glider at 36, 18.5, turn 1 of day 1',
    );
    expect(dropTold({ unit: 'axis/C1', withheld: true, x: 0, y: 0, height: '', day: 0, turn: 0 })).toBe('held back');
  });
});
