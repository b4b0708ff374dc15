import type { BreakthroughView, View } from '../../api/types.ts';
import type { GameTable } from '../game.ts';
import { oddsBadge, oddsOf, reachOf, supplyLinesOf, supplyOf } from './answers.ts';
import { boardOf } from './board.ts';
import { happeningOf } from './happenings.ts';
import { LESSONS } from './tutorial.ts';
import { forgottenIn, phaseVerbs, unitVerbs } from './verbs.ts';

const of = (view: View) => view as BreakthroughView;
const after = (text: string, prefix: string) => (text.startsWith(prefix) ? text.slice(prefix.length) : null);

const DIRECTIONS = ['west', 'north-west', 'north-east', 'east', 'south-east', 'south-west'];

/** An order of the notation in a player's words. */
function spoken(order: string): string {
  const [verb, unit, rest = ''] = order.split(' ');
  const way = DIRECTIONS[Number(rest) - 1];
  switch (verb) {
    case 'move':
      return `${unit} moves ${way}`;
    case 'attack':
      return `${unit} attacks to the ${way}`;
    case 'mode':
      return `${unit} changes mode`;
    case 'fortify':
      return `${unit} fortifies`;
    case 'strike':
      return `aircraft attack ${unit}`;
    default:
      return order;
  }
}

const breakthrough: GameTable = {
  id: 'breakthrough',
  otherUp: { top: 'west', label: 'West up, as in the original' },
  board: (view, ground) => boardOf(of(view), ground),
  unitSubject: (piece) => `unit ${piece.id}`,
  hexSubject: (hex) => `hex ${hex}`,
  phaseSubject: 'phase',
  subjectUnit: (subject) => after(subject, 'unit '),
  subjectHex: (subject) => after(subject, 'hex '),
  reachQuestion: (piece, view) => (of(view).phase.includes('Operation') ? `reach ${piece.id}` : null),
  reach: reachOf,
  moveOrders: (piece, from, path, ground) => {
    let at = from;
    return path.map((hex) => {
      const direction = ground.layout.direction(at, hex) + 1;
      at = hex;
      return `move ${piece.id} ${direction}`;
    });
  },
  targets: (orders, piece, ground) =>
    orders.flatMap((order) => {
      const [verb, what, direction] = order.split(' ');
      if (verb === 'attack' && piece) return [{ hex: ground.layout.neighbour(piece.hex, Number(direction) - 1), order }];
      return verb === 'strike' ? [{ hex: ground.hex(what), order }] : [];
    }),
  attackBy: (order, lead, other) => order.replace(` ${lead.id} `, ` ${other.id} `),
  oddsQuestion: (target, attackers) => `odds ${target} by ${attackers.map((p) => p.id).join(' ')}`,
  oddsBadge,
  odds: oddsOf,
  supplyQuestion: (piece) => `supply ${piece.id}`,
  supply: supplyOf,
  sideSupply: { question: (side) => `supply ${side}`, lines: supplyLinesOf },
  verbs: (piece, orders, view, _prompt, ground) => unitVerbs(piece, orders, of(view), ground),
  hexVerbs: (orders) => orders.map((order) => ({ label: 'Attack from the air', key: 'G', order, legal: true, primary: true })),
  phaseVerbs: (orders, view, prompt) => phaseVerbs(orders, of(view), prompt),
  forgotten: (_board, view, subjects, _prompt, ground) =>
    forgottenIn(
      of(view),
      subjects.map((s) => after(s, 'unit ') ?? ''),
      ground,
    ),
  happening: happeningOf,
  spoken,
  directionOrders: (piece, direction) => [`attack ${piece.id} ${direction}`, `move ${piece.id} ${direction}`],
  tutorial: { side: 'german', scenario: 'first-seven-days', lessons: LESSONS },
};

export default breakthrough;
