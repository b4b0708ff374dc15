import { short } from './field.ts';

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

/** An order of the notation in a player's words. */
export function spokenOrder(order: string): string {
  const [verb, a = '', b = '', c = '', d = ''] = order.split(' ');
  switch (verb) {
    case 'set-up': return `Set ${name(a)} up in ${formationName(b)} at ${c}, facing ${wind(Number(d))}`;
    case 'deploy': return `Bring ${name(a)} on in ${formationName(b)} at ${c}, facing ${wind(Number(d))}`;
    case 'attach': return `Attach ${name(a)} to ${name(b)}`;
    case 'detach': return `Detach ${name(a)}`;
    case 'done': return 'End the step';
    case 'pass': return 'Pass this turn';
    case 'proceed': return 'Proceed';
    case 'activate': return `Activate ${name(a)}`;
    case 'activate-groups': return `Activate ${order.split(' ').slice(1).map((l) => `battlegroup ${l}`).join(', ')}`;
    case 'deactivate': return `Deactivate ${name(a)}`;
    case 'plan': return `Template ${a}: ${b}${c && c !== 'turn' ? ` at ${c}` : ''}${order.includes(' turn ') ? ` on turn ${order.split(' turn ')[1]}` : ''}`;
    case 'keep': return `Template ${a} fires another round`;
    case 'call': return `Call template ${a}${b ? ` at ${b}` : ''}`;
    case 'cancel': return `Call template ${a} off`;
    case 'move': return `Move ${name(a)} ${vector(b)}`;
    case 'go': return `Move ${name(a)} by the way laid out`;
    case 'road': return `Move ${name(a)} ${b.replace(/[+-]/, '')}″ along the road, ${b.startsWith('-') ? 'back' : 'on'}`;
    case 'form': return `${name(a)} to ${formationName(b)}${b === 'road' ? '' : `, facing ${wind(Number(c))}`}`;
    case 'decline': return `${name(a)} lets its action go`;
    case 'dismount': return `${name(a)} gets out of its transport`;
    case 'limber': return `${name(a)} limbers up`;
    case 'rally': return `Rally ${name(a)}`;
    case 'aim': return `${name(a)} aims at ${whose(b)}${c ? `, ${c}` : ''}`;
    case 'shoot': return `${name(a)} fires${b ? ' with its heavy weapons' : ''}`;
    case 'combat': return `${whose(a)} fights ${whose(b)}`;
    case 'opportunity': return `${name(a)} fires at ${whose(b)}${c ? ' with heavy weapons' : ''}`;
    case 'hold': return a === 'inch' ? 'Hold at this inch' : a === 'move' ? 'Hold for this move' : 'Hold for this turn';
    case 'displace': return `${name(a)} takes it instead`;
    case 'accept': return 'The struck stand takes it';
    case 'lose': return `Lose ${name(a)}`;
    case 'retreat': return `Back through ${name(a)}, away from ${whose(c)}`;
    case 'advance': return 'Advance';
    case 'stay': return 'Stay';
    case 'withdraw': return `Withdraw ${name(a)}`;
    case 'drop': return `Drop ${name(a)} at ${b}, ${order.split(' ').slice(3).join(' ')}`;
    case 'postpone': return `Postpone ${name(a)} to ${b}, ${c}`;
    case 'withhold': return `Hold ${name(a)} back`;
    case 'rendezvous': return `${name(a)} is where they gather`;
    case 'gather': return `${name(a)} gathers`;
    case 'make-for': return `${name(a)} makes for ${b}`;
    case 'entrench': return `${name(a)} digs in`;
    case 'ride': return `${name(a)} rides on ${name(b)}`;
    case 'smoke': return `Template ${a} fires smoke`;
    default: return order.replace(/(allied|axis)\//g, '').replace(/-/g, ' ');
  }
}

/** Orders that choose a place on the table: they are given there, and listed for those who cannot point. */
export const isPlaced = (order: string): boolean => /^(set-up|deploy|move|go|road|form|aim|opportunity|plan|call|drop|postpone|make-for) /.test(order) && !/^call \d+$/.test(order);

/** The key of a verb: one letter, as far as it goes. */
export function keyOf(order: string): string {
  switch (order.split(' ')[0]) {
    case 'done': case 'proceed': return 'C';
    case 'pass': return 'P';
    case 'activate': return 'A';
    case 'shoot': return order.endsWith('weapons') ? 'W' : 'F';
    case 'decline': return 'X';
    case 'dismount': return 'D';
    default: return '';
  }
}
