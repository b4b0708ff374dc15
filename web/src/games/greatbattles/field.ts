import type { GreatBattlesView, GreatBattlesViewUnitView, StandView, TemplateView } from '../../api/types.ts';
import type { CounterColor, Branch } from '../../counters/look.ts';
import { type Dot, middle, Sheet } from './geo.ts';

/** A stand on the table as it is drawn. */
export interface StandPiece {
  name: string;
  unit: string;
  /** What is written on it: the battalion, without its side. */
  label: string;
  color: CounterColor;
  own: boolean;
  type: string;
  branch: Branch | null;
  arms: string;
  at: Dot;
  facing: number;
  width: number;
  depth: number;
  corners: Dot[];
  suppressed: boolean;
  /** "HT" or "TR" while its transport carries it. */
  transport: string;
  setUp: boolean;
  owes: boolean;
  rear: boolean;
  aim: string;
  hidden: boolean;
  activated: boolean;
}

export interface UnitPiece extends GreatBattlesViewUnitView {
  /** Without its side. */
  id: string;
  own: boolean;
  stands: StandPiece[];
  /** By parachute or glider. */
  dropped: boolean;
  /** Stands in reserve. */
  waiting: StandView[];
}

/** Everything on and beside the table, as one seat knows it. */
export interface Field {
  view: GreatBattlesView;
  sheet: Sheet;
  side: string;
  units: UnitPiece[];
  stands: StandPiece[];
  templates: TemplateView[];
  color: Record<string, CounterColor>;
}

const COLORS: Record<string, CounterColor> = {
  german: 'fieldGray',
  us: 'olive',
  commonwealth: 'tan',
  british: 'tan',
  italian: 'skyBlue',
  french: 'skyBlue',
  soviet: 'tan',
};
const BRANCHES: Record<string, Branch> = {
  infantry: 'infantry',
  smg: 'infantry',
  engineer: 'engineer',
  armor: 'armor',
  'at-gun': 'antitank',
  'field-gun': 'artillery',
};

/** What a kind of stand is called. */
export const TYPES: Record<string, string> = {
  infantry: 'Infantry',
  smg: 'Submachine guns',
  engineer: 'Engineers',
  armor: 'Armor',
  'at-gun': 'Anti-tank gun',
  'field-gun': 'Field gun',
  'hvy-wpns': 'Heavy weapons',
  hq: 'Headquarters',
  'c-ops': 'Center of Operations',
  fup: 'Forming Up Place',
};

/** The command posts: single stands that fight nobody. There may be several of each. */
export const isPost = (id: string): boolean => /^(COps|FUP)/.test(id);

export const short = (name: string): string => name.slice(name.indexOf('/') + 1);

export function fieldOf(view: GreatBattlesView, side: string): Field {
  const sheet = new Sheet(view.table);
  const color = Object.fromEntries(view.parties.map((p) => [p.side, COLORS[p.nation] ?? (p.side === 'axis' ? 'fieldGray' : 'olive')]));
  const units = new Map(view.units.map((u) => [u.name, u]));
  const stands = view.stands
    .filter((s) => s.place === 'table' && s.corners.length === 4)
    .map((s) => standPiece(s, units.get(s.unit), sheet, color, side));
  return {
    view,
    sheet,
    side,
    stands,
    color,
    templates: view.templates,
    units: view.units.map((u) => ({
      ...u,
      id: short(u.name),
      own: u.side === side,
      dropped: u.comes === 'parachute' || u.comes === 'glider',
      stands: stands.filter((s) => s.unit === u.name),
      waiting: view.stands.filter((s) => s.unit === u.name && s.place === 'reserve'),
    })),
  };
}

