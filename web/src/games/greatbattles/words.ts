import type { DropView, OrderDescription, Parts } from '../../api/types.ts';
import type { Input } from '../../table/session.svelte.ts';
import { short, type UnitPiece } from './field.ts';
import { spelled } from './geo.ts';

const FORMATIONS: Record<string, string> = { defensive: 'defensive', assault: 'assault', march: 'march column', road: 'road column' };
export const formationName = (id: string): string => FORMATIONS[id] ?? id;

const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
export const wind = (degrees: number): string => WINDS[Math.round(degrees / 45) % 8];

/** A step in inches, on a sheet whose rows run south. */
function heading([dx, dy]: [number, number]): string {
  const degrees = ((Math.atan2(dx, -dy) * 180) / Math.PI + 360) % 360;
  return `${Math.round(Math.hypot(dx, dy) * 10) / 10}″ ${wind(degrees)}`;
}

const TITLES: Record<string, string> = {
  'set-up': 'Set up',
  deploy: 'Deploy',
  'deploy-stands': 'Deploy',
  'form-stands': 'Change the formation of',
  move: 'Move',
  go: 'Move',
  road: 'Move',
  form: 'Change the formation of',
  aim: 'Aim with',
  drop: 'Drop',
  postpone: 'Postpone',
  'make-for': 'Move',
  advance: 'Advance',
};

/** What an order does that is still being put together. */
export function titleOf({ verb, units, words }: Parts, steps: [number, number][] = []): string {
  if (verb === 'move' && steps.length === 1) return `Move ${short(units?.[0] ?? '')} ${heading(steps[0])}`;
  if (verb === 'call' || verb === 'plan') return `${verb === 'call' ? 'Call' : 'Plan'} template ${words?.[0]}`;
  return [TITLES[verb] ?? verb, short(units?.[0] ?? '')].filter(Boolean).join(' ');
}

/** The question what an order would do. */
export const previewOf = ({ verb, units, places, words }: OrderDescription | Parts): Parts => ({
  verb: 'preview',
  units,
  places,
  words: [verb, ...(words ?? [])],
});

/** How an order is sent: as its text if the server gave one. */
export const textOf = (order: OrderDescription | Parts): Input => ('text' in order ? order.text : order);

/** The number of the template that orders are about. */
export const templateOf = (orders: OrderDescription[]): number => Number(orders[0]?.words[0] ?? 0);

const PLACED = new Set(
  ['set-up', 'deploy', 'deploy-stands', 'move', 'go', 'road', 'form', 'aim'].concat([
    'opportunity',
    'plan',
    'drop',
    'postpone',
    'make-for',
  ]),
);

/** Orders that choose a place on the table: they are given there, and listed for those who cannot point. */
export const isPlaced = (order: OrderDescription): boolean => PLACED.has(order.verb) || (order.verb === 'call' && order.places.length > 0);

/** Orders that are previewed before they are given. */
export const isPreviewed = ({ verb }: { verb: string }): boolean =>
  ['move', 'go', 'road', 'form', 'aim', 'combat', 'set-up', 'deploy', 'deploy-stands', 'plan', 'call'].includes(verb);

const KEYS: Record<string, string> = { done: 'C', proceed: 'C', pass: 'P', activate: 'A', decline: 'X', dismount: 'D' };

/** The key of an order: one letter, as far as it goes. */
export const keyOf = ({ verb, words }: OrderDescription): string =>
  verb === 'shoot' ? (words.includes('weapons') ? 'W' : 'F') : (KEYS[verb] ?? '');

const WAYS: Record<string, string> = {
  parachute: 'by parachute',
  glider: 'by glider',
  'air-landed': 'by air to an airfield that is held',
  seaborne: 'by sea over a beach',
  reserve: 'from reserve',
};

/** How and when a unit that is not set up comes. */
export function comesHow({ comes, day, turn, id = '' }: Pick<UnitPiece, 'comes' | 'day' | 'turn'> & { id?: string }): string {
  if (comes === 'seaborne' && id.startsWith('FUP')) return 'to the first beachhead or port you hold';
  const when = turn === 0 ? `in the night before day ${day}` : `on turn ${turn} of day ${day}`;
  return comes === 'parachute' || comes === 'glider'
    ? `${WAYS[comes]} ${when}`
    : `${WAYS[comes] ?? comes} from day ${day}${turn > 0 ? `, turn ${turn}` : ''}`;
}

/** A drop that is planned, in a few words. */
export function dropTold(drop: DropView): string {
  if (drop.withheld) return 'held back';
  return `${drop.height === 'glider' ? 'by glider' : drop.height} at ${spelled(drop.x)}, ${spelled(drop.y)}, ${drop.turn === 0 ? 'before dawn' : `turn ${drop.turn}`} of day ${drop.day}`;
}

const MARKS: Record<string, (count: number, about: string) => string> = {
  works: (_, about) => (about === 'hard' ? 'field works' : about === 'bunker' ? 'bunker' : 'entrenched'),
  digging: (n) => `digging in, ${n}`,
  'ammo-low': () => 'low on ammunition',
  riding: (_, about) => `rides on ${short(about)}`,
  'orders-on-their-way': (n) => `orders on their way until turn ${n}`,
  helped: () => 'helped by the staff',
  hurrying: () => 'hurries',
  'on-foot': () => 'on foot',
  'must-lose-a-stand': () => 'isolated, must lose a stand',
  'led-by': (_, about) => `led by ${short(about)}`,
};

/** What lies beside a stand or unit under the options. */
export const markTold = ({ kind, count, about }: { kind: string; count: number; about: string }): string =>
  MARKS[kind]?.(count, about) ?? kind;
