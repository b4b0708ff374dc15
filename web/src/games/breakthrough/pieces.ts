import { percent } from '../../numbers.ts';
import type { BreakthroughView, UnitView } from '../../api/types.ts';
import type { Branch, CounterColor, CounterLook, Size } from '../../counters/look.ts';
import type { Figure, Note, Piece } from '../../table/board.ts';
import type { Ground } from '../game.ts';

const BRANCH: Record<string, Branch> = {
  airborne: 'airborne',
  infantry: 'infantry',
  engineer: 'engineer',
  panzergrenadier: 'mechanized',
  armor: 'armor',
  recon: 'recon',
};

/** A unit as a counter and a card. Enemy counters carry type and size, no number: that is hidden (6.1f). */
export function pieceOf(unit: UnitView, ground: Ground): Piece {
  const s = unit.statistics;
  return {
    id: unit.id,
    side: unit.side,
    hex: ground.hex(unit.hex),
    own: unit.side === ground.side,
    look: lookOf(unit),
    title: unit.name,
    subtitle: subtitleOf(unit),
    figures: figuresOf(unit),
    notes: notesOf(unit),
    spoken: [
      unit.name,
      unit.size !== 'division' && unit.divisionName && `of the ${unit.divisionName}`,
      `at ${placeName(unit.hex, ground)}`,
      s ? `strength ${unit.strength}, ${s.operationPoints} points` : `strength about ${unit.strength}`,
      s && s.supply !== 'supplied' && s.supply,
    ]
      .filter(Boolean)
      .join(', '),
  };
}

export function lookOf(unit: UnitView): CounterLook {
  const s = unit.statistics;
  return {
    color: colorOf(unit),
    branch: BRANCH[unit.symbol] ?? 'unknown',
    size: unit.size as Size,
    unit: unit.size === 'division' ? '' : unit.designation,
    formation: unit.division || unit.corps,
    factors: s ? String(unit.strength) : '',
    stepLost: s ? unit.strength < unit.fullStrength * 0.75 : false,
    outOfSupply: s ? s.supply !== 'supplied' : false,
    travel: s?.mode === 'travel',
    fort: s?.fort ?? 0,
  };
}

/** The counters' colors: SS black, parachutists in the sky blue of the Luftwaffe. */
export function colorOf(unit: { side: string; division: string; corps: string; arm: string }): CounterColor {
  if (unit.side === 'american') return 'olive';
  if (/\dSS$/.test(unit.division) || (unit.division === '' && /^I{1,2}SS$/.test(unit.corps))) return 'black';
  return unit.arm === 'FJ' ? 'skyBlue' : 'fieldGray';
}

function subtitleOf(unit: UnitView): string {
  const division = unit.size !== 'division' ? unit.divisionName : '';
  const corps = unit.corps && unit.corps !== '-' ? `${unit.corps} Corps` : '';
  return [division || (unit.size === 'division' ? '' : 'independent'), corps].filter(Boolean).join(' · ');
}

function figuresOf(unit: UnitView): Figure[] {
  const s = unit.statistics;
  if (!s) return [{ label: 'combat, about', value: String(unit.strength), clause: '8.0h' }];
  return [
    {
      label: 'combat',
      value: String(unit.strength),
      of: unit.strength < unit.fullStrength ? String(unit.fullStrength) : undefined,
      clause: '1.5b',
    },
    { label: 'efficiency', value: `${percent(s.efficiency)}`, clause: '8.1a' },
    { label: 'points', value: String(s.operationPoints), clause: '7.4a' },
    { label: 'artillery', value: String(s.artillery), clause: '6.4a' },
    ...(s.fort > 0 ? [{ label: 'fort', value: String(s.fort), clause: '7.8a' }] : []),
  ];
}

function notesOf(unit: UnitView): Note[] {
  const s = unit.statistics;
  if (!s) return [{ text: 'statistics hidden', clause: '6.1f' }];
  const notes: Note[] = [
    { text: `${s.mode} mode`, clause: '7.7a' },
    { text: s.outOfFuel ? 'out of fuel' : s.supply, clause: '4.2a', tone: s.supply === 'supplied' ? 'good' : 'bad' },
  ];
  if (s.plot !== null) notes.push({ text: 'attack plotted', clause: '7.9e' });
  if (s.advance) notes.push({ text: 'advances after combat', clause: '7.3b' });
  if (unit.stacking > 1) notes.push({ text: `${unit.stacking} stacking points`, clause: '7.6u' });
  return notes;
}

export function placeName(hex: string, ground: Ground): string {
  const found = ground.map.hexes[ground.hex(hex)];
  return found?.place ? `${found.place.name} ${hex}` : hex;
}

export function unitOf(view: BreakthroughView, id: string): UnitView | undefined {
  return view.units.find((u) => u.id === id);
}
