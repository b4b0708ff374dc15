import type { Limits, Unit } from '../../api/types.ts';
import type { CounterColor, Branch, CounterLook } from '../../counters/look.ts';
import type { Figure, Note, Piece } from '../../table/board.ts';
import type { Ground } from '../game.ts';

const BRANCH: Record<string, Branch> = {
  armor: 'armor',
  panzer: 'armor',
  'assault-gun': 'armor',
  'armored-infantry': 'mechanized',
  panzergrenadier: 'mechanized',
  'motor-infantry': 'motorized',
  infantry: 'infantry',
  fusilier: 'infantry',
  'infantry-bicycle': 'infantry',
  parachute: 'airborne',
  glider: 'airborne',
  cavalry: 'recon',
  recon: 'recon',
  engineer: 'engineer',
  artillery: 'artillery',
  'tank-destroyer': 'antitank',
  flak: 'antitank',
};

const COLOR: Record<string, CounterColor> = {
  army: 'fieldGray',
  ss: 'black',
  luftwaffe: 'skyBlue',
  us: 'olive',
  french: 'olive',
  belgian: 'olive',
  british: 'tan',
};

const ROLE: Record<string, string> = {
  'armored-infantry': 'armored infantry',
  'motor-infantry': 'motor infantry',
  'infantry-bicycle': 'bicycle infantry',
  'tank-destroyer': 'tank destroyer',
  'assault-gun': 'assault gun',
};

/** A counter on the map or beside it. Below the top of an enemy stack it has neither name nor factors (7.3). */
export function pieceOf(unit: Unit, hex: string | null, hungry: boolean, ground: Ground, limits: Limits): Piece {
  const place = hex === null ? 'beside the map' : `at ${placeName(hex, ground)}`;
  return {
    id: unit.id,
    side: unit.side,
    hex: hex === null ? -1 : ground.hex(hex),
    own: unit.side === ground.side,
    look: lookOf(unit, hungry),
    title: unit.known ? unit.name : 'Unknown unit',
    label: unit.known ? unit.name : 'Unknown unit',
    subtitle: subtitleOf(unit),
    figures: figuresOf(unit, limits),
    notes: notesOf(unit, hungry),
    spoken: [
      unit.known ? unit.name : 'unknown unit',
      unit.organization && `of ${unit.organization}`,
      place,
      unit.factors && `factors ${unit.factors}`,
      unit.reduced && 'reduced',
    ]
      .filter(Boolean)
      .join(', '),
  };
}

export function lookOf(unit: Unit, hungry: boolean): CounterLook {
  return {
    color: unit.known ? (COLOR[unit.nationality] ?? 'fieldGray') : unit.side === 'german' ? 'fieldGray' : 'olive',
    branch: unit.known ? (BRANCH[unit.type] ?? 'infantry') : 'unknown',
    size: unit.type === 'artillery' ? 'brigade' : 'battalion',
    unit: short(unit),
    formation: unit.organization,
    factors: unit.factors,
    stepLost: unit.reduced,
    outOfSupply: hungry,
    travel: false,
    done: unit.marks.includes('done') && unit.type === 'artillery',
  };
}

/** The designation that fits beside the symbol: battalion and regiment, without the arm. */
function short(unit: Unit): string {
  if (!unit.known) return '';
  return /^[IV]+\/\d+/.exec(unit.name)?.[0] ?? unit.name.replace(/ (FA Gp|ECB|Inf|Gren)$/, '');
}

function subtitleOf(unit: Unit): string {
  if (!unit.known) return 'below the top of its stack';
  const role = ROLE[unit.type] ?? unit.type;
  return [unit.organization ? `${unit.organization}` : 'independent', `${unit.heavy ? 'heavy ' : ''}${role}`].join(' · ');
}

function figuresOf(unit: Unit, limits: Limits): Figure[] {
  if (!unit.known) return [];
  const moves: Figure = {
    label: 'movement',
    value: String(unit.pointsLeft ?? unit.movement),
    of: unit.pointsLeft === null ? undefined : String(unit.movement),
    clause: '9.1a',
  };
  if (unit.type === 'artillery') return [{ label: 'defense', value: String(limits.artilleryDefense), clause: '10.19a' }, moves];
  return [
    { label: 'attack', value: String(unit.attack), clause: '2.11a' },
    { label: 'defense', value: String(unit.defense), clause: '2.11a' },
    moves,
    { label: 'steps', value: String(unit.steps), clause: '2.13a' },
  ];
}

const MARKS: Record<string, [string, string]> = {
  done: ['done for this couplet', '5.7b'],
  finished: ['has moved', '9.2c'],
  moving: ['on the move', '7.10a'],
  attacked: ['has attacked', '10.3c'],
  peiper: ['Kampfgruppe Peiper', '7.7a'],
};

function notesOf(unit: Unit, hungry: boolean): Note[] {
  if (!unit.known) return [{ text: 'identity hidden', clause: '7.3' }];
  const notes: Note[] = unit.marks.flatMap((m) => (MARKS[m] ? [{ text: MARKS[m][0], clause: MARKS[m][1] }] : []));
  if (unit.reduced) notes.push({ text: 'reduced', clause: '2.13c', tone: 'bad' });
  if (unit.marks.includes('supply-problems')) notes.push({ text: 'supply problems', clause: '6.16b', tone: 'bad' });
  else if (hungry) notes.push({ text: 'out of supply', clause: '6.6a', tone: 'bad' });
  return notes;
}

export function placeName(hex: string, ground: Ground): string {
  const found = ground.map.hexes[ground.hex(hex)];
  return found?.place ? `${found.place.name} ${hex}` : hex;
}

/** Whether a check now would find the unit out of supply. */
export const isHungry = (unit: Unit): boolean => unit.marks.includes('out-of-supply');
