import type { GreatBattlesView, StandView } from '../../src/api/types.ts';

/** A stand of infantry on the table, as the server shows it. */
export const stand = (name: string, unit: string, x: number, y: number, over: Partial<StandView> = {}): StandView => ({
  name,
  unit,
  type: 'infantry',
  arms: '',
  transport: '',
  place: 'table',
  x,
  y,
  facing: 0,
  suppressed: false,
  loaded: false,
  setUp: false,
  owesAction: false,
  rear: false,
  aim: '',
  corners: [
    [x + 750, y + 250],
    [x + 750, y - 250],
    [x - 750, y - 250],
    [x - 750, y + 250],
  ],
  ...over,
});

/** A battalion on the table that has been activated. */
export const unit = (name: string, over = {}): GreatBattlesView['units'][number] => ({
  name,
  title: `${name} title`,
  side: name.split('/')[0],
  where: 'table',
  hidden: false,
  status: 'activated',
  formation: 'assault',
  quality: 'average',
  actions: 1,
  hits: 0,
  lockedWith: '',
  division: '',
  scattered: false,
  rendezvous: '',
  comes: 'set-up',
  day: 1,
  turn: 0,
  mayCome: false,
  ...over,
});

/** Nothing on the table besides units and their stands. */
export const BARE = { templates: [], divisions: [], objectives: [], drops: [], markers: [], ridges: [] };
