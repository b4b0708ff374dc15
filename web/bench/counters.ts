import { Atlas, shown } from '../src/counters/atlas.ts';
import type { CounterColor, Branch, CounterLook } from '../src/counters/look.ts';
import { loadSymbols } from '../src/counters/symbol.ts';

// A sheet of counters: every face, branch, state and size.
await loadSymbols();
const ctx = document.querySelector('canvas')!.getContext('2d')!;
const atlas = new Atlas(1);
const base: CounterLook = { color: 'olive', branch: 'infantry', size: 'regiment', unit: '112', formation: '28', factors: '45' };
const branches: Branch[] = [
  'infantry',
  'airborne',
  'mechanized',
  'motorized',
  'armor',
  'recon',
  'engineer',
  'artillery',
  'antitank',
  'unknown',
];
(['fieldGray', 'black', 'skyBlue', 'olive', 'tan'] as CounterColor[]).forEach((color, row) =>
  branches.forEach((branch, i) =>
    atlas.draw(
      ctx,
      shown({ ...base, color, branch, size: branch === 'engineer' ? 'battalion' : 'regiment' }, []),
      70 + i * 110,
      60 + row * 100,
      84,
    ),
  ),
);
const states: [CounterLook, CounterLook[]][] = [
  [base, []],
  [{ ...base, stepLost: true }, []],
  [{ ...base, outOfSupply: true }, []],
  [{ ...base, color: 'fieldGray', travel: true }, []],
  [{ ...base, fort: 2 }, []],
  [{ ...base, done: true }, []],
  [base, [base]],
  [
    { ...base, color: 'black' },
    [
      { ...base, color: 'black' },
      { ...base, color: 'skyBlue' },
    ],
  ],
  [{ ...base, factors: '' }, []],
  [{ ...base, size: 'division', branch: 'armor', factors: '160' }, []],
];
states.forEach(([top, below], i) => atlas.draw(ctx, shown(top, below), 70 + i * 110, 560, 84));
[7, 10, 14, 20, 28, 39, 56].forEach((side, i) =>
  atlas.draw(ctx, shown({ ...base, color: i % 2 ? 'black' : 'olive', branch: 'mechanized' }, [base]), 1150, 40 + i * 70, side),
);
document.body.dataset.ready = 'yes';
