import type { DropView } from '../../api/types.ts';
import { short, type UnitPiece } from './field.ts';
import { spelled } from './geo.ts';

const FORMATIONS: Record<string, string> = { defensive: 'defensive', assault: 'assault', march: 'march column', road: 'road column' };
export const formationName = (id: string): string => FORMATIONS[id] ?? id;

const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
export const wind = (degrees: number): string => WINDS[Math.round(degrees / 45) % 8];

const name = (text = '') => short(text);
/** Both sides have an A1: where both are named, so is their side. */
const whose = (text = '') => text.replace('/', ' ');

function vector(text: string): string {
  const [dx, dy] = text.split(',').map(Number);
  const far = Math.round(Math.hypot(dx, dy) * 10) / 10;
  const degrees = ((Math.atan2(dx, dy) * 180) / Math.PI + 360) % 360;
  return `${far}″ ${wind(degrees)}`;
}

/** An order of the notation in a player's words; `kind` says what a stand is. */
export function spokenOrder(order: string, kind: (stand: string) => string = () => ''): string {
  const what = (stand: string) => [kind(stand), name(stand)].filter(Boolean).join(' ');
  const [verb, a = '', b = '', c = '', d = ''] = order.split(' ');
  switch (verb) {
    case 'set-up':
      return `Set ${name(a)} up in ${formationName(b)} at ${c}, facing ${wind(Number(d))}`;
    case 'deploy':
      return c.includes('=')
        ? `Bring ${name(a)} on in ${formationName(b)}, stand by stand`
        : `Bring ${name(a)} on in ${formationName(b)} at ${c}, facing ${wind(Number(d))}`;
    case 'attach':
      return `Attach ${what(a)} to ${name(b)}`;
    case 'detach':
      return `Detach ${what(a)}`;
    case 'done':
      return 'End the step';
    case 'pass':
      return 'Pass this turn';
    case 'proceed':
      return 'Proceed';
    case 'activate':
      return `Activate ${name(a)}`;
    case 'activate-groups':
      return `Activate ${c || b ? 'battlegroups' : 'battlegroup'} ${order.split(' ').slice(1).join(' and ')}`;
    case 'deactivate':
      return `Deactivate ${name(a)}`;
    case 'plan':
      return `Template ${a}: ${b}${c && c !== 'turn' ? ` at ${c}` : ''}${order.includes(' turn ') ? ` on turn ${order.split(' turn ')[1]}` : ''}`;
    case 'keep':
      return `Template ${a} fires another round`;
    case 'call':
      return `Call template ${a}${b ? ` at ${b}` : ''}`;
    case 'cancel':
      return `Call template ${a} off`;
    case 'move':
      return `Move ${name(a)} ${vector(b)}`;
    case 'go':
      return `Move ${name(a)} stand by stand`;
    case 'road':
      return `Move ${name(a)} ${b.replace(/[+-]/, '')}″ along the road, ${b.startsWith('-') ? 'back' : 'on'}`;
    case 'form':
      return `${name(a)} to ${formationName(b)}${b === 'road' ? '' : `, facing ${wind(Number(c))}`}`;
    case 'decline':
      return `${name(a)} lets its action go`;
    case 'dismount':
      return `${name(a)} gets out of its transport`;
    case 'limber':
      return `${what(a)} limbers up`;
    case 'rally':
      return `Rally ${what(a)}`;
    case 'aim':
      return `${name(a)} aims at ${whose(b)}${c ? `, ${c}` : ''}`;
    case 'shoot':
      return `${name(a)} fires${b ? ' with its heavy weapons' : ''}`;
    case 'combat':
      return `${whose(a)} fights ${whose(b)}`;
    case 'opportunity':
      return `${name(a)} fires at ${whose(b)}${c ? ' with heavy weapons' : ''}`;
    case 'hold':
      return a === 'inch' ? 'Hold at this inch' : a === 'move' ? 'Hold for this move' : 'Hold for this turn';
    case 'displace':
      return `${name(a)} takes it instead`;
    case 'accept':
      return 'The struck stand takes it';
    case 'suppress':
      return `Suppress ${what(a)}`;
    case 'lose':
      return `Lose ${what(a)}`;
    case 'retreat':
      return `Back through ${name(a)}, away from ${whose(c)}`;
    case 'advance':
      return `Advance ${a || 1}″`;
    case 'stay':
      return 'Stay';
    case 'withdraw':
      return `Withdraw ${name(a)}`;
    case 'drop':
      return `Drop ${name(a)} at ${b}, ${order.split(' ').slice(3).join(' ')}`;
    case 'postpone':
      return `Postpone ${name(a)} to ${b}, ${c}`;
    case 'withhold':
      return `Hold ${name(a)} back`;
    case 'rendezvous':
      return `Gather at ${what(a)}`;
    case 'gather':
      return `${name(a)} gathers`;
    case 'make-for':
      return `${name(a)} makes for ${b}`;
    case 'entrench':
      return `${what(a)} digs in`;
    case 'reactivate':
      return `Try to activate ${name(a)} again`;
    case 'initiative':
      return `${name(a)} tries to act on its own initiative`;
    case 'rouse':
      return `The headquarters with ${name(a)} rouses its battlegroup`;
    case 'save':
      return `The staff of ${name(a)} works for an activation point`;
    case 'help':
      return `The staff helps ${name(a)}`;
    case 'hurry':
      return `${name(a)} hurries through bad going`;
    case 'ride':
      return `${name(a)} rides on ${name(b)}`;
    case 'smoke':
      return `Template ${a} fires smoke`;
    default:
      return order.replace(/(allied|axis)\//g, '').replace(/-/g, ' ');
  }
}

/** Orders that choose a place on the table: they are given there, and listed for those who cannot point. */
export const isPlaced = (order: string): boolean =>
  /^(set-up|deploy|deploy-stands|move|go|road|form|aim|opportunity|plan|call|drop|postpone|make-for) /.test(order) &&
  !/^call \d+$/.test(order);

/** The key of a verb: one letter, as far as it goes. */
export function keyOf(order: string): string {
  switch (order.split(' ')[0]) {
    case 'done':
    case 'proceed':
      return 'C';
    case 'pass':
      return 'P';
    case 'activate':
      return 'A';
    case 'shoot':
      return order.endsWith('weapons') ? 'W' : 'F';
    case 'decline':
      return 'X';
    case 'dismount':
      return 'D';
    default:
      return '';
  }
}

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