function standPiece(
  s: StandView,
  unit: GreatBattlesViewUnitView | undefined,
  sheet: Sheet,
  color: Record<string, CounterColor>,
  side: string,
): StandPiece {
  const owner = s.name.slice(0, s.name.indexOf('/'));
  const corners = sheet.dots(s.corners);
  const far = (a: Dot, b: Dot) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const halftrack = /half/i.test(s.transport);
  return {
    name: s.name,
    unit: s.unit,
    label: s.unit ? short(s.unit) : short(s.name),
    color: color[owner] ?? 'olive',
    own: owner === side,
    type: s.type,
    arms: s.arms,
    at: sheet.dot(s.x, s.y),
    facing: s.facing,
    corners,
    width: far(corners[0], corners[3]),
    depth: far(corners[0], corners[1]),
    branch: s.loaded && BRANCHES[s.type] === 'infantry' ? (halftrack ? 'mechanized' : 'motorized') : (BRANCHES[s.type] ?? null),
    suppressed: s.suppressed,
    transport: s.loaded && s.type !== 'armor' ? (halftrack ? 'HT' : 'TR') : '',
    setUp: s.setUp,
    owes: s.owesAction,
    rear: s.rear,
    aim: s.aim,
    hidden: unit?.hidden ?? false,
    activated: unit?.status === 'activated',
  };
}

export const unitMiddle = (unit: UnitPiece): Dot | null => (unit.stands.length > 0 ? middle(unit.stands.map((s) => s.at)) : null);

/** The middle of a unit's front edge, which is where orders put it down. */
export function unitFront(unit: UnitPiece): Dot | null {
  const front = unit.stands.filter((s) => !s.rear && s.type !== 'hq' && s.type !== 'hvy-wpns');
  return front.length > 0 ? middle(front.map((s) => middle([s.corners[0], s.corners[3]]))) : null;
}

/** What a stand is: a vehicle by its name, a gun by its kind and size. */
export function kindOf({ type, arms }: { type: string; arms: string }): string {
  const kind = TYPES[type] ?? type;
  return !arms ? kind : type.endsWith('-gun') ? `${kind} (${arms})` : arms;
}

/** A stand as it is called in a sentence. */
export const callStand = (s: StandPiece): string => `${s.own ? '' : 'enemy '}${short(s.name)} ${kindOf(s)}`;

/** "allied/A1/2 is suppressed" as a player says it: "A1/2 infantry is suppressed". */
export function nameIds(text: string, field: Field | null): string {
  return text.replace(/\b(?:allied|axis)\/[A-Z][\w-]*(?:\/[\w-]+)?/g, (id) => {
    const stand = field?.stands.find((s) => s.name === id);
    if (stand) return callStand(stand);
    const unit = field?.units.find((u) => u.name === id);
    const name = unit && isPost(unit.id) ? unit.title : short(id);
    return unit && !unit.own ? `enemy ${name}` : name;
  });
}

/** Three infantry stands are said once. */
export function standsTold(stands: { type: string; arms: string }[]): string {
  const kinds = stands.map(kindOf);
  return [...new Set(kinds)]
    .map((kind) => (kinds.filter((k) => k === kind).length > 1 ? `${kinds.filter((k) => k === kind).length} × ${kind}` : kind))
    .join(', ');
}

/** A stand in one line, for a screen reader. */
export function spokenStand(s: StandPiece): string {
  const marks = [
    s.arms,
    s.suppressed && 'suppressed',
    s.transport && 'in transport',
    s.setUp && 'set up',
    s.owes && 'owes an action',
    s.rear && 'in the rear rank',
    s.aim && `aims at ${short(s.aim)}`,
  ].filter(Boolean);
  return [`${s.label} ${TYPES[s.type] ?? s.type}`, ...marks].join(', ');
}

export function spokenUnit(u: UnitPiece): string {
  const where = u.where === 'table' ? `${u.formation} formation` : u.where;
  const marks = [
    u.hidden && 'hidden',
    u.status,
    u.actions > 0 && `${u.actions} ${u.actions === 1 ? 'action' : 'actions'}`,
    u.lockedWith && `in close combat with ${short(u.lockedWith)}`,
  ].filter(Boolean);
  return [`${u.id} ${u.title}`, u.quality, `${u.stands.length || u.waiting.length} stands`, where, ...marks].join(', ');
}
